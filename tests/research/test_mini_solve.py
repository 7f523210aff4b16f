"""What is known of the mini games: the values, what greedy gives away, and that the table says so."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from math import ceil, floor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

from endurance.figures import write_section
from laydown.cards import Rank
from laydown.research.mini import CHANCE, OVER, Mini313, MiniMille, Solver, Tree

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.research.mini import MiniGame, Policy
    from laydown.research.mini.tree import Side

PAGE: Final = Path(__file__).parents[2] / "docs" / "research" / "mini.md"

GAMES: Final[dict[str, MiniGame[Any]]] = {"Mini-Mille": MiniMille(), "Mini-313": Mini313()}
SMALL: Final[dict[str, MiniGame[Any]]] = {
    "Mini-Mille": MiniMille((Rank.ACE, Rank.KING, Rank.TWO), (3, 3, 3), 3, 2),
    "Mini-313": Mini313(("3S", "5S", "6S", "7S"), (2, 1, 3, 3), 1),
}
MOST: Final = 3_000_000
SOON, LATER, LATE = 10, 100, 1000
"""So many iterations; the late ones only in the long run."""


@cache
def solver(name: str) -> Solver:
    return Solver(Tree(GAMES[name]))


@cache
def small(name: str) -> Solver:
    return Solver(Tree(SMALL[name]))


def in_the_page(row: str, name: str) -> float:
    """A number of the page, by its row and the game that heads the column."""
    for table in re.findall(r"(?:^\|.*\n)+", PAGE.read_text(encoding="utf-8"), re.MULTILINE):
        lines = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in table.splitlines()]
        for cells in lines[2:]:
            if name in lines[0] and cells[0] == row:
                return float(cells[lines[0].index(name)])
    raise LookupError(row)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_says_how_large_they_are(name: str) -> None:
    census = solver(name).tree.census
    print(f"{name} has {census.histories:,} histories")  # noqa: T201 - the number is what this is about
    numbers = [census.histories, census.terminal, census.positions, *census.infosets, census.longest]
    (row,) = re.findall(rf"^\| {name} \|([0-9, |]*)\|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(each) for each in re.findall(r"\d+", row)] == numbers
    assert census.histories <= MOST
    assert census.histories == solver(name).tree.graph.histories()
    assert census.longest <= GAMES[name].longest


def rows(name: str) -> dict[str, float]:
    """What the page says that needs no long run."""
    here = solver(name)
    random, greedy = here.policy("random"), here.policy("greedy")
    return {
        "greedy against greedy": here.value(greedy),
        "best response against greedy, in seat 0": here.best_response(greedy, 0).value,
        "best response against greedy, in seat 1": here.best_response(greedy, 1).value,
        "best response against random, in seat 0": here.best_response(random, 0).value,
        "best response against random, in seat 1": here.best_response(random, 1).value,
        "exploitability of random": here.exploitability(random),
        "exploitability of greedy": here.exploitability(greedy),
    }


@pytest.mark.parametrize("name", GAMES)
def test_the_page_says_what_is_known(name: str) -> None:
    for row, value in rows(name).items():
        assert in_the_page(row, name) == pytest.approx(value, abs=6e-4)
    here, cfr = solver(name), here_cfr(name)
    low, high = here.bounds(cfr)
    shown = f"exploitability of CFR after {SOON} iterations"
    assert in_the_page(shown, name) == pytest.approx(here.exploitability(cfr), rel=0.01)
    assert low <= in_the_page("value for seat 0, at least", name)
    assert in_the_page("value for seat 0, at most", name) <= high


@cache
def here_cfr(name: str) -> Policy:
    return solver(name).cfr().run(SOON)


@pytest.mark.endurance
@pytest.mark.parametrize("name", GAMES)
def test_the_value_as_closely_as_the_page_says(name: str) -> None:
    here = solver(name)
    cfr = here.cfr()
    lines = [f"| {row} | {value:.3f} |" for row, value in rows(name).items()]
    for iterations in (SOON, LATER, LATE):
        policy = cfr.run(iterations - cfr.iterations)
        row, found = f"exploitability of CFR after {iterations} iterations", here.exploitability(policy)
        lines.append(f"| {row} | {found:.2g} |")
        assert in_the_page(row, name) == pytest.approx(found, rel=0.05)
    low, high = here.bounds(cfr.average())
    least, most = floor(low * 1e7) / 1e7, ceil(high * 1e7) / 1e7
    lines = [f"| value for seat 0, at least | {least:.7f} |", f"| at most | {most:.7f} |", *lines]
    assert in_the_page("value for seat 0, at least", name) <= low + 1e-9
    assert in_the_page("value for seat 0, at most", name) >= high - 1e-9
    assert high - low < 1e-3
    write_section(f"{name}, solved", "\n".join(["| | points |", "|---|---:|", *lines]))


def without(game: MiniGame[Any], what: str) -> list[int]:
    """The actions that use the pile, wilds in sets, or anything that lies on the table."""
    wilds = {text for text in game.actions if "2 to" in text or (text[:3] == "lay" and text[-1] == "2")}
    found = {
        "the pile": {"pile", "take"},
        "wilds in sets": wilds - {"lay 2 2 2"},
        "sets before going out": {"pile"} | {text for text in game.actions if text[:3] in ("lay", "add")},
    }[what]
    return [at for at, text in enumerate(game.actions) if text in found]


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Mini-Mille", "the pile"),
        ("Mini-Mille", "wilds in sets"),
        ("Mini-Mille", "sets before going out"),
        ("Mini-313", "the pile"),
    ],
)
def test_all_of_the_game_matters_in_best_play(name: str, what: str) -> None:
    """Whoever leaves a part of it out loses more than by greedy's worst mistakes are worth noticing: at least
    a hundredth of what lies between random play and perfect play.
    """
    here, best = solver(name), here_cfr(name)
    forgone = without(GAMES[name], what)
    assert forgone
    scale = here.exploitability(here.uniform())
    for seat in (0, 1):
        lost = here.best_response(best, seat).value - here.best_response(best, seat, forgone).value
        assert lost > scale / 100


def test_a_wild_is_kept_in_best_play() -> None:
    """In Mini-313 a three that is thrown away helps the other: best play hardly ever does."""
    here, best = solver("Mini-313"), here_cfr("Mini-313")
    wild = GAMES["Mini-313"].actions.index("discard 3S")
    others = [GAMES["Mini-313"].actions.index(f"discard {each}S") for each in "567"]
    for seat in (0, 1):
        full = here.best_response(best, seat).value
        assert full - here.best_response(best, seat, [wild]).value < 0.1
        assert full - here.best_response(best, seat, others).value > 0.5


# What the solver is held to


def points_by_walking(name: str, policies: Policy) -> float:
    """The value of two policies by playing through all histories, without a sequence form."""
    game, tree = SMALL[name], small(name).tree
    odds = {
        (seat, "; ".join(tree.told(seat, at))): policies[seat][first : first + many]
        for seat, side in enumerate(tree.sides)
        for at, (first, many) in enumerate(zip(side.first, side.many, strict=True))
    }

    def walk(position: Any, told: tuple[tuple[str, ...], tuple[str, ...]]) -> float:  # noqa: ANN401 - each game has its own
        actor = game.to_act(position)
        if actor == OVER:
            return game.points(position)
        if actor == CHANCE:
            steps, ways = zip(*game.chances(position), strict=True)
            chances = np.array(ways) / sum(ways)
        else:
            steps, chances = tuple(game.legal(position)), odds[actor, "; ".join(told[actor])]
        value = 0.0
        for step, chance in zip(steps, chances, strict=True):
            first, second = ((*told[seat], game.told(position, step, seat)) for seat in (0, 1))
            value += float(chance) * walk(game.after(position, step), (first, second))
        return value

    return walk(game.first(), ((), ()))


@pytest.mark.parametrize("name", SMALL)
def test_values_are_those_of_all_histories(name: str) -> None:
    here = small(name)
    for policy in (here.uniform(), here.greedy(), here.cfr().run(3)):
        assert here.value(policy) == pytest.approx(points_by_walking(name, policy))


@pytest.mark.parametrize("name", SMALL)
def test_a_best_response_makes_what_it_says_and_nothing_makes_more(name: str) -> None:
    here = small(name)
    greedy = here.greedy()
    chance = np.random.default_rng(1)
    for seat in (0, 1):
        best = here.best_response(greedy, seat)
        made = here.value((best.policy, greedy[1]) if seat == 0 else (greedy[0], best.policy))
        assert (made if seat == 0 else -made) == pytest.approx(best.value)
        for _ in range(20):
            other = here.behavior(chance.random(here.tree.sides[seat].sequences) ** 4, seat)
            made = here.value((other, greedy[1]) if seat == 0 else (greedy[0], other))
            assert (made if seat == 0 else -made) < best.value


@pytest.mark.parametrize("name", SMALL)
def test_a_linear_program_finds_the_same_value(name: str) -> None:
    """The value by the sequence-form program (von Stengel 1996), an altogether different way to it."""
    here = small(name)
    low, high = here.bounds(here.cfr().run(300))
    assert high - low < 1e-3
    assert low - 1e-6 <= value_by_program(here) <= high + 1e-6


def value_by_program(here: Solver) -> float:
    """The most that seat 0 can be sure of: maximise q of the root, where q of each information state of seat
    1 is at most what each of its sequences brings against the plan of seat 0.
    """
    optimize: Any = import_module("scipy.optimize")
    sparse: Any = import_module("scipy.sparse")
    own, other = here.tree.sides
    payoff = here.tree.payoff
    points = sparse.csr_matrix(
        (payoff.points, (payoff.rows, payoff.columns)), shape=(own.sequences, other.sequences)
    )
    flow = [_flow(side, sparse) for side in (own, other)]
    most = optimize.linprog(
        np.concatenate([np.zeros(own.sequences), -np.eye(1, other.infosets + 1)[0]]),
        A_ub=sparse.hstack([-points.T, flow[1].T]),
        b_ub=np.zeros(other.sequences),
        A_eq=sparse.hstack([flow[0], sparse.csr_matrix((own.infosets + 1, other.infosets + 1))]),
        b_eq=np.eye(1, own.infosets + 1)[0],
        bounds=[(0, None)] * own.sequences + [(None, None)] * (other.infosets + 1),
        method="highs",
    )
    assert most.status == 0
    return -float(most.fun)


def _flow(side: Side, sparse: Any) -> Any:  # noqa: ANN401 - SciPy has no types
    """Rows of a realization plan: the root is 1, and the sequences of an information state make up the one
    before it.
    """
    owner = np.repeat(np.arange(side.infosets), side.many)
    rows = np.concatenate([[0], 1 + owner, 1 + np.arange(side.infosets)])
    columns = np.concatenate([[0], 1 + np.arange(side.sequences - 1), side.before])
    entries = np.concatenate([np.ones(side.sequences), -np.ones(side.infosets)])
    return sparse.csr_matrix((entries, (rows, columns)), shape=(side.infosets + 1, side.sequences))


class InOrder:
    """Asked for one information state after the other, it plays what a policy without chance plays."""

    def __init__(self, here: Solver, policy: Policy, seat: int) -> None:
        side = here.tree.sides[seat]
        self.actions: NDArray[np.int64] = side.action[1:][policy[seat][1:] == 1]
        self.at = 0

    def __call__(self, rows: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[Any]:
        found: NDArray[np.int64] = self.actions[self.at : self.at + len(rows)]
        self.at += len(rows)
        assert masks[np.arange(len(rows)), found].all()
        return found


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", SMALL)
def test_a_policy_is_read_off_by_observations(name: str, seat: int) -> None:
    here = small(name)
    greedy = here.greedy()
    assert (here.policy_of(InOrder(here, greedy, seat), seat) == greedy[seat]).all()
    evenly = here.policy_of(lambda rows, masks: np.ones((len(rows), masks.shape[1])), seat)
    assert evenly == pytest.approx(here.uniform()[seat])


def test_a_policy_without_a_name_is_refused() -> None:
    with pytest.raises(ValueError, match="greedy or random"):
        small("Mini-313").policy("clever")


def test_the_code_of_the_page_runs() -> None:
    told: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        exec(block, told)  # noqa: S102 - the page's own lines
    assert told["over"]
    assert told["low"] < told["high"] < told["response"].value
