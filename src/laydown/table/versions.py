"""Versions of the rules: what an old record meant, in options of the rules as they stand now.

A change of the rules that changes play becomes an option whose default is the new way. The version goes up
by one, and the table says for every older version which value each preset had; so one engine plays all
records for ever. Version 1 is the first, and means every preset as it is.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

RULES_VERSIONS: Final[Mapping[int, Mapping[str, Mapping[str, str]]]] = MappingProxyType(
    {
        1: MappingProxyType({}),
    }
)
"""For each version, for each preset, the options in which it meant something else than the preset now."""

RULES_VERSION: Final = max(RULES_VERSIONS)


def meant_by(version: int, preset: str) -> Mapping[str, str]:
    """The options, as text, in which this version of the rules meant something else; KeyError for none."""
    return RULES_VERSIONS[version].get(preset, {})
