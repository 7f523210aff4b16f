"""One door for each table: who opens or closes its room is alone at it, and waits for nobody else."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Doors:
    def __init__(self) -> None:
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, table: str) -> asyncio.Lock:
        door = self._doors.get(table)
        if door is None:
            door = self._doors[table] = asyncio.Lock()
        return door
