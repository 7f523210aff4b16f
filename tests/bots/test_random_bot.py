"""The random bot: every kind as likely, then every atom, and the same again for the same seed and view."""

from __future__ import annotations

from collections import Counter

from bots.mille_turn import Table as Lying
from bots.mille_turn import offer_after_draw, view_of
from laydown.bots.random_bot import RandomBot
from laydown.cards import card
from laydown.games.mille import events
from laydown.games.rules import Offer
from laydown.games.three_thirteen.actions import discard

HAND = "5S 5H 5D KS KH 2S 9C"


def test_kinds_are_as_likely_then_atoms() -> None:
    """Far more lays than discards are legal here, yet each kind comes up as often."""
    view = view_of(HAND, Lying(("7S 7H 7D",)), {})
    offer = offer_after_draw(view)
    chosen = [RandomBot(str(seed)).choose(view, offer) for seed in range(3000)]
    kinds = Counter(atom.verb for atom in chosen)
    assert set(kinds) == {"lay", "add", "discard"}
    assert all(900 < n < 1100 for n in kinds.values()), kinds
    lays = Counter(str(atom) for atom in chosen if atom.verb == "lay")
    assert set(lays) == {str(atom) for atom in offer.actions if atom.verb == "lay"}
    assert max(lays.values()) < 2 * min(lays.values())


def test_going_out_is_a_kind_of_its_own() -> None:
    view = view_of(HAND, Lying(), {})
    plain = [discard(card(text)) for text in ("5S", "5H", "5D", "KC", "9C")]
    offer = Offer(0, (*plain, discard(card("KC"), out=True)))
    outs = sum(RandomBot(str(seed)).choose(view, offer).out for seed in range(1000))
    assert 430 < outs < 570


def test_the_same_seed_and_view_give_the_same_choice() -> None:
    for seed in range(50):
        first, again = view_of(HAND, Lying(), {}), view_of(HAND, Lying(), {})
        bot = RandomBot(str(seed))
        choice = bot.choose(first, offer_after_draw(first))
        assert bot.choose(first, offer_after_draw(first)) is choice
        assert RandomBot(str(seed)).choose(again, offer_after_draw(again)) is choice


def test_another_seed_or_moment_may_give_another() -> None:
    view = view_of(HAND, Lying(), {})
    offer = offer_after_draw(view)
    assert len({RandomBot(str(seed)).choose(view, offer) for seed in range(50)}) > 5
    bot = RandomBot("1")
    over_time = set[object]()
    for _ in range(50):
        over_time.add(bot.choose(view, offer))
        view.fold(events.SevenSquared(1, card("7S").rank))
    assert len(over_time) > 5


def test_long_seeds_that_begin_alike_differ() -> None:
    view = view_of(HAND, Lying(), {})
    offer = offer_after_draw(view)
    assert len({RandomBot("x" * 100 + str(seed)).choose(view, offer) for seed in range(50)}) > 5


def test_any_text_is_a_seed() -> None:
    view = view_of(HAND, Lying(), {})
    offer = offer_after_draw(view)
    for seed in ("", "\0", "\udcff", "\ud800", "漢"):
        assert RandomBot(seed).choose(view, offer) in offer.actions
