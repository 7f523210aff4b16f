"""Taking back: a misclick, but never a look at a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.cards import cards, standard_deck
from laydown.errors import IllegalAction, RecordError, Refusal
from laydown.games import game_of
from laydown.games.rules import DealPlan
from laydown.table import record
from laydown.table.chance import Given
from laydown.table.events import TakenBack
from laydown.table.match import Match
from laydown.table.setup import Excerpt, Setup
from laydown.table.undo import LIMIT
from laydown.table.view import TableView
from laydown.words import Speaker
from table.playing import begun, everything

if TYPE_CHECKING:
    from laydown.games.rules import DealPlan as Plan


def dealt(preset: str, named: str, *, plan: Plan | None = None, **options: str) -> Match:
    """A match whose first cards are these, dealt in turn from seat 0; the rest in the pack's order."""
    game = game_of(preset)
    config = game.configure(preset, options)
    plan = plan or DealPlan(1, 1, (0, 1))
    seats = len(plan.players)
    deck = game.deck(config, seats)
    rest = list(deck.cards())
    first = cards(named)
    for each in first:
        rest.remove(each)
    setup = Setup(game, preset, config, ("Anna", "Ben", "Cleo")[:seats], Excerpt((plan,), (0,) * seats))
    match = Match(setup, Given(orders={plan.number: (*first, *rest)}))
    match.next_deal()
    return match


def between(first: str, second: str) -> str:
    """Two hands as they are dealt, a card each in turn."""
    pairs = zip(first.split(), second.split(), strict=True)
    return " ".join(f"{one} {other}" for one, other in pairs)


def mille() -> Match:
    """Anna holds three eights and three nines, and has drawn the first card."""
    return dealt(
        "mille",
        between(
            "8S 8H 8D 9S 9H 9D AS AH KS KH QD JS TS 4S 3S",
            "8C 8C 9C 9C AD AC KD KC QC JC TC 4C 3C 5C 6C",
        )
        + " 7S 8S 8D",
    )


def do(match: Match, seat: int, *lines: str) -> None:
    for line in lines:
        match.act(seat, match.game.read_action(line))


def why_not(match: Match, seat: int) -> str:
    refusal = match.why_not_undo(seat)
    assert refusal is not None
    before = (match.deal and match.deal.snapshot(), everything(match))
    with pytest.raises(IllegalAction):
        match.undo(seat)
    assert (match.deal and match.deal.snapshot(), everything(match)) == before
    return f"{refusal.clause} {refusal.message.id.removeprefix('table-refuse-undo-')}"


def test_lays_additions_and_discards_are_taken_back_one_after_the_other() -> None:
    match = mille()
    do(match, 0, "draw")
    assert match.deal is not None
    drawn = match.deal.snapshot()
    view = match.view(0).to_plain()
    do(match, 0, "lay 8S 8H 8D")
    laid = match.deal.snapshot()
    do(match, 0, "add 8S", "discard 3S")
    match.undo(0)
    match.undo(0)
    assert match.deal.snapshot() == laid
    match.undo(0)
    assert match.deal.snapshot() == drawn
    assert match.view(0).to_plain() == view
    assert [type(event) for event in match.log.events].count(TakenBack) == 3


def test_the_stream_tells_it_and_every_view_follows() -> None:
    match = mille()
    do(match, 0, "draw", "lay 8S 8H 8D")
    since = len(match.log)
    do(match, 0, "discard 3S")
    match.undo(0)
    number, event = match.stream(1)[-1]
    assert event == TakenBack(0, "discard", since)
    assert number == len(match.log) - 1
    do(match, 0, "discard 4S")
    for watcher in (0, 1, None):
        afresh = TableView(match.game, watcher)
        for told in match.stream(watcher):
            afresh.fold(*told)
        assert afresh.to_plain() == match.view(watcher).to_plain()
        assert "3S" not in str(afresh.to_plain()["deal"]["pile"])


