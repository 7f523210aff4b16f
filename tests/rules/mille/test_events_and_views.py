"""What each seat sees: events by their watcher, views folded from nothing else, offers."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from laydown.cards import cards, text_of
from laydown.games.atoms import Reshuffle
from laydown.games.events import Dealt, Drew, Reshuffled
from laydown.games.mille import GAME
from laydown.games.mille.config import PRESETS
from laydown.games.mille.deal import DECK
from laydown.games.mille.events import EVENTS
from laydown.games.mille.scoring import hand_value, is_natural, laid_score
from laydown.games.rules import DEALER
from rules.mille.positions import config, dealt, order_of, play, table

if TYPE_CHECKING:
    from laydown.games.mille.engine import MilleDeal
    from laydown.games.mille.view import MilleView


def view_of(deal: MilleDeal, seat: int | None) -> MilleView:
    view = GAME.new_view(deal.config, seat)
    for event in deal.events:
        view.fold(event.seen_by(seat))
    return view


def test_hidden_cards_are_left_out_for_all_but_their_owner() -> None:
    own = Dealt(0, 2, cards("QS QH"))
    assert own.seen_by(0) == own
    assert own.seen_by(1) == own.seen_by(None) == Dealt(0, 2)
    drew = Drew(1, cards("QS")[0])
    assert drew.seen_by(1) == drew
    assert drew.seen_by(0) == drew.seen_by(None) == Drew(1)
    order = Reshuffled(2, cards("QS QH"))
    assert {order.seen_by(watcher) for watcher in (0, 1, None)} == {Reshuffled(2)}


def test_each_event_says_for_itself_what_is_seen() -> None:
    for each in EVENTS:
        assert "seen_by" in vars(each), each.kind
    assert len({each.kind for each in EVENTS}) == len(EVENTS)


@pytest.mark.parametrize("preset", PRESETS)
def test_views_agree_with_the_referee_at_every_step(preset: str) -> None:
    chance = random.Random(7)
    for options in ({}, {"stock_out": "reshuffle", "upcard_two": "every_deal"}):
        for _ in range(8):
            deal = _random_deal(chance, preset, options)
            views = {seat: GAME.new_view(deal.config, seat) for seat in (0, 1, None)}
            seen = 0
            while True:
                for event in deal.events[seen:]:
                    for seat, view in views.items():
                        view.fold(event.seen_by(seat))
                seen = len(deal.events)
                for view in views.values():
                    _agrees(view, deal)
                if not deal.to_act():
                    break
                _random_step(chance, deal)


def _random_deal(chance: random.Random, preset: str, options: dict[str, str]) -> MilleDeal:
    order = list(DECK.cards())
    chance.shuffle(order)
    return dealt(order, config(preset, **options), chance.choice((1, 2)))


def _random_step(chance: random.Random, deal: MilleDeal) -> None:
    (actor,) = deal.to_act()
    if actor == DEALER:
        order = list(deal.to_shuffle())
        chance.shuffle(order)
        deal.apply(DEALER, Reshuffle(tuple(order)))
    else:
        deal.apply(actor, chance.choice(deal.legal(actor)))


def _agrees(view: MilleView, deal: MilleDeal) -> None:
    state = deal.state
    assert view.over == (not deal.to_act())
    assert view.turn == (None if view.over else state.turn)
    assert view.phase == state.phase
    assert view.counts == tuple(each.size for each in state.hands)
    assert view.stock == (len(state.stock) if state.phase != "cut" else 104)
    assert view.pile == tuple(state.pile)
    assert view.spreads == tuple(state.spreads_of(seat) for seat in (0, 1))
    assert view.hand == (None if view.seat is None else state.hands[view.seat])
    assert view.hand_value == (None if view.hand is None else hand_value(view.hand))
    for seat in (0, 1):
        assert state.hands[seat].holds(view.known[seat])
        own = state.spreads_of(seat)
        assert view.laid(seat) == laid_score(own, deal.config.eight_factor)
        assert view.natural_possible(seat) == is_natural(own)
    if view.over:
        assert view.result == deal.result()
        assert view.hands_shown == tuple(tuple(hand) for hand in state.hands)


def _said(deal: MilleDeal, kind: str) -> tuple[str, dict[str, object]]:
    message = next(each for each in deal.events if each.kind == kind).says()
    assert message is not None
    return message.id, dict(message.values)


def test_what_is_said_of_a_take() -> None:
    own_set = config(pile_take="pair_or_own_natural_set")
    pair = play(table("9S 9C KH", pile="4H 5H 9H", phase="draw"), "pile 9S 9C")
    joins = play(table("KH", laid=["9S 9C 9D"], pile="4H 9H", phase="draw", options=own_set), "pile")
    upcard = play(dealt(order_of("KS", upcard="2H")), "pile")
    assert _said(pair, "pile-taken") == (
        "mille-event-pile-taken",
        {"seat": 0, "cards": cards("9S 9C 9H"), "count": 2},
    )
    assert _said(joins, "pile-taken") == (
        "mille-event-pile-joined",
        {"seat": 0, "cards": cards("9H"), "count": 1},
    )
    assert _said(upcard, "pile-taken") == (
        "mille-event-upcard-two-taken",
        {"seat": 0, "card": cards("2H")[0]},
    )


def test_what_is_said_of_an_end() -> None:
    for laid, said in (("KS KH KD", "mille-event-went-out-natural"), ("KS KH 2D", "mille-event-went-out")):
        deal = play(table("3H", other="QS", laid=[laid]), "discard 3H")
        assert _said(deal, "went-out") == (said, {"seat": 0})
        assert _said(deal, "chapeau-made")[1] == {"seat": 1, "points": -100}
        mine, other = deal.result().points
        assert _said(deal, "deal-scored")[1] == {
            "number": 1,
            "seat": 0,
            "points": mine,
            "other": 1,
            "other_points": other,
        }


def test_what_is_said_of_an_empty_stock() -> None:
    reshuffle = config(stock_out="reshuffle")
    for other, pile, options, then in (
        ("4S 4C", "", None, "last"),
        ("4S 5C", "", None, "over"),
        ("4S 4C", "AS", reshuffle, "reshuffle"),
    ):
        deal = play(table("KH 4D", other=other, pile=pile, stock="", options=options), "discard 4D")
        assert _said(deal, "stock-ran-out")[0] == f"mille-event-stock-ran-out-{then}"


def test_what_is_publicly_known_of_a_hand() -> None:
    deal = dealt(order_of("9S 9C KH", upcard="9H", dealer="3H 4D"))
    play(deal, "draw", "discard KH", "draw", "discard 3H", "draw", "discard 9S")
    assert view_of(deal, 1).known == ((), ())
    taken = dealt(order_of("9S 9C KH KD KC", "3H 9D KS", upcard="4H", draws="5S 5D"))
    play(taken, "draw", "discard KH", "draw", "discard 9D", "pile 9S 9C")
    for watcher in (0, 1, None):
        assert [text_of(each) for each in view_of(taken, watcher).known] == ["4H KH", ""]
    play(taken, "lay KH KD KC", "discard 4H")
    assert view_of(taken, 1).known == ((), ())


@pytest.mark.parametrize("take", ["pair_in_hand", "pair_or_own_natural_set"])
def test_a_pair_from_the_hand_leaves_the_piles_own_cards_of_the_rank_known(take: str) -> None:
    order = order_of("9S 9C KH KD KC", "3H 9D KS", upcard="9S", draws="5S 5D")
    deal = dealt(order, config(pile_take=take))
    play(deal, "draw", "discard KH", "draw", "discard 9D", "pile 9S 9C")
    for watcher in (0, 1, None):
        assert [text_of(each) for each in view_of(deal, watcher).known] == ["9S KH", ""]


def test_a_copy_of_the_top_card_in_the_pile_stays_known() -> None:
    """The top goes down, its other copy joins the hand, wherever the pair came from."""
    for take in ("pair_in_hand", "pair_or_own_natural_set", "pair_anywhere"):
        order = order_of("9S 9C KH KD KC", "3H 9H KS", upcard="9H", draws="5S 5D")
        deal = dealt(order, config(pile_take=take))
        play(deal, "draw", "discard KH", "draw", "discard 9H", "pile 9S 9C")
        for watcher in (0, 1, None):
            assert [text_of(each) for each in view_of(deal, watcher).known] == ["9H KH", ""]


def test_the_two_turned_up_is_known() -> None:
    deal = play(dealt(order_of("KS", upcard="2H")), "pile")
    assert [text_of(each) for each in view_of(deal, None).known] == ["2H", ""]


def test_badges() -> None:
    deal = dealt(order_of("9S 9S 9H 9H 9D 9D 9C 9C", upcard="3H"))
    play(deal, "draw", "lay 9S 9S 9H", "lay 9H 9D 9D", "add 9C")
    assert view_of(deal, 1).badges(0) == ("seven-9",)
    play(deal, "add 9C")
    assert view_of(deal, 1).badges(0) == ("eight-9",)
    assert view_of(deal, 1).laid(0) == 80


def test_badges_for_two_cards_and_one_left() -> None:
    view = GAME.new_view(config(), None)
    for count, badges in ((3, ()), (2, ("two-left",)), (1, ("one-left",)), (0, ())):
        view.fold(Dealt(0, count))
        assert view.badges(0) == badges
        assert view.badges(1) == ()


def test_an_offer_is_empty_out_of_turn_and_gives_the_reasons() -> None:
    deal = dealt(order_of("9S 9C KH KD KC 2S", upcard="9H"))
    other = deal.offer(1)
    assert other.actions == other.groups == ()
    assert {refusal.clause for _, refusal in other.not_now} == {"M-TURN-1"}
    offer = deal.offer(0)
    assert [str(each) for each in offer.actions] == ["draw", "pile 9S 9C"]
    assert [verb for verb, _ in offer.not_now] == ["pass", "lay", "add", "discard"]
    play(deal, "draw")
    offer = deal.offer(0)
    reasons = dict(offer.not_now)
    assert reasons["draw"].clause == reasons["pile"].clause == "M-TURN-2"
    assert reasons["add"].clause == "M-MELD-3"
    kings = next(group for group in offer.groups if group.rank_text == "K")
    assert set(cards("KH KD KC")) <= set(kings.naturals)
    assert (kings.min_wilds, kings.adds) == (0, False)


@pytest.mark.parametrize("seat", [DEALER, 2, 99])
def test_who_has_no_seat_is_offered_nothing(seat: int) -> None:
    deal = dealt(order_of())
    assert deal.offer(seat).actions == deal.offer(seat).groups == ()


def test_groups_say_how_many_wilds_go_with_a_rank() -> None:
    deal = table("QS QH 9S 5S 5H 5D 2S 2H 2D KC", laid=["KS KH KD", "7S 7H 2C"])
    groups = {each.rank_text: each for each in deal.offer(0).groups}
    assert sorted(groups) == ["2", "5", "7", "9", "K", "Q"]
    assert [(groups[rank].min_wilds, groups[rank].max_wilds) for rank in "Q95K7"] == [
        (1, 3),
        (2, 3),
        (0, 3),
        (0, 3),
        (1, 3),
    ]
    assert groups["K"].adds
    assert groups["7"].naturals == ()
    assert (groups["2"].min_wilds, groups["2"].max_wilds) == (0, 0)


def test_groups_follow_the_options() -> None:
    strict = config(min_naturals="2", max_wilds="2", wild_may_be_added="no")
    deal = table("QS QH 9S 5S 5H 5D 2S 2H KC", laid=["KS KH KD"], options=strict)
    groups = {each.rank_text: each for each in deal.offer(0).groups}
    assert [(rank, each.min_wilds, each.max_wilds) for rank, each in groups.items()] == [
        ("5", 0, 1),
        ("Q", 1, 1),
        ("K", 0, 0),
    ]
    keep_one = table("QS QH 2S", options=config(must_discard_to_go_out="yes"))
    assert keep_one.offer(0).groups == ()


def test_groups_leave_a_card_where_the_last_one_must_be_discarded() -> None:
    keep_one = config(must_discard_to_go_out="yes")
    for held in ("QS 7H", "QS 7H 8D"):
        adds = table(held, laid=["QH QD QC"], options=keep_one)
        assert [(each.rank_text, each.adds) for each in adds.offer(0).groups] == [("Q", True)]
    assert table("QS", laid=["QH QD QC"], options=keep_one).offer(0).groups == ()
    # Two of the twos may go with the queens, one of the three stays; with another card all three may.
    for held, most in (("QS QH 2S 2H 2D", 2), ("QS QH 2S 2H 2D KC", 3)):
        groups = {each.rank_text: each for each in table(held, options=keep_one).offer(0).groups}
        assert (groups["Q"].min_wilds, groups["Q"].max_wilds) == (1, most)


@pytest.mark.parametrize(("held", "least", "most"), [("QS 2S 2H KC", 2, 2), ("QS QH 2S 2H KC", 1, 2)])
def test_groups_start_with_three_cards_where_no_wild_is_added(held: str, least: int, most: int) -> None:
    deal = table(held, options=config(wild_may_be_added="no"))
    queens = next(each for each in deal.offer(0).groups if each.rank_text == "Q")
    assert (queens.min_wilds, queens.max_wilds) == (least, most)


def test_no_pile_says_what_is_missing() -> None:
    for options, id_ in (
        ({}, "mille-refuse-pile-needs-pair"),
        ({"pile_take": "pair_anywhere"}, "mille-refuse-pile-nothing-fits"),
    ):
        deal = table("KH", pile="9H", phase="draw", options=config(**options))
        assert dict(deal.offer(0).not_now)["pile"].message.id == id_


def test_what_only_the_last_card_forbids_says_so() -> None:
    keep_one = config(must_discard_to_go_out="yes")
    for deal, verb in (
        (table("QS QH QD", options=keep_one), "lay"),
        (table("QC", laid=["QS QH QD"], options=keep_one), "add"),
        (table("9S 9C", pile="9H", phase="draw", options=keep_one), "pile"),
    ):
        assert dict(deal.offer(0).not_now)[verb].clause == "M-OUT-2"
    nothing = table("QS KH 7D", pile="9H", options=keep_one)
    assert dict(nothing.offer(0).not_now)["lay"].clause == "M-MELD-1"
