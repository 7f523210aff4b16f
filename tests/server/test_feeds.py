"""A seat's turns as a calendar and as an Atom feed: what they tell, to whom, and when they end."""

from __future__ import annotations

import asyncio
import re
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any, Final
from xml.etree import ElementTree as ET

from icalendar import Calendar

from laydown.cards import standard_deck
from laydown.cli import main
from laydown.words import LANGUAGES, Speaker
from server.company import DAY, DAYS, LIVE, opened, seat_of, seated, to_act
from server.fake_time import FakeTime
from server.house import FRIEND, ME, house, play_deal
from server.recording import Search

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    import httpx

    from server.company import Opened
    from server.house import House, Player

PROXIES: Final = (ip_network("127.0.0.1"),)
TOLD: Final = frozenset(
    {
        *("UID", "SEQUENCE", "DTSTAMP", "LAST-MODIFIED", "DTSTART", "DTEND", "SUMMARY", "DESCRIPTION"),
        *("URL", "CLASS", "TRANSP"),
    }
)
CARDS: Final = Search(standard_deck(2, jokers=4))
NO_MAIL: Final = {"mail": "never", "address": None}
ATOM: Final = "{http://www.w3.org/2005/Atom}"


async def asks(here: House, at: Opened, seat: int, what: str = "feed", lang: str = "en") -> httpx.Response:
    body = {"token": at.tokens[seat], "lang": lang}
    return await here.http.post(f"/api/tables/{at.table}/{what}", json=body)


async def feed(here: House, at: Opened, seat: int, lang: str = "en") -> str:
    """The token of a new feed."""
    answer = await asks(here, at, seat, lang=lang)
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["feed"]
    return token


async def read(here: House, token: str, form: str = "ics", tag: str = "") -> httpx.Response:
    """Whatever a feed tells, it names no card."""
    answer = await here.http.get(f"/api/feeds/{token}/turns.{form}", headers={"if-none-match": tag})
    assert not CARDS.cards(answer.text)
    return answer


async def events(here: House, token: str) -> list[Any]:
    answer = await read(here, token)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    return events_in(answer.content)


def events_in(content: bytes) -> list[Any]:
    """The events of a calendar, which have what a turn is told by and nothing else."""
    calendar: Any = Calendar.from_ical(content)
    found: list[Any] = calendar.walk("VEVENT")
    assert all({*each} == TOLD for each in found)
    return found


async def entries(here: House, token: str) -> list[dict[str, str]]:
    """The entries of an Atom feed that has all that RFC 4287 asks for."""
    answer = await read(here, token, "atom")
    assert answer.headers["content-type"] == "application/atom+xml"
    root = ET.fromstring(answer.content)  # noqa: S314 - our own server's
    assert root.tag == f"{ATOM}feed"
    found: list[dict[str, str]] = []
    for each in (root, *root.findall(f"{ATOM}entry")):
        texts = {name: each.findtext(f"{ATOM}{name}", "") for name in ("id", "title", "updated", "content")}
        assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", texts["id"])
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", texts["updated"])
        links = {link.attrib["rel"]: link.attrib["href"] for link in each.findall(f"{ATOM}link")}
        found.append({**texts, "link": links["alternate"]})
    assert root.findtext(f"{ATOM}author/{ATOM}name") == "Laydown"
    return found[1:]


async def status(here: House, token: str) -> list[int]:
    return [(await read(here, token, form)).status_code for form in ("ics", "atom")]


@asynccontextmanager
async def playing(
    folder: Path, count: int = 2, preset: str = "three-thirteen", **changes: Any
) -> AsyncGenerator[tuple[House, FakeTime, Opened, list[Player]], None]:
    """A table with days for a move whose people are all there."""
    time = FakeTime()
    async with house(folder, time=time, lists_at_once=10_000, **changes) as here:
        at = await opened(here, count, preset, clock=DAYS)
        async with seated(here, at) as people:
            yield here, time, at, people


