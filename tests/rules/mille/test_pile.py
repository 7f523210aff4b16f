"""M-PILE: taking the pile."""

from __future__ import annotations

import pytest

from rules.mille.positions import (
    allowed,
    config,
    dealt,
    hand,
    lies,
    order_of,
    pile,
    play,
    refusal,
    refused,
    table,
)

OWN_SET = config(pile_take="pair_or_own_natural_set")
ANYWHERE = config(pile_take="pair_anywhere")


def test_m_pile_1_two_of_the_rank_from_the_hand() -> None:
    deal = table("9S 9C KH", pile="4H 9H", phase="draw")
    assert [str(each) for each in deal.legal(0)] == ["draw", "pile 9S 9C"]
    play(deal, "pile 9S 9C")
    assert lies(deal) == ("9S 9C 9H",)
    assert hand(deal) == "4H KH"
    assert pile(deal) == ""


def test_m_pile_1_one_of_the_rank_is_not_enough_nor_is_a_pair_in_the_pile() -> None:
    assert refused(table("9S KH", pile="9C 9H", phase="draw"), "pile 9S 9C") == "M-PILE-1"
    assert refused(table("9S KH KD", pile="9C 9H", phase="draw"), "pile KH KD") == "M-PILE-1"
    assert refused(table("9S KH KD", pile="9C 9H", phase="draw"), "pile") == "M-PILE-1"
    assert refused(table("KH", laid=["9S 9C 9D"], pile="9H", phase="draw"), "pile") == "M-PILE-1"


@pytest.mark.parametrize(
    ("take", "ranks", "twos"),
    [
        ("pair_in_hand", "mille-refuse-pile-needs-pair", "mille-refuse-pile-two-needs-twos"),
        (
            "pair_or_own_natural_set",
            "mille-refuse-pile-needs-pair-or-set",
            "mille-refuse-pile-two-needs-twos-or-set",
        ),
        ("pair_anywhere", "mille-refuse-pile-nothing-fits", "mille-refuse-pile-two-nothing-fits"),
    ],
)
def test_m_pile_1_a_refusal_says_what_this_table_asks_for(take: str, ranks: str, twos: str) -> None:
    options = config(pile_take=take)
    for top, missing in (("9H", ranks), ("2H", twos)):
        deal = table("KH", pile=top, phase="draw", options=options)
        assert dict(deal.offer(0).not_now)["pile"].message.id == missing


@pytest.mark.parametrize("take", ["pair_in_hand", "pair_or_own_natural_set", "pair_anywhere"])
def test_m_pile_1_who_has_the_pair_is_asked_to_name_it(take: str) -> None:
    for rank, clause in (("9", "M-PILE-1"), ("2", "M-PILE-4")):
        held, top = f"{rank}S {rank}C KH", f"{rank}H"
        deal = table(held, pile=top, phase="draw", options=config(pile_take=take))
        why = refusal(deal, "pile")
        assert (why.clause, why.message.id) == (clause, "mille-refuse-pile-name-pair")


def test_m_pile_1_two_copies_of_one_card_are_a_pair() -> None:
    assert allowed(table("9S 9S KH", pile="9H", phase="draw"), "pile 9S 9S")
    assert refused(table("9S 9C KH", pile="9H", phase="draw"), "pile 9S 9S") == "M-PILE-1"


def test_m_pile_1_the_top_may_join_an_own_natural_set_under_that_option() -> None:
    deal = table("KH", laid=["9S 9C 9D"], pile="4H 9H", phase="draw", options=OWN_SET)
    play(deal, "pile")
    assert lies(deal) == ("9S 9C 9D 9H",)
    assert hand(deal) == "4H KH"
    with_wild = table("KH", laid=["9S 9C 2D"], pile="4H 9H", phase="draw", options=OWN_SET)
    assert refusal(with_wild, "pile").message.id == "mille-refuse-pile-set-has-wild"
    assert refused(table("KH", pile="9H", phase="draw", options=OWN_SET), "pile") == "M-PILE-1"
    from_pile = table("9S KH", pile="9C 9H", phase="draw", options=OWN_SET)
    assert refused(from_pile, "pile 9S 9C") == "M-PILE-1"


def test_m_pile_1_the_opponents_set_does_not_help() -> None:
    deal = table("KH", other_laid=["9S 9C 9D"], pile="9H", phase="draw", options=OWN_SET)
    assert refused(deal, "pile") == "M-PILE-1"


def test_m_pile_1_the_pair_may_lie_anywhere_under_that_option() -> None:
    one_each = table("9S KH", pile="9C 4H 9H", phase="draw", options=ANYWHERE)
    play(one_each, "pile 9S 9C")
    assert lies(one_each) == ("9S 9C 9H",)
    assert hand(one_each) == "4H KH"
    both = table("KH", pile="9S 9C 4H 9H", phase="draw", options=ANYWHERE)
    play(both, "pile 9S 9C")
    assert hand(both) == "4H KH"
    # No difference is told: the card in hand and the one in the pile are the same card.
    copies = table("9S KH", pile="9S 9C 9H", phase="draw", options=ANYWHERE)
    assert [str(each) for each in copies.legal(0)] == ["draw", "pile 9S 9S", "pile 9S 9C"]
    assert hand(play(copies, "pile 9S 9C")) == "9S KH"
    # The top card is no part of the pair that goes down with it.
    assert refused(table("9S KH", pile="9C", phase="draw", options=ANYWHERE), "pile 9S 9C") == "M-PILE-1"
    joined = table("KH", laid=["9S 9C 9D"], pile="4H 9H", phase="draw", options=ANYWHERE)
    assert lies(play(joined, "pile")) == ("9S 9C 9D 9H",)


