"""At a table too no watcher is given anything that it was not shown, and the secret nobody before the end."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from laydown.cards import text_of
from laydown.errors import IllegalAction
from laydown.games import game_of, presets
from laydown.table import match as table_match
from laydown.table.incidents import WHATS
from laydown.table.match import Match
from properties.configs import SHORT, random_changes, random_seats
from properties.play import TEMPERS
from properties.table import (
    COMMITMENT,
    SECRET,
    STOCKS,
    FixedChance,
    Table,
    noted_split_stock,
    noted_stock,
)
from properties.twins import STAYING_IN, other_choice, permuted, told_apart

if TYPE_CHECKING:
    from laydown.cards import Card
    from laydown.table.stock import StockKind
    from properties.ledger import Ledger

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea")
CARD = re.compile(r"(?<![\w-])(?:[A23456789TJQK][SHDCR]|\*)(?![\w-])")


@pytest.fixture(autouse=True)
def _noted_stocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match deals from stocks that note who drew what."""
    monkeypatch.setattr(table_match, "OrderedStock", noted_stock)
    monkeypatch.setattr(table_match, "SplitStock", noted_split_stock)
    STOCKS.clear()


def random_table(chance: Random, preset: str, kind: StockKind = "ordinary") -> Table:
    game = game_of(preset)
    changes = random_changes(chance, preset)
    if game.name == "mille":
        changes = {name: SHORT[name] for name in ("target", "max_deals")} | changes
    config = game.configure(preset, changes)
    seats = random_seats(chance, game, config)
    return Table(game, config, NAMES[:seats], FixedChance(str(chance.random())), kind=kind)


def twin_of(table: Table, ledger: Ledger, kinds: list[Card]) -> Table | None:
    """The same match, but that the cards of the deal in progress lie as in `kinds`; None if it cannot be."""
    assert isinstance(table.chance, FixedChance)
    number = table.match.stories[-1].plan.number
    first, *refills = ledger.stock.refills
    chance = replace(
        table.chance,
        orders={number: tuple(kinds[place] for place in first)},
        reshuffles={
            (number, count): tuple(kinds[place] for place in places)
            for count, places in enumerate(refills, 1)
        },
    )
    other = Table(table.game, table.config, table.names, chance, kind=table.kind)
    last = {seat: at for at, (what, seat, _) in enumerate(table.script) if what == "act"}
    unseen = {last[seat] for seat in ledger.pending}
    try:
        for at, (what, seat, action) in enumerate(table.script):
            now = other_choice(table.game, ledger, seat, kinds) if at in unseen else action
            other.do(what, seat, now)
    except IllegalAction as error:
        if error.refusal.clause == STAYING_IN and table.config.auto_out:
            return None
        raise
    return other


def compare_twins(table: Table, chance: Random) -> int:
    """Compare one twin for each watcher; how many of them there were."""
    compared = 0
    for book in table.books:
        other = twin_of(table, book, permuted(book, chance))
        if other is not None:
            told_apart(book.watcher, table.sight(book.watcher), other.sight(book.watcher))
            compared += 1
    return compared


def play_and_compare(chance: Random, preset: str, *, most: int, kind: StockKind = "ordinary") -> int:
    table = random_table(chance, preset, kind)
    temper = chance.choice(list(TEMPERS))
    stops = set(chance.sample(range(most), 3))
    compared = 0
    table.do("next")
    for at in range(most):
        if at in stops and not table.match.deal_over:
            compared += compare_twins(table, chance)
        if table.match.over:
            break
        table.step(chance, temper)
    return compared


@pytest.mark.parametrize("preset", presets())
def test_twin_matches_look_the_same(preset: str) -> None:
    chance = Random(f"table of {preset}")
    assert sum(play_and_compare(chance, preset, most=60) for _ in range(4)) > 4


@pytest.mark.parametrize("preset", presets())
def test_twin_matches_on_a_split_stock_look_the_same(preset: str) -> None:
    """Whose row a card lies in is told to nobody."""
    chance = Random(f"split table of {preset}")
    assert sum(play_and_compare(chance, preset, most=60, kind="split") for _ in range(4)) > 4


