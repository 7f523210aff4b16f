"""What a finished match adds to the public sums: cards dealt, wilds, and who won when playing first."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from laydown.cards import Rank
from laydown.games.events import DealBegan, Dealt, TurnBegan
from laydown.server import particulars
from laydown.table.events import DealEnded

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from laydown.cards import Card, Deck
    from laydown.games.rules import DealResult
    from laydown.server.annals import Cell
    from laydown.table.match import Match

MATCHES: Final = "matches"
DEALS: Final = "deals"
HANDS: Final = "hands"
CARDS: Final = "cards"
SPREAD: Final = "spread"
"""Of all deals together, n (N - n) / (N - 1) for n cards dealt out of N: what a variance is multiplied by."""


def name_of(deck: Deck) -> str:
    """A pack in a word that says how likely each rank and suit is: `A23456789TJQK|SHDC|2|4`, two copies of
    each and four jokers.
    """
    ranks = "".join(rank.letter for rank in deck.ranks)
    suits = "".join(suit.letter for suit in deck.suits)
    return f"{ranks}|{suits}|{deck.copies[0]}|{deck.jokers}"


def shares_of(name: str) -> tuple[dict[str, float], dict[str, float]]:
    """How likely each rank and each suit is as the next card of this pack; `*` stands for jokers."""
    ranks, suits, copies, jokers = name.split("|")
    size = len(ranks) * len(suits) * int(copies) + int(jokers)
    joker = {"*": int(jokers) / size} if int(jokers) else {}
    by_rank = dict.fromkeys(ranks, len(suits) * int(copies) / size)
    by_suit = dict.fromkeys(suits, len(ranks) * int(copies) / size)
    return by_rank | joker, by_suit | joker


def tally(match: Match, kinds: Sequence[str]) -> Mapping[Cell, float]:
    """The sums of one match; `kinds` says of each seat whether a `person` or a `bot` sits there."""
    sums: Counter[str] = Counter({MATCHES: 1})
    deal = _Deal(match.deck)
    for event in match.log.events:
        match event:
            case DealBegan():
                sums.update(deal.sums(kinds))
                deal = _Deal(match.deck, particulars.wild_rank(match.game, event.wild))
            case Dealt():
                deal.hands[event.seat] = event.cards
            case TurnBegan() if deal.first is None:
                deal.first = event.seat
            case DealEnded():
                sums.update(_first_player(match, deal.first, event.result))
            case _:
                pass
    sums.update(deal.sums(kinds))
    deck = name_of(match.deck)
    return {(match.game.name, deck, cell): value for cell, value in sums.items()}


class _Deal:
    """What was dealt in one deal."""

    def __init__(self, deck: Deck, wild: Rank | None = None) -> None:
        self.deck = deck
        self.wild = wild
        self.hands: dict[int, Sequence[Card]] = {}
        self.first: int | None = None

    def sums(self, kinds: Sequence[str]) -> dict[str, float]:
        cards = [card for hand in self.hands.values() for card in hand]
        if not cards:
            return {}
        sums: Counter[str] = Counter()
        sums[DEALS] += 1
        sums[HANDS] += len(self.hands)
        sums[CARDS] += len(cards)
        sums[SPREAD] = self._spread(len(cards))  # type: ignore[assignment]  # a Counter of numbers, not of ints only
        for card in cards:
            joker = card.rank is Rank.JOKER
            sums[f"rank {card.rank.letter}"] += 1
            sums[f"suit {'*' if joker or card.suit is None else card.suit.letter}"] += 1
        return {**sums, **self._wilds(kinds)}

    def _spread(self, dealt: int) -> float:
        size = self.deck.size
        return dealt * (size - dealt) / (size - 1)

    def _wilds(self, kinds: Sequence[str]) -> dict[str, float]:
        """How many wilds people and bots were dealt, and what is to be expected of an honest shuffle."""
        share = sum(self._is_wild(card) for card in self.deck.cards()) / self.deck.size
        sums: dict[str, float] = {}
        for who in ("person", "bot"):
            hands = [hand for seat, hand in self.hands.items() if kinds[seat] == who]
            dealt = sum(len(hand) for hand in hands)
            if dealt:
                sums |= {
                    f"hands {who}": len(hands),
                    f"wilds {who}": sum(self._is_wild(card) for hand in hands for card in hand),
                    f"wilds-expected {who}": dealt * share,
                    f"wilds-spread {who}": share * (1 - share) * self._spread(dealt),
                }
        return sums

    def _is_wild(self, card: Card) -> bool:
        return card.rank is self.wild or card.rank is Rank.JOKER


def _first_player(match: Match, first: int | None, result: DealResult) -> dict[str, float]:
    """Whether the one who played first made most of the deal; who shares the best result has a part of it."""
    if first is None:
        return {}
    best = (min if particulars.fewer_is_better(match.game) else max)(
        result.points[seat] for seat in result.players
    )
    winners = [seat for seat in result.players if result.points[seat] == best]
    return {
        "first deals": 1,
        "first wins": (first in winners) / len(winners),
        "first even": 1 / len(result.players),
    }