def test_m_pile_2_just_the_pair_and_the_top_go_down() -> None:
    deal = table("9S 9C 9D KH", pile="9H", phase="draw")
    assert refused(deal, "pile 9S") == "M-PILE-2"
    assert refused(deal, "pile 9S 9C 9D") == "M-PILE-2"
    play(deal, "pile 9S 9C", "add 9D")
    assert lies(deal) == ("9S 9C 9H 9D",)


def test_m_pile_3_no_wild_helps() -> None:
    deal = table("9S 2S 2H KH", pile="9H", phase="draw")
    assert refused(deal, "pile 9S 2S") == "M-PILE-3"
    assert refused(deal, "pile 2S 2H") == "M-PILE-3"
    assert refused(table("9S 2S KH", pile="9H", phase="draw", options=ANYWHERE), "pile 9S 2S") == "M-PILE-3"


def test_m_pile_4_a_discarded_two_needs_two_twos() -> None:
    assert refused(table("2S KH KD", pile="4H 2H", phase="draw"), "pile") == "M-PILE-4"
    assert refused(table("2S KH KD", pile="4H 2H", phase="draw"), "pile KH KD") == "M-PILE-4"
    assert refused(table("2S KH KD", pile="4H 2H", phase="draw"), "pile 2S KH") == "M-PILE-4"
    assert refused(table("2S KH", pile="4H 2H", phase="draw", options=ANYWHERE), "pile") == "M-PILE-4"
    deal = play(table("2S 2D KH", pile="4H 2H", phase="draw"), "pile 2S 2D")
    assert lies(deal) == ("2S 2D 2H",)
    assert deal.state.spreads_of(0)[0].natural
    twos = table("KH", laid=["2S 2D 2C"], pile="4H 2H", phase="draw", options=OWN_SET)
    assert lies(play(twos, "pile")) == ("2S 2D 2C 2H",)


@pytest.mark.parametrize(
    ("option", "number", "may"),
    [
        ("every_deal", 1, True),
        ("every_deal", 2, True),
        ("first_deal", 1, True),
        ("first_deal", 2, False),
        ("off", 1, False),
    ],
)
def test_m_pile_5_the_two_turned_up(option: str, number: int, may: bool) -> None:
    deal = dealt(order_of("KS KH KD 4S", upcard="2H"), config(upcard_two=option), number)
    assert allowed(deal, "pile") == may
    if may:
        play(deal, "pile")
        assert "2H" in hand(deal).split()
        assert deal.state.hands[0].size == 16
        assert lies(deal) == ()
        assert refused(deal, "draw") == "M-TURN-2"
        assert allowed(deal, "lay KS KH 2H"), "the two is an ordinary card of the hand"
        assert allowed(deal, "discard 2H")
    else:
        assert refused(deal, "pile") == "M-PILE-4"


def test_m_pile_5_only_the_first_turn_and_only_a_two() -> None:
    deal = dealt(order_of("KS", upcard="2H"))
    play(deal, "draw", "discard KS")
    assert refused(deal, "pile") == "M-PILE-1"
    back = dealt(order_of("2S KS 3S", "3H 4H 5H", upcard="2H"))
    play(back, "draw", "discard 2S")
    assert refused(back, "pile") == "M-PILE-4", "the two was discarded, not turned up"
    assert refused(dealt(order_of("KS", upcard="9H")), "pile") == "M-PILE-1"


@pytest.mark.parametrize(("starter", "upcard"), [("2S KH KD 4S", "2H"), ("9S 9C 2S KH", "9H")])
def test_m_pile_5_is_over_once_the_pile_was_taken(starter: str, upcard: str) -> None:
    deal = dealt(order_of(starter, "KS KC 3S 3H 3D 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H", upcard))
    play(deal, "pile" if upcard == "2H" else "pile 9S 9C", "discard 2S")
    assert refused(deal, "pile") == "M-PILE-4"
    assert [str(each) for each in deal.legal(1)] == ["draw"]


def test_m_pile_5_the_two_turned_up_may_also_be_taken_with_two_twos() -> None:
    deal = dealt(order_of("2S 2D KH", upcard="2H"))
    assert [str(each) for each in deal.legal(0)] == ["draw", "pile", "pile 2S 2D"]
    assert lies(play(deal, "pile 2S 2D")) == ("2S 2D 2H",)


def test_m_pile_6_the_rest_joins_the_hand_and_is_used_at_once() -> None:
    deal = table("9S 9C KH KD", pile="KS 9D 9H", phase="draw")
    play(deal, "pile 9S 9C", "add 9D", "lay KH KD KS")
    assert lies(deal) == ("9S 9C 9H 9D", "KS KH KD")


def test_m_pile_7_a_view_lists_the_pile_and_carries_what_is_shown() -> None:
    from laydown.games.mille import GAME

    for preset, shown in (("mille", "7S"), ("mille-cardroom", "9H 7S"), ("mille-montreal", "7S")):
        options = config(preset, cut="no")
        deal = play(dealt(order_of("7S"), options), "draw", "discard 7S")
        view = GAME.new_view(options, 1)
        for event in deal.events:
            view.fold(event.seen_by(1))
        assert " ".join(each.text for each in view.pile) == "9H 7S"
        assert " ".join(each.text for each in view.shown_pile) == shown
