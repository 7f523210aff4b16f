"""What makes no sense does nothing: frames and requests, random, mutated, cut, joined, to a running server.

The match that is being played meanwhile is the same afterwards, to the row and to the byte; no answer is an
error of the server, nothing breaks in it, its memory does not grow, and it goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sqlite3
import time
import warnings
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from schemathesis import GenerationMode

from endurance.figures import write_section
from laydown.server.app import make_app
from laydown.server.settings import Settings
from laydown.server.sqlite import FILE
from laydown.wire import VERSION
from laydown.wire.server import FromServer
from server import rawly
from server.away import away
from server.house import FRIEND, GREEDY, ME, House, Player, play_match
from server.mutating import HARMLESS, Mutator, kind_of

if TYPE_CHECKING:
    from pathlib import Path

    from server.away import Away
    from server.house import Plain

NO_LIMITS: Final[Plain] = {
    "frames_a_second": 1e9,
    "frames_at_once": 10**9,
    "tables_a_minute": 1e9,
    "tables_at_once": 10**9,
    "lists_a_minute": 1e9,
    "lists_at_once": 10**9,
    "records_a_minute": 1e9,
    "records_at_once": 10**9,
    "record_seconds": 5.0,
    "idle": 2.0,
}
SHORT: Final = {"target": "100", "max_deals": "1"}
AT_ONCE: Final = 24
"""So many connections are open together."""

KNOWN: Final = frozenset(
    {str(each.__struct_config__.tag) for each in get_args(FromServer)}  # whatever comes is one of these
)
MEGABYTE: Final = 1_000_000


@dataclass(slots=True)
class Place:
    """A table where it is the witness's turn: what the other seat may say changes nothing."""

    table: str
    token: str
    witness: Player


@dataclass(slots=True)
class Tally:
    """How much was sent, of each kind."""

    frames: int = 0
    requests: int = 0
    schema: int = 0
    sockets: int = 0
    answers: dict[int, int] = field(default_factory=dict[int, int])

    @property
    def all(self) -> int:
        return self.frames + self.requests + self.schema


@dataclass(slots=True)
class Recorder(Player):
    """A player whose frames are kept as they are sent."""

    sent: list[str] = field(default_factory=list[str])

    async def send(self, **frame: Any) -> None:
        self.sent.append(json.dumps(frame))
        await Player.send(self, **frame)


# The house that is fuzzed


async def finished_table(here: House, corpus: list[str]) -> str:
    """A whole match of two people; all that they sent is added to the corpus."""
    made = await here.open_table("mille", [ME, FRIEND], options=SHORT, chat=True)
    joined = await here.join(made["table"], "Ben")
    async with here.at(made["table"], made["token"]) as one, here.at(made["table"], joined["token"]) as other:
        ann, ben = (Recorder(each.socket, welcome=each.welcome, sent=corpus) for each in (one, other))
        await ann.send(type="order", cards=["QS", "*", "TD"])
        await ann.send(type="say", phrase="phrase-hello")
        await ann.send(type="chat", text="well met")
        await ann.send(type="arrange")
        await ann.send(type="answer", yes=True)
        await ann.send(type="undo")
        await ann.send(type="ping")
        await ann.send(type="renew")
        await asyncio.gather(play_match(ann), play_match(ben))
        await ann.send(type="next")
        await ann.send(type="rematch")
        await ann.until(lambda state: state["rematch"] is not None)
    hello = {
        "type": "hello",
        "version": VERSION,
        "table": made["table"],
        "token": None,
        "lang": "en",
        "since": -1,
    }
    corpus.append(json.dumps(hello))
    corpus.append(json.dumps({"type": "commit", "commitment": "0f" * 32}))
    corpus.append(json.dumps({"type": "show", "value": "f0" * 32}))
    corpus.append(json.dumps({"type": "vacate", "seat": 1}))
    corpus.append(json.dumps({"type": "table", "do": "bot-for", "n": 3, "seat": 1}))
    corpus.append(json.dumps({"type": "new-links"}))
    return str(made["table"])


