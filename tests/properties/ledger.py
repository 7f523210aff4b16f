"""Which cards one watcher was shown, kept from the rules and the atoms alone.

The twin deals permute what the ledger holds hidden. So it must not ask the engine's events what they
showed: an event that shows too much would then hide its own fault.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from laydown.cards import Rank, card, cards
from laydown.games.rules import DEALER

if TYPE_CHECKING:
    from laydown.cards import Card
    from properties.stock import NotedStock


@dataclass(slots=True)
class Ledger:
    """Places of the order (see NotedStock) as one watcher could track them.

    `hands` are the places each seat holds, `piles` those of the discard piles, oldest first, one a seat in
    Speed and else one in all (seat DEALER). `shown` are the places whose card the watcher has seen, or may
    conclude from a rule: a hand said to be out, a hand that may take the pile although the stock is empty
    and, with `rediscard_shows`, a second copy of a card that was taken and thrown again where that needs a
    second copy. `pending` are the choices of a beat that are not yet carried out.
    """

    watcher: int | None
    stock: NotedStock
    players: tuple[int, ...]
    in_beats: bool = False
    rediscard_shows: bool = False
    outs_show: bool = False
    pair_anywhere: bool = False
    hands: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    piles: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    laid: dict[int, dict[str, list[Card]]] = field(default_factory=dict[int, dict[str, "list[Card]"]])
    """Mille's spreads: per seat, by the letter of the rank."""
    shown: set[int] = field(default_factory=set[int])
    pending: dict[int, Any] = field(default_factory=dict[int, "Any"])
    active: tuple[int, ...] = ()
    taken: dict[int, Card] = field(default_factory=dict[int, "Card"])
    first_turn: bool = True
    concluded: bool = False
    """Whether `shown` holds cards that nobody was shown."""
    noted: int = 0

    def __post_init__(self) -> None:
        self.hands = {seat: [] for seat in self.players}
        self.piles = {seat: [] for seat in (self.players if self.in_beats else (DEALER,))}
        self.laid = {seat: {} for seat in self.players}
        self.active = self.players
        self.note_draws()
        if self.in_beats:
            for seat in self.players:
                self.piles[seat].append(self.hands[seat].pop())
                self.shown.update(self.piles[seat])

    def note_draws(self) -> None:
        """Cards taken from the stock since the last time: to their hands, unseen by the others."""
        for seat, place in self.stock.drawn[self.noted :]:
            if seat == DEALER:
                self.piles[DEALER].append(place)
                self.shown.add(place)
            else:
                self.hands[seat].append(place)
                if seat == self.watcher:
                    self.shown.add(place)
        self.noted = len(self.stock.drawn)

    def note(self, actor: int, action: Any) -> None:
        """What this atom, already applied, has shown."""
        if actor == DEALER:
            for pile in self.piles.values():
                del pile[:-1]
        elif self.in_beats:
            self.pending[actor] = action
            if len(self.pending) == len(self.active):
                self._beat()
        else:
            self._atom(actor, *str(action).split())
        self.note_draws()

    def _beat(self) -> None:
        """All have chosen: what they chose is carried out, and seen."""
        outs: list[int] = []
        for seat, action in sorted(self.pending.items()):
            self._atom(seat, *str(action).split())
            if str(action).endswith(" out"):
                outs.append(seat)
        self.pending.clear()
        self.active = tuple(seat for seat in self.active if seat not in outs)

    def _atom(self, actor: int, verb: str, *words: str) -> None:
        """Carry out an atom; the cards it names are read from its text."""
        match verb:
            case "take":
                owner = self.players[self.players.index(actor) - 1] if self.in_beats else DEALER
                place = self.piles[owner].pop()
                self.hands[actor].append(place)
                self.taken[actor] = self.stock.kinds[place]
            case "pile":
                self._take_pile(actor, cards(" ".join(words)))
            case "lay":
                row = cards(" ".join(words))
                naturals = [each for each in row if each.rank is not Rank.TWO] or row
                self._lay(actor, str(naturals[0].rank), row)
            case "add":
                self._lay(actor, words[-1][0], cards(words[0]))
            case "discard":
                self._discard(actor, card(words[0]))
                if words[-1] == "out":
                    self.conclude(actor, shown=self.outs_show)
            case _:
                pass

    def _take_pile(self, actor: int, named: tuple[Card, ...]) -> None:
        """The pair comes from the hand, or where the table plays so from hand and pile together."""
        pile = self.piles[DEALER]
        top = self.stock.kinds[pile[-1]]
        upcard_two = self.first_turn and top.rank is Rank.TWO and not named
        if named and not self.pair_anywhere:
            self._lay(actor, str(top.rank), named)
            named = ()
        self.hands[actor] += pile
        pile.clear()
        if not upcard_two:
            self._lay(actor, str(top.rank), (top, *named))

    def _lay(self, actor: int, rank: str, row: tuple[Card, ...]) -> None:
        spread = self.laid[actor].setdefault(rank, [])
        for each in row:
            self._leave(actor, each)
            spread.append(each)

    def hand(self, seat: int) -> list[Card]:
        """The cards of a seat, whoever may have seen them."""
        return sorted(self.stock.kinds[place] for place in self.hands[seat])

    def pile(self, seat: int = DEALER) -> list[Card]:
        return [self.stock.kinds[place] for place in self.piles[seat]]

    def _discard(self, actor: int, each: Card) -> None:
        place = self._leave(actor, each)
        self.piles[actor if self.in_beats else DEALER].append(place)
        if self.rediscard_shows and each is self.taken.pop(actor, None):
            alike = [place for place in self.hands[actor] if self.stock.kinds[place] is each]
            self.shown.update(alike[:1])
            self.concluded = self.concluded or bool(alike)
        self.taken.pop(actor, None)
        self.first_turn = False

    def _leave(self, seat: int, each: Card) -> int:
        """A card leaves a hand face up: one that the watcher knew of, if there is such a one."""
        held = self.hands[seat]
        alike = [place for place in held if self.stock.kinds[place] is each]
        assert alike, f"seat {seat} does not hold {each}"
        place = next((place for place in alike if place in self.shown), alike[0])
        held.remove(place)
        self.shown.add(place)
        return place

    def conclude(self, seat: int, *, shown: bool = False) -> None:
        """Everyone may conclude something about this hand, or is shown it: it is hidden no longer."""
        self.shown.update(self.hands[seat])
        self.concluded = self.concluded or not shown
