"""`laydown arrange`, for one hand and for a stream of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from laydown.cards import cards
from laydown.words import LANGUAGES

if TYPE_CHECKING:
    from cli.running import CommandLine

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "arrange.json").read_text("utf-8")
)


def _asked(case: dict[str, Any]) -> str:
    return json.dumps({name: case[name] for name in ("hand", "wild", "options", "game")})


def _check(case: dict[str, Any], answer: dict[str, Any]) -> None:
    assert answer["penalty"] == case["least_penalty"], case["shows"]
    used = [each for line in (*answer["combinations"], answer["left"]) for each in cards(line)]
    assert sorted(used) == sorted(cards(case["hand"]))


def test_every_case_is_answered_on_a_line(laydown: CommandLine) -> None:
    answer = laydown.run("arrange", "--lines", typed="".join(_asked(case) + "\n" for case in CASES))
    assert answer.code == 0
    assert len(answer.lines) == len(CASES)
    for case, line in zip(CASES, answer.lines, strict=True):
        _check(case, json.loads(line))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["shows"])
def test_every_case_is_answered_alone(laydown: CommandLine, case: dict[str, Any]) -> None:
    words = ["arrange", *case["hand"].split(), "--json", "--preset", case["game"]]
    words += ["--wild", "JQK"[case["wild"] - 11] if case["wild"] > 10 else str(case["wild"])]
    for name, value in case["options"].items():
        words += ["--option", f"{name}={str(value).lower()}"]
    answer = laydown.run(*words)
    assert answer.code == 0, answer.err
    found = answer.json()
    found["combinations"] = [each["cards"] for each in found["combinations"]]
    _check(case, found)


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        "{}",
        '"5S"',
        "[" * 100_000,
        '{"hand": 5}',
        '{"hand": "5S ZZ", "wild": 9}',
        '{"hand": "", "wild": 9}',
        '{"hand": "' + "5S " * 16 + '"}',
        '{"hand": "5S", "wild": 0}',
        '{"hand": "5S", "wild": 14}',
        '{"hand": "5S", "wild": true}',
        '{"hand": "5S", "wild": 9.0}',
        '{"hand": "5S", "wild": 1e400}',
        '{"hand": "5S", "wild": ' + "9" * 5000 + "}",
        '{"hand": "5S", "wild": 2, "game": "five-crowns"}',
        '{"hand": "AS", "wild": 3, "game": "five-crowns"}',
        '{"hand": "5R", "wild": 3, "game": "three-thirteen"}',
        '{"hand": "5S", "game": "mille"}',
        '{"hand": "5S", "game": "bridge"}',
        '{"hand": "5S", "game": null}',
        '{"hand": "5S", "options": []}',
        '{"hand": "5S", "options": {"ace": []}}',
        '{"hand": "5S", "options": {"ace": "left"}}',
        '{"hand": "5S", "options": {"colour": "red"}}',
        '{"hand": "5S", "hands": "5S"}',
        '{"hand": "\\ud800\\u0000"}',
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_line_is_answered_with_an_error_and_the_next_one_is_read(
    laydown: CommandLine, language: str, line: str
) -> None:
    good = '{"hand": "5S 6S 7S", "wild": null, "game": "three-thirteen", "options": {}}'
    answer = laydown.run("arrange", "--lines", "--lang", language, typed=f"{line}\n\n{good}\n")
    assert answer.code == 0
    bad, fine = map(json.loads, answer.lines)
    assert list(bad) == ["error"]
    assert bad["error"]
    assert fine == {"penalty": 0, "combinations": ["5S 6S 7S"], "left": ""}


def test_every_answer_is_sent_at_once() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "laydown.cli", "arrange", "--lines"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for hand, penalty in (("5S 6S 7S", 0), ("5S 6S 8S", 19)):
            process.stdin.write(json.dumps({"hand": hand, "wild": None}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["penalty"] == penalty
        process.stdin.close()
        assert process.wait(10) == 0


def test_the_answer_in_words(laydown: CommandLine) -> None:
    answer = laydown.run("arrange", "9C JC JC 7H 8H * 5S", "--wild", "J")
    assert answer.lines == [
        "Penalty: 5",
        "Set: 9♣ J♣ J♣",
        "  J♣ stands for 9",
        "Run: 7♥ 8♥ joker",
        "  joker stands for 9♥",
        "Left over: 5♠",
        "To go out, discard any one of: 5♠ 9♣",
    ]


def test_the_answer_in_plain_words(laydown: CommandLine) -> None:
    answer = laydown.run("arrange", "5S 6S 7S 6H 6D", "--wild", "9", "--plain")
    assert answer.out.isascii()
    assert answer.lines == [
        "Penalty: 12",
        "Set: six of spades, six of hearts and six of diamonds",
        "Left over: five of spades and seven of spades",
        "Best discard: seven of spades. Penalty after it: 5",
    ]


@pytest.mark.parametrize("wild", ["10", "T", "t", "K", "A", "none", "2"])
def test_the_wild_rank_as_people_write_it(laydown: CommandLine, wild: str) -> None:
    assert laydown.run("arrange", "5S 6S 7S", "--wild", wild).lines[0] == "Penalty: 0"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["5S 6S ZZ 7S"], "7"),
        (["5R"], "three-thirteen"),
        (["AS", "--preset", "five-crowns"], "five-crowns"),
        (["5S", "--preset", "mille"], "three-thirteen-speed"),
        (["5S", "--preset", "bridge"], "five-crowns"),
        (["5S", "--wild", "14"], "14"),
        (["5S", "--wild", "*"], "*"),
        (["5S", "--wild", "2", "--preset", "five-crowns"], "five-crowns"),
        (["5S " * 16], "16"),
        ([" "], "15"),
        ([], "--help"),
        (["5S", "--lines"], "--lines"),
        (["5S", "--option", "ace"], "ace"),
        (["5S", "--option", "ace=left"], "low, both"),
    ],
)
def test_what_cannot_be_arranged_is_refused(
    laydown: CommandLine, language: str, words: list[str], named: str
) -> None:
    assert named in laydown.refused("--lang", language, "arrange", *words)
