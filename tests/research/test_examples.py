"""The examples as a user runs them, in an environment of their own: at a token length, and whole."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from endurance.figures import locked, write_section

if TYPE_CHECKING:
    from collections.abc import Callable

CHECKOUT: Final = Path(__file__).parents[2]
PYTHON: Final = CHECKOUT / ".venv-examples" / "bin" / "python"


@pytest.fixture(scope="session")
def run() -> Callable[..., str]:
    """Runs an example in its environment, which is made if it is not there."""
    with locked("examples"):
        made = subprocess.run(
            ["make", "--no-print-directory", "examples"],  # noqa: S607 - whichever make there is
            cwd=CHECKOUT,
            capture_output=True,
            text=True,
            check=False,
        )
    if made.returncode:
        told = f"the environment of the examples could not be made: {made.stderr[-500:]}"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)  # torch is not to be had everywhere; with CI=true this is a failure

    def run(example: str, *arguments: str) -> str:
        done = subprocess.run(  # noqa: S603 - our own example
            [str(PYTHON), str(CHECKOUT / "examples" / example), *arguments],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def learned(run: Callable[..., str], report: Path, *arguments: str) -> dict[str, Any]:
    run("mini_mille_ppo.py", "--report", str(report), *arguments)
    told: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return told


def test_a_ppo_plays_mini_mille_better_for_learning(run: Callable[..., str], tmp_path: Path) -> None:
    told = learned(run, tmp_path / "report.json", "--decisions", "16384", "--deals", "200")
    assert told["decisions"] == 16384
    assert told["after"] > told["before"] + 20


@pytest.mark.endurance
def test_a_ppo_comes_near_the_best_response_in_mini_mille(run: Callable[..., str], tmp_path: Path) -> None:
    """Nine tenths of what is best against `greedy`, both worked out exactly."""
    told = learned(run, tmp_path / "report.json")
    share = told["value"] / told["best"]
    text = (
        "`examples/mini_mille_ppo.py`: a maskable PPO learns in the seat that begins against the frozen "
        f"`greedy`, {told['decisions']:,} decisions in {told['seconds'] / 60:.1f} minutes on one core. "
        f"Points a deal against `greedy`, worked out exactly; it makes {share:.1%} of what is best."
    )
    rows = (
        ("PPO before learning", "before"),
        ("`greedy`", "greedy"),
        ("PPO", "value"),
        ("best response", "best"),
    )
    lines = [f"| {name} | {told[key]:.2f} |" for name, key in rows]
    table = "\n".join(["| in the seat that begins | points |", "|---|---:|", *lines])
    write_section("PPO in Mini-Mille", f"{text}\n\n{table}")
    assert share >= 0.9
