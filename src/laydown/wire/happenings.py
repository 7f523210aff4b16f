"""What happens, as a seat sees it: the plain objects of the events, tagged by `event`.

Where both games tell the same with something of their own, that field is optional.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType, field

from laydown.wire.atoms import Action
from laydown.wire.results import Arrangement, Combination, Contribution, Result, Spread, Standing
from laydown.wire.results import Said as Message
from laydown.wire.shape import Shape


class Happening(Shape, frozen=True, tag_field="event"):
    """One event. Cards that this seat may not see are left out."""


# Around the deals


class MatchStarted(Happening, frozen=True, tag="match-started"):
    game: str
    preset: str
    options: list[tuple[str, str]]
    rules: int
    names: list[str]
    commitment: str | None
    seeded: bool = False
    excerpt: bool = False
    contributions: list[Contribution] = field(default_factory=list[Contribution])
    stock: str = "ordinary"


class LeftOut(Happening, frozen=True, tag="left-out"):
    seat: int


class FirstDealer(Happening, frozen=True, tag="first-dealer"):
    seat: int
    draws: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])


class LeftToDice(Happening, frozen=True, tag="left-to-dice"):
    seat: int


class TakenBack(Happening, frozen=True, tag="taken-back"):
    """The events of this deal from number `since` on count no more; `agreed` if others had acted since."""

    seat: int
    verb: str
    since: int
    agreed: bool = False


class Resigned(Happening, frozen=True, tag="resigned"):
    """The seat cannot win any more; `late` if its time was up."""

    seat: int
    late: bool = False


class BotPlays(Happening, frozen=True, tag="bot-plays"):
    """Until the owner of the seat is back; `by` is the other seat that chose it, `late` if time was up."""

    seat: int
    by: int | None = None
    late: bool = False


class CameBack(Happening, frozen=True, tag="came-back"):
    seat: int


class Paused(Happening, frozen=True, tag="paused"):
    seat: int


class Resumed(Happening, frozen=True, tag="resumed"):
    """`seat` is null where the pause had lasted as long as it may."""

    seat: int | None = None


class TimeGiven(Happening, frozen=True, tag="time-given"):
    seat: int
    by: int | None = None


class BrokenOff(Happening, frozen=True, tag="broken-off"):
    pass


class DealEnded(Happening, frozen=True, tag="deal-ended"):
    result: Result
    standing: Standing


class MatchEnded(Happening, frozen=True, tag="match-ended"):
    winners: list[int]
    reason: Message | None
    secret: str | None


class SecretShown(Happening, frozen=True, tag="secret-shown"):
    secret: str


# In both games


class DealBegan(Happening, frozen=True, tag="deal-began"):
    """`wild` is null where the same rank is wild in all deals."""

    number: int
    dealer: int
    players: list[int]
    hand_size: int
    stock: int
    totals: list[int]
    wild: str | None = None


class TurnedUp(Happening, frozen=True, tag="turned-up"):
    """`seat` is the owner of the pile in Speed."""

    card: str
    seat: int | None = None


class Dealt(Happening, frozen=True, tag="dealt"):
    seat: int
    count: int
    cards: list[str] = field(default_factory=list[str])


class TurnBegan(Happening, frozen=True, tag="turn-began"):
    seat: int
    last: bool = False


class Drew(Happening, frozen=True, tag="drew"):
    seat: int
    card: str | None = None


class Discarded(Happening, frozen=True, tag="discarded"):
    seat: int
    card: str


class Reshuffled(Happening, frozen=True, tag="reshuffled"):
    """`left` cards were in the stock before."""

    count: int
    left: int = 0


class WentOut(Happening, frozen=True, tag="went-out"):
    seat: int
    natural: bool | UnsetType = UNSET
    shown: list[Combination] | UnsetType = UNSET


class DealScored(Happening, frozen=True, tag="deal-scored"):
    result: Result
    hands: list[list[str]] | UnsetType = UNSET
    spreads: list[list[Spread]] | UnsetType = UNSET


# Mille


class CardsCut(Happening, frozen=True, tag="cards-cut"):
    seat: int
    place: int


class PileTaken(Happening, frozen=True, tag="pile-taken"):
    seat: int
    pile: list[str]
    laid: list[str]


class Laid(Happening, frozen=True, tag="laid"):
    seat: int
    rank: str
    cards: list[str]


class Added(Happening, frozen=True, tag="added"):
    seat: int
    card: str
    rank: str


class LowOnCards(Happening, frozen=True, tag="low-on-cards"):
    seat: int
    left: int


class SevenSquared(Happening, frozen=True, tag="seven-squared"):
    seat: int
    rank: str


class EightComplete(Happening, frozen=True, tag="eight-complete"):
    seat: int
    rank: str


class StockRanOut(Happening, frozen=True, tag="stock-ran-out"):
    seat: int
    then: str


class Passed(Happening, frozen=True, tag="passed"):
    seat: int


class ChapeauMade(Happening, frozen=True, tag="chapeau-made"):
    seat: int
    points: int


# Three Thirteen and its kin


class Took(Happening, frozen=True, tag="took"):
    """`owner` is whose pile the card lay on, in Speed."""

    seat: int
    card: str
    owner: int | None = None


class BeatBegan(Happening, frozen=True, tag="beat-began"):
    beat: int
    seats: list[int]
    last: bool = False


class Chose(Happening, frozen=True, tag="chose"):
    seat: int
    choice: Action | None = None


class Stopped(Happening, frozen=True, tag="stopped"):
    ending: str


class HandScored(Happening, frozen=True, tag="hand-scored"):
    seat: int
    arrangement: Arrangement
    points: int


GameEvent: TypeAlias = (
    MatchStarted
    | LeftOut
    | FirstDealer
    | LeftToDice
    | TakenBack
    | Resigned
    | BotPlays
    | CameBack
    | Paused
    | Resumed
    | TimeGiven
    | BrokenOff
    | DealEnded
    | MatchEnded
    | SecretShown
    | DealBegan
    | TurnedUp
    | Dealt
    | TurnBegan
    | Drew
    | Discarded
    | Reshuffled
    | WentOut
    | DealScored
    | CardsCut
    | PileTaken
    | Laid
    | Added
    | LowOnCards
    | SevenSquared
    | EightComplete
    | StockRanOut
    | Passed
    | ChapeauMade
    | Took
    | BeatBegan
    | Chose
    | Stopped
    | HandScored
)
