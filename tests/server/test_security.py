"""The table of refusals: what players, spectators, strangers and other sites may not do, with the answer.

docs/design/threats.md names these tests.
"""

from __future__ import annotations

import asyncio
import gzip
import ipaddress
import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from laydown.server.relay import CLIENT, PASSWORD, inside
from laydown.server.sqlite import FILE
from laydown.server.table_acts import DOES
from laydown.server.tokens import hashed
from laydown.wire import LARGEST, VERSION
from server import rawly
from server.house import FRIEND, GREEDY, ME, house, play_match

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from server.house import House, Plain

SHORT = {"target": "100", "max_deals": "1"}


def hello(table: str, token: str | None, **more: Any) -> bytes:
    frame = {"type": "hello", "version": VERSION, "table": table, "token": token, "lang": "en", **more}
    return rawly.frame(json.dumps(frame).encode())


def said(**frame: Any) -> bytes:
    return rawly.frame(json.dumps(frame).encode())


END = rawly.frame(b"", rawly.CLOSE)


async def first(here: House, *written: bytes, more: str = "") -> str:
    """The type of the first frame, or the code with which the server closes at once."""
    heard = await rawly.talk(here.address, rawly.upgrade(here.address, more), *written, texts=1)
    if heard.status != 101:
        return str(heard.status)
    told: Plain = json.loads(heard.texts[0])
    return str(told.get("code") or told["type"])


async def last(here: House, *written: bytes) -> Plain:
    """The last frame that the server sends."""
    heard = await rawly.talk(here.address, rawly.upgrade(here.address), *written)
    told: Plain = json.loads(heard.texts[-1])
    return told


# Tokens


def test_forged_tokens_open_nothing(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, FRIEND])
            token, invite = made["token"], made["invites"][0]["token"]
            near = token[:-1] + ("A" if token[-1] != "A" else "B")
            stored = hashed(token)
            for forged in (
                *("", "x" * 24, near, token + "A", token.swapcase(), token[::-1], f" {token}", invite),
                *(stored.hex(), stored.decode("latin-1"), "' OR ''='", "null", "undefined", "0"),
            ):
                assert await first(here, hello(made["table"], forged)) == "token", forged
                body = {"token": forged, "listed": True}
                answer = await here.http.post(f"/api/tables/{made['table']}/listing", json=body)
                assert (answer.status_code, answer.json()["code"]) == (403, "host")
            for wrong in (0, True, ["x"], {"x": 1}, "x" * 129):
                frame = {
                    "type": "hello",
                    "version": VERSION,
                    "table": made["table"],
                    "token": wrong,
                    "lang": "en",
                }
                assert await first(here, said(**frame)) == "malformed", wrong

    asyncio.run(ask())


def test_a_token_of_one_table_opens_no_other(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            one, other = [await here.open_table("mille", [ME, FRIEND]) for _ in range(2)]
            assert await first(here, hello(one["table"], other["token"])) == "token"
            assert await first(here, hello(other["table"], one["token"])) == "token"
            swapped = {"seats": [{"table": one["table"], "token": other["token"]}], "lang": "en"}
            assert (await here.http.post("/api/matches", json=swapped)).json()["gone"] == [one["table"]]
            join = f"/api/tables/{one['table']}/join"
            body = {"name": "B", "colour": "", "token": other["invites"][0]["token"]}
            answer = await here.http.post(join, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "invite")

    asyncio.run(ask())


def test_a_stolen_token_is_good_until_its_owner_takes_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, GREEDY])
            table, stolen = made["table"], made["token"]
            async with here.at(table, stolen) as owner, here.at(table, stolen) as thief:
                await owner.my_turn()
                await thief.my_turn()
                assert owner.state["view"]["deal"]["hand"] == thief.state["view"]["deal"]["hand"]
                await owner.send(type="renew")
                new = (await owner.frame("renewed"))["token"]
                async with here.at(table, new) as again:
                    assert (await thief.frame("closed"))["code"] == "revoked"
                    assert await first(here, hello(table, stolen)) == "token"
                    await again.my_turn()
                    await again.do()

    asyncio.run(play())


