"""Records that are sent in: read within bounds, kept by what they say, refused with place and reason."""

from __future__ import annotations

import asyncio
import gzip
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from laydown.errors import RecordError
from laydown.games import game_of
from laydown.server import replaying
from laydown.server.apart import Apart, Bounds, Busy, TooMuch
from laydown.server.forgetting import Retention
from laydown.server.rows import RecordRow
from laydown.server.settings import Settings
from laydown.server.tokens import record_id
from laydown.table import record
from laydown.table.match import Match
from laydown.words import LANGUAGES
from server.house import house
from server.kept import storage_of

if TYPE_CHECKING:
    from httpx import Response

    from server.house import House

DATA: Final = Path(__file__).parent.parent / "data"
GOLDEN: Final = DATA / "golden" / "mille-chapeau.laydown"
PROVED: Final = DATA / "fair" / "mille-cardroom.laydown"


async def send(here: House, text: str | bytes, lang: str = "en") -> Response:
    written = text.encode() if isinstance(text, str) else text
    headers = {"content-type": "text/plain; charset=utf-8"}
    return await here.http.post(f"/api/records?lang={lang}", content=written, headers=headers)


def test_a_record_is_kept_by_what_it_says(tmp_path: Path) -> None:
    """Sent twice, with other remarks, line ends and a mark in front, it has the same link; what comes back is
    the record in its one form.
    """
    golden, proved = GOLDEN.read_text(encoding="utf-8"), PROVED.read_text(encoding="utf-8")

    async def ask() -> None:
        async with house(tmp_path) as here:
            first = await send(here, proved)
            assert first.status_code == 201, first.text
            name = first.json()["replay"]
            assert len(name) == 20
            for same in (proved, "\ufeff" + proved.replace("\n", "\r\n"), proved.replace("end", "# so\nend")):
                assert (await send(here, same)).json() == {"replay": name}
            other = (await send(here, golden)).json()["replay"]
            assert other != name
            answer = await here.http.get(f"/api/records/{name}")
            assert answer.text == record.write(record.read(proved))
            assert "laydown-mille-cardroom-" in answer.headers["content-disposition"]
            page = (await here.http.get(f"/api/replays/{name}")).json()
            assert (page["proof"], page["table"], page["record"]) == ("proved", None, f"/api/records/{name}")
            excerpt = (await here.http.get(f"/api/replays/{other}?lang=ja")).json()
            assert (excerpt["proof"], excerpt["excerpt"], excerpt["end"]["over"]) == ("given", False, True)
            deal = await here.http.get(f"/api/replays/{other}/deals/1?seat=all&lang=ja")
            assert deal.json()["steps"][0]["hands"]

    asyncio.run(ask())


def test_a_record_that_does_not_hold_is_refused_with_its_place_in_every_language(tmp_path: Path) -> None:
    lines = GOLDEN.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("1 draw"))
    lines[at] = "1 draw ; KH KH"
    broken = "\n".join(lines)

    async def ask() -> None:
        async with house(tmp_path) as here:
            said: set[str] = set()
            for lang in LANGUAGES:
                answer = await send(here, broken, lang)
                trouble = answer.json()
                assert (answer.status_code, trouble["code"], trouble["line"]) == (422, "record", at + 1)
                assert str(at + 1) in trouble["text"]
                assert str(trouble["column"]) in trouble["text"]
                said.add(trouble["text"])
            assert len(said) == len(LANGUAGES)
            for text, line, column in (
                (b"laydown record 1\n\xff", 2, 1),
                ("laydown record 1\nabc\0", 2, 4),
                ("", 1, 1),
                ("<b>hello</b>", 1, 1),
            ):
                trouble = (await send(here, text)).json()
                assert (trouble["line"], trouble["column"]) == (line, column), trouble

    asyncio.run(ask())


def of_running_match() -> str:
    game = game_of("mille")
    return record.write(Match.start(game, game.presets["mille"], ["Ann", "Ben"], preset="mille"))


def header(preset: str = "mille", *more: str) -> str:
    lines = ["laydown record 1", "dice: 1", "rules: 1", f"preset: {preset}", "seat 1: A", "seat 2: B", *more]
    return "\n".join([*lines, "", ""])