def test_offers_after_a_taking_back_are_new_ones() -> None:
    match = mille()
    do(match, 0, "draw")
    before = match.offer(0)
    do(match, 0, "discard 3S")
    theirs = match.offer(1)
    match.undo(0)
    assert match.to_act() == (0,)
    assert match.offer(0).id not in (before.id, theirs.id, 0)
    assert match.offer(0).actions == before.actions
    with pytest.raises(IllegalAction, match="TABLE-OFFER-1"):
        match.act(1, theirs.actions[0], theirs.id)
    # The discard sent again, late, is the one that counted then; it does not count a second time.
    assert not match.act(0, match.game.read_action("discard 3S"), before.id)


def test_table_undo_1_nothing_done_nothing_taken_back() -> None:
    match = begun("mille")
    for seat in (0, 1, 7):
        assert why_not(match, seat) == "TABLE-UNDO-1 nothing"


def test_table_undo_1_until_anyone_acts() -> None:
    match = mille()
    do(match, 0, "draw", "discard 3S")
    assert match.why_not_undo(0) is None
    do(match, 1, "draw")
    assert why_not(match, 0) == "TABLE-UNDO-1 acted"
    do(match, 1, "discard 3C")
    assert match.why_not_undo(1) is None
    assert why_not(match, 0) == "TABLE-UNDO-1 acted"


def test_table_undo_3_a_draw_shows_a_card() -> None:
    match = mille()
    do(match, 0, "draw")
    assert why_not(match, 0) == "TABLE-UNDO-3 seen"
    taken = dealt("three-thirteen", "AS 2S 3S 4S 5S 6S 7S 8S")
    do(taken, 0, "take")
    assert why_not(taken, 0) == "TABLE-UNDO-3 seen"


def test_table_undo_3_going_out_with_the_cards_shown_stands() -> None:
    named = "5S 9C 6S KD 7S QH 4D 8S 2H"
    shown = dealt("three-thirteen", named)
    do(shown, 0, "draw", "discard 8S out")
    assert why_not(shown, 0) == "TABLE-UNDO-3 shown"
    said = dealt("three-thirteen", named, reveal="at_end")
    do(said, 0, "draw", "discard 8S out")
    said.undo(0)
    assert said.to_act() == (0,)


def test_table_undo_2_what_ended_the_deal_stands() -> None:
    match = dealt("three-thirteen", "5S 9C 6S KD 7S QH 4D 8S 2H")
    do(match, 0, "draw", "discard 8S out")
    do(match, 1, "draw", "discard KD")
    assert match.deal_over
    assert why_not(match, 1) == "TABLE-UNDO-2 deal-over"
    assert why_not(match, 0) == "TABLE-UNDO-2 deal-over"


def test_table_undo_1_after_a_reshuffle_it_is_too_late() -> None:
    """Of 54 cards 13 each are dealt; the turn that follows the last draw begins with a reshuffle."""
    match = dealt("jokers", "", plan=DealPlan(11, 1, (0, 1)))
    seat = 0
    while match.stories[-1].steps[-1:] == [] or match.stories[-1].steps[-1].seat >= 0:
        (seat,) = match.to_act()
        actions = match.offer(seat).actions
        match.act(seat, actions[0])
    assert why_not(match, seat) == "TABLE-UNDO-1 acted"


def test_table_undo_4_fifty_times_a_deal() -> None:
    match = mille()
    do(match, 0, "draw")
    for _ in range(LIMIT):
        do(match, 0, "discard 3S")
        match.undo(0)
    do(match, 0, "discard 3S")
    assert why_not(match, 0) == "TABLE-UNDO-4 often"


def why_not_later(match: Match, seat: int) -> str:
    """Why not even with consent; nothing is changed by trying."""
    refusal = match.why_not_undo_with_consent(seat)
    assert refusal is not None
    before = (match.deal and match.deal.snapshot(), everything(match))
    with pytest.raises(IllegalAction):
        match.undo_with_consent(seat)
    assert (match.deal and match.deal.snapshot(), everything(match)) == before
    return f"{refusal.clause} {refusal.message.id.removeprefix('table-refuse-undo-')}"


def taken_from_the_pile() -> Match:
    """Anna has drawn the eight and thrown the king, which Ben has taken: nobody has seen a card since."""
    match = dealt("three-thirteen", "5S 9C 6S KC KD QH 4D 8S 2H")
    do(match, 0, "draw", "discard KD")
    do(match, 1, "take")
    return match