async def running_table(here: House, preset: str, stack: contextlib.AsyncExitStack) -> Place:
    made = await here.open_table(preset, [ME, FRIEND], chat=True)
    table = made["table"]
    joined = await here.join(table, "Ben")
    host = await stack.enter_async_context(here.at(table, made["token"]))
    await host.until(lambda state: state["view"] is not None)
    if not host.state["offer"]["actions"]:
        # Only the guest is not the host: it must be the guest who waits.
        async with here.at(table, joined["token"]) as guest:
            await guest.my_turn()
            while guest.state["offer"]["actions"]:
                await guest.do()
        n = guest.state["n"]
        await host.until(lambda state: state["n"] == n)
        await host.do()
    return Place(table, joined["token"], host)


async def witness(place: Place, told: list[str]) -> None:
    """Keep what the witness is told, but for who is here and what is said."""
    while True:
        frame = await place.witness.next_frame()
        if frame["type"] == "state":
            told.append(shown(frame))
        elif frame["type"] != "said":
            told.append(json.dumps(frame))


def shown(state: Plain) -> str:
    """A state less who is here, since when nobody is, and what follows from that."""
    seats = [{**each, "here": None, "away": None} for each in state["seats"]]
    without = {"seats": seats, "spectators": 0, "events": [], "deadline": None, "table_acts": []}
    return json.dumps({**state, **without})


def rows(folder: Path, tables: tuple[str, ...]) -> list[Any]:
    """What is kept of these tables, less what a seat changes of itself: the order of a hand, a new link."""
    marks = ", ".join("?" * len(tables))
    with contextlib.closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as store:
        found: list[Any] = []
        for name, key in (("tables", "id"), ("seats", "table_id"), ("atoms", "table_id")):
            cursor = store.execute(f"SELECT * FROM {name} WHERE {key} IN ({marks}) ORDER BY rowid", tables)  # noqa: S608 - names of our own
            names = [each[0] for each in cursor.description]
            for row in cursor.fetchall():
                kept = dict(zip(names, row, strict=True))
                for own in ("order", "renewed", "played"):
                    kept.pop(own, None)
                found.append(kept)
        return found


# What is sent


