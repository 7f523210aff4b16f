"""Matches: deals one after the other, offers, the log, views, and the count of cards."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from laydown.cards import card, cards, standard_deck
from laydown.errors import BrokenInvariant, ConfigError, IllegalAction
from laydown.games import game_of
from laydown.games.atoms import DRAW, Reshuffle
from laydown.games.rules import DEALER, DealPlan
from laydown.table.chance import Given
from laydown.table.events import MatchEnded, event_from_plain
from laydown.table.match import Match
from laydown.table.player import play_on
from laydown.table.setup import Excerpt, Setup
from laydown.table.view import TableView
from table.playing import NAMES, PRESETS, begun, everything, one_step, play, whole

if TYPE_CHECKING:
    from pathlib import Path

    from laydown.cards import Hand
    from laydown.games.rules import Action, Offer, View


def refused(match: Match, seat: int, action: Action, offer: int | None = None) -> str:
    """The clause that refuses it; nothing may have changed."""
    before = (match.deal and match.deal.snapshot(), len(match.log))
    with pytest.raises(IllegalAction) as caught:
        match.act(seat, action, offer)
    assert (match.deal and match.deal.snapshot(), len(match.log)) == before
    return caught.value.refusal.clause


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_is_played_to_its_end(preset: str) -> None:
    match = whole(preset)
    assert match.over
    assert match.to_act() == ()
    assert match.standing.next is None
    assert [story.result for story in match.stories] == match.results
    assert len(match.sheet()) == len(match.results)
    ended = match.log.events[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.winners == match.standing.winners
    assert match.why_not_next_deal() is not None
    with pytest.raises(IllegalAction):
        match.next_deal()


@pytest.mark.parametrize("preset", PRESETS)
def test_the_secret_is_told_at_the_end_and_in_nothing_before(preset: str) -> None:
    match = whole(preset)
    secret = match.chance.secret
    assert secret is not None
    *before, last = [json.dumps(plain) for plain in everything(match)]
    assert secret.hex() in last
    assert secret.hex() not in "".join(before)
    assert str(match.chance.commitment) in before[0]
    assert match.view(None).secret == secret.hex()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_seat_gets_every_number(preset: str) -> None:
    match = play(begun(preset), Random(preset), until=lambda match: len(match.results) == 1)
    for watcher in (*range(match.seats), None):
        numbers = [number for number, _ in match.stream(watcher)]
        assert numbers == list(range(len(match.log)))
        assert match.stream(watcher, since=7) == match.stream(watcher)[7:]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_view_is_the_fold_of_its_stream(preset: str) -> None:
    """Followed from event to event, or folded afterwards, it is the same; undo is told in the stream."""
    match = begun(preset)
    chance = Random(preset)
    while len(match.results) < 2 and not match.over:
        one_step(match, chance)
        for watcher in (*range(match.seats), None):
            match.view(watcher)
    for watcher in (*range(match.seats), None):
        afresh = TableView(match.game, watcher)
        for number, event in match.stream(watcher):
            afresh.fold(number, event)
        assert afresh.to_plain() == match.view(watcher).to_plain()
        assert afresh.names == match.names
        assert afresh.config == match.config
        assert afresh.totals == match.standing.totals
        assert afresh.marks == match.standing.marks


def test_a_stream_with_a_hole_is_no_stream() -> None:
    match = begun("mille")
    view = TableView(match.game, 0)
    with pytest.raises(BrokenInvariant):
        view.fold(1, match.log.events[1])


@pytest.mark.parametrize("preset", PRESETS)
def test_events_are_read_back_from_plain_objects(preset: str) -> None:
    match = whole(preset)
    for event in match.log.events:
        plain = json.loads(json.dumps(event.to_plain()))
        assert event_from_plain(match.game, plain) == event
        says = event.says()
        assert says is None or says.id


def test_low_draw_is_told_with_its_cards() -> None:
    match = begun("mille-cardroom")
    first = match.log.events[1].to_plain()
    assert first["event"] == "first-dealer"
    lowest = min(card(text).rank for _, text in first["draws"])
    assert [first["seat"], lowest] in [[seat, card(text).rank] for seat, text in first["draws"]]
    assert match.story is not None
    assert match.story.plan.dealer == first["seat"] == match.first_dealer


# Offers


def test_table_offer_1_an_action_answers_the_open_offer_and_no_other() -> None:
    match = begun("mille")
    (seat,) = match.to_act()
    first = match.offer(seat)
    assert first.id
    assert match.offer(seat) is first
    assert match.offer(1 - seat).id == 0
    assert match.act(seat, DRAW, first.id)
    second = match.offer(seat)
    assert second.id != first.id
    assert refused(match, seat, second.actions[-1], first.id) == "TABLE-OFFER-1"
    assert refused(match, seat, second.actions[-1], 10**9) == "TABLE-OFFER-1"
    assert refused(match, 1 - seat, second.actions[-1], second.id) == "TABLE-OFFER-1"


def test_table_offer_1_the_same_action_sent_five_times_counts_once() -> None:
    match = begun("mille")
    (seat,) = match.to_act()
    offer = match.offer(seat)
    assert [match.act(seat, DRAW, offer.id) for _ in range(5)] == [True] + [False] * 4
    assert match.view(seat).deal is not None
    assert match.deal_view(seat).to_plain()["counts"][seat] == 16


def test_of_two_clients_with_one_offer_one_counts() -> None:
    match = begun("three-thirteen")
    (seat,) = match.to_act()
    offer = match.offer(seat)
    draw, take = offer.actions
    assert match.act(seat, take, offer.id)
    assert refused(match, seat, draw, offer.id) == "TABLE-OFFER-1"


def test_in_speed_the_choices_of_others_do_not_close_an_offer() -> None:
    match = begun("three-thirteen-speed", seats=4)
    offers = {seat: match.offer(seat) for seat in match.to_act()}
    assert len({offer.id for offer in offers.values()}) == 4
    for seat in (2, 0, 3):
        assert match.act(seat, DRAW, offers[seat].id)
        assert match.offer(1) is offers[1]
        assert match.offer(seat).id == 0
    assert match.act(1, DRAW, offers[1].id)
    assert all(match.offer(seat).id > max(offer.id for offer in offers.values()) for seat in range(4))


# Who may do what


def test_only_seats_of_the_table_act() -> None:
    match = begun("mille")
    assert refused(match, 2, DRAW) == "TABLE-SEAT-1"
    assert refused(match, DEALER, Reshuffle(cards("AS"))) == "TABLE-SEAT-1"
    assert refused(match, 0, Reshuffle(cards("AS"))) == "TABLE-SEAT-2"
    why = match.why_not(1 - match.to_act()[0], DRAW)
    assert why is not None


def test_nothing_is_done_between_deals() -> None:
    match = play(begun("mille"), Random(2), until=lambda match: bool(match.results))
    assert match.to_act() == ()
    assert match.offer(0).actions == ()
    assert refused(match, 0, DRAW) == "TABLE-DEAL-1"
    match.next_deal()
    assert len(match.stories) == 2
    with pytest.raises(IllegalAction) as caught:
        match.next_deal()
    assert caught.value.refusal.clause == "TABLE-DEAL-2"


def test_nothing_is_done_after_the_match() -> None:
    match = play(begun("three-thirteen"), Random(2))
    assert refused(match, 0, DRAW) == "TABLE-DEAL-1"
    assert match.settlement() == match.game.settlement(match.config, match.standing)


def test_the_cut_may_be_left_to_the_dice() -> None:
    match = begun("mille-montreal")
    (seat,) = match.to_act()
    refusal = match.why_not_leave_to_dice(1 - seat)
    assert refusal is not None
    assert refusal.clause == "TABLE-DICE-1"
    action = match.leave_to_dice(seat)
    assert 4 <= action.place <= 100
    assert action.place == match.chance.cut_place(1, 4, 100)
    assert match.why_not_leave_to_dice(match.to_act()[0]) is not None
    assert [event.kind for event in match.log.events].count("left-to-dice") == 1


def test_setups_are_checked() -> None:
    game = game_of("mille")
    config = game.configure("mille", {})
    blanks = ("", " B", "B\n", "B\u200b", "\u202eB", "\u3164", "\u2800", "B\u115f\u1160\uffa0")
    for names in (("A",), ("A", "B", "C"), ("A", "x" * 41), *(("A", blank) for blank in blanks)):
        with pytest.raises(ConfigError):
            Match.start(game, config, names)
    with pytest.raises(ConfigError):
        Match.start(game, config, ("A", "B"), preset="whist")
    assert Match.start(game, config, ("山田\u3000太郎", "B")).setup.preset == "mille"


def test_the_nearest_preset_is_found() -> None:
    game = game_of("mille")
    config = game.configure("mille-montreal", {"target": "500"})
    match = Match.start(game, config, ("A", "B"))
    assert match.setup.preset == "mille-montreal"
    assert match.setup.options() == {"target": "500"}
    far = game_of("five-crowns").configure("five-crowns", {"decks": "3"})
    assert Setup.of(game_of("five-crowns"), far, NAMES[:3]).preset == "five-crowns"


# Chance


def test_matches_with_one_secret_are_the_same_and_else_different() -> None:
    orders = [begun("mille", seed).stories[0].order for seed in ("a", "a", "b")]
    assert orders[0] == orders[1] != orders[2]
    assert begun("mille", None).stories[0].order != begun("mille", None).stories[0].order
    secret = bytes(32)
    game = game_of("mille")
    match = Match.start(game, game.configure("mille", {}), ("A", "B"), secret=secret)
    assert match.chance.secret == secret
    assert not match.chance.seeded


def test_deals_can_start_from_a_given_order() -> None:
    game = game_of("mille")
    order = standard_deck(2).cards()
    setup = Setup.of(game, game.configure("mille", {}), ("A", "B"))
    match = Match(setup, Given(dealer=1, orders={1: order}))
    match.next_deal()
    assert match.stories[0].order == order
    assert match.stories[0].plan == DealPlan(1, 1, (0, 1))
    assert match.log.events[0].to_plain()["commitment"] is None
    play(match, Random(1))
    assert match.over


def test_an_excerpt_tells_its_deals_and_names_no_winner() -> None:
    game = game_of("three-thirteen")
    plans = (DealPlan(7, 1, (0, 1)), DealPlan(8, 0, (0, 1)))
    setup = Setup(
        game, "three-thirteen", game.configure("three-thirteen", {}), ("A", "B"), Excerpt(plans, (40, 35))
    )
    match = Match(setup, Given())
    match.next_deal()
    play(match, Random(3))
    assert [story.plan for story in match.stories] == list(plans)
    points = [sum(result.points[seat] for result in match.results) for seat in (0, 1)]
    assert match.standing.totals == (40 + points[0], 35 + points[1])
    assert match.standing.winners == ()


def test_a_lost_card_stops_the_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = begun("mille")
    match.record_path = tmp_path / "the.record"
    assert match.deal is not None
    whole = match.deal.everything()

    def less(_deal: object) -> Hand:
        return whole.minus(card("QS"))

    monkeypatch.setattr(type(match.deal), "everything", less)
    told = len(match.log)
    with pytest.raises(BrokenInvariant, match=r"the\.record"):
        match.act(match.to_act()[0], DRAW)
    assert len(match.log) == told


def test_players_are_asked_with_a_view_and_an_offer_and_nothing_else() -> None:
    asked: list[tuple[str, str]] = []

    class Last:
        def choose(self, view: View, offer: Offer) -> object:
            asked.append((type(view).__name__, type(offer).__name__))
            return offer.actions[-1]

    match = begun("mille")
    play_on(match, {0: Last(), 1: Last()})
    assert match.deal_over
    assert {offer for _, offer in asked} == {"Offer"}
    assert all(name.endswith("View") for name, _ in asked)