def test_an_invitation_is_no_seat_and_is_good_once(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, FRIEND])
            table, invite = made["table"], made["invites"][0]["token"]
            assert await first(here, hello(table, invite)) == "token"
            joined = await here.join(table, "Ben", invite)
            assert await first(here, hello(table, invite)) == "token", "also when the seat is taken"
            body = {"name": "C", "colour": "", "token": invite}
            assert (await here.http.post(f"/api/tables/{table}/join", json=body)).status_code == 409
            assert await first(here, hello(table, joined["token"])) == "welcome"

    asyncio.run(ask())


def test_a_backup_of_the_database_holds_no_token(tmp_path: Path) -> None:
    async def ask() -> set[str]:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, FRIEND])
            joined = await here.join(made["table"], "Ben")
            async with here.at(made["table"], made["token"]) as ann:
                await ann.send(type="renew")
                new = (await ann.frame("renewed"))["token"]
                await ann.send(type="new-links")
                door = (await ann.frame("links"))["door"]
            return {made["token"], made["invites"][0]["token"], joined["token"], new, door}

    tokens = asyncio.run(ask())
    with closing(sqlite3.connect(tmp_path / FILE)) as store:
        whole = "\n".join(store.iterdump())
    kept = (tmp_path / FILE).read_bytes()
    for token in tokens:
        assert token not in whole
        assert token.encode() not in kept
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0, "and nobody else on the machine reads it"


# What a seat and a spectator see and do


def test_a_seat_is_told_its_own_stream_however_it_asks(tmp_path: Path) -> None:
    """Another seat's number in a frame, a number of an event seen, the whole match: never another's cards."""

    async def play() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, FRIEND])
            table = made["table"]
            ben = await here.join(table, "Ben")
            async with here.at(table, made["token"]) as ann:
                await ann.until(lambda state: state["view"] is not None)
                hand = ann.state["view"]["deal"]["hand"]
                for token in (ben["token"], None):
                    for since in (-1, 0, 1, 3, 10**6):
                        for whole in (False, True):
                            asked = hello(table, token, since=since, whole=whole)
                            heard = await rawly.talk(
                                here.address, rawly.upgrade(here.address), asked, texts=2
                            )
                            state = json.loads(heard.texts[1])
                            mine = state["view"]["deal"]["hand"]
                            assert mine != hand
                            assert (mine is None) == (token is None)
                            dealt = [each for each in state["events"] if _hands(each, hand)]
                            assert not dealt
                for field in ("seat", "as", "viewer"):
                    assert await first(here, hello(table, ben["token"], **{field: 0})) == "malformed"

    asyncio.run(play())


def _hands(told: Plain, hand: list[str]) -> bool:
    """Whether an event tells these cards."""
    cards = json.dumps(hand)
    return cards in json.dumps(told)


def test_a_spectator_does_nothing(tmp_path: Path) -> None:
    frames: list[Plain] = [
        {"type": "act", "offer": 1, "action": {"do": "draw"}},
        *({"type": each} for each in ("undo", "next", "arrange", "rematch", "renew", "new-links")),
        {"type": "answer", "yes": True},
        {"type": "order", "cards": ["QS"]},
        {"type": "say", "phrase": "phrase-hello"},
        {"type": "chat", "text": "hello"},
        {"type": "vacate", "seat": 1},
        *({"type": "table", "do": each, "n": 0, "seat": None} for each in DOES),
        {"type": "commit", "commitment": "0f" * 32},
        {"type": "show", "value": "0f" * 32},
    ]

    async def play() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, FRIEND], chat=True)
            await here.join(made["table"], "Ben")
            async with here.at(made["table"], made["token"]) as ann, here.at(made["table"]) as watcher:
                await ann.until(lambda state: state["view"] is not None)
                before = await here.lobby.storage.seats(made["table"])
                for frame in frames:
                    await watcher.send(**frame)
                    refused = await watcher.frame("refused")
                    assert refused["text"] == "You are watching. Only players can do this.", frame
                assert await here.lobby.storage.atoms(made["table"]) == []
                assert await here.lobby.storage.seats(made["table"]) == before

    asyncio.run(play())