class Fuzz:
    def __init__(self, here: Away, random: Random, corpus: list[str], tables: list[str], record: str) -> None:
        self.here = here
        self.random = random
        self.tally = Tally()
        self._mutator = Mutator(random, corpus)
        self._reading = asyncio.Lock()
        self._tables = tables
        bodies: list[Plain] = [
            {"preset": "mille", "options": {"target": "500"}, "seats": 2, "lang": "fr"},
            {
                "preset": "mille",
                "options": {},
                "name": "A",
                "colour": "red",
                "seats": [ME, GREEDY],
                "lang": "en",
            },
            {"name": "Ben", "colour": "", "token": None},
            {"token": "x" * 24, "listed": True},
            {"seats": [{"table": tables[0], "token": "x" * 24}], "lang": "en"},
            {"bot": "greedy", "lang": "ko"},
        ]
        self._bodies = Mutator(random, [json.dumps(each) for each in bodies])
        self._records = Mutator(random, [record])

    async def run(self, count: int, places: list[Place]) -> None:
        """Frames and requests until there were so many."""
        running: set[asyncio.Task[None]] = set()
        aim = self.tally.all + count
        while self.tally.all < aim:
            while len(running) < AT_ONCE:
                running.add(asyncio.create_task(self._one(self.random.choice(places))))
            done, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()
        for each in running:
            await each

    async def _one(self, place: Place) -> None:
        what = self.random.random()
        if what < 0.25:
            await self._first_frames()
        elif what < 0.55:
            await self._at_the_table(place)
        elif what < 0.6:
            await self._broken_frames(place)
        else:
            await self._requests()

    def _bad(self) -> str:
        """A frame that the server does not understand, or that may be said."""
        while True:
            text = self._mutator.one()
            kind = kind_of(text)
            if kind is None or kind in HARMLESS:
                return text

    def _near(self) -> str:
        while True:
            text = self._mutator.near()
            if kind_of(text) in HARMLESS - {"hello"}:
                return text

    async def _talk(self, *written: bytes, frames: int, more: str = "") -> rawly.Heard:
        """Whatever is said, what comes back are frames that a client knows, and an end with a known code."""
        self.tally.frames += frames
        self.tally.sockets += 1
        heard = await rawly.talk(self.here.address, rawly.upgrade(self.here.address, more), *written)
        assert heard.status in (101, 400, 403), heard
        assert heard.code not in (1011, 1012), heard
        for each in heard.texts:
            assert json.loads(each)["type"] in KNOWN
        return heard

    async def _first_frames(self) -> None:
        """Instead of a hello."""
        content = self._bad().encode("utf-8", "surrogatepass")
        await self._talk(rawly.frame(content), rawly.frame(b"", rawly.CLOSE), frames=1)

    async def _at_the_table(self, place: Place) -> None:
        """What a seat or a spectator says, most of it well-formed, and then an end."""
        token = place.token if self.random.random() < 0.7 else None
        hello = {"type": "hello", "version": VERSION, "table": place.table, "token": token, "lang": "ja"}
        hello["since"] = self.random.choice((-1, 0, 5, 10**9))
        hello["whole"] = self.random.random() < 0.1
        said = [json.dumps(hello), *(self._near() for _ in range(self.random.randrange(8, 24))), self._bad()]
        frames = [rawly.frame(each.encode("utf-8", "surrogatepass")) for each in said]
        heard = await self._talk(*frames, rawly.frame(b"", rawly.CLOSE), frames=len(said))
        if heard.texts:
            assert json.loads(heard.texts[0])["type"] in ("welcome", "closed")

    async def _broken_frames(self, place: Place) -> None:
        """Not even frames: bits, opcodes, lengths and pieces that are none."""
        random = self.random
        hello = {"type": "hello", "version": VERSION, "table": place.table, "token": None, "lang": "ru"}
        good = rawly.frame(json.dumps(hello).encode())
        text = self._bad().encode("utf-8", "surrogatepass")
        end = rawly.frame(b"", rawly.CLOSE)
        pieces = [
            rawly.frame(text[:5], last=False) + rawly.frame(text[5:], 0),
            rawly.frame(text, random.randrange(16)),
            rawly.frame(text, bits=random.randrange(1, 8)),
            rawly.frame(text, rawly.BINARY),
            rawly.frame(b"\xff\xfe\xc3"),
            rawly.frame(text[:100], rawly.PING) * 20,
            rawly.frame(b"x" * 126, rawly.PING),
            rawly.frame(text, 0),
            rawly.frame(text)[: random.randrange(1, 12)],
            b"\x81\xff" + random.randbytes(8) + bytes(4) + text,
            bytes([0x81, len(text[:100])]) + text[:100],  # without a mask
            random.randbytes(random.randrange(1, 200)),
            rawly.frame(b"\x00", rawly.CLOSE),
            rawly.frame(b"\x00\x00", rawly.CLOSE),
        ]
        sent = [good, random.choice(pieces), random.choice(pieces)]
        before = sent if random.random() < 0.5 else sent[1:]
        data = rawly.upgrade(self.here.address) + b"".join(before) + end
        self.tally.frames += len(before)
        self.tally.sockets += 1
        # A frame that never ends is waited for: a moment, and then we go.
        await rawly.exchange(self.here.address, data, patience=0.2)

    async def _requests(self) -> None:
        """Several over one connection, each from a real one."""
        count = self.random.randrange(4, 12)
        asked = [self._request() for _ in range(count)]
        last = f"GET /health HTTP/1.1\r\nHost: {self.here.address}\r\nConnection: close\r\n\r\n".encode()
        self.tally.requests += count
        # Records are read one after the other, and who comes when many wait hears that the server is busy.
        reads = any(b"/api/records" in each for each in asked)
        async with self._reading if reads else contextlib.nullcontext():
            back = await rawly.exchange(self.here.address, b"".join(asked) + last, patience=15)
        for number, status in enumerate(rawly.statuses(back)):
            self.tally.answers[status] = self.tally.answers.get(status, 0) + 1
            assert status < 500, (status, asked[number], self.here.words[-3000:])

    def _request(self) -> bytes:
        random = self.random
        table = random.choice((*self._tables, "none", "..", "%2e%2e%2f", "x" * 5000, "\u202e", "'--", "%00"))
        deal = random.choice(("0", "1", "-1", "x", "9" * 30))
        usual, path = random.choice(
            (
                *(
                    ("GET", each)
                    for each in ("/health", "/", "/api/games", "/api/tables", "/api/fair", "/ws", "/metrics")
                ),
                *(
                    ("GET", f"/{each}/{table}")
                    for each in ("api/tables", "api/duplicates", "api/replays", "t", "assets")
                ),
                *(
                    ("GET", each)
                    for each in (f"/api/tables/{table}/record", f"/api/records/{table}", f"/{table}")
                ),
                *(("GET", each) for each in (f"/api/replays/{table}/deals/{deal}", f"/locales/{table}.ftl")),
                *(
                    ("POST", each)
                    for each in ("/api/tables", "/api/rules", "/api/matches", "/api/duplicates")
                ),
                *(("POST", f"/api/tables/{table}/{each}") for each in ("join", "listing", "bots")),
                ("POST", "/api/records"),
            )
        )
        query = random.choice(
            ("", "?lang=fr", "?lang=%ff%00", "?lang=" + "x" * 3000, "?seat=all", "?seat=-1", "?a&&=%")
        )
        method = (
            usual
            if random.random() < 0.9
            else random.choice(("GET", "POST", "HEAD", "PUT", "OPTIONS", "BREW"))
        )
        mutator = self._records if path == "/api/records" else self._bodies
        body = b"" if method in ("GET", "HEAD") else mutator.one().encode("utf-8", "surrogatepass")
        kind = random.choice(
            ("application/json",) * 5 + ("text/plain", "application/x-msgpack", "multipart/form-data", "\x7f")
        )
        more = random.choice(
            (
                *("", "", "", "Origin: http://evil.example\r\n", "X-Forwarded-For: 1.2.3.4\r\n"),
                *("Content-Encoding: gzip\r\n", "Accept-Language: " + "x," * 500 + "\r\n"),
                *(
                    "X-Laydown-Worker: x\r\nX-Laydown-Client: ::1\r\n",
                    "If-None-Match: *\r\n",
                    "Range: bytes=0-1\r\n",
                ),
                *("Cookie: token=x\r\n", "Accept-Encoding: gzip;q=NaN\r\n", "Host: evil.example\r\n"),
            )
        )
        host = random.choice((self.here.address,) * 5 + ("evil.example", "", "[::1]:0"))
        head = f"{method} {path}{query} HTTP/1.1\r\nHost: {host}\r\nContent-Type: {kind}\r\n{more}"
        return (f"{head}Content-Length: {len(body)}\r\n\r\n").encode("utf-8", "surrogatepass") + body


