"""A match of more than 99 deals: the numbers of its deals have three digits everywhere."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING

import pytest

from laydown.games import game_of
from laydown.server import replaying
from laydown.table import record
from laydown.table.match import Match
from server.recording import single_mille

if TYPE_CHECKING:
    from pathlib import Path

    from cli.running import CommandLine

DEALS = 101


@pytest.fixture
def text(monkeypatch: pytest.MonkeyPatch) -> str:
    """The record of such a match; with a single pack, so that its deals are short."""
    single_mille(monkeypatch)
    game = game_of("mille")
    config = game.configure("mille", {"target": "100000", "max_deals": str(DEALS)})
    match = Match.start(game, config, ("Anna", "Ben"), secret=b"\x07" * 32, preset="mille")
    while not match.over:
        if match.deal_over:
            match.next_deal()
        (seat,) = match.to_act()
        match.act(seat, match.offer(seat).actions[-1])
    return record.write(match)


def test_a_record_of_more_than_99_deals_is_checked_replayed_and_shown(
    laydown: CommandLine, tmp_path: Path, text: str
) -> None:
    deals = [line for line in text.splitlines() if line.startswith("deal ")]
    assert [line.split()[1] for line in deals] == [f"{number}:" for number in range(1, DEALS + 1)]
    assert record.write(record.read(text)) == text
    file = tmp_path / "long.laydown"
    file.write_text(text, "utf-8")
    answer = laydown.run("check", str(file))
    assert answer.code == 0, answer.err
    assert f"{DEALS} deals" in answer.out
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(f"deal {DEALS}:"))
    lines[at] = lines[at].replace(str(DEALS), str(DEALS + 1))
    file.write_text("\n".join(lines) + "\n", "utf-8")
    answer = laydown.run("check", str(file))
    assert answer.code == 1
    assert answer.err.startswith(f"{file}:{at + 1}:1: The next deal is: deal {DEALS}: "), answer.err
    source = replaying.Source("here", text)
    packed = replaying.deal(source, DEALS, "all", "en")
    assert packed is not None
    page = json.loads(gzip.decompress(packed))
    assert page["last"]
    assert [each["number"] for each in page["after"]["sheet"]] == list(range(1, DEALS + 1))
    assert replaying.deal(source, DEALS + 1, "all", "en") is None