def test_table_undo_5_what_others_did_since_is_taken_back_too_if_all_agree() -> None:
    match = dealt("three-thirteen", "5S 9C 6S KC KD QH 4D 8S 2H")
    do(match, 0, "draw")
    assert match.deal is not None
    drawn, views = match.deal.snapshot(), [match.view(seat).to_plain() for seat in (0, 1, None)]
    since = len(match.log)
    do(match, 0, "discard KD")
    do(match, 1, "take")
    assert why_not(match, 0) == "TABLE-UNDO-1 acted"
    assert match.why_not_undo_with_consent(0) is None
    assert why_not_later(match, 1) == "TABLE-UNDO-3 seen"
    taken = match.offer(1)
    match.undo_with_consent(0)
    assert match.deal.snapshot() == drawn
    assert [match.view(seat).to_plain() for seat in (0, 1, None)] == views
    assert match.log.events[-1] == TakenBack(0, "discard", since, agreed=True)
    assert match.to_act() == (0,)
    with pytest.raises(IllegalAction, match="TABLE-OFFER-1"):
        match.act(1, taken.actions[0], taken.id)
    do(match, 0, "discard 8S")
    match.undo(0)
    assert match.deal.snapshot() == drawn


def test_table_undo_5_a_record_tells_it_in_a_line() -> None:
    match = taken_from_the_pile()
    match.undo_with_consent(0)
    do(match, 0, "discard 8S")
    text = record.write(match)
    assert "1 discard KD\n2 take ; KD\n1 undo agreed\n1 discard 8S\n" in text
    again = record.read(text)
    assert record.write(again) == text
    assert everything(again) == everything(match)
    assert record.check(text).actions == 4
    for wrong in ("2 undo agreed", "1 undo", "1 undo agreed by dice"):
        with pytest.raises(RecordError):
            record.read(text.replace("1 undo agreed", wrong))


def test_table_undo_5_what_needs_no_consent_is_taken_back_alone() -> None:
    match = mille()
    do(match, 0, "draw", "lay 8S 8H 8D", "discard 3S")
    match.undo_with_consent(0)
    assert match.log.events[-1] == TakenBack(0, "discard", match.stories[0].steps[2].since)
    assert "1 undo\n" in record.write(match)


def test_table_undo_5_never_after_a_card_was_seen() -> None:
    drawn = dealt("three-thirteen", "5S 9C 6S KC KD QH 4D 8S 2H")
    do(drawn, 0, "draw", "discard KD")
    do(drawn, 1, "draw")
    assert why_not_later(drawn, 0) == "TABLE-UNDO-5 seen-since"
    thrown = taken_from_the_pile()
    do(thrown, 1, "discard 9C")
    assert why_not_later(thrown, 0) == "TABLE-UNDO-5 seen-since"
    with_a_pair = dealt(
        "mille",
        between(
            "8S 8H 8D 9S 9H 9D AS AH KS KH QD JS TS 4S 3S", "8C 9C 9C AD AC KD KC QC JC TC TH 4C 3C 5C 6C"
        )
        + " 7S 8S 8D",
    )
    do(with_a_pair, 0, "draw", "discard TS")
    do(with_a_pair, 1, "pile TC TH")
    assert why_not_later(with_a_pair, 0) == "TABLE-UNDO-5 seen-since"


def test_table_undo_5_one_card_shown_is_enough_whatever_else_came_before_and_after() -> None:
    """Ben takes the king and throws a queen that nobody knew; Cleo takes that and throws it back."""
    match = dealt("three-thirteen", "5S QC 4C 6S QH 5C KD JH 7C 8S", plan=DealPlan(1, 2, (0, 1, 2)))
    do(match, 0, "draw", "discard KD")
    do(match, 1, "take", "discard QH")
    do(match, 2, "take", "discard QH")
    assert why_not_later(match, 0) == "TABLE-UNDO-5 seen-since"


