"""What a table may choose in Mille, and the three presets that follow their texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from laydown.errors import ConfigError, Message
from laydown.games.options import Option

PileTake: TypeAlias = Literal["pair_in_hand", "pair_or_own_natural_set", "pair_anywhere"]
StaysNatural: TypeAlias = Literal["off", "this_turn", "always"]
UpcardTwo: TypeAlias = Literal["every_deal", "first_deal", "off"]
StockOut: TypeAlias = Literal["end_deal", "reshuffle"]
FirstDealer: TypeAlias = Literal["random", "low_draw"]
PileShown: TypeAlias = Literal["top", "all"]

_YES_NO: Final = ("yes", "no")

OPTIONS: Final = (
    Option("pile_take", "M-PILE-1", ("pair_in_hand", "pair_or_own_natural_set", "pair_anywhere")),
    Option("pile_set_stays_natural", "M-MELD-8", ("off", "this_turn", "always")),
    Option("upcard_two", "M-PILE-5", ("every_deal", "first_deal", "off")),
    Option("min_naturals", "M-MELD-2", low=1, high=2),
    Option("max_wilds", "M-MELD-2", low=1, high=7, none=True, first_number=3),
    Option("wild_may_be_added", "M-MELD-4", _YES_NO),
    Option("must_discard_to_go_out", "M-OUT-2", _YES_NO),
    Option("stock_out", "M-STOCK-1", ("end_deal", "reshuffle")),
    Option("eight_factor", "M-SCORE-3", low=1, high=4),
    Option("natural_out_factor", "M-SCORE-4", low=1, high=4),
    Option("marks", "M-MARK-1", _YES_NO),
    Option("skunk", "M-MARK-3", _YES_NO),
    Option("stakes", "M-SETTLE-1", low=0, high=1000),
    Option("target", "M-END-1", low=1, high=100_000),
    Option("max_deals", "M-END-3", low=1, high=1000),
    Option("natural_required_to_win", "M-END-2", _YES_NO),
    Option("first_dealer", "M-DEAL-4", ("random", "low_draw")),
    Option("pile_shown", "M-PILE-7", ("top", "all")),
    Option("cut", "M-DEAL-5", _YES_NO),
)


@dataclass(frozen=True, slots=True)
class Config:
    """The options in force; the defaults are the preset `mille`. ConfigError if they cannot go together."""

    pile_take: PileTake = "pair_in_hand"
    pile_set_stays_natural: StaysNatural = "off"
    upcard_two: UpcardTwo = "every_deal"
    min_naturals: int = 1
    max_wilds: int | None = None
    wild_may_be_added: bool = True
    must_discard_to_go_out: bool = False
    stock_out: StockOut = "end_deal"
    eight_factor: int = 2
    natural_out_factor: int = 2
    marks: bool = True
    skunk: bool = True
    stakes: int = 1
    target: int = 1200
    max_deals: int = 60
    natural_required_to_win: bool = False
    first_dealer: FirstDealer = "random"
    pile_shown: PileShown = "top"
    cut: bool = False

    def __post_init__(self) -> None:
        for option in OPTIONS:
            value = getattr(self, option.name)
            if option.read(option.write(value)) != value:
                raise _bad_value(option, value)
        if self.natural_required_to_win and not self.marks:
            raise ConfigError(
                Message.of("mille-config-natural-needs-marks", option="natural_required_to_win"),
                "natural_required_to_win",
            )


def check_seats(seats: int) -> None:
    """Mille is a game for two (M-DEAL-1)."""
    if seats != 2:
        raise ConfigError(Message.of("mille-config-seats", seats=seats), "seats")


def _bad_value(option: Option, value: object) -> ConfigError:
    """As `Option.read` says it, for a value that is none although its text reads as one: `Top` for `top`."""
    return ConfigError(
        Message.of("option-bad-value", option=option.name, text=str(value), allowed=option.allowed()),
        option.name,
    )


PRESETS: Final = {
    "mille": Config(),
    "mille-cardroom": Config(
        pile_take="pair_anywhere",
        pile_set_stays_natural="this_turn",
        upcard_two="first_deal",
        marks=False,
        skunk=False,
        stakes=0,
        first_dealer="low_draw",
        pile_shown="all",
    ),
    "mille-montreal": Config(cut=True),
}
