"""Mini-Mille: Mille with thirteen cards of three ranks, four in a hand, and two turns each.

The rules are those of docs/rules/mille.md with the options `upcard_two=off`; a deal ends after `turns` turns
as it does when the stock runs out. tests/research/test_mini_mille.py holds every position to the referee.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.cards import Rank, card
from laydown.games.mille.deal import WILD
from laydown.games.mille.scoring import VALUES, deal_score
from laydown.research.mini.game import (
    CHANCE,
    OVER,
    SEATS,
    Pack,
    card_chances,
    left_of,
    plus,
    put,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.research.mini.game import Counts

DEAL, UPCARD, SOURCE, DRAW, PLAY, END = range(6)
"""The phases: chance deals each hand, then the upcard; stock or pile; chance draws; lay, add, discard."""

NATURAL_OUT_FACTOR: Final = 2

TAKE_STOCK, TAKE_PILE = 0, 1

DISCARD, LAY, LAY_ONE_WILD, LAY_TWO_WILDS, ADD, ADD_WILD = range(6)
"""What may be done with a rank, in the order in which the actions name it."""


class Position(NamedTuple):
    """`naturals` and `wilds` are what each seat has laid, by the rank that it lies for. The last kind is
    the twos: they are naturals in a set of twos. `top` is the kind on the pile, -1 for none.
    """

    phase: int
    turn: int
    hands: tuple[Counts, ...]
    naturals: tuple[Counts, ...]
    wilds: tuple[Counts, ...]
    pile: Counts
    top: int


@dataclass(frozen=True)
class MiniMille:
    """The game of these ranks, twos the last of them, with so many copies, cards in a hand, and turns."""

    ranks: tuple[Rank, ...] = (Rank.ACE, Rank.KING, WILD)
    copies: Counts = (5, 6, 2)
    hand: int = 4
    turns: int = 4

    name: str = field(default="mini_mille", init=False)
    pack: Pack = field(init=False, repr=False)
    values: Counts = field(init=False, repr=False)
    """What a card of each rank is worth: that of clubs, no king, queen or jack of these is a dear one."""
    actions: tuple[str, ...] = field(init=False, repr=False)
    outcomes: tuple[str, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        if self.ranks[-1] is not WILD or len(self.ranks) != len(self.copies):
            raise ValueError("the last rank is the two, and each has its number of copies")
        if sum(self.copies) < SEATS * self.hand + 1 + self.turns:
            raise ValueError("in each turn there is a card to draw")
        letters = tuple(rank.letter for rank in self.ranks)
        pack = Pack(letters, self.copies, self.hand)
        actions = ("draw", "pile", *(text for letter in letters for text in _texts(letter)))
        object.__setattr__(self, "pack", pack)
        object.__setattr__(self, "values", tuple(VALUES[card(letter + "C")] for letter in letters))
        object.__setattr__(self, "actions", actions)
        object.__setattr__(self, "outcomes", pack.outcomes)

    @property
    def longest(self) -> int:
        """The deal, and in each turn a source, a card drawn and an atom for each card but those that lie."""
        return 3 + 2 * self.turns + self.pack.size

    @property
    def most(self) -> int:
        """All cards laid in a natural out."""
        return NATURAL_OUT_FACTOR * self._worth(self.copies)

    @property
    def wild(self) -> int:
        return len(self.ranks) - 1

    def first(self) -> Position:
        none = self.pack.none
        return Position(DEAL, 0, (), (none, none), (none, none), none, -1)

    def to_act(self, position: Position) -> int:
        if position.phase == END:
            return OVER
        return position.turn % SEATS if position.phase in (SOURCE, PLAY) else CHANCE

    def chances(self, position: Position) -> tuple[tuple[int, int], ...]:
        """The stock is what lies nowhere else, in any order."""
        laid_twos = plus(self.pack.none, self.wild, sum(map(sum, position.wilds)))
        left = left_of(self.copies, *position.hands, *position.naturals, laid_twos, position.pile)
        return self.pack.hand_chances(left) if position.phase == DEAL else card_chances(left)

    # -- what is legal -----------------------------------------------------------------------------

    def legal(self, position: Position) -> list[int]:
        if position.phase == SOURCE:
            held = position.hands[position.turn % SEATS]
            return [TAKE_STOCK, TAKE_PILE] if held[position.top] >= 2 else [TAKE_STOCK]
        return list(self._plays(position))

    def _plays(self, position: Position) -> Iterator[int]:
        seat = position.turn % SEATS
        hand, lies = position.hands[seat], position.naturals[seat]
        twos = hand[self.wild]
        for kind, held in enumerate(hand):
            natural = kind != self.wild
            if held:
                yield self._code(kind, DISCARD)
            if held >= 3:
                yield self._code(kind, LAY)
            if natural and held >= 2 and twos:
                yield self._code(kind, LAY_ONE_WILD)
            if natural and held and twos >= 2:
                yield self._code(kind, LAY_TWO_WILDS)
            if held and lies[kind]:
                yield self._code(kind, ADD)
            if natural and lies[kind] and twos:
                yield self._code(kind, ADD_WILD)

    def _code(self, kind: int, verb: int) -> int:
        return 2 + 6 * kind + verb

    # -- what it does ------------------------------------------------------------------------------

    def after(self, position: Position, step: int) -> Position:
        if position.phase == DEAL:
            hands = (*position.hands, self.pack.hand_dealt(step))
            return position._replace(hands=hands, phase=DEAL if len(hands) < SEATS else UPCARD)
        if position.phase == UPCARD:
            return position._replace(pile=plus(self.pack.none, step), top=step, phase=SOURCE)
        if position.phase == DRAW:
            return self._with_hand(position, plus(self._hand(position), step))._replace(phase=PLAY)
        if position.phase == SOURCE:
            return position._replace(phase=DRAW) if step == TAKE_STOCK else self._take(position)
        kind, verb = divmod(step - 2, 6)
        if verb == DISCARD:
            return self._discard(position, kind)
        wilds = {LAY_ONE_WILD: 1, LAY_TWO_WILDS: 2, ADD_WILD: 1}.get(verb, 0)
        size = 1 if verb in (ADD, ADD_WILD) else 3
        return self._lay(position, kind, size - wilds, wilds)

    def _hand(self, position: Position) -> Counts:
        return position.hands[position.turn % SEATS]

    def _with_hand(self, position: Position, hand: Counts) -> Position:
        return position._replace(hands=put(position.hands, position.turn % SEATS, hand))

    def _take(self, position: Position) -> Position:
        """A pair of the hand goes down with the top card; the rest of the pile joins the hand."""
        seat, top = position.turn % SEATS, position.top
        rest = plus(position.pile, top, -3)
        hand = tuple(held + more for held, more in zip(position.hands[seat], rest, strict=True))
        lies = put(position.naturals, seat, plus(position.naturals[seat], top, 3))
        taken = position._replace(naturals=lies, pile=self.pack.none, top=-1, phase=PLAY)
        return self._or_out(self._with_hand(taken, hand))

    def _lay(self, position: Position, kind: int, naturals: int, wilds: int) -> Position:
        seat = position.turn % SEATS
        hand = plus(plus(position.hands[seat], kind, -naturals), self.wild, -wilds)
        laid = position._replace(
            naturals=put(position.naturals, seat, plus(position.naturals[seat], kind, naturals)),
            wilds=put(position.wilds, seat, plus(position.wilds[seat], kind, wilds)),
        )
        return self._or_out(self._with_hand(laid, hand))

    def _discard(self, position: Position, kind: int) -> Position:
        left = self._with_hand(position, plus(self._hand(position), kind, -1))
        left = self._or_out(left._replace(pile=plus(position.pile, kind), top=kind))
        if left.phase == END:
            return left
        turn = position.turn + 1
        return left._replace(turn=turn, phase=SOURCE) if turn < self.turns else left._replace(phase=END)

    def _or_out(self, position: Position) -> Position:
        return position if any(self._hand(position)) else position._replace(phase=END)

    # -- what it tells and what it is worth ----------------------------------------------------------

    def told(self, position: Position, step: int, seat: int) -> str:
        """All see everything but the hands dealt and the cards drawn of the other seat."""
        if position.phase == DEAL:
            return f"deal {self.outcomes[step]}" if len(position.hands) == seat else "deal"
        if position.phase == UPCARD:
            return f"up {self.outcomes[step]}"
        if position.phase == DRAW:
            return f"card {self.outcomes[step]}" if position.turn % SEATS == seat else "card"
        return self.actions[step]

    def points(self, position: Position) -> int:
        own, other = (self._score(position, seat) for seat in range(SEATS))
        return own - other

    def _score(self, position: Position, seat: int) -> int:
        wilds = sum(position.wilds[seat])
        laid = self._worth(position.naturals[seat]) + wilds * self.values[self.wild]
        out = not any(position.hands[seat])
        return deal_score(
            laid,
            self._worth(position.hands[seat]),
            natural_out=out and not wilds,
            natural_out_factor=NATURAL_OUT_FACTOR,
        )

    def _worth(self, counts: Counts) -> int:
        return sum(n * value for n, value in zip(counts, self.values, strict=True))

    @property
    def planes(self) -> tuple[tuple[str, int], ...]:
        many = len(self.ranks)
        return (
            ("hand", many),
            ("laid", many),
            ("wilds", many),
            ("their laid", many),
            ("their wilds", many),
            ("pile", many),
            ("top", many),
            ("cards in their hand", 1),
            ("turn", 1),
            ("stock or pile", 1),
        )

    def observe(self, position: Position, seat: int) -> tuple[int, ...]:
        other = 1 - seat
        return (
            *position.hands[seat],
            *position.naturals[seat],
            *position.wilds[seat],
            *position.naturals[other],
            *position.wilds[other],
            *position.pile,
            *(int(kind == position.top) for kind in range(len(self.ranks))),
            sum(position.hands[other]),
            position.turn,
            int(position.phase == SOURCE),
        )

    # -- greedy --------------------------------------------------------------------------------------

    def greedy(self, position: Position) -> int:
        """The pile whenever it may; naturals down at once, but one card is kept to discard; twos only where
        with them all but a discard goes down in this turn. It throws what breaks up least, twos last.
        """
        legal = self.legal(position)
        if position.phase == SOURCE:
            return legal[-1]
        seat = position.turn % SEATS
        hand, lies = position.hands[seat], position.naturals[seat]
        dearest = sorted(range(self.wild), key=lambda kind: -self.values[kind])
        for verb, least in ((LAY, 4), (ADD, 2)):
            for kind in dearest:
                if sum(hand) >= least and self._code(kind, verb) in legal:
                    return self._code(kind, verb)
        step = self._step_out(hand, lies, position.wilds[seat]) if hand[self.wild] else None
        return self._thrown(hand) if step is None else step

    def _step_out(self, hand: Counts, lies: Counts, wilds: Counts) -> int | None:
        """The next step of the way to lay all but a discard: a pair needs a two, a single card needs two.

        The discard is the cheapest single card, and without any a two. The dearest set goes first; twos left
        over then make a set or join what lies: a set of twos, a set with a wild in it, or the shortest.
        """
        worth = {kind: hand[kind] * self.values[kind] for kind in range(self.wild) if hand[kind]}
        twos = hand[self.wild]
        singles = [kind for kind in worth if hand[kind] == 1]
        if singles:
            del worth[min(singles, key=worth.__getitem__)]
        else:
            twos -= 1
        spare = twos - sum(3 - hand[kind] for kind in worth)
        spreads = [kind for kind in range(self.wild) if lies[kind]]
        if spare < 0 or (0 < spare < 3 and not worth and not spreads and not lies[self.wild]):
            return None
        if worth:
            kind = max(worth, key=worth.__getitem__)
            return self._code(kind, (LAY, LAY_ONE_WILD, LAY_TWO_WILDS)[3 - hand[kind]])
        if spare >= 3 and not lies[self.wild]:
            return self._code(self.wild, LAY)
        if not spare:
            return None
        if lies[self.wild]:
            return self._code(self.wild, ADD)
        return self._code(min(spreads, key=lambda kind: (not wilds[kind], lies[kind])), ADD_WILD)

    def _thrown(self, hand: Counts) -> int:
        def breaks_up(kind: int) -> tuple[bool, int]:
            return kind == self.wild, 1000 * hand[kind] - self.values[kind]

        return self._code(min((kind for kind, held in enumerate(hand) if held), key=breaks_up), DISCARD)


def _texts(own: str) -> tuple[str, ...]:
    """What may be done with a rank, as the referee writes it; with twos some of it never comes about."""
    return (
        f"discard {own}",
        f"lay {own} {own} {own}",
        f"lay {own} {own} 2",
        f"lay {own} 2 2",
        f"add {own}",
        f"add 2 to {own}",
    )