def test_table_undo_5_a_pile_taken_with_nothing_from_the_hand_shows_no_card() -> None:
    hands = between(
        "8S 9H 9D AS AH KS KH QD JS TS 4S 3S 5S 6S 7S", "8C 8H 8D 9C AD AC KD KC QC JC TC TH 4C 3C 5C"
    )
    match = dealt("mille", f"{hands} 7D 8S 8D 9S", pile_take="pair_or_own_natural_set")
    do(match, 0, "draw", "discard TS")
    do(match, 1, "draw", "lay 8C 8H 8D", "discard QC")
    do(match, 0, "draw", "discard 8S")
    thrown = match.deal and match.deal.snapshot()
    do(match, 1, "pile")
    match.undo_with_consent(0)
    do(match, 0, "discard 8S")
    assert (match.deal and match.deal.snapshot()) == thrown


def test_table_undo_5_a_card_that_lay_open_may_be_thrown_back_meanwhile() -> None:
    match = taken_from_the_pile()
    assert match.deal is not None
    taken = match.deal.snapshot()
    do(match, 1, "discard KD")
    do(match, 0, "take")
    match.undo_with_consent(1)
    assert match.deal.snapshot() == taken
    do(match, 1, "discard KD")
    match.undo_with_consent(0)
    assert match.to_act() == (0,)
    assert record.write(record.read(record.write(match))) == record.write(match)


def test_table_undo_5_going_out_with_the_cards_shown_stands() -> None:
    shown = dealt("three-thirteen", "5S 9C 6S KD 7S QH 4D 8S 2H")
    do(shown, 0, "draw", "discard 8S out")
    do(shown, 1, "take")
    assert why_not_later(shown, 0) == "TABLE-UNDO-3 shown"
    said = dealt("three-thirteen", "5S 9C 6S KD 7S QH 4D 8S 2H", reveal="at_end")
    do(said, 0, "draw", "discard 8S out")
    do(said, 1, "take")
    said.undo_with_consent(0)
    assert said.to_act() == (0,)


def test_table_undo_5_not_where_all_choose_at_once() -> None:
    match = begun("three-thirteen-speed", seats=3)
    for seat in range(3):
        do(match, seat, "draw")
    for seat in range(2):
        match.act(seat, match.offer(seat).actions[0])
    assert why_not_later(match, 0) == "TABLE-UNDO-5 together"
    match.undo(1)
    assert match.why_not_undo_with_consent(0) is None
    assert "choose at once" in Speaker("en").say(Refusal.of("", "table-refuse-undo-together").message)


def test_table_undo_5_nor_between_deals_nor_more_than_fifty_times() -> None:
    over = dealt("three-thirteen", "5S 9C 6S KD 7S QH 4D 8S 2H")
    do(over, 0, "draw", "discard 8S out")
    do(over, 1, "take", "discard KD")
    assert over.deal_over
    assert why_not_later(over, 0) == "TABLE-UNDO-2 deal-over"
    assert why_not_later(over, 7) == "TABLE-UNDO-1 nothing"
    often = taken_from_the_pile()
    for _ in range(LIMIT):
        often.undo_with_consent(0)
        do(often, 0, "discard KD")
        do(often, 1, "take")
    assert why_not_later(often, 0) == "TABLE-UNDO-4 often"


def test_in_speed_a_hidden_choice_is_taken_back_without_a_trace_of_its_card() -> None:
    match = begun("three-thirteen-speed", seats=3)
    for seat in range(3):
        do(match, seat, "draw")
    offers = {seat: match.offer(seat) for seat in range(3)}
    choices = [next(action for action in offers[0].actions if action.verb == "discard")]
    match.act(0, choices[0], offers[0].id)
    told = len(match.log)
    match.undo(0)
    assert match.offer(1) is offers[1]
    assert match.offer(0).id not in (0, offers[0].id)
    frames = [
        event.to_plain() for number, event in match.stream(1) if number >= told - 1 and event is not None
    ]
    assert choices[0].card.text not in str(frames)
    match.act(0, choices[0])
    match.act(1, offers[1].actions[0], offers[1].id)
    assert why_not(match, 0) == "TABLE-UNDO-1 acted"
    match.act(2, offers[2].actions[0], offers[2].id)
    # The last choice showed those of the others.
    assert why_not(match, 2).startswith("TABLE-UNDO")


def test_the_deck_of_these_tests_is_whole() -> None:
    match = mille()
    assert match.deck is standard_deck(2)
    assert match.deal is not None
    assert match.deal.everything().counts == match.deck.copies