def test_a_finished_match_is_finished(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, GREEDY], options=SHORT)
            table = made["table"]
            async with here.at(table, made["token"]) as ann:
                await play_match(ann)
                rows = await here.lobby.storage.atoms(table)
                record = (await here.http.get(f"/api/tables/{table}/record")).text
                for frame in (
                    {"type": "act", "offer": ann.state["n"], "action": {"do": "draw"}},
                    {"type": "undo"},
                    {"type": "answer", "yes": True},
                    {"type": "next"},
                    *({"type": "table", "do": each, "n": 10**6, "seat": None} for each in DOES),
                    *({"type": "table", "do": each, "n": -1, "seat": 1} for each in DOES),
                ):
                    await ann.send(**frame)
                    assert (await ann.frame("refused"))["text"], frame
                for frame in (
                    {"type": "commit", "commitment": "0f" * 32},
                    {"type": "show", "value": "0f" * 32},
                ):
                    await ann.send(**frame)
                await ann.send(type="ping")
                await ann.frame("pong")
                assert ann.state["over"]
                assert await here.lobby.storage.atoms(table) == rows
            assert (await here.http.get(f"/api/tables/{table}/record")).text == record

    asyncio.run(play())


def test_nobody_reads_a_match_that_is_being_played(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, GREEDY])
            table = made["table"]
            async with here.at(table, made["token"]) as ann:
                await ann.my_turn()
                for path in (
                    f"/api/tables/{table}/record",
                    f"/api/replays/{table}",
                    f"/api/replays/{table}/deals/1",
                    f"/api/replays/{table}/deals/1?seat=all",
                    f"/api/records/{table}",
                ):
                    for headers in ({}, {"authorization": f"Bearer {made['token']}"}):
                        answer = await here.http.get(path, headers=headers)
                        assert answer.status_code in (404, 409), path
                bots = await here.http.post(f"/api/tables/{table}/bots", json={"bot": "greedy", "lang": "en"})
                assert bots.status_code == 409

    asyncio.run(ask())