def test_a_turn_is_an_event_from_its_beginning_until_its_time_is_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with playing(tmp_path) as (here, time, at, people):
            acting, other = to_act(people)
            seat = seat_of(acting)
            mine, his = await feed(here, at, seat), await feed(here, at, 1 - seat)
            assert await events(here, his) == []
            assert await entries(here, his) == []
            began = datetime.fromtimestamp(time.at, UTC)
            time.passes(3600)
            (event,) = await events(here, mine)
            assert event.decoded("dtstart") == began
            assert event.decoded("dtend") == datetime.fromtimestamp(began.timestamp() + 2 * DAY, UTC)
            assert str(event["summary"]) == "Your turn: Three Thirteen"
            name = ("Ben", "Ann")[seat]
            assert str(event["description"]) == f"With {name}. You have until 2030-03-19 17:46 UTC."
            assert str(event["url"]) == f"http://{here.address}/t/{at.table}"
            (entry,) = await entries(here, mine)
            assert entry["title"] == "Your turn: Three Thirteen"
            assert entry["content"] == event["description"]
            assert entry["link"] == event["url"]
            # A day more: the same event, later, and said to be newer.
            await other.table("more-time", seat)
            await other.heard()
            await acting.heard()
            (later,) = await events(here, mine)
            assert later["uid"] == event["uid"]
            assert later["sequence"] > event["sequence"]
            assert later.decoded("dtend") == datetime.fromtimestamp(began.timestamp() + 3 * DAY, UTC)
            assert (await entries(here, mine))[0]["id"] == entry["id"]
            # In the middle of a turn nothing is new, after it the event is gone, and is the other's.
            await acting.do({"do": "draw"})
            (still,) = await events(here, mine)
            assert (still["uid"], still["sequence"]) == (later["uid"], later["sequence"])
            await acting.do()
            assert await events(here, mine) == []
            assert await entries(here, mine) == []
            (others,) = await events(here, his)
            assert others.decoded("dtstart") == datetime.fromtimestamp(time.at, UTC)
            await other.until(lambda state: bool(state["offer"]["actions"]))
            await other.do({"do": "draw"})
            await other.do()
            (second,) = await events(here, mine)
            assert second["uid"] != event["uid"]

    asyncio.run(play())


def test_the_next_deal_is_waited_for_and_a_pause_waits_for_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with playing(tmp_path) as (here, _, at, (ann, ben)):
            mine = await feed(here, at, 0)
            await asyncio.gather(play_deal(ann), play_deal(ben))
            (event,) = await events(here, mine)
            assert str(event["summary"]) == "The next deal waits for you: Three Thirteen"
            await ann.table("pause")
            await ben.until(lambda state: state["question"] is not None)
            await ben.send(type="answer", yes=True)
            await ann.until(lambda state: state["paused"])
            assert await events(here, mine) == []
            await ben.table("resume")
            await ann.until(lambda state: not state["paused"])
            (again,) = await events(here, mine)
            assert again["uid"] == event["uid"]
            assert again["sequence"] > event["sequence"]
            await ann.send(type="next")
            await ann.until(lambda state: state["seats"][0]["ready"])
            assert await events(here, mine) == []
            await ann.table("resign")
            await ann.until(lambda state: state["over"])
            assert await status(here, mine) == [200, 200]
            assert await entries(here, mine) == []

    asyncio.run(play())


def test_a_feed_speaks_its_owners_language_and_is_not_sent_again_until_it_has_changed(tmp_path: Path) -> None:
    async def play() -> None:
        async with playing(tmp_path) as (here, time, at, people):
            acting, _ = to_act(people)
            token = await feed(here, at, seat_of(acting))
            for form in ("ics", "atom"):
                first = await read(here, token, form)
                assert first.headers["cache-control"] == "private, no-cache"
                time.passes(60)
                again = await read(here, token, form, first.headers["etag"])
                assert (again.status_code, again.content) == (304, b"")
                assert again.headers["etag"] == first.headers["etag"]
            for lang in LANGUAGES:
                token = await feed(here, at, seat_of(acting), lang)
                speaker = Speaker(lang)
                title = speaker.text("preset-three-thirteen")
                assert (await entries(here, token))[0]["title"] == speaker.text("notice-turn", title=title)
            tag = (await read(here, token)).headers["etag"]
            await acting.do({"do": "draw"})
            await acting.do()
            assert (await read(here, token, tag=tag)).status_code == 200

    asyncio.run(play())


def test_a_feed_ends_by_its_owner_and_with_the_link_of_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with playing(tmp_path, 3) as (here, _, at, (ann, ben, _)):
            tokens = [await feed(here, at, seat) for seat in range(3)]
            assert len(set(tokens)) == 3
            assert all(len(each) >= 22 for each in tokens), "at least 128 bits"
            others = [await read(here, each) for each in (at.tokens[0], at.table, "x", tokens[0][:-1])]
            first = tokens[2]
            tokens[2] = await feed(here, at, 2)
            assert await status(here, first) == [404, 404], "one feed a seat"
            others += [await read(here, first), await here.http.get("/api/none")]
            assert {each.status_code for each in others} == {404}
            assert len({each.content for each in others}) == 1, "whatever is no feed, the answer is the same"
            assert (await asks(here, at, 2, "notices")).json() == {"feed": True, **NO_MAIL}
            assert (await asks(here, at, 2, "feed/end")).json() == {"feed": False, **NO_MAIL}
            assert await status(here, tokens[2]) == [404, 404], "by its owner"
            assert (await asks(here, at, 2, "notices")).json() == {"feed": False, **NO_MAIL}
            await ben.send(type="renew")
            new = (await ben.frame("renewed"))["token"]
            assert await status(here, tokens[1]) == [200, 200], "until the new link is first used"
            async with here.at(at.table, new) as again:
                await again.heard()
                assert await status(here, tokens[1]) == [404, 404], "the link was renewed"
                at.tokens[1] = new
                tokens[1] = await feed(here, at, 1)
                await ann.send(type="vacate", seat=1)
                await ann.frame("links")
                assert await status(here, tokens[1]) == [404, 404], "the seat was vacated"
                assert (await asks(here, at, 1)).status_code == 403
            assert await status(here, tokens[0]) == [200, 200], "all the others live"
            assert (
                await asyncio.to_thread(main, ["admin", "close", at.table, "--yes", "--data", str(tmp_path)])
                == 0
            )
            assert await status(here, tokens[0]) == [404, 404], "the operator closed the table"

    asyncio.run(play())


