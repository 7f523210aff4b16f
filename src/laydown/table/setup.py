"""What a table agrees on before the first deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from laydown.errors import ConfigError, Message
from laydown.games.options import differences

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Deck
    from laydown.games.rules import DealPlan, Game
    from laydown.table.stock import StockKind

LONGEST_NAME: Final = 40

_WIDE_SPACE: Final = "\u3000"
"""The space inside Japanese names; the only character of a name that Python calls unprintable."""

_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Fillers of Korean syllables and the empty Braille cell: printable to Python, and nobody sees them."""


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Deals told outside a whole match: just these, from these totals, with no winner at the end."""

    plans: tuple[DealPlan, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """Which game, by which rules, between whom. `preset` is the one that the rules were chosen from; `stock`
    says whether all draw from one stock or each seat from its own part of it (TABLE-STOCK-1).
    """

    game: Game
    preset: str
    config: Any
    names: tuple[str, ...]
    excerpt: Excerpt | None = None
    stock: StockKind = "ordinary"

    @classmethod
    def of(cls, game: Game, config: Any, names: Iterable[str], preset: str = "") -> Setup:  # noqa: ANN401 - the game's own Config
        """The setup, checked; without a preset, that which differs least. ConfigError says what is wrong."""
        named = tuple(names)
        game.check_seats(config, len(named))
        for name in named:
            check_name(name)
        if preset and preset not in game.presets:
            raise ConfigError(
                Message.of("preset-unknown", preset=preset, allowed=", ".join(game.presets)), "preset"
            )
        return cls(game, preset or nearest_preset(game, config), config, named)

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def deck(self) -> Deck:
        return self.game.deck(self.config, self.seats)

    def options(self) -> dict[str, str]:
        """The options that differ from the preset, as text."""
        return differences(self.config, self.game.presets[self.preset], self.game.options)


def nearest_preset(game: Game, config: Any) -> str:  # noqa: ANN401 - the game's own Config
    """The preset that this config differs from in the fewest options, and can be reached from by them."""
    distances = {
        name: changes
        for name, preset in game.presets.items()
        if game.configure(name, changes := differences(config, preset, _options(game, name))) == config
    }
    if not distances:
        raise ConfigError(Message.of("table-refuse-config"), "preset")
    return min(distances, key=lambda name: len(distances[name]))


def _options(game: Game, preset: str) -> list[Any]:
    return [option for option in game.options if not option.presets or preset in option.presets]


def check_name(name: str) -> None:
    """A name is 1 to 40 characters that can be seen, without spaces around it (TABLE-NAME-1)."""
    seen = name.replace(_WIDE_SPACE, "")
    is_seen = seen.isprintable() and _BLANKS.isdisjoint(seen)
    if not name or name != name.strip() or len(name) > LONGEST_NAME or not is_seen:
        raise ConfigError(Message.of("table-refuse-name", text=name[:LONGEST_NAME], count=LONGEST_NAME))
