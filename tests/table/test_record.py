"""Records: what is written is read back the same, and what does not hold is said with its place."""

from __future__ import annotations

import re
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laydown.errors import RecordError
from laydown.games import game_of
from laydown.table import record
from laydown.table.chance import Given
from laydown.table.lines import LONGEST_LINE, LONGEST_TEXT
from laydown.table.match import Match
from laydown.table.setup import Setup
from table.damage import damaged
from table.playing import PRESETS, begun, everything, finished, one_step, play, play_deals, whole

if TYPE_CHECKING:
    from collections.abc import Mapping

PAGE: Final = Path(__file__).parents[2] / "docs" / "records.md"
EXAMPLE: Final = re.findall(r"```\n(laydown record.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[0]


def fault(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        record.check(text)
    return caught.value


def said(text: str) -> str:
    error = fault(text)
    return f"{error.line}:{error.column} {error.message.id.removeprefix('table-record-')}"


def put(text: str, changes: Mapping[str, str]) -> str:
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    return text


# What is written is read


@pytest.mark.parametrize("preset", PRESETS)
def test_a_finished_match_is_read_back_the_same(preset: str) -> None:
    match = whole(preset)
    text = finished(preset)
    again = record.read(text)
    assert record.write(again) == text
    assert everything(again) == everything(match)
    assert again.standing == match.standing


def test_a_report_says_what_a_record_tells() -> None:
    match = whole("mille-montreal")
    report = record.check(finished("mille-montreal"))
    assert report == record.Report(
        preset="mille-montreal",
        names=("Anna", "Ben"),
        deals=len(match.results),
        actions=report.actions,
        totals=match.standing.totals,
        winners=match.standing.winners,
        over=True,
        proof="seeded",
    )
    assert report.actions > 100


def test_the_records_of_these_tests_hold_all_there_is() -> None:
    """Reshuffles, undo, a cut by the dice and low draws come up in them, so that they are tested at all."""
    texts = {preset: finished(preset) for preset in PRESETS}
    assert "dealer reshuffle" in texts["three-thirteen"]
    assert " undo\n" in texts["mille"]
    assert " by dice\n" in texts["mille-montreal"]
    assert re.search(r"^first dealer: \d ; 1 ", texts["mille-cardroom"], re.MULTILINE)
    assert re.search(r"^\d draw ; 1 .., ", texts["three-thirteen-speed"], re.MULTILINE)
    assert re.search(r"^1 draw ; ..$", texts["mille"], re.MULTILINE)
    assert re.search(r"^1 pile .. .. ; ", texts["mille"], re.MULTILINE)
    assert re.search(r"^1 take ; ..$", texts["three-thirteen"], re.MULTILINE)


def test_a_secret_nobody_knew_proves_a_record() -> None:
    match = play(begun("deuces-arent-wild", None), Random(5))
    assert record.check(record.write(match)).proof == "proved"


@pytest.mark.parametrize("preset", ["mille", "three-thirteen", "three-thirteen-speed"])
def test_a_record_without_a_commitment_may_give_any_order(preset: str) -> None:
    game = game_of(preset)
    config = game.configure(preset, {})
    seats = game.default_seats(config)
    setup = Setup.of(game, config, ["A", "B", "C", "D"][:seats], preset)
    match = Match(setup, Given(dealer=1, orders={1: game.deck(config, seats).cards()}))
    match.next_deal()
    chance = Random(preset)
    for results in (1, 2, 3):
        play_deals(match, chance, results)
        text = record.write(match)
        assert "commitment" not in text
        again = record.read(text)
        assert record.write(again) == text
        assert everything(again) == everything(match)
    assert record.check(text).proof == "given"


def test_the_example_of_the_page_holds() -> None:
    match = record.read(EXAMPLE)
    assert match.standing.totals == (0, 21)
    canonical = record.write(match)
    assert record.write(record.read(canonical)) == canonical


def test_an_excerpt_may_tell_a_bonus_deal_of_some_seats() -> None:
    game = game_of("deuces-arent-wild")
    assert game.default_seats(game.configure("deuces-arent-wild", {})) >= 2
    text = (
        "laydown record 1\ndice: 1\nrules: 1\npreset: deuces-arent-wild\nseat 1: A\nseat 2: B\nseat 3: C\n"
        "excerpt: yes\ntotals: 90 120 90\n\ndeal 13: dealer 3 players 1 3\norder: rest\n1 draw\n"
    )
    match = record.read(text)
    assert match.stories[0].plan.players == (0, 2)
    assert match.standing.totals == (90, 120, 90)


def test_remarks_blank_lines_and_carriage_returns_mean_nothing() -> None:
    loose = EXAMPLE.replace("\n", "\r\n").replace("1 draw ; 8S", "\t \r\n1 draw ; 8S # good\r\n# better")
    assert record.write(record.read("\ufeff" + loose)) == record.write(record.read(EXAMPLE))


def test_comments_may_be_left_out() -> None:
    text = finished("mille")
    bare = re.sub(r" *;.*", "", text)
    assert record.write(record.read(bare)) == text


# A running match


@pytest.mark.parametrize("preset", PRESETS)
def test_the_record_of_a_running_match_is_sealed(preset: str) -> None:
    match = play(begun(preset), Random(preset), until=lambda match: len(match.results) == 1)
    text = record.write(match)
    assert match.chance.secret is not None
    assert match.chance.secret.hex() not in text
    assert "order: sealed" in text
    error = fault(text)
    assert (error.message.id, error.clause) == ("table-record-sealed", "TABLE-RECORD-3")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_running_record_tells_a_spectator_nothing_new(preset: str) -> None:
    """Every card named in it is named in the spectator's stream, or was chosen and is now shown."""
    match = begun(preset)
    chance = Random(preset)
    for _ in range(60):
        one_step(match, chance)
        text = record.write(match).split("\ndeal 1:", 1)[1]
        named = set(re.findall(r"\b[2-9TJQKA][SHDCR]\b", text))
        shown = str([event and event.to_plain() for _, event in match.stream(None)])
        assert {each for each in named if each not in shown} == set()


# What does not hold


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"laydown record 1": "laydown record 2"}, "1:1 first-line"),
        ({"laydown record 1\n": ""}, "1:1 first-line"),
        ({"dice: 1": "dice: 3"}, "2:7 dice"),
        ({"dice: 1": "dice: 2"}, "2:7 contributions"),
        ({"dice: 1\n": ""}, "6:1 missing"),
        ({"rules: 1": "rules: 9"}, "3:8 rules"),
        ({"rules: 1": "rules: " + "9" * 3000}, "3:8 rules"),
        ({"preset: three-thirteen": "preset: whist"}, "4:9 preset-unknown"),
        ({"seat 1: Anna": "option decks: two\nseat 1: Anna"}, "5:15 option-bad-value"),
        ({"seat 1: Anna": "option sets: yes\nseat 1: Anna"}, "5:14 option-unknown"),
        ({"seat 1: Anna": "option ace: low\noption ace: both\nseat 1: Anna"}, "6:1 twice"),
        ({"seat 1: Anna": "seat 2: Anna"}, "5:1 seat-order"),
        ({"seat 1: Anna": "seat 1: "}, "5:9 table-refuse-name"),
        ({"seat 2: Ben\n": ""}, "5:9 three-thirteen-refuse-seats"),
        ({"seat 2: Ben": "seat 2: Ben\nweather: fine"}, "7:1 field"),
        ({"excerpt: yes": "excerpt: no"}, "7:10 value"),
        ({"excerpt: yes": "secret: " + "0" * 64}, "7:1 no-commitment"),
        ({"excerpt: yes": "commitment: 12"}, "7:13 hex"),
        ({"excerpt: yes": "excerpt: yes\ntotals: 1"}, "8:9 count"),
        ({"excerpt: yes": "excerpt: yes\ntotals: 1 9999999"}, "8:11 number"),
        ({"excerpt: yes": "totals: 1 2"}, "7:1 totals"),
        ({"excerpt: yes": ""}, "6:1 no-deals"),
        ({"deal 1: dealer 2": "deal 1: dealer 3"}, "10:16 number"),
        ({"deal 1: dealer 2": "deal 0: dealer 2"}, "10:6 number"),
        ({"deal 1: dealer 2": "deal 1: dealer 2 players 1"}, "10:18 players"),
        ({"deal 1: dealer 2": "deal one"}, "10:1 line"),
        ({"5S 9C": "5S 9X"}, "11:11 card-unreadable"),
        ({"5S 9C": "5S 5S"}, "11:11 card-too-often"),
        ({"5S 9C": "5S *"}, "11:11 card-too-often"),
        ({" rest": ""}, "11:32 cards-missing"),
        ({"2H rest": "2H\n1 draw\n  rest"}, "11:32 cards-missing"),
        ({"1 draw ; 8S": "1 draw ; 9S"}, "12:10 comment"),
        ({"1 draw ; 8S": "1 draw ; 8S 9S"}, "12:13 comment"),
        ({"1 draw": "1 drew"}, "12:3 three-thirteen-unreadable"),
        ({"1 draw": "2 draw"}, "12:3 three-thirteen-refuse-turn"),
        ({"1 draw": "3 draw"}, "12:1 number"),
        ({"1 draw": "1"}, "12:1 line"),
        ({"1 draw ; 8S": "1 undo"}, "12:3 table-refuse-undo-nothing"),
        ({"1 draw ; 8S": "1 draw by dice"}, "12:3 table-refuse-dice"),
        ({"1 draw ; 8S": "dealer reshuffle AS"}, "12:1 no-reshuffle"),
        ({"1 draw ; 8S": "; points: 0 21"}, "12:3 comment-unknown"),
        ({"1 draw ; 8S": "end"}, "12:1 end-early"),
        ({"1 draw ; 8S": "first dealer: 2"}, "12:1 line"),
        ({"1 draw ; 8S": "deal 2: dealer 1"}, "12:1 deal-unfinished"),
        ({"1 draw ; 8S": "order: rest"}, "12:1 order-alone"),
        ({"1 draw ; 8S": "1 draw ; 8S\n  more"}, "13:1 continued"),
        ({"2 discard KD": "2 discard KC"}, "15:3 three-thirteen-refuse-not-held"),
        ({"; out: 1": "; out: 2"}, "16:8 comment"),
        ({"; points: 0 21": "; points: 0 20"}, "17:13 comment"),
        ({"; totals: 0 21": "; totals: 0"}, "18:11 comment"),
        ({"; totals: 0 21": "; total: 0 21"}, "18:3 comment-unknown"),
        ({"; totals: 0 21": "end\n1 draw"}, "19:1 after-end"),
        ({"; totals: 0 21": "end ; won by 1"}, "18:7 comment"),
        ({"; totals: 0 21": "1 draw"}, "18:1 no-deal"),
        ({"1 draw": "1 dr\x00aw"}, "12:5 no-text"),
        ({"1 draw": "1 dr\x07aw"}, "12:5 no-text"),
        ({"1 draw": "1 draw" + " " * LONGEST_LINE}, f"12:{LONGEST_LINE + 1} line-too-long"),
    ],
)
def test_damage_is_said_with_its_place(changes: dict[str, str], expected: str) -> None:
    assert said(put(EXAMPLE, changes)) == expected