def test_only_the_host_lists_a_table(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("three-thirteen", [ME, FRIEND, FRIEND])
            ben = await here.join(made["table"], "Ben")
            listing = f"/api/tables/{made['table']}/listing"
            for token in (ben["token"], made["invites"][1]["token"], ""):
                answer = await here.http.post(listing, json={"token": token, "listed": True})
                assert (answer.status_code, answer.json()["code"]) == (403, "host")
            assert (await here.http.get("/api/tables")).json() == []

    asyncio.run(ask())


# Text


INJECTIONS = (
    "'; DROP TABLE tables; --",
    '" OR "1"="1',
    "%' UNION SELECT secret FROM tables --",
    "\\'; DELETE FROM seats; /*",
    "{{7*7}}${7*7}",
    "$(reboot)`id`",
)


def test_no_text_is_ever_a_query(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            for text in INJECTIONS:
                made = await here.open_table(
                    "mille", [ME, FRIEND], name=text, lang=text, chat=True, listed=True
                )
                table = made["table"]
                body = {"name": text, "colour": "", "token": text}
                assert (await here.http.post(f"/api/tables/{table}/join", json=body)).status_code == 403
                ben = await here.join(table, text)
                for field in ("preset", "bot"):
                    seats = [ME, {"kind": "bot", "bot": text if field == "bot" else "greedy"}]
                    wanted: Plain = {
                        "preset": text if field == "preset" else "mille",
                        "options": {},
                        "seats": seats,
                    }
                    refused = await here.http.post("/api/tables", json={**wanted, "name": "A", "colour": ""})
                    assert refused.status_code == 400
                options = {"preset": "mille", "options": {text: text}, "seats": 2, "lang": text}
                assert (await here.http.post("/api/rules", json=options)).json()["problem"]
                for path in ("tables", "replays", "records", "duplicates"):
                    assert (await here.http.get(f"/api/{path}/{text}")).status_code == 404
                mine = {"seats": [{"table": text, "token": text}], "lang": text}
                assert (await here.http.post("/api/matches", json=mine)).json()["gone"] == [text]
                assert await first(here, hello(text, text)) == "no-table"
                assert await first(here, hello(table, text, lang=text)) == "token"
                async with here.at(table, ben["token"]) as player:
                    await player.until(lambda state: state["view"] is not None)
                    assert player.state["seats"][0]["name"] == text
                    assert player.state["seats"][1]["name"] == f"{text[:36]} 2"
                    await player.send(type="order", cards=[text[:2]])
                    await player.frame("refused")
                    await player.send(type="say", phrase=text)
                    await player.frame("refused")
                    await player.send(type="chat", text=text)
                    assert (await player.frame("said"))["text"] == text

    asyncio.run(ask())


NAMES = (
    *("\u202eenna", "A\u200bnn", "A\u0000nn", "A\nnn", "A\x1b[31mnn", "A\u2028nn", "\ufeffAnn", "\u2066Ann"),
    *("A\x9bnn", "\u00a0", "\u3000", "\u0600nn", "A\u00adnn", "\U000e0041nn", "Z" + "\u0335\u0353" * 15),
    *("\U0001f468\u200d\U0001f467", "\u115fAnn", "x" * 41, "\U0001f0a1" * 41),
)
"""Names that would turn a line around, clear a screen, or look like another's."""


async def answers_to_names(here: House, names: tuple[str, ...]) -> list[tuple[int, str]]:
    made = await here.open_table("mille", [ME, FRIEND])
    join = f"/api/tables/{made['table']}/join"
    answers = [await here.http.post(join, json={"name": name, "colour": ""}) for name in names]
    return [(each.status_code, str(each.json().get("code"))) for each in answers]


def test_a_name_shows_what_it_is(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            for name, answer in zip(NAMES, await answers_to_names(here, NAMES), strict=True):
                assert answer in ((400, "refused"), (400, "malformed")), ascii(name)
            for name in (
                "<b>Ann</b>",
                "&lt;",
                "\u0e01\u0e33\u0e49",
                "A\u0301\u0323",
                "\u6f22" * 40,
                "\U0001f0a1" * 40,
            ):
                assert (await answers_to_names(here, (name,)))[0][0] == 201, ascii(name)

    asyncio.run(ask())


def test_what_is_said_shows_what_it_is(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path, frames_at_once=1000) as here:
            made = await here.open_table("mille", [ME, GREEDY], chat=True)
            async with here.at(made["table"], made["token"]) as ann:
                for text, told in (
                    ("\x1b[2J\x1b]0;owned\x07", "\\x1b[2J\\x1b]0;owned\\x07"),
                    ("\u202eevil", "\\u202eevil"),
                    ("one\ntwo", "one\\ntwo"),
                    ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
                    ("\U0001f468\u200d\U0001f467", "\U0001f468\u200d\U0001f467"),
                ):
                    await ann.send(type="chat", text=text)
                    assert (await ann.frame("said"))["text"] == told
                await ann.send(type="chat", text="Z" + "\u0335" * 30)
                assert "marks" in (await ann.frame("refused"))["text"]
                assert (
                    await last(here, hello(made["table"], made["token"]), said(type="chat", text="x" * 301))
                )["code"] == "malformed"

    asyncio.run(ask())


# Where it comes from


def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, FRIEND])
            asked = hello(made["table"], made["token"])
            host = here.address
            for origin in (
                *(
                    "http://evil.example",
                    "null",
                    "",
                    "file://",
                    f"http://{host}.evil.example",
                    f"http://evil.{host}",
                ),
                *(
                    f"http://{host}@evil.example",
                    "http://127.0.0.1",
                    f"ftp://{host}",
                    f"http://{host}/",
                    f"//{host}",
                ),
                *(f"http://{host}, http://evil.example"),
            ):
                assert await first(here, asked, more=f"Origin: {origin}\r\n") == "403", origin
            assert await first(here, asked, more=f"Origin: http://{host}\r\n") == "welcome"
            assert await first(here, asked) == "welcome", "a program, which no page can pretend to be"

    asyncio.run(ask())


def test_the_origin_is_held_behind_a_proxy_too(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path, trusted=(ipaddress.ip_network("127.0.0.1"),), base="/cards") as here:
            made = await here.http.post(
                "/cards/api/tables",
                json={"preset": "mille", "options": {}, "name": "A", "colour": "", "seats": [ME, FRIEND]},
            )
            asked = hello(made.json()["table"], made.json()["token"])
            said_by_proxy = (
                "X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: https\r\n"
                "X-Forwarded-Host: cards.example\r\n"
            )
            for origin, status in (
                ("https://cards.example", 101),
                ("https://evil.example", 403),
                (f"http://{here.address}", 403),
            ):
                upgrade = rawly.upgrade(here.address, f"{said_by_proxy}Origin: {origin}\r\n", "/cards/ws")
                assert (await rawly.talk(here.address, upgrade, asked, texts=1)).status == status, origin

    asyncio.run(ask())


def test_no_answer_sets_a_cookie_or_lets_another_site_in(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, FRIEND])
            for method, path in (
                *(
                    ("GET", each)
                    for each in ("/", "/health", "/api/games", "/api/tables", "/locales/en.ftl", "/none")
                ),
                *(
                    ("GET", f"/api/tables/{made['table']}"),
                    ("GET", "/api/tables/none"),
                    ("POST", "/api/tables"),
                ),
                *(("OPTIONS", "/api/tables"), ("HEAD", "/"), ("TRACE", "/"), ("PUT", "/api/games")),
            ):
                answer = await here.http.request(
                    method, path, headers={"origin": "http://evil.example", "cookie": "a=b"}
                )
                assert "set-cookie" not in answer.headers, path
                assert not [name for name in answer.headers if name.startswith("access-control-")], path
                assert made["token"] not in answer.text

    asyncio.run(ask())


