"""The vector environment: Gymnasium's manners, the same bits for the same seed, and what a seat may know."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from fast.mille_twin import counts, tally
from laydown.fast import chance as dice
from laydown.fast.mille import engine, observe, play, state
from laydown.fast.mille.codes import codes
from laydown.games.events import Discarded, Drew, Reshuffled, TurnBegan
from laydown.games.mille import GAME
from laydown.games.mille.deal import DECK
from laydown.games.mille.events import Added, Laid, PileTaken
from laydown.games.rules import DealPlan
from laydown.research.vector import MILLE, THREE_THIRTEEN, MilleVectorEnv
from laydown.table.stock import OrderedStock

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from laydown.cards import Card
    from laydown.compiled import Record, Records
    from laydown.games.mille.config import Config
    from laydown.games.mille.events import MilleEvent
    from laydown.games.mille.view import MilleView

VECTOR = Path(__file__).parents[2] / "docs" / "research" / "vector.md"
SAME = AutoresetMode.SAME_STEP


def any_legal(seen: dict[str, NDArray[Any]], chance: np.random.Generator) -> NDArray[np.int64]:
    mask = seen["action_mask"]
    actions: NDArray[np.int64] = (chance.random(mask.shape) * mask).argmax(axis=1)
    return actions


def run(envs: MilleVectorEnv, steps: int, seed: int) -> list[Any]:
    """Play at random, and give all that came back."""
    chance = np.random.default_rng(3)
    seen, info = envs.reset(seed=seed)
    told: list[Any] = [seen, info]
    for _ in range(steps):
        seen, *rest = envs.step(any_legal(seen, chance))
        told += [{name: rows.copy() for name, rows in seen.items()}, *rest]
    envs.close()
    return told


def test_it_is_made_and_behaves_as_gymnasium_says() -> None:
    envs: Any = gymnasium.make_vec(MILLE, num_envs=5, opponent="random")
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert envs.single_action_space.n == 128
    seen, rewards, terminations, truncations, _ = envs.step(seen["action_mask"].argmax(axis=1))
    assert envs.observation_space.contains(seen)
    assert rewards.shape == terminations.shape == truncations.shape == (5,)
    envs.close()


@pytest.mark.parametrize("opponent", ["greedy", None])
def test_the_same_seed_gives_the_same_bits_on_any_number_of_cores(opponent: str | None) -> None:
    def told(seed: int, cores: int) -> list[Any]:
        envs = MilleVectorEnv(600, opponent=opponent, unit="match", cores=cores, copy=cores == 1)
        return run(envs, 100, seed)

    first = told(7, cores=1)
    np.testing.assert_equal(told(7, cores=2)[2:], first[2:])
    with pytest.raises(AssertionError):
        np.testing.assert_equal(told(8, cores=1), first)


def test_a_reset_without_a_seed_goes_on() -> None:
    envs = MilleVectorEnv(3)
    first, _ = envs.reset(seed=4)
    second, _ = envs.reset()
    again, _ = envs.reset(seed=4)
    np.testing.assert_equal(again, first)
    np.testing.assert_equal(envs.reset()[0], second)
    with pytest.raises(AssertionError):
        np.testing.assert_equal(second, first)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"unit": "match", "opponent": None}), (8, {"deal": 4}), (3, {"preset": "five-crowns"})],
)
def test_three_thirteen_is_played(seats: int, options: dict[str, Any]) -> None:
    envs: Any = gymnasium.make_vec(THREE_THIRTEEN, num_envs=40, seats=seats, **options)
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    for _ in range(50):
        seen, rewards, _, _, info = envs.step(any_legal(seen, chance))
        assert envs.observation_space.contains(seen)
        np.testing.assert_allclose(info["rewards"].sum(axis=1), 0, atol=1e-9)
        assert rewards.any() == info["points"].any()


def test_what_is_not_legal_changes_nothing() -> None:
    envs = MilleVectorEnv(4, opponent=None)
    with pytest.raises(ResetNeeded, match="call reset"):
        envs.step(np.zeros(4, np.int64))
    seen, _ = envs.reset(seed=2)
    before = envs.lanes.tobytes()
    good = seen["action_mask"].argmax(axis=1)
    for wrong in (-1, 128, int(seen["action_mask"][2].argmin())):
        actions = good.copy()
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in lane 2"):
            envs.step(actions)
    with pytest.raises(ValueError, match="integer for each lane"):
        envs.step(good[:3])
    assert envs.lanes.tobytes() == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponent": "deep"},
        {"num_envs": 0},
        {"unit": "night"},
        {"preset": "five-crowns"},
        {"autoreset_mode": "Never"},
        {"max_decisions": -1},
    ],
)
def test_what_cannot_be_made_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        MilleVectorEnv(**wrong)


def test_the_next_step_begins_the_next_episode() -> None:
    envs = MilleVectorEnv(50)
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=5)
    over = np.zeros(50, bool)
    ended = 0
    for _ in range(300):
        seen, rewards, terminations, truncations, info = envs.step(any_legal(seen, chance))
        assert not (over & terminations).any()
        assert not rewards[over | ~terminations].any()
        assert (seen["observation"][over, 191] <= 1).all()
        assert (seen["observation"][over, 182] >= 70).all()
        made = info["points"][terminations]
        assert (np.abs(rewards[terminations]) == np.abs(made[:, 0] - made[:, 1])).all()
        assert (seen["observation"][terminations, 189] == 1).all()
        assert seen["action_mask"][terminations].all()
        assert not truncations.any()
        ended += terminations.sum()
        over = terminations
    assert ended > 100


def test_the_same_step_tells_how_an_episode_ended() -> None:
    envs = MilleVectorEnv(40, autoreset_mode=SAME)
    other = MilleVectorEnv(40)
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=5)
    plain, _ = other.reset(seed=5)
    ended = 0
    for _ in range(40):
        actions = any_legal(seen, chance)
        seen, rewards, terminations, _, info = envs.step(actions)
        plain, same_rewards, same_terminations, _, told = other.step(actions)
        assert (rewards == same_rewards).all()
        assert (terminations == same_terminations).all()
        assert ("final_obs" in info) == terminations.any()
        for at in np.flatnonzero(terminations):
            np.testing.assert_equal(info["final_obs"][at], {name: rows[at] for name, rows in plain.items()})
            assert info["final_info"]["to_play"][at] == told["to_play"][at]
            assert seen["observation"][at, 182] >= 70
            ended += 1
        if ended:
            return
    pytest.fail("no episode has ended")


def test_an_episode_is_cut_short() -> None:
    envs = MilleVectorEnv(30, max_decisions=2)
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=6)
    for number in range(1, 9):
        seen, _, terminations, truncations, _ = envs.step(any_legal(seen, chance))
        assert (truncations == (number % 3 == 2)).all()
        assert not terminations.any()


@pytest.mark.parametrize("opponent", ["greedy", None])
def test_a_match_is_played_to_its_end(opponent: str | None) -> None:
    envs = MilleVectorEnv(8, opponent=opponent, unit="match", changes={"target": "400"})
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=6)
    made, deals = np.zeros((8, 2)), np.zeros(8)
    finished = np.zeros(8, bool)
    for _ in range(3000):
        seen, _, terminations, _, info = envs.step(any_legal(seen, chance))
        made[~finished] += info["points"][~finished]
        deals[~finished] += info["deals"][~finished]
        for at in np.flatnonzero(terminations & ~finished):
            own = info["to_play"][at]
            assert tuple(seen["totals"][at]) == (made[at, own], made[at, 1 - own])
            assert made[at].max() >= 400
            assert info["winners"][at].tolist() == (made[at] == made[at].max()).tolist()
        finished |= terminations
        if finished.all():
            break
    assert finished.all()
    assert deals.mean() > 1


def test_the_quick_start_of_the_document_runs() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", VECTOR.read_text(encoding="utf-8"), re.DOTALL)
    told: dict[str, Any] = {}
    exec(block, told)  # noqa: S102 - the document's own lines
    assert told["rewards"].shape == (512,)
    assert len([line for line in block.splitlines() if line]) <= 11


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is counted in other units")
def test_memory_stays_flat() -> None:
    """Over ten million decisions in batches, and half a million step by step."""
    import resource

    def work(decisions: int, steps: int) -> None:
        made = number = 0
        while made < decisions:
            ends = play.deals(config, 4096, ("random", "random"), seed=number)
            made += int(ends["decisions"].sum())
            number += 1
        seen, _ = envs.reset(seed=1)
        for _ in range(steps):
            seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))

    config = GAME.configure("mille", {})
    envs = MilleVectorEnv(1000)
    work(1, 50)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    work(10_000_000, 500)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 16 * 1024  # kibibytes


def test_the_document_has_the_planes_and_numbers() -> None:
    text = VECTOR.read_text(encoding="utf-8")
    found = re.findall(r"^\| ([a-z ]+?) \| (\d+) \|", text, re.MULTILINE)
    planes = [(name, str(15 * at)) for at, name in enumerate(observe.PLANES)]
    numbers = [(name, str(15 * len(planes) + at)) for at, name in enumerate(observe.NUMBERS)]
    assert found == planes + numbers
    assert f"{observe.SIZE} bytes" in text


# What a seat is told, as an observation


class Told:
    """An observation made of nothing but the events that a seat sees."""

    def __init__(self, config: Config, seat: int) -> None:
        self.view: MilleView = GAME.new_view(config, seat)
        self.seat = seat
        self.anywhere = config.pile_take == "pair_anywhere"
        self.known: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        self.first_turn = True
        self.taken = 0
        self.reshuffles = 0

    def fold(self, event: MilleEvent) -> None:
        seen: Any = event.seen_by(self.seat)
        if seen is None:
            return
        self.view.fold(seen)
        if isinstance(seen, TurnBegan):
            self.taken = 0
        elif isinstance(seen, Drew):
            self.first_turn = False
        elif isinstance(seen, Reshuffled):
            self.reshuffles += 1
        elif isinstance(seen, PileTaken):
            self._take(seen)
        elif isinstance(seen, Laid):
            self._played(seen.seat, seen.cards)
        elif isinstance(seen, (Added, Discarded)):
            self._played(seen.seat, (seen.card,))

    def _take(self, seen: PileTaken) -> None:
        self.first_turn = False
        known = self.known[seen.seat]
        if self.anywhere:
            known.update(map(state.class_of, seen.pile))
            self._played(seen.seat, seen.laid)
        else:
            self._played(seen.seat, seen.laid[:-1])
            known.update(map(state.class_of, seen.pile[:-1] if seen.laid else seen.pile))
        if seen.laid:
            self.taken = seen.laid[-1].rank

    def _played(self, seat: int, cards: Iterable[Card]) -> None:
        for each in map(state.class_of, cards):
            self.known[seat][each] = max(0, self.known[seat][each] - 1)

    def row(self) -> list[int]:
        view, own, other = self.view, self.seat, 1 - self.seat
        assert view.hand is not None
        hand, pile = tally(view.hand), tally(view.pile)
        laid = {seat: self._spreads(seat) for seat in (own, other)}
        gone = [sum(laid[seat][0][each] for seat in (own, other)) for each in range(15)]
        gone[state.TWO] += sum(sum(laid[seat][1]) for seat in (own, other))
        whole = np.bincount(state.PACK)
        unseen = [int(whole[each]) - hand[each] - pile[each] - gone[each] for each in range(15)]
        planes: list[Sequence[int]] = [hand, *laid[own], *laid[other], pile]
        planes += [tally(view.pile[-1:]), self._known(own), self._known(other), unseen]
        phases = [view.phase == name for name in state.PHASES]
        numbers = [
            view.counts[own],
            view.counts[other],
            view.stock,
            len(view.pile),
            *phases,
            view.dealer == own,
            self.first_turn,
            self.taken,
            self.reshuffles,
        ]
        return [int(each) for plane in planes for each in plane] + [int(each) for each in numbers]

    def _known(self, seat: int) -> list[int]:
        return [self.known[seat][each] for each in range(15)]

    def _spreads(self, seat: int) -> tuple[list[int], list[int], list[int]]:
        own = self.view.spreads[seat]
        wilds, closed = [0] * 15, [0] * 15
        for each in own:
            wilds[each.rank - 1] = len(each.wilds)
            closed[each.rank - 1] = each.closed
        return tally(card for each in own for card in each.naturals), wilds, closed


def cards_of(row: Iterable[int]) -> list[Card]:
    """Cards of these classes, each of the pack once."""
    left: dict[int, list[Card]] = {}
    for card in DECK.cards():
        left.setdefault(state.class_of(card), []).append(card)
    return [left[each].pop() for each in row]


def first_deal_of(seed: int) -> tuple[list[Card], int]:
    """The cards and the dealer of the first deal of a lone lane, by the streams that the documents name."""
    states: Records = np.zeros(1, state.STATE)
    engine.fresh(states[0], np.uint64(seed), np.uint64(0))
    dealer = dice.below(states[0], 2)
    dice.below(states[0], 2)
    row: NDArray[np.uint8] = states["row"][0].copy()
    dice.shuffle(states[0], row, 0, 104)
    return cards_of(row), dealer


@pytest.mark.parametrize(
    ("preset", "changes"),
    [("mille", {}), ("mille-cardroom", {}), ("mille", {"pile_take": "pair_or_own_natural_set"})],
)
def test_an_observation_is_what_the_seat_was_told(preset: str, changes: dict[str, str]) -> None:
    config = GAME.configure(preset, changes)
    chance = np.random.default_rng(2)
    takes = 0
    for seed in range(25):
        envs = MilleVectorEnv(1, preset=preset, changes=changes, opponent=None)
        seen, info = envs.reset(seed=seed)
        order, dealer = first_deal_of(seed)
        deal = GAME.new_deal(config, DealPlan(1, dealer, (0, 1)), (0, 0), OrderedStock(order))
        told = (Told(config, 0), Told(config, 1))
        since = 0
        over = False
        while deal.to_act():
            for event in deal.events[since:]:
                told[0].fold(event)
                told[1].fold(event)
            since = len(deal.events)
            (seat,) = deal.to_act()
            assert info["to_play"][0] == seat
            assert seen["observation"][0].tolist() == told[seat].row()
            legal = deal.legal(seat)
            assert seen["action_mask"][0].nonzero()[0].tolist() == sorted({codes().code_of[a] for a in legal})
            weights = [9 if atom.verb == "pile" else 1 for atom in legal]
            atom = legal[int(chance.choice(len(legal), p=np.array(weights) / sum(weights)))]
            takes += atom.verb == "pile"
            deal.apply(seat, atom)
            seen, _, terminations, _, info = envs.step(np.array([codes().code_of[atom]]))
            over = bool(terminations[0])
        assert over
        assert tuple(info["points"][0]) == deal.result().points
    assert takes > 20


def test_another_hand_across_the_table_looks_the_same() -> None:
    """The other hand and the stock change places: nothing of it shows."""
    states: Records = np.zeros(1, state.STATE)
    rules = state.rules_of(GAME.configure("mille", {}))
    shown: NDArray[np.uint8] = np.zeros((2, observe.SIZE), np.uint8)
    for number in range(50):
        now: Record = states[0]
        engine.fresh(now, np.uint64(9), np.uint64(number))
        engine.begin_shuffled(rules[0], now, 1, 0)
        observe.observe(now, 0, shown[0])
        at = int(now["next"])
        stock = now["row"][at : at + 15].copy()
        hand = [each for each, n in enumerate(counts(now["hand"][1])) for _ in range(n)]
        now["row"][at : at + 15] = hand
        now["hand"][1] = sum(1 << 4 * int(each) for each in stock)
        observe.observe(now, 0, shown[1])
        assert shown[0].tolist() == shown[1].tolist()
        assert sorted(stock) != sorted(hand)