HOSTILE: Final[dict[str, str]] = {
    "a running match": of_running_match(),
    "thousands of deals": header("mille", "excerpt: yes") + "deal 1: dealer 1\norder: rest\n" * 20_000,
    "deals beyond any": header("mille", "excerpt: yes") + "deal 1001: dealer 1\norder: rest\n",
    "a giant order": header() + "first dealer: 1\n\ndeal 1: dealer 1\norder:\n" + "  7H 8S 9D\n" * 100_000,
    "a giant word": header() + "first dealer: " + "1" * 3_900,
    "a giant line": header() + "x" * 4_001,
    "a giant name": header().replace("seat 1: A", "seat 1: " + "A" * 3_000),
    "thousands of seats": "laydown record 1\n" + "".join(f"seat {at}: A\n" for at in range(1, 5_000)),
    "many options": header("mille", *(f"option target: {at}" for at in range(10_000))),
    "no deals": header() + "first dealer: 1\n",
    "brackets": "(" * 4_000,
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_record_is_refused_with_a_reason(what: str) -> None:
    """At once, and by the record's own words, not because time is up."""
    began = time.perf_counter()
    with pytest.raises(RecordError) as refused:
        replaying.canonical(HOSTILE[what].encode())
    assert refused.value.line >= 1
    assert time.perf_counter() - began < 5


def test_hostile_records_are_refused_by_the_server(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path, records_at_once=100) as here:
            for what, text in HOSTILE.items():
                answer = await send(here, text)
                assert answer.status_code == 422, (what, answer.text)
                assert len(answer.text) < 1_000, what
            large = await send(here, "#" * 2_000_001)
            assert (large.status_code, large.json()["code"]) == (413, "too-large")
            assert (await send(here, GOLDEN.read_text(encoding="utf-8"))).status_code == 201

    asyncio.run(ask())


def sleepy(_written: bytes) -> str:
    time.sleep(60)
    return ""


def dozing(_written: bytes) -> str:
    time.sleep(3.5)
    return "rested"


def spinning(_written: bytes) -> str:
    while True:
        pass


def greedy(_written: bytes) -> str:
    return str(len(bytearray(400_000_000)))


def broken(_written: bytes) -> str:
    raise RuntimeError("oh")


def fallen(_written: bytes) -> str:
    raise SystemExit(3)


def doubled(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("job", [sleepy, spinning, greedy, broken, fallen])
def test_what_takes_too_much_is_given_up_and_the_next_is_done(job: Any) -> None:
    """The loop goes on meanwhile."""

    async def work() -> None:
        seconds = 3 if job in (sleepy, spinning) else 30
        apart = Apart(Bounds(seconds, memory=100_000_000, starved=3 if job is sleepy else 10))
        try:
            assert await apart.do(doubled, 1) == 2
            ticks = 0
            doing = asyncio.create_task(apart.do(job, b""))
            while not doing.done():
                await asyncio.sleep(0.01)
                ticks += 1
            with pytest.raises(TooMuch):
                doing.result()
            assert ticks > 0 if job is not sleepy else ticks > 50
            assert await apart.do(doubled, 21) == 42
        finally:
            apart.close()

    asyncio.run(work())


def test_time_that_the_machine_gives_to_others_is_not_counted() -> None:
    async def work() -> None:
        apart = Apart(Bounds(seconds=3, memory=100_000_000, starved=20))
        try:
            assert await apart.do(doubled, 1) == 2
            assert await apart.do(dozing, b"") == "rested"
        finally:
            apart.close()

    asyncio.run(work())


def test_so_many_wait_and_no_more() -> None:
    async def work() -> None:
        apart = Apart(Bounds(seconds=60, memory=100_000_000, waiting=2))
        try:
            first = [asyncio.create_task(apart.do(doubled, number)) for number in (1, 2)]
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await apart.do(doubled, 3)
            assert await asyncio.gather(*first) == [2, 4]
        finally:
            apart.close()

    asyncio.run(work())


def test_who_goes_away_does_not_get_the_next_ones_answer_mixed_up() -> None:
    async def work() -> None:
        apart = Apart(Bounds(seconds=60, memory=100_000_000))
        try:
            gone = asyncio.create_task(apart.do(doubled, 1))
            await asyncio.sleep(0.05)
            gone.cancel()
            assert await apart.do(doubled, 5) == 10
        finally:
            apart.close()

    asyncio.run(work())


def test_a_process_that_has_nothing_to_do_is_ended() -> None:
    async def work() -> None:
        apart = Apart(Bounds(seconds=60, memory=100_000_000), rest=0.05)
        try:
            assert await apart.do(doubled, 1) == 2
            assert apart.running
            await asyncio.sleep(1)
            assert not apart.running
            assert await apart.do(doubled, 2) == 4
        finally:
            apart.close()
        assert not apart.running

    asyncio.run(work())


def test_a_busy_server_says_so(tmp_path: Path) -> None:
    text = PROVED.read_text(encoding="utf-8")

    async def ask() -> None:
        async with house(tmp_path, record_seconds=0.0) as here:
            answer = await send(here, text)
            assert (answer.status_code, answer.json()["code"]) == (422, "record-heavy")
        async with house(tmp_path, records_at_once=2, records_a_minute=0.01) as here:
            codes = [(await send(here, "x")).status_code for _ in range(3)]
            assert codes == [422, 422, 429]
        async with house(tmp_path, record_space=100) as here:
            answer = await send(here, text)
            assert (answer.status_code, answer.json()["code"]) == (507, "records-full")

    asyncio.run(ask())


def test_a_name_cannot_speak_out_of_turn(tmp_path: Path) -> None:
    """Names come back as they are, in JSON and bounded; those that cannot be shown are refused."""
    text = GOLDEN.read_text(encoding="utf-8")
    first = next(line for line in text.split("\n") if line.startswith("seat 1:"))

    async def ask() -> None:
        async with house(tmp_path) as here:
            kept = await send(here, text.replace(first, "seat 1: <script>alert(1)</script>"))
            page = await here.http.get(f"/api/replays/{kept.json()['replay']}")
            assert page.json()["seats"][0]["name"] == "<script>alert(1)</script>"
            assert page.headers["content-type"] == "application/json"
            assert page.headers["x-content-type-options"] == "nosniff"
            for name in ("\u202eevil", "a" * 41, " "):
                refused = await send(here, text.replace(first, f"seat 1: {name}"))
                assert refused.status_code == 422, name

    asyncio.run(ask())


def test_records_that_nobody_looks_at_are_forgotten(tmp_path: Path) -> None:
    async def keep() -> None:
        storage = await storage_of(tmp_path)
        for name, used in (("old", 100), ("new", 200)):
            await storage.keep_record(RecordRow(name, "mille", b"xyz", 3, 50, used))
        await storage.keep_record(RecordRow("old", "other", b"0", 1, 0, 0))
        assert await storage.kept_record("old") == RecordRow("old", "mille", b"xyz", 3, 50, 100)
        assert await storage.records_size() == 6
        await storage.use_record("new", 300)
        now = 300 + 10 * 86_400
        await storage.forget(Retention(records=10), now)
        assert await storage.kept_record("old") is None
        found = await storage.kept_record("new")
        assert found is not None
        assert found.used == 300
        await storage.forget(Retention(records=None), now + 1000 * 86_400)
        assert await storage.records_size() == 3
        await storage.forget(Retention(records=10), now + 1)
        assert await storage.records_size() == 0
        await storage.close()

    asyncio.run(keep())


def test_a_look_keeps_a_record(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            name = (await send(here, GOLDEN.read_text(encoding="utf-8"))).json()["replay"]
            storage = here.lobby.storage
            await storage.use_record(name, 1000)
            assert (await here.http.get(f"/api/replays/{name}")).status_code == 200
            row = await storage.kept_record(name)
            assert row is not None
            assert row.used > 1000
            await storage.use_record(name, 1000)
            await storage.forget(Settings(data=tmp_path).retention, int(time.time()))
            assert await storage.kept_record(name) is None
            assert (await here.http.get(f"/api/replays/{name}")).status_code == 404

    asyncio.run(ask())


def test_names_of_records_follow_from_what_they_say() -> None:
    assert record_id("a") == record_id("a") != record_id("b")
    assert len(record_id("a")) == 20


def test_pages_come_packed() -> None:
    source = replaying.Source("here", PROVED.read_text(encoding="utf-8"))
    packed = replaying.deal(source, 1, "all", "en")
    assert packed is not None
    assert len(packed) * 5 < len(gzip.decompress(packed))
