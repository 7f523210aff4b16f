"""`laydown warm`: compile what fast simulation needs, once, so that it starts at once from then on."""

from __future__ import annotations

import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from laydown.cli.arguments import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell

NEEDED: Final = ("numba", "numpy")
OF_ENVIRONMENTS: Final = ("gymnasium", "pettingzoo")
NOT_THERE: Final = 1

NAMES: Final = {
    "arranging": "cli-warm-arranging",
    "mille": "preset-mille",
    "three-thirteen": "preset-three-thirteen",
    "three-thirteen-speed": "preset-three-thirteen-speed",
    "environments": "cli-warm-environments",
}
"""What the parts are called."""


def _warm(given: Given, shell: Shell) -> int:
    del given
    if not all(map(find_spec, NEEDED)):
        shell.complain("laydown", shell.speaker.text("cli-warm-needs", command='pip install "laydown[fast]"'))
        return NOT_THERE
    from laydown.compiled import compiled_once, lasts, ready  # noqa: PLC0415 - only where it can be

    parts = _parts()
    due = [part for part in parts if not ready(part)]
    if not due:
        shell.tell("cli-warm-already")
        return 0
    begun = time.monotonic()
    for at, part in enumerate(due, start=1):
        shell.tell("cli-warm-part", at=at, count=len(due), part=shell.speaker.text(NAMES[part]))
        shell.stdout.flush()
        compiled_once(part, parts[part])
    shell.tell("cli-warm-done" if lasts() else "cli-warm-not-kept", seconds=round(time.monotonic() - begun))
    return 0


def _parts() -> dict[str, Callable[[], None]]:
    from laydown.research.warming import PARTS  # noqa: PLC0415 - loads numba's users

    missing = not all(map(find_spec, OF_ENVIRONMENTS))
    return {part: work for part, work in PARTS.items() if not (missing and part == "environments")}


WARM: Final = Command("warm", _warm, examples=("laydown warm",))