# Requests by the schema


def described(folder: Path) -> Plain:
    """The addresses and bodies of the server, as OpenAPI writes them down."""
    app = make_app(Settings(data=folder))
    handlers: list[Any] = []
    for route in app.routes:
        for each in getattr(route, "route_handlers", []):
            if each.handler_name != "options_handler" and each not in handlers:
                handlers.append(each)
    told = Litestar(handlers, openapi_config=OpenAPIConfig(title="Laydown", version="1"))
    schema: Plain = told.openapi_schema.to_schema()
    return schema


def by_the_schema(here: Away, schema: Plain, count: int, start: int, tally: Tally) -> None:
    """So many requests, half as the schema says and half as it forbids; no answer is the server's error."""
    read: Any = schemathesis.openapi.from_dict(schema)
    operations: list[Any] = [each.ok() for each in read.get_all_operations()]
    share = max(1, count // len(operations) // 2)
    with httpx.Client(base_url=f"http://{here.address}", timeout=30) as http:
        for number, operation in enumerate(operations):
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

                @seed(start + number)
                @settings(
                    max_examples=share,
                    deadline=None,
                    database=None,
                    phases=[Phase.generate],
                    suppress_health_check=[
                        HealthCheck.too_slow,
                        HealthCheck.filter_too_much,
                        HealthCheck.data_too_large,
                    ],
                )
                @given(case=operation.as_strategy(generation_mode=mode))
                def ask(case: Any) -> None:
                    tally.schema += 1
                    wanted = case.as_transport_kwargs(base_url=f"http://{here.address}")
                    try:
                        request = http.build_request(
                            wanted["method"],
                            wanted["url"],
                            params=wanted.get("params"),
                            headers=dict(wanted["headers"]),
                            content=_body(wanted),
                        )
                    except (httpx.InvalidURL, UnicodeError, ValueError, TypeError):
                        return  # what the client cannot write, the raw requests do
                    try:
                        answer = http.send(request)
                    except (httpx.LocalProtocolError, httpx.RemoteProtocolError):
                        return
                    tally.answers[answer.status_code] = tally.answers.get(answer.status_code, 0) + 1
                    assert answer.status_code < 500, (case, answer.text)

                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with what says nothing
                        ask()


def _body(wanted: Plain) -> bytes | None:
    if "json" in wanted:
        return json.dumps(wanted["json"]).encode("utf-8", "surrogatepass")
    data = wanted.get("data")
    return (
        data.encode("utf-8", "surrogatepass")
        if isinstance(data, str)
        else data
        if isinstance(data, bytes)
        else None
    )


# The tests


@dataclass(frozen=True, slots=True)
class Fuzzed:
    """`memory` is what the server had after a tenth, `grown` what it had more in the end, in bytes."""

    tally: Tally
    memory: int
    grown: int


def fuzzed(folder: Path, count: int, start: int) -> Fuzzed:
    """So many frames and requests, and all that has to hold before, while and after."""
    with away(folder / "house", **NO_LIMITS) as here:
        return asyncio.run(_fuzzed(here, described(folder / "none"), count, start))


async def _fuzzed(here: Away, schema: Plain, count: int, start: int) -> Fuzzed:
    corpus: list[str] = []
    async with (
        httpx.AsyncClient(base_url=f"http://{here.address}") as http,
        contextlib.AsyncExitStack() as stack,
    ):
        house = House(here.address, http)
        over = await finished_table(house, corpus)
        places = [
            await running_table(house, preset, stack) for preset in ("mille", "three-thirteen", "five-crowns")
        ]
        tables = [each.table for each in places]
        record = (await http.get(f"/api/tables/{over}/record")).text
        fuzz = Fuzz(here, Random(start), corpus, [*tables, over], record)
        before = rows(here.folder, (*tables, over))
        views = [shown(each.witness.state) for each in places]
        told: list[list[str]] = [[] for _ in places]
        watching = [asyncio.create_task(witness(*each)) for each in zip(places, told, strict=True)]
        by_schema = min(count // 20, 10_000)  # a hundred times as much work as the others
        await fuzz.run(count // 10, places)
        memory = here.memory
        await asyncio.to_thread(by_the_schema, here, schema, by_schema, start, fuzz.tally)
        await fuzz.run(count - fuzz.tally.all, places)
        for each in watching:
            assert not each.done()
            each.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        for view, heard in zip(views, told, strict=True):
            assert set(heard) <= {view}, "a witness sees nothing of it"
        assert any(told), "but hears that somebody comes and goes"
        assert rows(here.folder, (*tables, over)) == before
        assert "Traceback" not in here.words
        assert not [line for line in here.words.splitlines() if line.startswith(("ERROR", "CRITICAL"))]
        assert (await http.get("/health")).json()["ok"]
        grown = here.memory - memory
        assert grown < 60 * MEGABYTE
        for place in places:
            await place.witness.do()
    return Fuzzed(fuzz.tally, memory, grown)


@pytest.mark.parametrize("start", [1, 2])
def test_twenty_thousand_frames_and_requests_do_nothing(tmp_path: Path, start: int) -> None:
    tally = fuzzed(tmp_path, 10_000, start).tally
    assert tally.all >= 10_000
    assert min(tally.frames, tally.requests, tally.schema) > 300


@pytest.mark.endurance
def test_a_million_frames_and_requests_do_nothing(tmp_path: Path) -> None:
    start, began = secrets.randbits(32), time.monotonic()
    print(f"seed {start}")  # noqa: T201 - to find it again
    found = fuzzed(tmp_path, 1_000_000, start)
    assert found.tally.all >= 1_000_000
    write_section("Frames and requests that make no sense", told(found, time.monotonic() - began))


def told(found: Fuzzed, seconds: float) -> str:
    tally = found.tally
    answers = ", ".join(f"{status}: {count:,}" for status, count in sorted(tally.answers.items()))
    rows = [
        ("frames", f"{tally.frames:,}"),
        ("requests", f"{tally.requests:,}"),
        ("requests made from the schema", f"{tally.schema:,}"),
        ("connections", f"{tally.sockets:,}"),
        ("answers", answers),
        ("seconds", f"{seconds:,.0f}"),
        (
            "memory before, and more after",
            f"{found.memory / MEGABYTE:.0f} MB, {found.grown / MEGABYTE:.1f} MB",
        ),
    ]
    return (
        "Random, mutated, cut and joined, to a server at which matches are played: no answer of 500 or more, "
        "no traceback, no row and no byte of a match changed.\n\n| | |\n|---|---:|\n"
        + "\n".join(f"| {name} | {value} |" for name, value in rows)
    )
