"""Finished matches looked at again, deal by deal and through any eyes; running ones are not."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from laydown.games import presets
from laydown.server import replaying, telling
from laydown.server.forgetting import Retention
from laydown.server.replaying import Source
from laydown.server.replays import Pages
from laydown.table import record, replay
from laydown.table.incidents import Incident
from laydown.table.view import TableView
from laydown.wire import replays as wire
from server.house import FRIEND, GREEDY, ME, house, play_match
from server.recording import Robot
from table.playing import begun, play

if TYPE_CHECKING:
    from laydown.table.match import Match
    from laydown.table.replay import Eyes
    from server.house import House, Plain

DATA: Final = Path(__file__).parent.parent / "data"
RECORDS: Final = sorted([*(DATA / "golden").glob("*.laydown"), *(DATA / "fair").glob("*.laydown")])
SHORT: Final = {"three-thirteen": {"end_at": "30"}, "mille": {"max_deals": "2"}}


def told(source: Source, place: int, eyes: Eyes, lang: str = "en") -> wire.ReplayDeal:
    packed = replaying.deal(source, place, eyes, lang)
    assert packed is not None
    return msgspec.json.decode(gzip.decompress(packed), type=wire.ReplayDeal)


def outlined(source: Source, lang: str = "en") -> wire.Replay:
    return msgspec.json.decode(gzip.decompress(replaying.outline(source, lang)), type=wire.Replay)


def every_eye(match: Match) -> list[Eyes]:
    return [*range(match.seats), None, replay.ALL]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_old_and_given_records_are_told_deal_by_deal(path: Path) -> None:
    """Excerpts and whole matches, with a secret and without: the steps hold every event once, and the last
    view is the one that the match itself gives.
    """
    text = path.read_text(encoding="utf-8")
    match, source = record.read(text), Source("here", text)
    page = outlined(source)
    assert page.proof == ("given" if path.parent.name == "golden" else "proved")
    assert [each.name for each in page.seats] == list(match.names)
    assert page.end.deals == len(match.stories)
    for eyes in every_eye(match):
        deals = [told(source, place, eyes) for place in range(1, len(match.stories) + 1)]
        for story, deal in zip(match.stories, deals, strict=True):
            assert deal.last == (story is match.stories[-1])
            assert (deal.after is None) == (story.result is None)
        numbers = [each.n for deal in deals for step in deal.steps for each in step.told]
        assert numbers == list(range(len(match.log)))
        seat = eyes if isinstance(eyes, int) else None
        view = telling.view_of(match.view(seat))
        last = deals[-1]
        assert last.steps[-1].deal == view.deal
        if last.after is not None:
            assert last.after.view == msgspec.structs.replace(view, deal=None)
            assert last.after.sheet == telling.sheet_of(match.sheet())


@pytest.mark.parametrize("preset", presets())
def test_a_seat_is_told_what_its_own_stream_tells_and_nothing_else(preset: str) -> None:
    """Also with things taken back: each step's view is folded from the seat's stream up to there."""
    match = play(begun(preset, None), Random(preset), lambda match: len(match.results) >= 2)
    events = match.log.events
    for eyes in (*range(match.seats), None):
        telling_to = replaying.Telling(match, eyes, "en")
        for place in (1, 2):
            for step in telling_to.deal(place).steps:
                end = step.told[-1].n + 1
                view = TableView(match.game, eyes)
                for number, event in enumerate(events[:end]):
                    view.fold(number, event.seen_by(eyes))
                assert step.deal == telling.view_of(view).deal
                assert step.hands is None
                for each in step.told:
                    assert (each.event is None) == (events[each.n].seen_by(eyes) is None)


@pytest.mark.parametrize("preset", presets())
def test_all_eyes_see_every_hand(preset: str) -> None:
    match = play(begun(preset, "open"), Random(preset))
    source = Source("here", record.write(match))
    open_deal = told(source, 1, replay.ALL)
    for seat in range(match.seats):
        own = told(source, 1, seat)
        assert [step.told[-1].n for step in own.steps] == [step.told[-1].n for step in open_deal.steps]
        for mine, shown in zip(own.steps, open_deal.steps, strict=True):
            assert shown.hands is not None
            assert shown.hands[seat] == mine.deal.hand
    drawn = [each.event for step in open_deal.steps for each in step.told if each.event is not None]
    assert all(getattr(event, "card", "") is not None for event in drawn)


def test_choices_made_together_are_one_step() -> None:
    match = play(begun("three-thirteen-speed", "beats", seats=5), Random(1))
    deal = told(Source("here", record.write(match)), 1, 0)
    for step in deal.steps:
        kinds = [each.event.__struct_config__.tag for each in step.told if each.event is not None]
        assert set(kinds) != {"chose"}
    assert max(sum(each.text is not None for each in step.told) for step in deal.steps) >= 5


@pytest.mark.parametrize("how", ["abort", "resign 2"])
def test_what_ends_a_match_before_its_end_is_the_last_step(how: str) -> None:
    """The deal that was played counts for nothing; what happened beside it is a step of its own."""
    match = begun("mille", "broken off", seats=2)
    for _ in range(6):
        seat = match.to_act()[0]
        match.act(seat, match.offer(seat).actions[0])
        if len(match.stories[0].steps) == 3:
            match.happen(Incident("time", 0, 1))
    incident = Incident.read(how)
    assert incident is not None
    match.happen(incident)
    text = record.write(match)
    deal = told(Source("here", text), 1, replay.ALL)
    kinds = [[each.event.__struct_config__.tag for each in step.told if each.event] for step in deal.steps]
    assert ["time-given"] in kinds
    assert kinds[-1] == [{"abort": "broken-off", "resign 2": "resigned"}[how], "match-ended"]
    assert deal.after is not None
    assert deal.after.view.over
    assert deal.after.sheet == []
    assert outlined(Source("here", text)).end.over


def test_log_comments_are_in_the_readers_language() -> None:
    source = Source("here", (DATA / "golden" / "mille-chapeau.laydown").read_text(encoding="utf-8"))
    texts = {lang: told(source, 1, replay.ALL, lang).steps[1].told[0].text for lang in ("en", "fr", "ja")}
    assert len(set(texts.values())) == 3
    assert outlined(source, "fr").proof_said != outlined(source, "en").proof_said


async def finished(here: House, preset: str = "three-thirteen", **options: str) -> Plain:
    """A table whose match is over."""
    opened = await here.open_table(preset, [ME, GREEDY], options=options or {"end_at": "20"})
    async with here.at(opened["table"], opened["token"]) as player:
        await play_match(player)
    return opened


def test_a_finished_match_of_this_server_is_replayed_by_its_tables_name(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as here:
            table = (await finished(here))["table"]
            page = (await here.http.get(f"/api/replays/{table}?lang=fr")).json()
            assert [(each["name"], each["kind"]) for each in page["seats"]] == [
                ("Ann", "person"),
                ("Greedy", "bot"),
            ]
            assert page["seats"][0]["colour"] == "red"
            assert (page["table"], page["proof"], page["end"]["over"]) == (table, "proved", True)
            answer = await here.http.get(page["record"])
            name = answer.headers["content-disposition"]
            assert name.startswith('attachment; filename="laydown-three-thirteen-20')
            assert name.endswith(f'-{table[:6]}.laydown"')
            match = record.read(answer.text)
            for seat in ("1", "2", "watch", "all"):
                deals: list[Plain] = []
                for place in range(1, page["end"]["deals"] + 1):
                    address = f"/api/replays/{table}/deals/{place}?seat={seat}&lang=ru"
                    found = await here.http.get(address)
                    assert found.status_code == 200, found.text
                    deals.append(found.json())
                last = deals[-1]
                assert last["last"]
                assert last["after"]["view"]["secret"] == match.chance.secret.hex()  # type: ignore[union-attr]
                first = deals[0]["before"]
                assert (first["view"]["secret"], first["view"]["results"], first["sheet"]) == (None, [], [])
                assert first["view"]["commitment"] == match.chance.commitment
                assert last["after"]["view"]["standing"]["totals"] == list(match.standing.totals)
            plain = await here.http.get(f"/api/replays/{table}", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.json()["seats"] == page["seats"]

    asyncio.run(look())


def test_what_was_deleted_or_renamed_is_not_shown_from_memory(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as here:
            table = (await finished(here))["table"]
            paths = [
                f"/api/replays/{table}",
                f"/api/replays/{table}/deals/1?seat=all",
                f"/api/tables/{table}/record",
            ]
            for path in paths:
                assert "Ann" in (await here.http.get(path)).text
            storage, later = here.lobby.storage, int(time.time()) + 10 * 86_400
            await storage.forget(Retention(names=1), later)
            for path in paths:
                answer = await here.http.get(path)
                assert "Ann" not in answer.text
                assert "Player 1" in answer.text
            await storage.forget(Retention(finished=1), later)
            for path in paths:
                assert (await here.http.get(path)).status_code == 404

    asyncio.run(look())


def test_what_there_is_not_is_refused_with_words(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as here:
            table = (await finished(here))["table"]
            for address, status, code in (
                ("/api/replays/none", 404, "no-replay"),
                (f"/api/replays/{'a' * 20}", 404, "no-replay"),
                (f"/api/records/{'a' * 20}", 404, "no-replay"),
                ("/api/replays/none/deals/1", 404, "no-replay"),
                (f"/api/replays/{table}/deals/0", 404, "no-deal"),
                (f"/api/replays/{table}/deals/99", 404, "no-deal"),
                (f"/api/replays/{table}/deals/-1", 404, "no-deal"),
                (f"/api/replays/{table}/deals/1?seat=3", 404, "no-deal"),
                (f"/api/replays/{table}/deals/1?seat=0", 400, "malformed"),
                (f"/api/replays/{table}/deals/1?seat=everyone", 400, "malformed"),
                (f"/api/replays/{table}/deals/one", 404, "not-found"),
            ):
                answer = await here.http.get(address)
                assert (answer.status_code, answer.json()["code"]) == (status, code), address
                assert answer.json()["text"]

    asyncio.run(look())


@pytest.mark.parametrize("preset", ["mille", "three-thirteen", "three-thirteen-speed"])
def test_nothing_of_a_running_match_is_shown(tmp_path: Path, preset: str) -> None:
    """Whatever is asked, by whom and when, the answer is the same bytes in every match and at every moment:
    it cannot hang on a card. So twins are not told apart by it either.
    """
    seats = 3 if preset == "three-thirteen-speed" else 2
    short = SHORT["mille" if preset == "mille" else "three-thirteen"]
    answers: dict[str, set[bytes]] = {}

    async def run() -> None:
        async with house(tmp_path, lists_a_minute=1e6, lists_at_once=10**6) as here:
            for chance in (Random(1), Random(2)):
                opened = await here.open_table(preset, [ME, *[FRIEND] * (seats - 1)], options=short)
                table = opened["table"]
                assert await refused(here, table, answers)
                joined = [await here.join(table, f"P{seat}") for seat in range(1, seats)]
                tokens = [each["token"] for each in (opened, *joined)]
                playing = asyncio.gather(
                    *(Robot(here, table, token, Random(chance.random())).play() for token in tokens)
                )
                while await refused(here, table, answers):  # noqa: ASYNC110 - asked again and again
                    await asyncio.sleep(0.1)
                await playing
                assert (await here.http.get(f"/api/replays/{table}")).status_code == 200

    asyncio.run(run())
    assert {len(each) for each in answers.values()} == {1}


async def refused(here: House, table: str, answers: dict[str, set[bytes]]) -> bool:
    """Whether the table's match is still refused, with what was answered noted; else it is over."""
    paths = [f"/api/replays/{table}", f"/api/tables/{table}/record", f"/api/replays/{table}/deals/1"]
    paths += [f"/api/replays/{table}/deals/{place}?seat={eyes}" for place in (1, 2) for eyes in ("1", "all")]
    for path in paths:
        answer = await here.http.get(path)
        if answer.status_code != 409:
            row = await here.lobby.storage.table(table)
            assert row is not None
            assert row.outline is not None
            assert json.loads(row.outline)["winners"]
            return False
        seen = repr(sorted(set(answer.headers.items()) - {("date", answer.headers.get("date"))}))
        answers.setdefault(path.replace(table, "TABLE"), set()).add(seen.encode() + answer.content)
    return True


def test_pages_are_kept_within_bounds() -> None:
    pages = Pages(100)
    for number in range(10):
        pages.put((number,), b"x" * 30)
        pages.get((0,))
    assert [number for number in range(10) if pages.get((number,))] == [0, 8, 9]
    pages.put((9,), b"y" * 90)
    assert [number for number in range(10) if pages.get((number,))] == [9]
    pages.put((10,), b"z" * 101)
    assert pages.get((10,)) is None
