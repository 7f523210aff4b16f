"""Laws that hold in every position, for each preset: random play, every atom tried at every step."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from laydown.cards import Hand
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER, DealPlan
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.actions import VERBS, all_atoms
from laydown.games.three_thirteen.beats import BEATS
from laydown.games.three_thirteen.ending import RESHUFFLES
from laydown.table.stock import OrderedStock
from rules.three_thirteen.positions import config, inside

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.games.three_thirteen import Config

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("three-thirteen", 2, {}),
    ("three-thirteen", 5, {"auto_out": "yes", "forbid_rediscard": "yes", "reveal": "at_end"}),
    ("ace-high-low", 3, {"last_turns": "2", "idle_rounds": "1"}),
    ("face-values", 2, {"stock_out": "end_deal", "wild_limit": "one"}),
    ("jokers", 4, {"wild_limit": "half", "first_out_bonus": "-5"}),
    ("three-thirteen-two-decks", 7, {"last_turns": "0"}),
    ("three-thirteen-speed", 2, {}),
    ("three-thirteen-speed", 4, {"extra_beat": "yes", "forbid_rediscard": "yes", "auto_out": "yes"}),
    ("three-thirteen-speed", 12, {"decks": "4"}),
    ("five-crowns", 3, {}),
    ("five-crowns", 7, {"auto_out": "yes"}),
    ("deuces-arent-wild", 3, {}),
]


def positions(setup: Config, seats: int, number: int, rng: random.Random) -> Iterator[Any]:
    """A deal played at random, given out before each action and at its end."""
    deck = GAME.deck(setup, seats)
    order = list(deck.cards())
    rng.shuffle(order)
    plan = DealPlan(number, rng.randrange(seats), tuple(range(seats)))
    deal = GAME.new_deal(setup, plan, (0,) * seats, OrderedStock(order))
    while deal.to_act():
        yield deal
        seat = rng.choice(deal.to_act())
        if seat == DEALER:
            under = list(deal.to_shuffle())
            rng.shuffle(under)
            deal.apply(seat, Reshuffle(tuple(under)))
        else:
            deal.apply(seat, rng.choice(deal.legal(seat)))
    yield deal


@pytest.mark.parametrize(("preset", "seats", "changes"), TABLES)
def test_legal_lists_and_refusals_agree_over_the_whole_table_of_atoms(
    preset: str, seats: int, changes: dict[str, str]
) -> None:
    setup = config(preset, **changes)
    rng = random.Random(13)
    atoms = all_atoms(GAME.deck(setup, seats))
    for number in (1, 2, setup.deals):
        for at, deal in enumerate(positions(setup, seats, number, rng)):
            if at > 60:
                break
            before = deal.snapshot()
            for seat in range(seats):
                offer = deal.offer(seat)
                legal = deal.legal(seat)
                assert offer.actions == tuple(legal) == tuple(dict.fromkeys(legal))
                assert [atom for atom in atoms if deal.why_not(seat, atom) is None] == list(legal)
                assert (seat in deal.to_act()) == bool(legal)
                assert {verb for verb, _ in offer.not_now} | {atom.verb for atom in legal} == set(VERBS)
            assert all(deal.why_not(DEALER, atom) is not None for atom in atoms)
            assert deal.snapshot() == before


@pytest.mark.parametrize(("preset", "seats", "changes"), TABLES)
def test_each_deal_ends_within_its_bound_and_keeps_all_cards(
    preset: str, seats: int, changes: dict[str, str]
) -> None:
    setup = config(preset, **changes)
    deck = GAME.deck(setup, seats)
    whole = Hand(deck, deck.copies, deck.size)
    for number in (1, 4, setup.deals):
        deal = None
        for deal in positions(setup, seats, number, random.Random(number)):
            assert deal.everything() == whole
            sizes = {hand.size for hand in inside(deal).hands.values()}
            assert sizes <= {deal.setting.cards, deal.setting.cards + 1}
        assert deal is not None
        assert {hand.size for hand in inside(deal).hands.values()} == {deal.setting.cards}
        events = [event.kind for event in deal.events]
        if setup.beats:
            assert events.count("beat-began") <= BEATS
        else:
            draws = (RESHUFFLES + 1) * deck.size
            rounds = seats * setup.idle_rounds
            assert events.count("turn-began") <= (draws + 1) * rounds + setup.last_turns * seats
        assert events.count("reshuffled") <= RESHUFFLES
        assert deal.result().ending in ("out", "stock", "idle", "beats")


@pytest.mark.parametrize(("preset", "seats", "changes"), TABLES)
def test_views_know_what_their_seats_hold(preset: str, seats: int, changes: dict[str, str]) -> None:
    setup = config(preset, **changes)
    views: dict[int | None, Any] = {who: GAME.new_view(setup, who) for who in (None, *range(seats))}
    told = 0
    for deal in positions(setup, seats, 3, random.Random(7)):
        for event in deal.events[told:]:
            for who, view in views.items():
                view.fold(event.seen_by(who))
        told = len(deal.events)
        state = inside(deal)
        for who, view in views.items():
            assert view.hand == (None if who is None else state.hands[who])
            assert view.counts == tuple(state.hands[seat].size for seat in range(seats))
            assert view.stock == len(state.stock)
            assert all(state.hands[seat].holds(view.known[seat]) for seat in range(seats))
            if setup.beats:
                assert view.piles == tuple(tuple(state.piles[seat]) for seat in range(seats))
            else:
                assert view.pile == tuple(state.pile)
        assert views[None].over == (deal.to_act() == ())
    assert views[0].result == views[None].result


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_whole_matches_end(preset: str) -> None:
    setup = config(preset)
    seats = GAME.default_seats(setup)
    rng = random.Random(1)
    results: list[Any] = []
    standing = GAME.standing(setup, seats, 0, results)
    while standing.next is not None:
        deck = GAME.deck(setup, seats)
        order = list(deck.cards())
        rng.shuffle(order)
        deal: Any = GAME.new_deal(setup, standing.next, standing.totals, OrderedStock(order))
        while deal.to_act():
            seat = deal.to_act()[0]
            action = Reshuffle(deal.to_shuffle()) if seat == DEALER else rng.choice(deal.legal(seat))
            deal.apply(seat, action)
        results.append(deal.result())
        standing = GAME.standing(setup, seats, 0, results)
    assert len(results) >= setup.deals
    assert min(standing.totals) == standing.totals[standing.winners[0]]