def test_twins_look_the_same_when_all_agree_to_take_back() -> None:
    chance = Random("consent")
    agreed = 0
    while agreed < 5:
        table = random_table(chance, "three-thirteen")
        table.do("next")
        for _ in range(60):
            if table.match.over:
                break
            table.step(chance, "pile taker")
            if table.script[-1][0] == "agreed":
                agreed += 1
                compare_twins(table, chance)


def test_whatever_happens_beside_the_deals_comes_up_between_twins() -> None:
    """In beats too, where choices that nobody has seen yet wait while something happens."""
    for preset in ("mille", "three-thirteen", "three-thirteen-speed"):
        chance = Random(f"happenings of {preset}")
        drawn: set[str] = set()
        waiting = 0
        while drawn != set(WHATS):
            table = random_table(chance, preset)
            table.do("next")
            for _ in range(60):
                if not table.match.over:
                    table.step(chance, "even")
                what, _, incident = table.script[-1]
                if what == "table":
                    drawn.add(incident.what)
                    waiting += bool(table.books[0].pending)
        assert (waiting > 0) == (preset == "three-thirteen-speed")


@pytest.mark.endurance
@pytest.mark.parametrize("preset", presets())
def test_many_twin_matches_look_the_same(preset: str) -> None:
    chance = Random()
    assert sum(play_and_compare(chance, preset, most=300) for _ in range(60)) > 60


def _without_stand_ins(frame: str) -> str:
    """A frame less what the wilds of a combination stand for, which are no cards."""
    return re.sub(r'"stands_for": \[[^]]*\]', "", frame)


@pytest.mark.parametrize("preset", presets())
def test_no_frame_holds_a_card_that_its_receiver_was_not_shown(preset: str) -> None:
    """Every frame of the first deal, searched for cards; the ledger knows which may be there."""
    chance = Random(f"frames of {preset}")
    table = random_table(chance, preset)
    table.do("next")
    named = 0
    for _ in range(40):
        if table.match.deal_over:
            break
        for book in table.books:
            stream = table.match.stream(book.watcher)
            assert [number for number, _ in stream] == list(range(len(table.match.log)))
            found = set(CARD.findall(_without_stand_ins(table.sight(book.watcher))))
            assert found <= {book.stock.kinds[place].text for place in book.shown}, book.watcher
            named += len(found)
        table.step(chance, "even")
    assert named


@pytest.mark.parametrize(
    "preset", ["mille-cardroom", "three-thirteen", "three-thirteen-speed", "five-crowns"]
)
def test_secret_seed_and_orders_are_in_no_frame_before_the_end(preset: str) -> None:
    chance = Random(f"secrets of {preset}")
    for seed in (None, "a-seed-of-ours"):
        table = random_table(chance, preset)
        match = Match.start(
            table.game,
            table.config,
            table.names,
            secret=None if seed else SECRET,
            seed=seed,
            preset=preset,
        )
        table.match = match
        secret = match.chance.secret
        assert secret is not None
        hidden = {secret.hex(), repr(secret), *([seed] if seed else [])}
        for _ in range(60):
            if match.over:
                break
            if match.deal_over:
                match.next_deal()
            hidden |= {text_of(story.order[at : at + 8]) for story in match.stories for at in (0, 40)}
            hidden |= {text_of(story.order[-8:]) for story in match.stories}
            for watcher in (*range(match.seats), None):
                frame = table.sight(watcher)
                row = " ".join(CARD.findall(frame))
                assert not any(each in frame or each in row for each in hidden)
            seat = chance.choice(match.to_act())
            match.act(seat, chance.choice(match.offer(seat).actions))


def test_the_commitment_is_in_the_first_frame_and_the_secret_in_the_last() -> None:
    chance = Random("ends")
    table = random_table(chance, "three-thirteen")
    table.do("next")
    steps = 0
    while not table.match.over:
        if steps % 50 == 0:
            assert SECRET.hex() not in table.sight(None)
        table.step(chance, "layer")
        steps += 1
    assert COMMITMENT in str(table.match.stream(None)[0])
    assert SECRET.hex() in table.sight(None)