def test_an_illegal_action_is_said_with_its_clause() -> None:
    assert fault(put(EXAMPLE, {"2 discard KD": "2 discard KC"})).clause.startswith("T-")
    assert fault(put(EXAMPLE, {"1 draw ; 8S": "1 undo"})).clause == "TABLE-UNDO-1"


def test_table_record_1_a_reshuffle_is_of_the_cards_that_lay_there() -> None:
    text = finished("three-thirteen")
    row = text.split("dealer reshuffle\n  ", 1)[1].split()[0]
    other = "AS" if row != "AS" else "KD"
    error = fault(text.replace(f"dealer reshuffle\n  {row}", f"dealer reshuffle\n  {other}", 1))
    assert error.clause == "TABLE-RECORD-1"
    bare = re.sub(r"dealer reshuffle\n(  .*\n)+", "", text, count=1)
    assert fault(bare).message.id == "table-record-reshuffle-due"


def test_table_record_2_another_secret_is_refused() -> None:
    text = finished("mille")
    error = fault(re.sub(r"secret: ..", "secret: 00", text))
    assert (error.clause, error.message.id) == ("TABLE-RECORD-2", "table-record-secret")


def test_table_record_3_a_proved_record_is_told_to_the_end() -> None:
    text = finished("mille")
    for kept in (text.rpartition("\nend")[0], text[: len(text) // 2].rpartition("\n")[0]):
        error = fault(kept)
        assert (error.clause, error.message.id) == ("TABLE-RECORD-3", "table-record-truncated")
    sealed = re.sub(r"order:\n(  .*\n)+", "order: sealed\n", text, count=1)
    assert fault(sealed).message.id == "table-record-order-sealed"


def test_table_record_4_chance_is_what_the_dice_say() -> None:
    text = finished("mille-montreal")
    order = text.split("order:\n  ", 1)[1]
    first, second = order.split()[:2]
    assert first != second
    swapped = text.replace(f"order:\n  {first} {second}", f"order:\n  {second} {first}", 1)
    error = fault(swapped)
    assert (error.clause, error.column) == ("TABLE-RECORD-4", 3)
    cut = re.search(r"cut (\d+) by dice", text)
    assert cut is not None
    place = 4 + (int(cut[1]) - 3) % 97
    assert fault(text.replace(cut[0], f"cut {place} by dice", 1)).clause == "TABLE-RECORD-4"
    dealer = re.search(r"first dealer: (\d)", text)
    assert dealer is not None
    other = f"first dealer: {3 - int(dealer[1])}"
    assert fault(text.replace(dealer[0], other, 1)).clause == "TABLE-RECORD-4"


def test_table_record_5_deals_come_as_the_rules_say() -> None:
    text = finished("mille")
    for old, new in (("deal 2: dealer", "deal 3: dealer"), ("deal 1: dealer", "deal 2: dealer")):
        assert fault(text.replace(old, new, 1)).clause == "TABLE-RECORD-5"


def test_every_comment_of_a_record_is_checked() -> None:
    lines = finished("mille").split("\n")
    commented = [at for at, line in enumerate(lines) if ";" in line]
    assert len(commented) > 50
    for at in commented[:: len(commented) // 25]:
        told, _, comment = lines[at].partition(";")
        wrong = lines.copy()
        wrong[at] = f"{told}; {comment.strip()} 7"
        error = fault("\n".join(wrong))
        assert (error.line, error.clause) == (at + 1, "TABLE-RECORD-6")


# What is hostile


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "laydown record 1",
        "laydown record 1\n" * 1000,
        "x" * 10_000_000,
        "laydown record 1\n" + "#" * LONGEST_LINE + "\n" + "  AS\n" * 300_000,
        EXAMPLE.replace("rest", "rest\n" + "  AS\n" * 300_000),
        EXAMPLE.replace("1 draw ; 8S", "1 draw ; 8S\n" + "(" * 3000),
        EXAMPLE.replace("1 draw ; 8S", "1 draw ; " + "8S " * 1300),
        EXAMPLE.replace("1 discard 8S out", "1 discard 8S\n1 undo\n" * 60_000),
        "\ud800" * 40,
        "laydown record 1\nseat 1: \u202eAnna\n",
    ],
)
def test_hostile_texts_are_refused_soon(text: str) -> None:
    began = time.perf_counter()
    fault(text)
    assert time.perf_counter() - began < 5


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    path.write_bytes(b"laydown record 1\ndice: \xff\n")
    with pytest.raises(RecordError) as caught:
        record.read_text(path)
    assert (caught.value.line, caught.value.column) == (2, 7)
    with path.open("wb") as file:
        file.truncate(5 * LONGEST_TEXT)
    with pytest.raises(RecordError):
        record.read_text(path)


@pytest.mark.parametrize("preset", ["mille", "mille-montreal", "three-thirteen-speed", "deuces-arent-wild"])
def test_damaged_records_are_refused_or_are_matches(preset: str) -> None:
    """Every one of Hypothesis's damages gives a RecordError or a match that is written and read again."""
    lines = finished(preset).split("\n")
    deals = [at for at, line in enumerate(lines) if line.startswith("deal ")]
    short = [line for line in lines[: deals[1]] if not line.startswith(("commitment", "secret", "seed"))]
    texts = (finished(preset), "\n".join(short), EXAMPLE)

    @given(st.data())
    def damage_one(data: st.DataObject) -> None:
        text = data.draw(damaged(texts[data.draw(st.integers(0, 2))]))
        try:
            match = record.read(text)
        except RecordError as error:
            assert error.line >= 1  # noqa: PT017 - the error or the match, either will do
            assert error.column >= 1  # noqa: PT017 - as above
        else:
            assert record.write(record.read(record.write(match))) == record.write(match)

    damage_one()
