"""Matches at a table of which the tests give the cards, and what each watcher of them is given."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any

from laydown.games.rules import DEALER
from laydown.table.incidents import WHATS
from laydown.table.match import Match
from laydown.table.scribe import whole_text
from laydown.table.setup import Setup
from properties.happening import OFTEN, drawn, playing
from properties.play import TEMPERS, verb
from properties.stock import NotedSplitStock, NotedStock
from properties.twins import new_ledgers, note, plain_offer

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from laydown.cards import Card, Deck
    from laydown.errors import Refusal
    from laydown.games.rules import Game, Watcher
    from laydown.table.chance import Chance
    from laydown.table.contributions import Contribution
    from laydown.table.incidents import What
    from laydown.table.stock import StockKind
    from properties.ledger import Ledger

COMMITMENT = "c0" * 32
SECRET = bytes(range(200, 232))


STOCKS: list[NotedStock] = []
"""Those that a deal was begun with, the newest last."""


def noted_stock(order: Iterable[Card]) -> NotedStock:
    """In place of the table's own stock: one that notes who draws what."""
    STOCKS.append(NotedStock(order))
    return STOCKS[-1]


def noted_split_stock(order: Iterable[Card], seats: int) -> NotedStock:
    """The same in place of a split one."""
    STOCKS.append(NotedSplitStock(order, seats))
    return STOCKS[-1]


@dataclass
class FixedChance:
    """Chance that says what the test tells it to, and else goes by a seed of the test's own."""

    seed: str
    orders: dict[int, tuple[Card, ...]] = field(default_factory=dict[int, "tuple[Card, ...]"])
    reshuffles: dict[tuple[int, int], tuple[Card, ...]] = field(
        default_factory=dict[tuple[int, int], "tuple[Card, ...]"]
    )
    commitment: str | None = COMMITMENT
    secret: bytes | None = SECRET
    seeded: bool = False
    contributions: tuple[Contribution, ...] = ()
    version: int = 1

    def _random(self, *what: object) -> Random:
        return Random(f"{self.seed} {what}")

    def _shuffled(self, row: Iterable[Card], *what: object) -> tuple[Card, ...]:
        cards = list(row)
        self._random(*what).shuffle(cards)
        return tuple(cards)

    def first_dealer(self, seats: int) -> int:
        return self._random("dealer").randrange(seats)

    def low_draw(self, deck: Deck, seats: int) -> tuple[int, tuple[tuple[int, Card], ...]]:
        del deck
        return self.first_dealer(seats), ()

    def order(self, deck: Deck, deal: int) -> tuple[Card, ...]:
        return self.orders.get(deal) or self._shuffled(deck.cards(), "order", deal)

    def reshuffle(self, row: Iterable[Card], deal: int, count: int) -> tuple[Card, ...]:
        return self.reshuffles.get((deal, count)) or self._shuffled(row, "reshuffle", deal, count)

    def cut_place(self, deal: int, low: int, high: int) -> int:
        return self._random("cut", deal).randint(low, high)


