"""What all shapes on the wire share."""

from __future__ import annotations

import msgspec


class Shape(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An object of JSON with just these fields: one that is unknown is refused, and never sent."""
