"""Which sentences of the rulebook say what a clause says, for the player who asks why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from laydown.errors import Message

SENTENCES: Final[Mapping[str, tuple[str, ...]]] = {
    "M-DEAL-5": ("mille-rule-cut",),
    "M-TURN-1": ("mille-rule-turn",),
    "M-TURN-2": ("mille-rule-turn",),
    "M-PILE-1": ("mille-rule-pile-take-",),
    "M-PILE-2": ("mille-rule-pile-take-",),
    "M-PILE-3": ("mille-rule-pile-rest",),
    "M-PILE-4": ("mille-rule-pile-two", "mille-rule-pile-two-"),
    "M-MELD-1": ("mille-rule-sets",),
    "M-MELD-2": ("mille-rule-wilds", "mille-rule-max-wilds"),
    "M-MELD-3": ("mille-rule-adding",),
    "M-MELD-4": ("mille-rule-no-wild-added",),
    "M-MELD-8": ("mille-rule-pile-stays-",),
    "M-OUT-1": ("mille-rule-out",),
    "M-OUT-2": ("mille-rule-out-must-discard",),
    "M-STOCK-1": ("mille-rule-stock-",),
    "M-STOCK-2": ("mille-rule-stock-",),
    "T-TURN-1": ("three-thirteen-rule-turn",),
    "T-TURN-3": ("three-thirteen-rule-turn",),
    "T-TURN-4": ("three-thirteen-rule-turn",),
    "T-TURN-5": ("three-thirteen-rule-no-rediscard",),
    "T-OUT-1": ("three-thirteen-rule-out",),
    "T-OUT-3": ("three-thirteen-rule-out-auto",),
    "T-LAST-2": ("three-thirteen-rule-last-turns", "three-thirteen-rule-speed-extra-beat"),
    "T-STOCK-1": ("three-thirteen-rule-stock-",),
    "T-SPEED-3": ("three-thirteen-rule-speed-beat",),
    "T-SPEED-7": ("three-thirteen-rule-speed-extra-beat",),
    "T-SPEED-8": ("three-thirteen-rule-middle-",),
}
"""Per clause the ids of its sentences; one with a hyphen at its end goes on with the value of an option."""


def explained(clause: str, rulebook: Iterable[Message]) -> tuple[Message, ...]:
    """What this rulebook says of the clause; nothing where the refusal itself says all."""
    names = SENTENCES.get(clause, ())
    return tuple(rule for rule in rulebook if any(_is_called(rule.id, name) for name in names))


def _is_called(id_: str, name: str) -> bool:
    return id_.startswith(name) if name.endswith("-") else id_ == name
