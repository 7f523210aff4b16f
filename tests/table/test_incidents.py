"""What happens beside the deals: resigning, breaking off, pauses and bots for the absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.errors import IllegalAction, RecordError
from laydown.games import game_of
from laydown.table import record, replay
from laydown.table.events import MatchEnded
from laydown.table.incidents import LIMIT, WHATS, Incident
from laydown.table.match import Match
from laydown.table.view import TableView
from laydown.words import Speaker
from table.playing import everything

if TYPE_CHECKING:
    from laydown.table.incidents import What


def begun(preset: str, seats: int, **options: str) -> Match:
    game = game_of(preset)
    names = ("Anna", "Ben", "Cleo", "Dov")[:seats]
    return Match.start(game, game.configure(preset, options), names, secret=b"\x05" * 32)


def play(match: Match, steps: int) -> None:
    """Some steps, whatever they are."""
    for _ in range(steps):
        if match.deal_over:
            match.next_deal()
        seat = match.to_act()[0]
        match.act(seat, match.offer(seat).actions[-1])


def play_on(match: Match) -> None:
    while not match.over:
        play(match, 1)


def happen(match: Match, what: What, seat: int | None = None, by: int | None = None) -> None:
    match.happen(Incident(what, seat, by))


def why_not(match: Match, what: What, seat: int | None = None, by: int | None = None) -> str:
    refusal = match.why_not_happen(Incident(what, seat, by))
    assert refusal is not None
    with pytest.raises(IllegalAction):
        happen(match, what, seat, by)
    return refusal.clause


def comes_back(match: Match) -> None:
    """The record of the match is read as the same match, and its views are folds of the same events."""
    text = record.write(match)
    again = record.read(text)
    assert record.write(again) == text
    assert again.log.events == match.log.events
    assert again.incidents.told == match.incidents.told
    for watcher in (*range(match.seats), None):
        view = TableView(match.game, watcher)
        for number, event in match.stream(watcher):
            view.fold(number, event)
        assert view.to_plain() == match.view(watcher).to_plain() == again.view(watcher).to_plain()
    folded = [step.events for step in replay.steps(text, replay.ALL)]
    assert [number for events in folded for number, _ in events] == list(range(len(match.log)))


def test_every_incident_is_read_as_it_is_written() -> None:
    assert {str(Incident(what, 1)).split()[0] for what in WHATS} == set(WHATS)
    for text in ("resign 2", "lost 1", "abort", "bot 2", "bot 2 by 1", "overtime 3", "back 2", "pause 1"):
        assert str(Incident.read(text)) == text
    for text in ("resume 2", "resume", "time 2 by 1"):
        assert str(Incident.read(text)) == text
    for text in ("", "resign", "abort 1", "resign 2 by 1", "bot two", "time 2 from 1", "bot 2 by", "leave 1"):
        assert Incident.read(text) is None, text


def test_table_end_3_of_two_seats_the_other_wins_at_once() -> None:
    match = begun("mille", 2)
    play(match, 5)
    happen(match, "resign", 1)
    assert match.over
    assert match.deal_over
    assert match.to_act() == ()
    assert match.standing.winners == (0,)
    assert match.results == [], "the deal counts for nothing"
    assert match.offer(0).actions == ()
    told = [event.says() for event in match.log.events[-2:]]
    said = [Speaker("en", names=match.names, you=0).say(each) for each in told if each is not None]
    assert said == ["Ben resigns.", "You win the match."]
    assert match.standing.reason is not None
    assert Speaker("en", names=match.names).say(match.standing.reason) == "Ben has resigned, and Anna wins."
    assert "end ; won by 1" in record.write(match)
    assert record.check(record.write(match)).winners == (0,)
    comes_back(match)


def test_table_end_2_time_that_is_up_loses_as_resigning_does() -> None:
    match = begun("three-thirteen", 2)
    happen(match, "lost", 0)
    assert match.standing.winners == (1,)
    assert match.standing.reason is not None
    assert Speaker("en", names=match.names).say(match.standing.reason) == "Anna's time is up, and Ben wins."
    comes_back(match)


def test_table_end_3_who_wins_behind_is_paid_for_the_match_alone() -> None:
    """Three stakes for the match, and nothing for points that the winner does not have."""
    for winner in (0, 1):
        match = begun("mille", 2, stakes="1", marks="no")
        while not match.results:
            play(match, 1)
        happen(match, "resign", 1 - winner)
        ahead = match.standing.totals[winner] - match.standing.totals[1 - winner]
        assert sum(line.amount for line in match.settlement()) == 3 + max(0, -(-ahead // 100))
        assert all(line.amount > 0 for line in match.settlement())


def test_table_end_4_with_more_seats_the_others_play_on_and_win() -> None:
    for resigned in range(3):
        match = begun("three-thirteen", 3, end_at="40")
        play(match, 4)
        happen(match, "resign", resigned)
        assert not match.over
        assert match.view(None).resigned == (resigned,)
        play_on(match)
        rest = [total for seat, total in enumerate(match.standing.totals) if seat != resigned]
        assert match.standing.winners == tuple(
            seat
            for seat, total in enumerate(match.standing.totals)
            if seat != resigned and total == min(rest)
        )
        best = match.standing.totals[resigned] < min(rest)
        assert match.standing.reason is not None
        assert (match.standing.reason.id == "three-thirteen-won-of-those-who-stayed") == best
        comes_back(match)


def test_table_end_3_the_last_who_has_not_resigned_wins() -> None:
    match = begun("three-thirteen", 3)
    happen(match, "resign", 2)
    assert not match.over
    happen(match, "resign", 0)
    assert match.standing.winners == (1,)
    comes_back(match)


def test_table_end_3_a_tie_that_is_played_off_ends_when_one_of_the_two_resigns() -> None:
    match = begun("three-thirteen", 3, tie_break="bonus_deal", end_at="40")
    play(match, 3)
    happen(match, "resign", 2)
    while not match.over and (match.standing.next is None or len(match.standing.next.players) == 3):
        play(match, 1)
    if not match.over:
        happen(match, "resign", 0)
    assert len(match.standing.winners) == 1


def test_table_end_1_once_and_only_while_the_match_is_played() -> None:
    fresh = Match(begun("mille", 2).setup, begun("mille", 2).chance)
    assert why_not(fresh, "resign", 0) == "TABLE-DEAL-1"
    match = begun("three-thirteen", 3)
    happen(match, "resign", 0)
    assert why_not(match, "resign", 0) == why_not(match, "lost", 0) == "TABLE-END-1"
    assert why_not(match, "bot", 0) == "TABLE-BOT-1"
    assert why_not(match, "resign", 3) == why_not(match, "time", 1, 7) == "TABLE-SEAT-1"
    happen(match, "abort")
    for what in ("resign", "abort", "pause", "bot"):
        assert why_not(match, what, 1) == "TABLE-DEAL-1"


def test_table_end_1_also_between_deals() -> None:
    match = begun("three-thirteen", 3)
    while not match.deal_over:
        play(match, 1)
    happen(match, "resign", 1)
    match.next_deal()
    play(match, 2)
    happen(match, "abort")
    text = record.write(match)
    assert text.index("; totals:") < text.index("table resign 2") < text.index("deal 2:")
    comes_back(match)


def test_table_end_5_and_6_a_match_broken_off_has_no_result_and_shows_its_secret() -> None:
    match = begun("mille", 2)
    play(match, 7)
    happen(match, "abort")
    assert match.over
    assert match.standing.winners == ()
    assert match.settlement() == ()
    last = match.log.events[-1]
    assert isinstance(last, MatchEnded)
    assert last.secret == ("05" * 32)
    report = record.check(record.write(match))
    assert report.over
    assert report.broken_off
    assert report.proof == "proved"
    assert record.write(match).endswith("table abort\n\nend ; broken off\n")
    comes_back(match)


def test_nothing_is_taken_back_in_a_deal_that_was_broken_off() -> None:
    match = begun("three-thirteen", 2)
    seat = match.to_act()[0]
    match.act(seat, match.offer(seat).actions[0])
    match.act(seat, match.offer(seat).actions[0])
    assert match.why_not_undo(seat) is None
    happen(match, "abort")
    assert str(match.why_not_undo(seat)).count("TABLE-UNDO-2") == 1
    assert match.why_not_undo_with_consent(seat) is not None


def test_table_pause_1_nothing_is_played_in_a_pause_and_offers_stay() -> None:
    match = begun("three-thirteen", 2)
    seat = match.to_act()[0]
    offer = match.offer(seat)
    happen(match, "pause", 1)
    assert why_not(match, "pause", 0) == "TABLE-PAUSE-1"
    before = everything(match)
    with pytest.raises(IllegalAction) as refused:
        match.act(seat, offer.actions[0], offer.id)
    assert refused.value.refusal.clause == "TABLE-PAUSE-1"
    assert everything(match) == before
    happen(match, "resume", 0)
    assert why_not(match, "resume", 0) == "TABLE-PAUSE-2"
    assert match.act(seat, offer.actions[0], offer.id)
    comes_back(finished(match))


def test_table_pause_1_no_deal_begins_and_nothing_is_taken_back_in_a_pause() -> None:
    match = begun("three-thirteen", 2)
    seat = match.to_act()[0]
    match.act(seat, match.offer(seat).actions[0])
    match.act(seat, match.offer(seat).actions[0])
    happen(match, "pause", seat)
    refusal = match.why_not_undo(seat)
    assert refusal is not None
    assert refusal.clause == "TABLE-PAUSE-1"
    happen(match, "resume")
    match.undo(seat)
    while not match.deal_over:
        play(match, 1)
    happen(match, "pause", 0)
    refusal = match.why_not_next_deal()
    assert refusal is not None
    assert refusal.clause == "TABLE-PAUSE-1"
    happen(match, "resume", 1)
    match.next_deal()
    comes_back(finished(match))


def test_table_bot_1_and_2_a_bot_plays_until_the_owner_is_back() -> None:
    match = begun("three-thirteen", 3)
    happen(match, "bot", 1, 0)
    assert match.incidents.bots == {1}
    assert why_not(match, "bot", 1) == why_not(match, "overtime", 1) == "TABLE-BOT-1"
    assert why_not(match, "back", 0) == "TABLE-BOT-2"
    play(match, 3)
    happen(match, "back", 1)
    assert match.incidents.bots == frozenset()
    happen(match, "overtime", 2)
    happen(match, "resign", 2)
    assert match.incidents.bots == frozenset(), "a seat that has resigned has no owner to come back"
    comes_back(finished(match))


def test_time_is_given_by_another() -> None:
    match = begun("three-thirteen", 2)
    assert why_not(match, "time", 0, 0) == why_not(match, "time", 0) == "TABLE-CLOCK-3"
    happen(match, "time", 0, 1)
    comes_back(finished(match))


def test_table_pause_3_there_is_an_end_to_it() -> None:
    match = begun("three-thirteen", 3)
    for _ in range(LIMIT // 2):
        happen(match, "pause", 0)
        happen(match, "resume", 0)
    assert why_not(match, "pause", 0) == why_not(match, "bot", 0) == "TABLE-PAUSE-3"
    happen(match, "resign", 0)
    happen(match, "abort")
    comes_back(match)


def test_what_was_taken_back_lies_before_what_happened_beside_it() -> None:
    """A pause between an action and its taking back stays where it was."""
    match = begun("three-thirteen", 2)
    seat = match.to_act()[0]
    match.act(seat, match.offer(seat).actions[0])
    match.act(seat, match.offer(seat).actions[0])
    happen(match, "pause", 0)
    happen(match, "resume", 0)
    match.undo(seat)
    comes_back(finished(match))


def test_a_match_of_speed_ends_while_choices_are_hidden() -> None:
    match = begun("three-thirteen-speed", 3)
    seat = match.to_act()[0]
    match.act(seat, match.offer(seat).actions[0])
    happen(match, "bot", 1, 0)
    happen(match, "abort")
    comes_back(match)


def finished(match: Match) -> Match:
    """The match, broken off, so that its record stands in clear."""
    happen(match, "abort")
    return match


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("table resign 9", "TABLE-SEAT-1"),
        ("table back 1", "TABLE-BOT-2"),
        ("table resume", "TABLE-PAUSE-2"),
        ("table dance 1", ""),
        ("table", ""),
        ("table abort ; 1", "TABLE-RECORD-6"),
    ],
)
def test_a_record_that_tells_what_cannot_be_does_not_hold(line: str, clause: str) -> None:
    match = begun("mille", 2)
    play(match, 3)
    happen(match, "abort")
    text = record.write(match).replace("table abort", f"{line}\ntable abort")
    with pytest.raises(RecordError) as error:
        record.check(text)
    assert error.value.clause == clause
    number = text.split("\n").index(line) + 1
    assert error.value.line == number


def test_nothing_is_played_in_a_record_after_the_match_was_broken_off() -> None:
    match = begun("mille", 2)
    play(match, 3)
    happen(match, "abort")
    text = record.write(match).replace("table abort\n", "table abort\n1 draw\n")
    with pytest.raises(RecordError):
        record.check(text)
