"""A match on a split stock: its record, its law, and cards that do not depend on what others choose."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from laydown.errors import BrokenInvariant, RecordError
from laydown.games import game_of
from laydown.research.simulate import simulate
from laydown.table import record, save
from laydown.table.events import MatchEnded, SecretShown
from laydown.table.match import Match
from laydown.table.setup import Setup
from laydown.table.shuffle import Dice
from table.playing import PRESETS, begun, everything, finished, play, play_deals, whole

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("preset", PRESETS)
def test_a_record_says_that_the_stock_was_split(preset: str) -> None:
    """TABLE-STOCK-1: and is the same when it is written again."""
    text = finished(preset, stock="split")
    assert text.count("\nstock: split\n") == 1
    again = record.read(text)
    assert record.write(again) == text
    assert everything(again) == everything(whole(preset, stock="split"))
    assert "stock:" not in finished(preset)


def test_a_stock_is_split_or_not_mentioned() -> None:
    text = finished("mille", stock="split")
    with pytest.raises(RecordError, match="split"):
        record.check(text.replace("stock: split", "stock: ordinary"))


def test_a_running_match_on_a_split_stock_is_kept(tmp_path: Path) -> None:
    chance = Random("kept")
    match = play_deals(begun("three-thirteen", stock="split"), chance, 2)
    play(match, chance, until=lambda match: not match.deal_over and len(match.stories[-1].steps) > 5)
    save.save(match, tmp_path / "a.laydown")
    again = save.load(tmp_path / "a.laydown")
    assert again.setup.stock == "split"
    assert everything(again) == everything(match)


def drawn_by(match: Match, seat: int) -> list[str]:
    """The cards that a seat has drawn in the deal in progress."""
    assert match.deal is not None
    events = [each.to_plain() for each in match.deal.events]
    return [each["card"] for each in events if each["event"] == "drew" and each["seat"] == seat]


def test_what_others_do_changes_no_card_that_a_seat_draws() -> None:
    """Two matches of the same dice, played otherwise: the j-th card that a seat draws is the same."""
    compared = 0
    for number in range(6):
        matches = [
            play_deals(begun("three-thirteen", str(number), stock="split"), Random(f"{number} {other}"), 1)
            for other in range(2)
        ]
        plays = [[drawn_by(match, seat) for match in matches] for seat in range(2)]
        for one, other in plays:
            shared = min(len(one), len(other), 12)
            assert one[:shared] == other[:shared]
            compared += shared
    assert compared > 60


def test_on_one_stock_it_does() -> None:
    one, other = (
        play_deals(begun("three-thirteen", "1"), Random(f"1 {which}"), 1) for which in ("one", "other")
    )
    assert [drawn_by(one, seat)[:8] for seat in range(2)] != [drawn_by(other, seat)[:8] for seat in range(2)]


def test_the_cards_drawn_have_the_law_of_the_pack() -> None:
    """The first three cards that each seat draws, over many deals: every rank as likely.

    The bound is that of chi-square with 12 degrees of freedom, passed once in a thousand.
    """
    counts: Counter[str] = Counter()
    for number in range(400):
        match = begun("three-thirteen", f"law {number}", stock="split")
        while any(len(drawn_by(match, seat)) < 3 for seat in range(2)):
            (seat,) = match.to_act()
            staying = (each for each in match.offer(seat).actions if not getattr(each, "out", False))
            match.act(seat, min(staying, key=lambda each: each.verb != "draw"))
        counts.update(card[0] for seat in range(2) for card in drawn_by(match, seat)[:3])
    expected = 400 * 6 / 13
    assert sum((counts[rank] - expected) ** 2 / expected for rank in "A23456789TJQK") < 32.9


@pytest.mark.parametrize(("preset", "deals"), [("mille", 150), ("three-thirteen", 330)])
def test_points_are_the_same_in_the_mean_on_both_stocks(preset: str, deals: int) -> None:
    """Greedy bots, the same deals on either stock: the means lie in each other's intervals."""
    game = game_of(preset)
    config = game.configure(preset, {})
    split, plain = (
        simulate(game, config, ["greedy", "greedy"], seed="means", deals=deals, split=each)
        for each in (True, False)
    )
    for one, other in zip(split.seats, plain.seats, strict=True):
        assert one.points.interval is not None
        assert other.points.interval is not None
        assert one.points.interval[0] < other.points.interval[1]
        assert other.points.interval[0] < one.points.interval[1]


def test_a_withheld_secret_is_in_nothing_until_it_is_shown() -> None:
    game = game_of("mille")
    config = game.configure("mille", {"target": "100", "max_deals": "1"})
    dice = Dice.from_seed("withheld")
    match = Match(Setup(game, "mille", config, ("Ann", "Ben"), stock="split"), dice, withheld=True)
    match.next_deal()
    with pytest.raises(BrokenInvariant):
        match.show_secret()
    play(match, Random(1))
    secret = dice.secret.hex()
    for watcher in (0, 1, None):
        assert secret not in str(match.stream(watcher))
        assert match.view(watcher).secret is None
    text = record.write(match)
    assert secret not in text
    assert "order: sealed" in text
    ended = len(match.log)
    match.show_secret()
    match.show_secret()
    assert match.log.events[ended:] == [SecretShown(secret)]
    assert isinstance(match.log.events[ended - 1], MatchEnded)
    assert [match.view(watcher).secret for watcher in (0, None)] == [secret, secret]
    assert record.check(record.write(match)).proof == "seeded"
