"""The mini games do what the referee does with the same few cards."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import pytest

from laydown.bots.greedy_mille import GreedyMille
from laydown.bots.greedy_three_thirteen import GreedyThreeThirteen
from laydown.cards import Hand, Rank, card
from laydown.games.mille import GAME as MILLE
from laydown.games.mille.actions import Add, Discard, Lay, Pile
from laydown.games.mille.deal import DECK
from laydown.games.mille.engine import MilleDeal
from laydown.games.mille.result import scored
from laydown.games.rules import DealPlan, Offer
from laydown.games.three_thirteen import GAME as THREE_THIRTEEN
from laydown.games.three_thirteen.engine import TurnDeal
from laydown.games.three_thirteen.view import View
from laydown.melds import least_penalty
from laydown.research.mini import CHANCE, OVER, Mini313, MiniMille
from laydown.research.mini import three_thirteen as mini_313
from laydown.research.mini.play import Round
from laydown.table.stock import OrderedStock

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from laydown.cards import Card
    from laydown.research.mini.game import Counts

PLAN: Final = DealPlan(1, 1, (0, 1))

MILLES: Final = {
    "as it is": MiniMille(),
    "four twos": MiniMille((Rank.ACE, Rank.TWO), (7, 4), 3, 4),
    "three ranks": MiniMille((Rank.ACE, Rank.FIVE, Rank.KING, Rank.TWO), (4, 4, 4, 3), 4, 6),
}
THREE_THIRTEENS: Final = {
    "as it is": Mini313(),
    "two suits": Mini313(("3S", "5S", "6S", "7S", "5H"), (3, 3, 3, 3, 2), 6),
}


def in_words(atom: Any) -> str:  # noqa: ANN401 - any atom of Mille
    """The atom with ranks in place of cards."""
    if isinstance(atom, Pile):
        return "pile"
    if isinstance(atom, Lay):
        return " ".join(["lay", *(each.rank.letter for each in atom.naturals + atom.wilds)])
    if isinstance(atom, Add):
        own = atom.card.rank is atom.rank
        return f"add {atom.rank.letter}" if own else f"add 2 to {atom.rank.letter}"
    return f"discard {atom.card.rank.letter}" if isinstance(atom, Discard) else str(atom)


class MilleReferee:
    """The referee's deal of Mille, into which other hands and another stock are put."""

    def __init__(self, game: MiniMille) -> None:
        self.game = game
        self.config = MILLE.configure("mille", {"upcard_two": "off"})
        self.left = {
            kind: [
                each for each in DECK.cards() if each.rank is rank and each not in (card("QS"), card("JD"))
            ]
            for kind, rank in enumerate(game.ranks)
        }
        for kind, copies in enumerate(game.copies):
            del self.left[kind][copies:]
        self.deal = MilleDeal(self.config, PLAN, (0, 0), OrderedStock(DECK.cards()))

    def begin(self, hands: Sequence[Counts], upcard: int) -> None:
        state = self.deal.state
        state.hands = [
            Hand.of(DECK, [self.left[kind].pop() for kind, n in enumerate(hand) for _ in range(n)])
            for hand in hands
        ]
        state.pile = [self.left[upcard].pop()]
        state.stock = OrderedStock(each for cards in self.left.values() for each in cards)

    def stack(self, kind: int) -> None:
        """Put a card of this kind on top of the stock."""
        rest = list(self.deal.state.stock.cards())
        top = next(each for each in rest if each.rank is self.game.ranks[kind])
        rest.remove(top)
        self.deal.state.stock = OrderedStock([top, *rest])

    def legal(self, seat: int) -> dict[str, Any]:
        return {in_words(atom): atom for atom in self.deal.legal(seat)}

    def greedy(self, seat: int) -> str:
        state = self.deal.state
        spreads = tuple(state.spreads_of(each) for each in range(2))
        view = SimpleNamespace(
            hand=state.hands[seat], pile=state.pile, spreads=spreads, seat=seat, config=self.config
        )
        return in_words(GreedyMille().choose(view, Offer(seat, tuple(self.deal.legal(seat)))))

    def points(self) -> tuple[int, ...]:
        """As the deal ended, or as if the stock had run out."""
        state = self.deal.state
        if not self.deal.to_act():
            return self.deal.result().points
        spreads = tuple(state.spreads_of(seat) for seat in range(2))
        return scored(self.config, PLAN, spreads, state.hands, None).points

    def over(self) -> bool:
        return not self.deal.to_act()


