"""Taking the pile."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from laydown.errors import Refusal
from laydown.games.mille.actions import choices, pile
from laydown.games.mille.deal import DECK, WILD

if TYPE_CHECKING:
    from laydown.cards import Card, Hand, Rank
    from laydown.games.mille.actions import Pile
    from laydown.games.mille.config import PileShown, PileTake, UpcardTwo
    from laydown.games.mille.melding import Spread


def may_take_upcard_two(option: UpcardTwo, number: int, *, first_turn: bool, top: Card) -> bool:
    """A two turned up by the deal may be taken by the non-dealer in place of the first draw (M-PILE-5).

    It needs no pair, need not be used, and is then a card of the hand like any other. `number` is the
    deal's: the option `first_deal` gives this in deal 1 only.
    """
    if not first_turn or top.rank is not WILD:
        return False
    return option == "every_deal" or (option == "first_deal" and number == 1)


def why_not_pair(pair: tuple[Card, ...], top: Card, source: Hand, take: PileTake) -> Refusal | None:
    """Who takes the pile lays the top card with two natural cards of its rank (M-PILE-1).

    `source` is where the two may lie: the hand, or hand and pile together under `pair_anywhere`.
    """
    if len(pair) != 2:
        return Refusal.of("M-PILE-2", "mille-refuse-pile-two-cards", count=len(pair))
    if any(each.rank is not top.rank for each in pair):
        return _why_not_rank(pair, top.rank, take)
    if not source.holds(pair):
        return Refusal.of("M-PILE-1", "mille-refuse-pile-pair", rank=top.rank, cards=pair)
    return None


def _why_not_rank(pair: tuple[Card, ...], rank: Rank, take: PileTake) -> Refusal:
    """No wild goes down at a take (M-PILE-3), and a discarded two is taken by two twos only (M-PILE-4)."""
    if rank is WILD:
        return _why_no_take_of_two(take)
    if any(each.rank is WILD for each in pair):
        return Refusal.of("M-PILE-3", "mille-refuse-pile-no-wild", rank=rank)
    return Refusal.of("M-PILE-1", "mille-refuse-pile-rank", rank=rank, cards=pair)


def why_not_join(top: Card, own: Spread | None, take: PileTake) -> Refusal | None:
    """Only where the table says so the top card may instead join an own spread without wilds (M-PILE-1).

    `own` is the taker's spread of the top card's rank.
    """
    if take == "pair_in_hand" or (own is None and top.rank is WILD):
        return why_no_take(top, take)
    if own is None:
        return Refusal.of("M-PILE-1", "mille-refuse-pile-no-set", rank=top.rank)
    if not own.natural:
        return Refusal.of("M-PILE-1", "mille-refuse-pile-set-has-wild", rank=top.rank)
    return None


@cache
def why_no_take(top: Card, take: PileTake) -> Refusal:
    """What is missing for any take of this pile: two of the top card's rank (M-PILE-1).

    A two is no exception: two twos (M-PILE-4).
    """
    if top.rank is WILD:
        return _why_no_take_of_two(take)
    if take == "pair_in_hand":
        return Refusal.of("M-PILE-1", "mille-refuse-pile-needs-pair", rank=top.rank)
    if take == "pair_or_own_natural_set":
        return Refusal.of("M-PILE-1", "mille-refuse-pile-needs-pair-or-set", rank=top.rank)
    return Refusal.of("M-PILE-1", "mille-refuse-pile-nothing-fits", rank=top.rank)


def _why_no_take_of_two(take: PileTake) -> Refusal:
    """A discarded two is never taken to serve as a wild (M-PILE-4)."""
    if take == "pair_in_hand":
        return Refusal.of("M-PILE-4", "mille-refuse-pile-two-needs-twos")
    if take == "pair_or_own_natural_set":
        return Refusal.of("M-PILE-4", "mille-refuse-pile-two-needs-twos-or-set")
    return Refusal.of("M-PILE-4", "mille-refuse-pile-two-nothing-fits")


def pair_not_named(top: Card) -> Refusal:
    """Who may take the pile with a pair, and by no other right, names the two cards (M-PILE-1).

    Two twos, where the top is a two (M-PILE-4).
    """
    return Refusal.of("M-PILE-4" if top.rank is WILD else "M-PILE-1", "mille-refuse-pile-name-pair")


def where_the_pair_may_lie(hand: Hand, rest: list[Card], take: PileTake) -> Hand:
    """The pair comes from the hand, under `pair_anywhere` also from the rest of the pile (M-PILE-1)."""
    return hand.with_cards(rest) if take == "pair_anywhere" else hand


def laid_with(pair: tuple[Card, ...], top: Card) -> tuple[Card, ...]:
    """The take lays just the pair and the top card; more is added after it like any card (M-PILE-2)."""
    return (*pair, top)


def hand_after(hand: Hand, taken: tuple[Card, ...], laid: tuple[Card, ...]) -> Hand:
    """The rest of the pile joins the hand and may be used in the same turn (M-PILE-6)."""
    return hand.with_cards(taken).without(laid)


def known_after(known: Hand, taken: tuple[Card, ...], laid: tuple[Card, ...], take: PileTake) -> Hand:
    """What all know of a hand after a take, from what they knew of it: the rest of the pile, too.

    A pair from the hand leaves the pile's own cards of that rank in the hand (M-PILE-6); where it may come
    from the pile as well, nobody can tell, and only what is left over at least is known (M-PILE-1).
    """
    if take == "pair_anywhere":
        return less(known.with_cards(taken), laid)
    pair = laid[:-1]
    rest = taken[:-1] if laid else taken
    return less(known, pair).with_cards(rest)


def less(known: Hand, played: tuple[Card, ...]) -> Hand:
    """What is still known of a hand after these were played from it: a card not known was another one."""
    left = known
    for each in played:
        if each in left:
            left = left.minus(each)
    return left


@cache
def pairs(rank: Rank, held: bytes) -> tuple[Pile, ...]:
    """Every take by a pair, for these counts of the rank's cards."""
    kinds = DECK.kinds[DECK.row(rank)]
    own = tuple(kind for kind, n in zip(kinds, held, strict=True) for _ in range(min(n, 2)))
    return tuple(pile(pair) for pair in choices(own, 2))


def shown(pile_cards: tuple[Card, ...], option: PileShown) -> tuple[Card, ...]:
    """The table shows the top of the pile, or all of it fanned out (M-PILE-7)."""
    return pile_cards if option == "all" else pile_cards[-1:]
