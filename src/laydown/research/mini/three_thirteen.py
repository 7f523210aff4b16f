"""Mini-313: the first deal of Three Thirteen, with twelve cards of one suit and two turns each.

The rules are those of docs/rules/three-thirteen.md with the option `auto_out=yes`: three cards each, threes
wild, the meld rules and penalties of the parent's own. If nobody is out after `turns` turns all score.
tests/research/test_mini_three_thirteen.py holds every position to the referee.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.cards import Hand, Rank, card, standard_deck
from laydown.games.three_thirteen.config import PRESETS
from laydown.games.three_thirteen.rounds import meld_rules
from laydown.melds import least_penalty
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
    from laydown.research.mini.game import Counts

DEAL, UPCARD, SOURCE, DRAW, DISCARD, END = range(6)
"""The phases: chance deals each hand, then the upcard; stock or pile; chance draws; the discard."""

TAKE_STOCK, TAKE_PILE = 0, 1

WILD: Final = Rank.THREE
"""Of the deal of three cards."""

DECK: Final = standard_deck(2)
RULES: Final = meld_rules(PRESETS["three-thirteen"], DECK, WILD)


class Position(NamedTuple):
    """`pile` is in its order, the oldest card first. `taken` is the kind that came from it in this turn, -1
    for none. `out` is the seat that is out, -1 for none: then one turn is left.
    """

    phase: int
    turn: int
    hands: tuple[Counts, ...]
    pile: tuple[int, ...]
    taken: int
    out: int


@dataclass(frozen=True)
class Mini313:
    """The game of these cards, threes the first, with so many copies, and turns."""

    cards: tuple[str, ...] = ("3S", "5S", "6S", "7S")
    copies: Counts = (3, 3, 3, 3)
    turns: int = 4

    name: str = field(default="mini_313", init=False)
    pack: Pack = field(init=False, repr=False)
    actions: tuple[str, ...] = field(init=False, repr=False)
    """As the referee writes them; a discard with which one goes out is another action."""
    outcomes: tuple[str, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        wilds = [card(text).rank is WILD for text in self.cards]
        if wilds != [True] + [False] * (len(self.copies) - 1):
            raise ValueError("the first card is the only wild one, and each has its number of copies")
        if sum(self.copies) < SEATS * WILD + 1 + self.turns + 1:
            raise ValueError("in each turn there is a card to draw")
        pack = Pack(self.cards, self.copies, int(WILD))
        stays = tuple(f"discard {each}" for each in self.cards)
        goes = tuple(f"{discard} out" for discard in stays)
        object.__setattr__(self, "pack", pack)
        object.__setattr__(self, "actions", ("draw", "take", *stays, *goes))
        object.__setattr__(self, "outcomes", pack.outcomes)

    @property
    def longest(self) -> int:
        """The deal, and in each turn, the last one too, a source, a card drawn and a discard."""
        return 3 + 3 * (self.turns + 1)

    @property
    def most(self) -> int:
        """All that a hand can cost."""
        return max(self.penalty(hand) for hand in self.pack.hands)

    def penalty(self, hand: Counts) -> int:
        """What is left of a hand of these counts once it is arranged as well as can be."""
        return _penalty(self.cards, hand)

    def first(self) -> Position:
        return Position(DEAL, 0, (), (), -1, -1)

    def to_act(self, position: Position) -> int:
        if position.phase == END:
            return OVER
        return position.turn % SEATS if position.phase in (SOURCE, DISCARD) else CHANCE

    def chances(self, position: Position) -> tuple[tuple[int, int], ...]:
        """The stock is what lies nowhere else, in any order."""
        piled = tuple(position.pile.count(kind) for kind in range(len(self.cards)))
        left = left_of(self.copies, *position.hands, piled)
        return self.pack.hand_chances(left) if position.phase == DEAL else card_chances(left)

    def legal(self, position: Position) -> list[int]:
        """Stock or top of the pile; then any discard, and one that leaves all combined goes out."""
        if position.phase == SOURCE:
            return [TAKE_STOCK, TAKE_PILE]
        hand = self._hand(position)
        held = [kind for kind, n in enumerate(hand) if n]
        goes_out = {kind for kind in held if position.out < 0 and not self.penalty(plus(hand, kind, -1))}
        return sorted(2 + kind + len(self.cards) * (kind in goes_out) for kind in held)

    def after(self, position: Position, step: int) -> Position:
        if position.phase == DEAL:
            hands = (*position.hands, self.pack.hand_dealt(step))
            return position._replace(hands=hands, phase=DEAL if len(hands) < SEATS else UPCARD)
        if position.phase == UPCARD:
            return position._replace(pile=(step,), phase=SOURCE)
        if position.phase == DRAW:
            return self._receive(position, step)
        if position.phase == SOURCE:
            if step == TAKE_STOCK:
                return position._replace(phase=DRAW)
            top = position.pile[-1]
            return self._receive(position._replace(pile=position.pile[:-1], taken=top), top)
        out, kind = divmod(step - 2, len(self.cards))
        return self._discard(position, kind, goes_out=bool(out))

    def _hand(self, position: Position) -> Counts:
        return position.hands[position.turn % SEATS]

    def _receive(self, position: Position, kind: int) -> Position:
        hands = put(position.hands, position.turn % SEATS, plus(self._hand(position), kind))
        return position._replace(hands=hands, phase=DISCARD)

    def _discard(self, position: Position, kind: int, *, goes_out: bool) -> Position:
        """The other seat has one turn more once one is out; else the deal ends after so many turns."""
        seat, turn = position.turn % SEATS, position.turn + 1
        over = position.out >= 0 or (turn == self.turns and not goes_out)
        return Position(
            END if over else SOURCE,
            turn,
            put(position.hands, seat, plus(position.hands[seat], kind, -1)),
            (*position.pile, kind),
            -1,
            seat if goes_out else position.out,
        )

    def told(self, position: Position, step: int, seat: int) -> str:
        """All see everything but the hands dealt and the cards drawn of the other seat, until the hand that
        is out lies open.
        """
        if position.phase == DEAL:
            return f"deal {self.outcomes[step]}" if len(position.hands) == seat else "deal"
        if position.phase == UPCARD:
            return f"up {self.outcomes[step]}"
        if position.phase == DRAW:
            return f"card {self.outcomes[step]}" if position.turn % SEATS == seat else "card"
        out, kind = divmod(step - 2, len(self.cards))
        if position.phase == DISCARD and out:
            return f"{self.actions[step]}: {self.pack.text(plus(self._hand(position), kind, -1))}"
        return self.actions[step]

    def points(self, position: Position) -> int:
        """Zero-sum: the penalty of seat 1 less that of seat 0."""
        own, other = map(self.penalty, position.hands)
        return other - own

    @property
    def planes(self) -> tuple[tuple[str, int], ...]:
        many = len(self.cards)
        return (
            ("hand", many),
            ("pile", many),
            ("top", many),
            ("taken", many),
            ("their hand, once it is out", many),
            ("turn", 1),
            ("stock or pile", 1),
            ("last turn", 1),
        )

    def observe(self, position: Position, seat: int) -> tuple[int, ...]:
        kinds = range(len(self.cards))
        other = 1 - seat
        return (
            *position.hands[seat],
            *(position.pile.count(kind) for kind in kinds),
            *(int(position.pile[-1:] == (kind,)) for kind in kinds),
            *(int(kind == position.taken) for kind in kinds),
            *(position.hands[other] if position.out == other else self.pack.none),
            position.turn,
            int(position.phase == SOURCE),
            int(position.out >= 0),
        )

    def greedy(self, position: Position) -> int:
        """Takes a wild, and what helps at once; goes out as soon as it can, else throws what leaves the least
        penalty, keeps of equals the card just taken, then wilds, and throws the dearest.
        """
        hand = self._hand(position)
        if position.phase == SOURCE:
            top = position.pile[-1]
            wants = top == 0 or self._after_best_discard(plus(hand, top)) < self.penalty(hand)
            return TAKE_PILE if wants else TAKE_STOCK
        legal = self.legal(position)
        out = [step for step in legal if step >= 2 + len(self.cards)]

        def badness(step: int) -> tuple[int, bool, bool, int]:
            kind = (step - 2) % len(self.cards)
            left = 0 if out else self.penalty(plus(hand, kind, -1))
            price = RULES.points[DECK.index[card(self.cards[kind])]]
            return left, kind == position.taken, kind == 0, -price

        return min(out or legal, key=badness)

    def _after_best_discard(self, hand: Counts) -> int:
        return min(self.penalty(plus(hand, kind, -1)) for kind, n in enumerate(hand) if n)


@cache
def _penalty(cards: tuple[str, ...], hand: Counts) -> int:
    row = [card(text) for text, n in zip(cards, hand, strict=True) for _ in range(n)]
    return least_penalty(Hand.of(DECK, row), RULES)