def test_who_leaves_or_closes_the_table_leaves_no_feed(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("three-thirteen", [ME, FRIEND, FRIEND], clock=DAYS)
            ben = await here.join(made["table"], "Ben")
            tokens: list[str] = []
            for seat in (made, ben):
                body = {"token": seat["token"]}
                answer = await here.http.post(f"/api/tables/{made['table']}/feed", json=body)
                tokens.append(answer.json()["feed"])
            assert [await status(here, each) for each in tokens] == [[200, 200]] * 2
            async with here.at(made["table"], ben["token"]) as guest:
                await guest.frame("state")
                await guest.table("leave")
                await guest.frame("closed")
            assert await status(here, tokens[1]) == [404, 404]
            async with here.at(made["table"], made["token"]) as host:
                await host.frame("state")
                await host.table("leave")
                await host.frame("closed")
            assert await status(here, tokens[0]) == [404, 404]

    asyncio.run(play())


def test_a_feed_is_for_a_seat_at_a_table_with_days(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            none, live = await opened(here, 2), await opened(here, 2, clock=LIVE)
            days = await opened(here, 2, clock=DAYS)
            for at in (none, live):
                answer = await asks(here, at, 0)
                assert (answer.status_code, answer.json()["code"]) == (409, "no-days")
            for what in ("feed", "feed/end", "notices"):
                path = f"/api/tables/{days.table}/{what}"
                for token in ("", "x" * 24, none.tokens[0]):
                    answer = await here.http.post(path, json={"token": token})
                    assert (answer.status_code, answer.json()["code"]) == (403, "seat"), what
                for body in ({}, {"token": 1}, {"token": "x" * 129}, {"token": "x", "more": 1}):
                    assert (await here.http.post(path, json=body)).status_code == 400
                nowhere = await here.http.post(f"/api/tables/none/{what}", json={"token": "x"})
                assert nowhere.status_code == 403
                foreign = {"origin": "https://evil.example"}
                body = {"token": days.tokens[0]}
                assert (await here.http.post(path, json=body, headers=foreign)).status_code == 403

    asyncio.run(play())


def test_addresses_in_a_feed_have_the_base_path_and_the_proxys_host(tmp_path: Path) -> None:
    async def play() -> None:
        async with playing(tmp_path, base="/cards", trusted=PROXIES) as (here, _, at, people):
            token = await feed(here, at, seat_of(to_act(people)[0]))
            said = {
                "x-forwarded-for": "198.51.100.7",
                "x-forwarded-proto": "https",
                "x-forwarded-host": "example.org",
            }
            answer = await here.http.get(f"/cards/api/feeds/{token}/turns.ics", headers=said)
            (event,) = events_in(answer.content)
            assert str(event["url"]) == f"https://example.org/cards/t/{at.table}"
            atom = await here.http.get(f"/cards/api/feeds/{token}/turns.atom", headers=said)
            assert f'rel="self" href="https://example.org/cards/api/feeds/{token}/turns.atom"' in atom.text
            assert at.tokens[0] not in atom.text
            assert at.tokens[1] not in atom.text

    asyncio.run(play())


def test_a_feed_outlives_a_restart_needs_no_room_and_is_asked_for_only_so_often(tmp_path: Path) -> None:
    async def play() -> None:
        async with playing(tmp_path) as (here, time, at, people):
            token = await feed(here, at, seat_of(to_act(people)[0]))
            (before,) = await events(here, token)
        public = "https://play.example"
        async with house(tmp_path, time=time, public=public, lists_at_once=4, lists_a_minute=0.001) as here:
            (after,) = await events(here, token)
            assert (after["uid"], after["dtend"].dt) == (before["uid"], before["dtend"].dt)
            assert str(after["url"]) == f"{public}/t/{at.table}", "as the operator says"
            assert not here.lobby.holds(at.table)
            assert [(await read(here, "x" * 24)).status_code for _ in range(4)] == [404] * 3 + [429]

    asyncio.run(play())