def test_every_address_knows_its_verbs(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            for path in ("/api/tables", "/api/games", "/health", "/locales/en.ftl", "/"):
                for verb in ("PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "BREW"):
                    back = await rawly.exchange(
                        here.address,
                        f"{verb} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode(),
                    )
                    assert rawly.statuses(back)[0] in (400, 404, 405), (verb, path)
                    assert b"Traceback" not in back
            head = await here.http.head("/api/games")
            assert head.status_code in (200, 405)
            assert not head.content

    asyncio.run(ask())


# Files


def test_no_path_leads_out_of_the_clients_folder(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>start</title>")
    (tmp_path / "secret.txt").write_text("the secret")

    async def ask() -> None:
        async with house(tmp_path / "data", static=static) as here:
            ways: tuple[str, ...] = (
                "../secret.txt",
                "..%2fsecret.txt",
                "%2e%2e/secret.txt",
                "%2e%2e%2fsecret.txt",
                "..%5csecret.txt",
            )
            ways += (
                "..;/secret.txt",
                "%252e%252e%252fsecret.txt",
                "..%c0%afsecret.txt",
                "%00",
                "secret.txt%00.js",
            )
            ways += (f"{tmp_path}/secret.txt", f"//{tmp_path}/secret.txt", "../data/laydown.sqlite3")
            for below in ("/", "/assets/", "/t/", "/locales/", "/api/records/", "/api/replays/"):
                for way in ways:
                    asked = f"GET {below}{way} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
                    back = await rawly.exchange(here.address, asked)
                    assert b"the secret" not in back, below + way
                    assert b"SQLite format" not in back, below + way

    asyncio.run(ask())


# The wire


def test_requests_that_two_servers_would_read_in_two_ways_are_one_or_none(tmp_path: Path) -> None:
    """What is smuggled in the body of one request is never answered as another."""
    inner = b"GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n"

    def post(*heads: str) -> bytes:
        lines = "".join(f"{each}\r\n" for each in heads)
        return (
            f"POST /api/rules HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{lines}\r\n".encode()
        )

    async def ask() -> None:
        async with house(tmp_path) as here:
            size = len(inner)
            for written in (
                post(f"Content-Length: {size}", "Transfer-Encoding: chunked") + b"0\r\n\r\n" + inner,
                post("Content-Length: 0", f"Content-Length: {size}") + inner,
                post("Transfer-Encoding: chunked", "Transfer-Encoding: identity") + b"0\r\n\r\n" + inner,
                post("Transfer-Encoding : chunked", f"Content-Length: {size}") + inner,
                post(f"Content-Length: +{size}") + inner,
                post(f"Content-Length: {size}, {size}") + inner,
                post("Transfer-Encoding: xchunked") + inner,
            ):
                back = await rawly.exchange(here.address, written, patience=0.5)
                found = rawly.statuses(back)
                # It is refused, or read as the standard says: then what follows is a request of its own.
                assert found[:1] in ([], [400]), (written, back)
                if found[1:]:
                    assert b"Transfer-Encoding" in written, (written, back)

    asyncio.run(ask())


def test_bodies_that_are_large_packed_or_endless_are_refused(tmp_path: Path) -> None:
    bomb = gzip.compress(b"[" * 10_000_000)

    async def ask() -> None:
        async with house(tmp_path) as here:
            http, head = (
                here.http,
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n",
            )

            async def answer_to(body: bytes, *more: str) -> list[int]:
                """Over a connection of its own: who is hung up on while sending has no answer."""
                lines = "".join(f"{each}\r\n" for each in ("Connection: close", *more))
                return rawly.statuses(
                    await rawly.exchange(here.address, f"{head}{lines}\r\n".encode() + body)
                )

            size = f"Content-Length: {len(bomb)}"
            assert await answer_to(bomb, size, "Content-Encoding: gzip") == [400], "nothing is unpacked"
            assert await answer_to(b" " * 64_001, "Content-Length: 64001") in ([413], [])
            assert await answer_to(b"[" * 60_000, "Content-Length: 60000") == [400]
            pieces = b"3e8\r\n%b\r\n" % (b" " * 1000) * 1000
            assert await answer_to(pieces, "Transfer-Encoding: chunked") in ([413], [])
            unknown: Plain = {"preset": "mille", "options": {}, "seats": 2, "lang": "en", "admin": True}
            assert (await http.post("/api/rules", json=unknown)).status_code == 400
            for kind in (
                "text/plain",
                "multipart/form-data; boundary=x",
                "application/x-www-form-urlencoded",
                "application/msgpack",
            ):
                body = json.dumps({"preset": "mille", "options": {}, "seats": 2, "lang": "en"})
                answer = await http.post("/api/rules", content=body, headers={"content-type": kind})
                assert answer.status_code == 415, kind
            many = {"preset": "mille", "options": {f"o{n}": "1" for n in range(65)}, "seats": 2, "lang": "en"}
            assert (await http.post("/api/rules", json=many)).status_code == 400
            head = f"GET /api/games HTTP/1.1\r\nHost: x\r\nX: {'x' * 500_000}\r\n\r\n"
            assert rawly.statuses(await rawly.exchange(here.address, head.encode())) in ([], [400], [431])
            many_heads = "".join(f"X-{n}: x\r\n" for n in range(5000))
            back = await rawly.exchange(
                here.address, f"GET / HTTP/1.1\r\nHost: x\r\n{many_heads}\r\n".encode()
            )
            assert rawly.statuses(back) in ([], [400], [431])

    asyncio.run(ask())


def test_pieces_pings_bytes_and_bits_of_a_socket(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, FRIEND])
            asked = hello(made["table"], made["token"])
            greeting = json.dumps(
                {"type": "hello", "version": VERSION, "table": made["table"], "token": None, "lang": "en"}
            ).encode()
            pieces = [
                rawly.frame(greeting[n : n + 9], rawly.TEXT if n == 0 else 0, last=n + 9 >= len(greeting))
                for n in range(0, len(greeting), 9)
            ]
            assert await first(here, *pieces) == "welcome", "a frame in pieces is a frame"
            pings = rawly.frame(b"x" * 125, rawly.PING) * 500
            assert await first(here, asked, pings) == "welcome"
            for broken in (
                rawly.frame(b"x", rawly.BINARY),
                said(type="ping", more="x" * LARGEST),
                rawly.frame(b"\x00" * 200_000),
                b"".join(
                    [
                        rawly.frame(b"x" * 9000, last=False),
                        *[rawly.frame(b"x" * 9000, 0, last=False)] * 5,
                        rawly.frame(b"", 0),
                    ]
                ),
            ):
                assert (await last(here, asked, broken))["code"] == "malformed"
            for broken in (
                *(
                    rawly.frame(b"{}", bits=bits) for bits in (1, 2, 4)
                ),  # compressed, though that was not agreed on
                *(rawly.frame(b"{}", opcode) for opcode in (0, 3, 11, 15)),
                rawly.frame(b"\xff\xfe"),
                rawly.frame(b"x" * 126, rawly.PING),
                b"\x81\xff\x7f" + b"\xff" * 7 + bytes(4),
                b"\x81\x02{}",
            ):
                heard = await rawly.talk(
                    here.address, rawly.upgrade(here.address), asked, broken, said(type="ping")
                )
                kinds = [json.loads(each)["type"] for each in heard.texts]
                assert "pong" not in kinds, broken
            compression = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            back = await rawly.exchange(here.address, rawly.upgrade(here.address, compression) + END)
            assert b"permessage-deflate" not in back, "nothing is unpacked, so that nothing can blow up"
            async with here.at(made["table"], made["token"]) as ann:
                assert await ann.frame("state")

    asyncio.run(ask())


def test_hosts_that_are_made_up_are_never_written_anywhere(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            for host in (
                "evil.example",
                "",
                "evil.example:80",
                f"{here.address}@evil.example",
                "a b",
                "x" * 2000,
            ):
                for path in ("/", "/api/games", "/t/abc", "/rules", "//evil.example", "/health"):
                    more = "X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n"
                    asked = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{more}Connection: close\r\n\r\n"
                    back = await rawly.exchange(here.address, asked.encode())
                    assert b"evil.example" not in back, (host, path)

    asyncio.run(ask())


# Between workers


def test_the_password_of_workers_is_nothing_at_the_public_address(tmp_path: Path) -> None:
    """Whoever sends it there is who they are, and comes from where they come from."""

    async def ask() -> None:
        async with house(tmp_path, lists_at_once=2, lists_a_minute=0.001) as here:
            sent = {"x-laydown-worker": "x", "x-laydown-client": "203.0.113.7"}
            assert {PASSWORD, CLIENT} == set(sent)
            body: Plain = {"seats": [], "lang": "en"}
            answers: list[int] = []
            for number in range(4):
                headers = {**sent, CLIENT: f"203.0.113.{number}"}
                answers.append((await here.http.post("/api/matches", json=body, headers=headers)).status_code)
            assert answers == [200, 200, 429, 429]

    asyncio.run(ask())


@pytest.mark.parametrize("given", [None, b"", b"wrong", b"the passwor", b"the password "])
def test_the_inner_address_answers_workers_alone(given: bytes | None) -> None:
    async def ask() -> None:
        reached: list[str] = []

        async def app(scope: Any, _receive: Any, _send: Any) -> None:
            reached.append(scope["type"])

        async def receive() -> Plain:
            return {"type": "websocket.connect"}

        guarded: Any = inside(app, "the password")
        for kind in ("http", "websocket"):
            told: list[Plain] = []

            async def send(message: Plain, told: list[Plain] = told) -> None:
                told.append(message)

            headers = [] if given is None else [(PASSWORD.encode(), given)]
            await guarded({"type": kind, "headers": headers, "client": ("203.0.113.7", 1)}, receive, send)
            assert told[0].get("status", 403) == 403
            assert told[0].get("code", 4401) == 4401
        assert reached == []
        right = [(PASSWORD.encode(), b"the password"), (CLIENT.encode(), b"203.0.113.7")]
        await guarded({"type": "http", "headers": right, "client": None}, receive, None)
        assert reached == ["http"]

    asyncio.run(ask())
