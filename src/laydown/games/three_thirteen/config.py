"""What a table may choose, and the presets: every variant is data in one frozen Config."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from laydown.cards import Rank
from laydown.errors import ConfigError, Message
from laydown.games.options import Option, changed

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Config:
    """All that tells one table's game from another's. The first part are options; the second part only
    presets set: the pack, the series of deals and who may play.

    `decks` is None for half the players, rounded up; `wild_points` is `rank` or a number; `end_at` is None
    for a match of all its deals.
    """

    decks: int | None = None
    jokers: int = 0
    ace: Literal["low", "both"] = "low"
    face_points: Literal["ten", "rank"] = "ten"
    wild_points: Literal["rank"] | int = "rank"
    all_wild: bool = True
    wild_limit: Literal["none", "one", "half"] = "none"
    forbid_rediscard: bool = False
    auto_out: bool = False
    last_turns: int = 1
    first_out_bonus: int = 0
    reveal: Literal["at_once", "at_end"] = "at_once"
    stock_out: Literal["reshuffle", "end_deal"] = "reshuffle"
    idle_rounds: int = 3
    extra_beat: bool = False
    tie_break: Literal["share", "most_outs", "bonus_deal"] = "share"
    end_at: int | None = None

    pack: Literal["standard", "stars"] = "standard"
    beats: bool = False
    first_hand: int = 3
    deals: int = 11
    last_wild: Rank | None = None
    """The wild rank of the last deal, where it is not the rank of its number of cards."""

    joker_points: int = 20
    least_seats: int = 2
    most_seats: int = 8
    usual_seats: int = 2

    @property
    def largest_hand(self) -> int:
        return self.first_hand + self.deals - 1


PRESETS: Final[Mapping[str, Config]] = MappingProxyType(
    {
        "three-thirteen": Config(),
        "ace-high-low": Config(ace="both"),
        "face-values": Config(face_points="rank"),
        "jokers": Config(jokers=2),
        "three-thirteen-two-decks": Config(decks=2, all_wild=False),
        "three-thirteen-speed": Config(decks=4, beats=True, most_seats=12, usual_seats=4),
        "five-crowns": Config(
            pack="stars", decks=2, jokers=3, face_points="rank", wild_points=20, joker_points=50, most_seats=7
        ),
        "deuces-arent-wild": Config(
            decks=1, jokers=2, deals=12, last_wild=Rank.ACE, tie_break="bonus_deal", most_seats=3
        ),
    }
)

_YES_NO: Final = ("yes", "no")
_WITH_ACES: Final = tuple(name for name, config in PRESETS.items() if config.pack == "standard")
_IN_TURNS: Final = tuple(name for name, config in PRESETS.items() if not config.beats)
_IN_BEATS: Final = tuple(name for name, config in PRESETS.items() if config.beats)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("decks", "T-PACK-1", low=1, high=8, none=True, first_number=2),
    Option("jokers", "T-PACK-3", low=0, high=4),
    Option("ace", "T-MELD-4", ("low", "both"), presets=_WITH_ACES),
    Option("face_points", "T-SCORE-3", ("ten", "rank")),
    Option("wild_points", "T-SCORE-4", ("rank",), low=0, high=50, first_number=20),
    Option("all_wild", "T-WILD-3", _YES_NO),
    Option("wild_limit", "T-WILD-4", ("none", "one", "half")),
    Option("forbid_rediscard", "T-TURN-5", _YES_NO),
    Option("auto_out", "T-OUT-3", _YES_NO),
    Option("last_turns", "T-LAST-1", low=0, high=3, presets=_IN_TURNS),
    Option("first_out_bonus", "T-LAST-3", low=-20, high=0),
    Option("reveal", "T-OUT-5", ("at_once", "at_end")),
    Option("stock_out", "T-STOCK-1", ("reshuffle", "end_deal")),
    Option("idle_rounds", "T-STOCK-3", low=1, high=20, presets=_IN_TURNS),
    Option("extra_beat", "T-SPEED-7", _YES_NO, presets=_IN_BEATS),
    Option("tie_break", "T-MATCH-3", ("share", "most_outs", "bonus_deal")),
    Option("end_at", "T-MATCH-2", low=1, high=1000, none=True, first_number=100),
)


def configure(preset: str, changes: Mapping[str, str]) -> Config:
    """The preset with these options changed.

    ConfigError for an unknown preset, option or value, and for an option without a meaning in the preset.
    """
    if preset not in PRESETS:
        raise ConfigError(
            Message.of("preset-unknown", preset=preset, allowed=", ".join(PRESETS)), option="preset"
        )
    config = changed(PRESETS[preset], OPTIONS, changes)
    given = {name.replace("-", "_") for name in changes}
    for option in OPTIONS:
        if option.name in given and option.presets and preset not in option.presets:
            raise ConfigError(
                Message.of(
                    "three-thirteen-refuse-option",
                    option=option.name,
                    preset=preset,
                    allowed=", ".join(option.presets),
                ),
                option.name,
            )
    return config