@dataclass
class Table:
    """A match with a ledger for every watcher of the deal in progress; `script` is what was done to it."""

    game: Game
    config: Any
    names: tuple[str, ...]
    chance: Chance
    script: list[tuple[str, int, Any]] = field(default_factory=list[tuple[str, int, "Any"]])
    kind: StockKind = "ordinary"

    def __post_init__(self) -> None:
        setup = replace(Setup.of(self.game, self.config, self.names), stock=self.kind)
        self.match = Match(setup, self.chance)
        self.stock = NotedStock(())
        self.books: list[Ledger] = []
        self._noted = 0

    def again(self) -> Table:
        """The same match as it was when its first deal had been dealt."""
        fresh = Table(self.game, self.config, self.names, self.chance, kind=self.kind)
        fresh.do("next")
        return fresh

    def do(self, what: str, seat: int = 0, action: Any = None) -> None:
        """`next` deal, `act`, `undo`, `agreed`: undo with the consent of all, or something at the `table`."""
        if what == "next":
            self.match.next_deal(settle=False)
            self._new_books()
            self.match.settle()
        elif what == "undo":
            self.match.undo(seat)
        elif what == "table":
            self.match.happen(action)
        elif what == "agreed":
            self.match.undo_with_consent(seat)
        else:
            self.match.act(seat, action)
        self.script.append((what, seat, action))
        self._note_steps()

    def _new_books(self) -> None:
        story = self.match.stories[-1]
        self.stock = STOCKS[-1]
        self.books = new_ledgers(self.config, self.match.seats, story.plan.players, self.stock)
        self._noted = 0

    def _note_steps(self) -> None:
        steps = self.match.stories[-1].steps
        if steps and steps[-1].action is None and self._noted < len(steps):
            self._note_again()
        for step in steps[self._noted :]:
            self._note(step.seat, step.action)
        self._noted = len(steps)

    def _note_again(self) -> None:
        """Something was taken back: the cards lie as before, but what was shown stays known."""
        shown = [set(book.shown) for book in self.books]
        self._new_books()
        for step in self.match.stories[-1].in_force:
            self._note(step.seat, step.action)
        for book, before in zip(self.books, shown, strict=True):
            book.shown |= before
        self._noted = len(self.match.stories[-1].steps)

    def _note(self, seat: int, action: Any) -> None:
        assert self.match.deal is not None
        for book in self.books:
            note(self.match.deal, book, seat, action)

    def sight(self, watcher: Watcher) -> str:
        """All that a watcher is given, as canonical text, with the open record of a running match, which
        anyone may read.
        """
        stream = self.match.stream(watcher)
        offer = None if watcher is None else self.match.offer(watcher)
        given = {
            "stream": [[number, event and event.to_plain()] for number, event in stream],
            "view": self.match.view(watcher).to_plain(),
            "offer": offer and {**plain_offer(offer), "id": offer.id},
            "says": [str(event.says()) for _, event in stream if event is not None],
            "undo": None if watcher is None else [str(why) for why in self._why_no_undo(watcher)],
            "record": whole_text(self.match, sealed=True),
        }
        return json.dumps(given, sort_keys=True, indent=1)

    def _why_no_undo(self, seat: int) -> tuple[Refusal | None, Refusal | None]:
        return self.match.why_not_undo(seat), self.match.why_not_undo_with_consent(seat)

    def step(self, chance: Random, temper: str, whats: Collection[What] = WHATS) -> None:
        """Something that this temper would do next, now and then taking back what was just done; or one of
        the things of these kinds that happen beside the deal.
        """
        if not self._happens(chance, whats):
            self._play_on(chance, temper)

    def _happens(self, chance: Random, whats: Collection[What]) -> bool:
        match = self.match
        paused = match.incidents.paused
        incident = drawn(chance, match, whats) if paused or chance.random() < OFTEN else None
        if incident is not None:
            self.do("table", action=incident)
        return paused or incident is not None

    def _play_on(self, chance: Random, temper: str) -> None:
        match = self.match
        if match.deal_over:
            self.do("next")
            return
        last, here = self.script[-1], playing(match)
        may_undo = last[0] == "act" and last[1] in here and not self.books[0].pending
        if may_undo and match.why_not_undo(last[1]) is None and chance.random() < 0.1:
            self.do("undo", last[1])
            return
        for other in here:
            later = match.why_not_undo(other) is not None and match.why_not_undo_with_consent(other) is None
            if later and chance.random() < 0.3:
                self.do("agreed", other)
                return
        seat = chance.choice(match.to_act())
        assert seat != DEALER
        by_verb: dict[str, list[Any]] = {}
        for action in match.offer(seat).actions:
            by_verb.setdefault(verb(action), []).append(action)
        weights = [TEMPERS[temper].get(name, 1) for name in by_verb]
        name = chance.choices(list(by_verb), weights if any(weights) else None)[0]
        self.do("act", seat, chance.choice(by_verb[name]))
