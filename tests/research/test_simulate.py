"""Simulation: the numbers add up, and the same seed gives the same ones."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from laydown.cards import Hand
from laydown.errors import BrokenInvariant, ConfigError, LaydownError
from laydown.games import game_of, presets
from laydown.games.mille.deal import DECK
from laydown.games.mille.engine import MilleDeal
from laydown.games.rules import DealPlan
from laydown.research import simulate as room
from laydown.research.play import Table, play_deal
from laydown.research.simulate import Estimate, simulate
from laydown.table.shuffle import Dice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card
    from laydown.games.rules import Action, DealResult, Offer, View
    from laydown.research.simulate import Report
    from laydown.table.player import Player

MILLE = game_of("mille")
THREE_THIRTEEN = game_of("three-thirteen")


def run(preset: str, bots: str, **told: int | str) -> Report:
    game = game_of(preset)
    given: dict[str, Any] = {"seed": 1, "check": True, **told}
    return simulate(game, game.configure(preset, {}), bots.split(","), **given)


def without_speed(report: Report) -> str:
    plain = report.to_plain()
    del plain["speed"]
    return json.dumps(plain)


class Noted:
    """`play_deal`, with a note of each plan and result."""

    def __init__(self) -> None:
        self.plans: list[DealPlan] = []
        self.points: list[tuple[int, ...]] = []

    def __call__(
        self, table: Table, plan: DealPlan, totals: tuple[int, ...], dice: Dice, players: list[Player]
    ) -> tuple[DealResult, int]:
        result, atoms = play_deal(table, plan, totals, dice, players)
        self.plans.append(plan)
        self.points.append(result.points)
        return result, atoms


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Noted:
    note = Noted()
    monkeypatch.setattr(room, "play_deal", note)
    return note


class TestHowMuch:
    def test_so_many_deals(self) -> None:
        report = run("mille", "greedy,random", deals=7)
        assert report.deals == 7
        assert report.actions > 7 * 2

    def test_so_many_matches(self) -> None:
        report = run("three-thirteen", "greedy,greedy,random", matches=2)
        assert (report.matches, report.deals) == (2, 22)

    def test_deals_go_through_the_hand_sizes_and_round_again(self, noted: Noted) -> None:
        run("three-thirteen", "greedy,greedy", deals=25)
        numbers = list(range(1, 12))
        assert [plan.number for plan in noted.plans] == [*numbers, *numbers, 1, 2, 3]

    def test_the_first_dealer_passes_on(self, noted: Noted) -> None:
        run("three-thirteen", "greedy,greedy,greedy", matches=4)
        assert [plan.dealer for plan in noted.plans if plan.number == 1] == [0, 1, 2, 0]

    def test_one_of_the_two_is_said(self) -> None:
        for amount in ({}, {"deals": 1, "matches": 1}):
            with pytest.raises(ValueError, match="how many"):
                run("mille", "greedy,greedy", **amount)

    def test_bots_and_seats_must_exist(self) -> None:
        with pytest.raises(ConfigError):
            run("mille", "greedy,greedy,greedy", deals=1)
        with pytest.raises(LaydownError) as caught:
            run("mille", "greedy,oracle", deals=1)
        assert caught.value.message.id == "bots-unknown"


class TestTheNumbers:
    def test_points_are_means_over_the_deals(self, noted: Noted) -> None:
        report = run("mille", "greedy,random", deals=12)
        for seat in range(2):
            own = [points[seat] for points in noted.points]
            assert report.seats[seat].points == Estimate.of(own)
            assert report.seats[seat].points.mean == pytest.approx(sum(own) / 12)

    def test_totals_and_wins_are_of_whole_matches(self, noted: Noted) -> None:
        report = run("three-thirteen", "greedy,random", matches=3)
        for seat in range(2):
            whole = sum(points[seat] for points in noted.points)
            assert report.seats[seat].totals.mean == pytest.approx(whole / 3)
        assert sum(seat.wins.mean for seat in report.seats) == pytest.approx(1)
        assert report.seats[0].wins.mean == 1
        assert report.seats[0].points.mean < report.seats[1].points.mean

    def test_an_interval_of_95_per_cent(self) -> None:
        estimate = Estimate.of([1, 2, 3, 4])
        assert estimate.mean == 2.5
        margin = 1.95996 * 1.290994 / 2
        assert estimate.interval == pytest.approx((2.5 - margin, 2.5 + margin), rel=1e-4)

    @pytest.mark.parametrize(
        ("shares", "interval"),
        [
            # Wilson's interval for 9 of 10, and for all of 3 with and without a shared one.
            ([1.0] * 9 + [0.0], (0.5958, 0.9821)),
            ([1.0] * 3, (0.4385, 1.0)),
            ([1.0, 1.0, 0.5], (0.3100, 0.9823)),
            ([0.0] * 3, (0.0, 0.5615)),
        ],
    )
    def test_a_share_lies_between_0_and_1(self, shares: list[float], interval: tuple[float, float]) -> None:
        assert Estimate.of_shares(shares).interval == pytest.approx(interval, abs=1e-4)

    def test_one_value_has_no_interval(self) -> None:
        assert Estimate.of([7]) == Estimate(7, None)
        assert Estimate.of_shares([1]) == Estimate(1, None)
        assert Estimate.of([]) == Estimate(0, None)

    def test_greedy_beats_random_at_mille(self) -> None:
        report = run("mille", "random,greedy", deals=40)
        low, high = report.seats[0].points, report.seats[1].points
        assert low.interval is not None
        assert high.interval is not None
        assert low.interval[1] < high.interval[0]

    def test_speed(self) -> None:
        report = run("mille", "greedy,greedy", deals=2)
        assert report.deals_per_second == pytest.approx(2 / report.seconds)
        assert report.actions_per_second == pytest.approx(report.actions / report.seconds)


class TestSeeds:
    @pytest.mark.parametrize("preset", presets())
    def test_the_same_seed_gives_the_same_report(self, preset: str) -> None:
        bots = "greedy,random" if preset != "three-thirteen-speed" else "greedy,random,random"
        first, again = run(preset, bots, deals=4), run(preset, bots, deals=4, check=False)
        assert without_speed(first) == without_speed(again)

    def test_another_seed_gives_another(self) -> None:
        assert without_speed(run("mille", "greedy,random", deals=3)) != without_speed(
            run("mille", "greedy,random", deals=3, seed=2)
        )

    def test_a_number_is_the_seed_it_is_written_as(self) -> None:
        assert without_speed(run("mille", "greedy,random", deals=3, seed=5)) == without_speed(
            run("mille", "greedy,random", deals=3, seed="5")
        )

    def test_reshuffles_come_from_the_dice(self) -> None:
        counts: list[int] = []

        class Counting(Dice):
            def reshuffle(self, row: Iterable[Card], deal: int, count: int) -> tuple[Card, ...]:
                counts.append(count)
                return super().reshuffle(row, deal, count)

        config = THREE_THIRTEEN.configure("three-thirteen", {})
        table = Table(THREE_THIRTEEN, config, 2, check=True)
        result, _ = play_deal(
            table, DealPlan(11, 0, (0, 1)), (0, 0), Counting(bytes(32)), [Drawing(), Drawing()]
        )
        assert counts == [1, 2, 3]
        assert result.out is None


class Drawing:
    """Draws from the stock and throws its first card, never going out."""

    def choose(self, view: View, offer: Offer) -> Action:
        del view
        action: Action = offer.actions[0]
        return action


class Cheating:
    """Throws a card that it does not hold."""

    def choose(self, view: View, offer: Offer) -> Action:
        del view
        actions: list[Action] = [
            MILLE.read_action(f"discard {kind}")
            for kind in DECK.kinds[:52]
            if offer.actions[-1].verb == "discard"
        ]
        absent = [action for action in actions if action not in offer.actions]
        first: Action = offer.actions[0]
        return absent[0] if absent else first


class TestChecks:
    table = Table(MILLE, MILLE.configure("mille", {}), 2, check=True)

    def test_an_illegal_atom_is_found(self) -> None:
        with pytest.raises(BrokenInvariant) as caught:
            play_deal(self.table, DealPlan(1, 0, (0, 1)), (0, 0), Dice(bytes(32)), [Cheating(), Cheating()])
        assert caught.value.message.id == "bots-illegal"

    def test_a_lost_card_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def all_but_one(_deal: MilleDeal) -> Hand:
            return Hand.of(DECK, DECK.cards()[1:])

        monkeypatch.setattr(MilleDeal, "everything", all_but_one)
        with pytest.raises(BrokenInvariant) as caught:
            play_deal(self.table, DealPlan(1, 0, (0, 1)), (0, 0), Dice(bytes(32)), [Drawing(), Drawing()])
        assert caught.value.message.id == "bots-cards-lost"

    def test_a_deal_without_end_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("laydown.research.play.ENDLESS", 3)
        with pytest.raises(BrokenInvariant) as caught:
            play_deal(self.table, DealPlan(1, 0, (0, 1)), (0, 0), Dice(bytes(32)), [Drawing(), Drawing()])
        assert caught.value.message.id == "bots-endless"
