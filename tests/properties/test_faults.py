"""Faults seen in other programs of this kind, and which tests hold ours free of them.

Named as `path::test` below tests/; `here` is this file.

1.  The order of equal cards changes the answer:
    melds/test_cases.py::test_the_order_of_the_cards_changes_nothing.
2.  The same card twice in a run breaks the count of wilds:
    melds/test_cases.py::test_identical_cards_in_a_run_cost_what_they_cost.
3.  One card in two combinations, or cards not held: melds/test_against_brute_force.py::test_short_hands,
    properties/test_deals.py::test_deals_hold_their_rules (each final arrangement once more).
4.  The best discard of tied groups:
    melds/test_cases.py::test_a_tie_between_groups_does_not_hide_the_better_discard.
5.  A wild is never thrown, so going out is missed: melds/test_cases.py::test_a_wild_is_thrown_to_go_out,
    rules/three_thirteen/test_faults.py::test_fault_5_a_wild_is_thrown_to_go_out.
6.  Thinking time explodes with wilds: melds/test_many_wilds.py::test_long_hands_with_wilds.
7.  Jokers beyond two: melds/test_cases.py::test_jokers_only,
    melds/test_cases.py::test_twelve_wilds_of_thirteen.
8.  The match goes to whose turn it was:
    rules/mille/test_match.py::test_m_end_1_the_higher_total_at_the_target_wins_whoever_went_out,
    golden/test_golden.py::test_a_golden_deal_is_played_as_written (mille-higher-total-wins).
9.  Melds do not remember that they grew: here::test_a_spread_that_grew_twice_is_one_spread,
    rules/mille/test_scoring.py::test_m_score_3_the_eighth_counts_once.
10. A reshuffle moves the wrong cards: here::test_the_reshuffle_leaves_the_top_and_moves_the_rest,
    rules/three_thirteen/test_faults.py::test_fault_10_the_reshuffle_keeps_the_top_and_moves_the_rest,
    rules/mille/test_ending_a_deal.py::test_m_stock_2_the_pile_but_its_top_becomes_the_stock.
11. An empty stock is an error for ever: here::test_drawing_past_the_end,
    rules/mille/test_ending_a_deal.py::test_m_stock_2_twice_a_deal_and_never_a_pile_of_one,
    rules/three_thirteen/test_ending.py::test_t_stock_2_a_pile_of_one.
12. Cards in hands come back in the stock: properties/test_deals.py::test_deals_hold_their_rules,
    properties/test_machine.py::test_any_deal.
13. Take and return for ever: here::test_taking_and_returning_ends.
14. Another number of seats deals the old number of cards:
    properties/test_matches.py::test_a_second_match_has_its_own_number_of_seats.
15. Tapping fast plays twice:
    table/test_match.py::test_table_offer_1_the_same_action_sent_five_times_counts_once,
    table/test_match.py::test_of_two_clients_with_one_offer_one_counts.
16. A stale selection skips the discard: here::test_a_discard_of_a_card_not_held_leaves_the_turn_where_it_is.
19. Undo used to peek: table/test_undo.py::test_table_undo_3_a_draw_shows_a_card,
    here::test_no_discard_is_taken_back_once_the_other_is_asked_for_the_pile.
20. A filtered state still carries the secret: properties/test_twins.py::test_twins_look_the_same,
    properties/test_table.py::test_twin_matches_look_the_same,
    properties/test_table.py::test_no_frame_holds_a_card_that_its_receiver_was_not_shown,
    properties/test_table.py::test_secret_seed_and_orders_are_in_no_frame_before_the_end.
22. Bots and rules texts ignore the variant: endurance/test_matches.py::test_a_few_hundred_matches,
    here::test_every_option_is_heard_in_the_rules.
23. A bot changes the hand it was given: bots/test_manners.py::test_legal_unchanging_and_without_memory.
24. Old games no longer replay: golden/test_golden.py::test_a_golden_deal_is_played_as_written (a store of
    finished records), table/test_versions.py::test_a_record_is_played_by_the_rules_of_its_version.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from laydown.cards import card, cards, standard_deck, text_of
from laydown.errors import ConfigError, IllegalAction
from laydown.games import game_of, presets
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER, DealPlan
from laydown.table.match import Match
from laydown.table.setup import Setup
from properties import checks
from properties.bounds import most_atoms
from properties.configs import options_of, random_config, random_seats, seat_counts, values_of
from properties.play import scene, start
from properties.stock import NotedStock
from properties.table import FixedChance

if TYPE_CHECKING:
    from laydown.cards import Card
    from laydown.games.rules import Deal

TESTS = Path(__file__).parents[1]


def test_every_test_named_above_exists() -> None:
    text = (__doc__ or "").replace("here::", "properties/test_faults.py::")
    named = re.findall(r"([a-z_0-9/]+\.py)::(test_\w+)", text)
    assert len(named) > 25
    for path, name in named:
        assert f"def {name}(" in (TESTS / path).read_text(encoding="utf-8"), f"{path}::{name}"


def test_a_spread_that_grew_twice_is_one_spread() -> None:
    """9-9-9 is laid, a nine is added, and another in the same turn: one spread of five."""
    deal = _mille(
        "9S 9S 9H 9D 9C 3S 4S 5S 6S 7S 8S TS JS QS KS", "3H 4H 5H 6H 7H 8H TH JH QH KH 3D 4D 5D 6D 7D"
    )
    for line in ("draw", "lay 9S 9S 9H", "add 9D", "add 9C"):
        deal.apply(1, game_of("mille").read_action(line))
    view: Any = game_of("mille").new_view(deal.config, None)  # type: ignore[attr-defined]
    for event in deal.events:
        view.fold(event.seen_by(None))
    assert [text_of(sorted(spread.cards)) for spread in view.spreads[1]] == ["9S 9S 9H 9D 9C"]


def _mille(starter: str, dealer: str) -> Deal:
    """Seat 0 deals these hands; the rest of the cards lies in the order of a new pack."""
    pairs = zip(cards(starter), cards(dealer), strict=True)
    order = [*(each for pair in pairs for each in pair), card("AC")]
    rest = list(standard_deck(2).cards())
    for each in order:
        rest.remove(each)
    game = game_of("mille")
    return game.new_deal(game.presets["mille"], DealPlan(1, 0, (0, 1)), (0, 0), NotedStock(order + rest))


def _reshuffling(preset: str) -> Any:
    return game_of(preset).configure(preset, {"stock_out": "reshuffle"})


def _short(preset: str, config: Any, seats: int, left: int) -> tuple[Any, NotedStock]:
    """A deal of which the stock has so few cards left once it has begun."""
    chance = Random(f"short {preset} {seats}")
    played = start(scene(game_of(preset), config, seats, chance))
    if "cut" in {action.verb for action in played.deal.legal(played.deal.to_act()[0])}:
        played.do(played.deal.to_act()[0], game_of(preset).read_action("cut 40"))
    del played.stock.left[left:]
    return played, played.stock


def _thrown(deal: Deal, seat: int) -> Any:
    """A discard that does not go out, where there is one."""
    throws = [action for action in deal.legal(seat) if action.verb == "discard"]
    return next((each for each in throws if not str(each).endswith("out")), throws[0])


@pytest.mark.parametrize("preset", [name for name in presets() if "speed" not in name])
def test_the_reshuffle_leaves_the_top_and_moves_the_rest(preset: str) -> None:
    """Pile a b c, c on top, stock empty: afterwards c lies there and the stock holds a and b."""
    played, stock = _short(preset, _reshuffling(preset), 2, 2)
    pile: list[Card] = [stock.kinds[place] for seat, place in stock.drawn if seat == DEALER]
    for _ in range(2):
        (seat,) = played.deal.to_act()
        played.do(seat, game_of(preset).read_action("draw"))
        thrown = _thrown(played.deal, seat)
        pile.append(thrown.card)
        played.do(seat, thrown)
    assert played.deal.to_act() == (DEALER,)
    assert list(played.deal.to_shuffle()) == pile[:-1]
    played.do(DEALER, Reshuffle((pile[1], pile[0])))
    assert list(stock.cards()) == [pile[1], pile[0]]
    view: Any = game_of(preset).new_view(played.scene.config, None)
    for event in played.deal.events:
        view.fold(event.seen_by(None))
    assert list(view.pile) == pile[-1:]


@pytest.mark.parametrize("preset", presets())
@pytest.mark.parametrize("stock_out", ["reshuffle", "end_deal"])
def test_drawing_past_the_end(preset: str, stock_out: str) -> None:
    """In every preset and at every table somebody always draws; the deal ends, and no card is lost."""
    game = game_of(preset)
    config = game.configure(preset, {"stock_out": stock_out})
    for seats in seat_counts(game, config):
        played, stock = _short(preset, config, seats, seats)
        whole = played.deal.everything()
        while actors := played.deal.to_act():
            if actors == (DEALER,):
                assert not len(stock) or "speed" in preset
                played.do(DEALER, Reshuffle(tuple(reversed(played.deal.to_shuffle()))))
                continue
            legal = list(played.deal.legal(actors[0]))
            drawn = [action for action in legal if action.verb in ("draw", "pass")]
            played.do(actors[0], drawn[0] if drawn else _thrown(played.deal, actors[0]))
            assert played.deal.everything() == whole
            assert len(played.script) <= most_atoms(played.scene)


@pytest.mark.parametrize("preset", presets())
def test_taking_and_returning_ends(preset: str) -> None:
    """All take what lies there, where they may, and throw what they took; a stated rule ends the deal."""
    chance = Random(f"returns {preset}")
    game = game_of(preset)
    for _ in range(3):
        config = random_config(chance, preset)
        played = start(scene(game, config, random_seats(chance, game, config), chance))
        while actors := played.deal.to_act():
            if actors == (DEALER,):
                played.do(DEALER, Reshuffle(tuple(played.deal.to_shuffle())))
                continue
            seat = actors[0]
            legal = list(played.deal.legal(seat))
            wanted = [action for action in legal if action.verb in ("take", "pile")] or legal
            if wanted[0].verb == "discard" or wanted[0].verb in ("lay", "add"):
                wanted = [_thrown(played.deal, seat)]
            played.do(seat, wanted[0])
            assert len(played.script) <= most_atoms(played.scene)


@pytest.mark.parametrize("preset", presets())
def test_a_discard_of_a_card_not_held_leaves_the_turn_where_it_is(preset: str) -> None:
    game = game_of(preset)
    played = start(scene(game, game.presets[preset], 2, Random(preset)))
    (seat, *_) = played.deal.to_act()
    if preset == "mille-montreal":
        played.do(seat, game.read_action("cut 40"))
    while not any(action.verb == "discard" for action in played.deal.legal(seat)):
        for each in played.deal.to_act():
            played.do(each, game.read_action("draw"))
    held = {action.card for action in played.deal.legal(seat) if action.verb == "discard"}
    before, actors = played.deal.snapshot(), played.deal.to_act()
    for atom in checks.atoms_of(played.scene):
        if atom.verb == "discard" and atom.card not in held:
            with pytest.raises(IllegalAction):
                played.deal.apply(seat, atom)
    assert played.deal.to_act() == actors
    assert played.deal.snapshot() == before


def test_no_discard_is_taken_back_once_the_other_is_asked_for_the_pile() -> None:
    """With the stock empty, that the other is asked at all tells that he holds a pair of the card thrown."""
    first = cards("9S 3S 3H 3D 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H")
    second = cards("9H 9D 3C 3C 4C 4C 5C 5C 6C 6C 7C 7C 8S 8H 8D")
    order = [*(each for pair in zip(first, second, strict=True) for each in pair), card("AS")]
    rest = list(standard_deck(2).cards())
    for each in order:
        rest.remove(each)
    game = game_of("mille")
    chance = FixedChance("undo", orders={1: tuple(order + rest)})
    match = Match(Setup.of(game, game.presets["mille"], ("Ada", "Ben")), chance)
    match.next_deal()
    dealer = match.first_dealer
    other = 1 - dealer
    for turn in range(73):
        seat = other if turn % 2 == 0 else dealer
        match.act(seat, game.read_action("draw"))
        drawn: Any = match.stream(seat)[-1][1]
        match.act(seat, game.read_action(f"discard {drawn.card if turn < 72 else '9S'}"))
    assert match.to_act() == (dealer,)
    assert {action.verb for action in match.offer(dealer).actions} == {"pile", "pass"}
    assert match.why_not_undo(other) is not None


@pytest.mark.parametrize("preset", presets())
def test_every_option_is_heard_in_the_rules(preset: str) -> None:
    """Each option with a meaning in the preset changes the rules in force as they are told."""
    game = game_of(preset)
    base = {"marks": "yes"} if game.name == "mille" else {}  # skunk and naturals mean nothing without marks
    usual = game.configure(preset, base)
    seats = game.default_seats(usual)
    for option in options_of(game, preset):
        told = {
            game.rulebook(config, seats)
            for value in values_of(option)
            if (config := _configured(preset, {**base, option.name: value}, seats)) is not None
        }
        assert told - {game.rulebook(usual, seats)}, option.name


def _configured(preset: str, changes: dict[str, str], seats: int) -> Any:
    game = game_of(preset)
    try:
        config = game.configure(preset, changes)
        game.check_seats(config, seats)
    except ConfigError:
        return None
    return config
