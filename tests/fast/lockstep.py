"""The referee and compiled code side by side: the same cards, the same choices, and at every step the same.

A game's own half of it is a `Twin`. A deal in which the two part is kept as a record and named in the error.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

from endurance.figures import CHECKOUT, write_row
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER, DealPlan
from laydown.table import record
from laydown.table.chance import Given
from laydown.table.match import Match
from laydown.table.setup import Excerpt, Setup
from laydown.table.shuffle import Dice
from laydown.table.stock import OrderedStock

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from laydown.cards import Card
    from laydown.fast.encode import Codes
    from laydown.games.rules import Deal, Game

FAILED: Final = CHECKOUT / ".tmp" / "lockstep"
"""Where the records of failing deals go."""

EQUAL: Final = (
    "The same deck orders and the same choices through referee and compiled code: at every step equal legal "
    "sets, phases, turns and sizes, at the end of each deal equal cards everywhere, scores and marks. "
    "`greedy` chooses as the bot, `one in five` chooses at random once in five times, `random` always. A "
    "deal in which they part is kept as a record in `.tmp/lockstep`, and its path said."
)


class Twin(Protocol):
    """A deal in compiled code, as the lock step drives it."""

    codes: Codes

    def begin(self, scene: Scene) -> None: ...

    def legal(self, seat: int) -> int:
        """The codes that are legal for the seat, as the bits of one number."""
        ...

    def greedy(self, seat: int) -> int:
        """What compiled code would do as `greedy`."""
        ...

    def apply(self, seat: int, code: int) -> None: ...

    def reshuffle(self, order: tuple[Card, ...]) -> None: ...

    def moment(self) -> object:
        """The phase and whose turn it is, and what else is compared at every step."""
        ...

    def moment_of(self, deal: Any) -> object:
        """The same of the referee's deal."""
        ...

    def outcome(self) -> object:
        """The whole deal once it is over: what lies where, scores and marks."""
        ...

    def outcome_of(self, deal: Any) -> object: ...

    def bot(self, deal: Any, seat: int, legal: list[Any]) -> int:
        """The code of what the bot `greedy` does."""
        ...


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a deal is a function of. `order` and each reshuffle come from the dice of people's matches."""

    game: Game
    config: Any
    seats: int
    plan: DealPlan
    dice: Dice

    @classmethod
    def of(cls, game: Game, config: Any, seats: int, seed: str, number: int) -> Scene:
        """The deal of this number, dealt by one seat after the other."""
        plan = DealPlan(number, number % seats, tuple(range(seats)))
        return cls(game, config, seats, plan, Dice.from_seed(seed))

    def among(self, players: Sequence[int], dealer: int) -> Scene:
        """The same as a bonus deal of some seats."""
        return replace(self, plan=DealPlan(self.plan.number, dealer, tuple(sorted(players))))

    @property
    def order(self) -> tuple[Card, ...]:
        return self.dice.order(self.game.deck(self.config, self.seats), self.plan.number)


@dataclass(slots=True)
class Course:
    """What was done in a deal so far, and how often by chance."""

    script: list[tuple[int, Any]] = field(default_factory=list[tuple[int, "Any"]])
    reshuffles: int = 0


def side_by_side(scene: Scene, twin: Twin, chance: Random, randomly: float) -> int:
    """Play a deal in both, so often with a random choice and else the greedy one; gives the decisions.

    AssertionError names the record of a deal in which they part.
    """
    course = Course()
    try:
        return _play(scene, twin, chance, randomly, course)
    except Exception as error:
        raise AssertionError(f"{error}\nthe deal is kept in {kept(scene, course)}") from error


def _play(scene: Scene, twin: Twin, chance: Random, randomly: float, course: Course) -> int:
    deal: Deal = scene.game.new_deal(scene.config, scene.plan, (0,) * scene.seats, OrderedStock(scene.order))
    twin.begin(scene)
    codes = twin.codes
    while actors := deal.to_act():
        seat = actors[0]
        same(twin.moment(), twin.moment_of(deal))
        if seat == DEALER:
            course.reshuffles += 1
            order = scene.dice.reshuffle(deal.to_shuffle(), scene.plan.number, course.reshuffles)
            _do(deal, course, DEALER, Reshuffle(order))
            twin.reshuffle(order)
            continue
        legal = list(deal.legal(seat))
        mask = codes.mask(legal)
        compiled = twin.legal(seat)
        if compiled != mask:
            same(_codes(compiled), _codes(mask))
        if chance.random() < randomly:
            code = chance.choice(_codes(mask))
        else:
            code = twin.greedy(seat)
            same(code, twin.bot(deal, seat, legal))
        _do(deal, course, seat, codes.pick(code, legal))
        twin.apply(seat, code)
    same(twin.moment(), twin.moment_of(deal))
    same(twin.outcome(), twin.outcome_of(deal))
    return len(course.script)


def same(fast: object, referee: object) -> None:
    if fast != referee:
        raise AssertionError(f"compiled code has {fast}, the referee {referee}")


def _do(deal: Deal, course: Course, actor: int, action: Any) -> None:
    course.script.append((actor, action))
    deal.apply(actor, action)


def _codes(mask: int) -> list[int]:
    """The places of the bits of a number."""
    places: list[int] = []
    while mask:
        lowest = mask & -mask
        places.append(lowest.bit_length() - 1)
        mask ^= lowest
    return places


def kept(scene: Scene, course: Course) -> Path:
    """The record of a deal as far as it went, in a file of its own."""
    excerpt = Excerpt((scene.plan,), (0,) * scene.seats)
    names = tuple(f"Seat {seat + 1}" for seat in range(scene.seats))
    named = Setup.of(scene.game, scene.config, names)
    setup = Setup(scene.game, named.preset, scene.config, names, excerpt)
    match = Match(setup, Given(scene.plan.dealer, {scene.plan.number: scene.order}))
    match.next_deal(settle=False)
    for actor, action in course.script:
        match.step(actor, action)
    FAILED.mkdir(parents=True, exist_ok=True)
    path = FAILED / f"{named.preset}-{scene.plan.number}-{len(course.script)}.txt"
    path.write_text(record.write(match), encoding="utf-8")
    return path


def many(name: str, ways: Mapping[str, int], play: Callable[[str, int, str], int]) -> None:
    """Always new deals, so many of each way of choosing; `play` gives how many decisions were compared, and
    the seed stands in the record of what fails.
    """
    seed = f"{Random().randrange(2**32)}"
    compared = sum(play(way, deals, seed) for way, deals in ways.items())
    head = ["preset", *(f"deals, {way}" for way in ways), "decisions compared", "seed"]
    cells = [name, *(f"{deals:,}" for deals in ways.values()), f"{compared:,}", seed]
    write_row("Lock step", EQUAL, head, cells)