class ThreeThirteenReferee:
    """The referee's first deal of Three Thirteen, from a small pack."""

    def __init__(self, game: Mini313) -> None:
        self.game = game
        self.config = THREE_THIRTEEN.configure("three-thirteen", {"auto_out": "yes", "decks": "2"})
        self.deal: TurnDeal
        self.view = View(self.config, 0)

    def begin(self, hands: Sequence[Counts], upcard: int) -> None:
        kinds = [card(text) for text in self.game.cards]
        cards = [list(of_counts(kinds, hand)) for hand in hands]
        rest = [n - sum(hand[kind] for hand in hands) for kind, n in enumerate(self.game.copies)]
        rest[upcard] -= 1
        dealt = [each for pair in zip(*cards, strict=True) for each in pair]
        order = [*dealt, kinds[upcard], *of_counts(kinds, rest)]
        self.deal = TurnDeal(self.config, PLAN, (0, 0), OrderedStock(order))

    def stack(self, kind: int) -> None:
        rest = list(self.deal.state.stock.cards())
        top = card(self.game.cards[kind])
        rest.remove(top)
        self.deal.state.stock = OrderedStock([top, *rest])

    def legal(self, seat: int) -> dict[str, Any]:
        return {str(atom): atom for atom in self.deal.legal(seat)}

    def greedy(self, seat: int) -> str:
        view = View(self.config, seat)
        for event in self.deal.events:
            seen: Any = event.seen_by(seat)
            if seen is not None:
                view.fold(seen)
        return str(GreedyThreeThirteen().choose(view, Offer(seat, tuple(self.deal.legal(seat)))))

    def points(self) -> tuple[int, ...]:
        if not self.deal.to_act():
            return self.deal.result().points
        rules = self.deal.setting.rules
        return tuple(least_penalty(self.deal.state.hands[seat], rules) for seat in range(2))

    def over(self) -> bool:
        return not self.deal.to_act()


def of_counts(kinds: Sequence[Card], counts: Iterable[int]) -> list[Card]:
    return [kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n)]


def side_by_side(game: Any, referee: Any, chance: Random, wildness: float) -> set[str]:  # noqa: ANN401 - either game
    """Play a deal in both; gives the actions that were played."""
    played: set[str] = set()
    here = Round(game)
    while (actor := here.to_act) != OVER:
        if actor == CHANCE:
            outcomes, ways = zip(*game.chances(here.position), strict=True)
            (step,) = chance.choices(outcomes, ways)
            if here.position.phase == mini_313.UPCARD:
                referee.begin(here.position.hands, step)
            elif here.position.phase == mini_313.DRAW:
                referee.stack(step)
                referee.deal.apply(here.position.turn % 2, referee.legal(here.position.turn % 2)["draw"])
            here.do(step)
            continue
        assert referee.deal.to_act() == (actor,)
        theirs = referee.legal(actor)
        legal = here.legal()
        assert {game.actions[each] for each in legal} == set(theirs)
        assert list(legal) == sorted(set(legal))
        greedy = game.greedy(here.position)
        assert game.actions[greedy] == referee.greedy(actor)
        step = chance.choice(legal) if chance.random() < wildness else greedy
        text = game.actions[step]
        played.add(sort_of(text))
        if text != "draw":
            referee.deal.apply(actor, theirs[text])
        here.do(step)
    own, other = referee.points()
    expected = own - other if isinstance(game, MiniMille) else other - own
    assert game.points(here.position) == expected
    assert abs(expected) <= game.most
    assert len(here.told[0]) <= game.longest
    return played


def sort_of(text: str) -> str:
    """The verb, and whether a wild is laid or one goes out by it."""
    verb = text.split(maxsplit=1)[0]
    wild = verb in {"lay", "add"} and "2" in text and text != "lay 2 2 2"
    return verb + " wild" * wild + " out" * text.endswith("out")


@pytest.mark.parametrize("which", MILLES)
def test_mini_mille_in_lock_step(which: str) -> None:
    chance = Random(which)
    played: set[str] = set()
    for _ in range(150):
        for wildness in (0.0, 0.4, 1.0):
            played |= side_by_side(MILLES[which], MilleReferee(MILLES[which]), chance, wildness)
    assert played >= {"draw", "pile", "lay", "lay wild", "add", "add wild", "discard"}


@pytest.mark.parametrize("which", THREE_THIRTEENS)
def test_mini_313_in_lock_step(which: str) -> None:
    chance = Random(which)
    played: set[str] = set()
    for _ in range(120):
        for wildness in (0.0, 0.4, 1.0):
            played |= side_by_side(
                THREE_THIRTEENS[which], ThreeThirteenReferee(THREE_THIRTEENS[which]), chance, wildness
            )
    assert played >= {"draw", "take", "discard", "discard out"}
