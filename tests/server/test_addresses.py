"""What the server gives over HTTP: pages, catalogues, games, rules, tables; and what it refuses."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from laydown.games import GAMES, presets
from laydown.server import catalogues, client_files
from laydown.server.lobby import Lobby
from laydown.wire import pages
from laydown.words import LANGUAGES, Speaker
from server.house import FRIEND, GREEDY, ME, house

if TYPE_CHECKING:
    from pathlib import Path

    from server.house import Plain


def test_every_answer_says_what_a_browser_may_do(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>here</title>")
    (static / "assets" / "app-1a2b.js").write_text("0")
    (static / ".hidden").write_text("0")
    (tmp_path / "secret.txt").write_text("0")

    async def ask() -> None:
        async with house(tmp_path / "data", static=static) as here:
            kept = {
                "/": "no-cache",
                "/t/abc": "no-cache",
                "/rules": "no-cache",
                "/assets/app-1a2b.js": "public, max-age=31536000, immutable",
                "/health": "no-store",
                "/api/games": "no-store",
                "/api/tables/none": "no-store",
                "/locales/fr.ftl": "no-cache",
                "/nothing/here": "no-cache",
            }
            for path, cache in kept.items():
                answer = await here.http.get(path)
                assert answer.headers["cache-control"] == cache, path
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
            page = await here.http.get("/t/abc")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "here" in page.text
            script = await here.http.get("/assets/app-1a2b.js")
            assert script.headers["content-type"].startswith("text/javascript")
            for path in ("/nothing", "/assets/none.js", "/.hidden", "/..%2fsecret.txt", "/assets/../../x"):
                assert (await here.http.get(path)).status_code == 404, path

    asyncio.run(ask())


def test_a_path_never_leaves_the_folder(tmp_path: Path) -> None:
    root = tmp_path / "static"
    root.mkdir()
    (tmp_path / "secret.txt").write_text("0")
    (root / "link.txt").symlink_to(tmp_path / "secret.txt")
    for path in ("../secret.txt", "a/../../secret.txt", "link.txt", "", "/", "a\0b", "..\\secret.txt"):
        assert client_files.find(root, path) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_client_that_was_not_built_is_told_of(tmp_path: Path, lang: str) -> None:
    page = client_files.index(tmp_path, lang).content.decode()
    assert Speaker(lang).text("server-no-client") in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browsers_catalogue_is_whole_fluent_with_options_and_presets(lang: str) -> None:
    text, _ = catalogues.for_browser(lang)
    parsed = FluentParser().parse(text)
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    known = {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}
    assert {f"preset-{name}" for name in presets()} <= known
    assert {f"option-{option.name}-help" for game in GAMES for option in game.options} <= known
    assert "rank-queen" in known
    assert not any(name.startswith(("terminal-", "cli-", "mille-rule-")) for name in known)


def test_a_catalogue_that_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            first = await here.http.get("/locales/ja.ftl")
            again = await here.http.get("/locales/ja.ftl", headers={"if-none-match": first.headers["etag"]})
            assert (first.status_code, again.status_code) == (200, 304)
            assert not again.content
            for name in ("xx.ftl", "en", "..%2fen.ftl"):
                assert (await here.http.get(f"/locales/{name}")).status_code == 404

    asyncio.run(ask())


def test_games_and_rules_in_every_language(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            for lang in LANGUAGES:
                page = msgspec.json.decode(
                    (await here.http.get("/api/games", params={"lang": lang})).content, type=pages.GamesPage
                )
                assert [each.preset for game in page.games for each in game.presets] == list(presets())
                for game in page.games:
                    for preset in game.presets:
                        assert preset.seats.least <= preset.seats.usual <= preset.seats.most
                        for option in preset.options:
                            assert (option.kind == "number") == (option.low is not None)
                            assert all(choice.title for choice in option.choices)
                            if option.kind == "yes_no":
                                assert [choice.value for choice in option.choices] == ["yes", "no"]
                assert {"greedy", "random"} <= {bot.name for bot in page.bots}

            async def rules(**wanted: object) -> Plain:
                given: Plain = {"preset": "mille", "options": {}, "seats": 2, "lang": "en"}
                answer = await here.http.post("/api/rules", json={**given, **wanted})
                assert answer.status_code == 200
                found: Plain = answer.json()
                return found

            plain = await rules()
            assert plain["rules"]
            assert (plain["changed"], plain["problem"]) == ([], None)
            changed = await rules(options={"target": "500", "cut": "yes", "max_wilds": "2"}, lang="fr")
            assert changed["changed"] == [
                "Cartes libres par groupe\N{NO-BREAK SPACE}: 2",
                "But\N{NO-BREAK SPACE}: 500",
                "Coupe\N{NO-BREAK SPACE}: oui",
            ]
            assert (await rules(options={"target": "0"}))["problem"]["option"] == "target"
            assert (await rules(options={"none": "0"}))["problem"]["option"] == "none"
            assert (await rules(preset="bridge"))["problem"]["option"] == "preset"
            assert (await rules(seats=3))["problem"]["option"] == "seats"

    asyncio.run(ask())


def test_open_tables_are_listed_until_they_are_full(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            await here.open_table("mille", [ME, GREEDY], listed=True)
            await here.open_table("mille", [ME, FRIEND])
            table = await here.open_table(
                "five-crowns", [ME, FRIEND, FRIEND], listed=True, options={"reveal": "at_end"}
            )
            listed = (await here.http.get("/api/tables")).json()
            assert [each["table"] for each in listed] == [table["table"]]
            assert (listed[0]["free"], listed[0]["seats"], listed[0]["host"]) == (2, 3, "Ann")
            assert len(listed[0]["changed"]) == 1
            for name in ("Ben", "Cleo"):
                await here.join(table["table"], name)
            assert (await here.http.get("/api/tables")).json() == []
            info = (await here.http.get(f"/api/tables/{table['table']}", params={"lang": "ru"})).json()
            assert (info["started"], info["over"], info["free"]) == (True, False, 0)

    asyncio.run(ask())


def test_what_cannot_be_done_is_said_with_a_status(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path, tables_at_once=20, tables_a_minute=0.001) as here:
            http = here.http
            table = await here.open_table("mille", [ME, FRIEND])
            address = f"/api/tables/{table['table']}"
            good: Plain = {
                "preset": "mille",
                "options": {},
                "name": "Ann",
                "colour": "",
                "seats": [ME, GREEDY],
            }
            tries: list[tuple[str, object, int, str]] = [
                ("/api/tables", {**good, "preset": "bridge"}, 400, "refused"),
                ("/api/tables", {**good, "seats": [GREEDY, GREEDY]}, 400, "seats"),
                ("/api/tables", {**good, "seats": [ME, ME]}, 400, "seats"),
                ("/api/tables", {**good, "seats": [ME, GREEDY, FRIEND]}, 400, "refused"),
                ("/api/tables", {**good, "seats": [ME, {"kind": "bot", "bot": "x"}]}, 400, "refused"),
                ("/api/tables", {**good, "seats": [ME, {"kind": "bot"}]}, 400, "refused"),
                ("/api/tables", {**good, "options": {"target": "x"}}, 400, "refused"),
                ("/api/tables", {**good, "name": " "}, 400, "refused"),
                ("/api/tables", {**good, "name": "\u202ex"}, 400, "refused"),
                ("/api/tables", {**good, "name": ""}, 400, "malformed"),
                ("/api/tables", {**good, "colour": "<b>"}, 400, "malformed"),
                ("/api/tables", {**good, "bot_delay": 1000}, 400, "malformed"),
                ("/api/tables", [], 400, "malformed"),
                (f"{address}/join", {"name": "B", "colour": "", "token": "wrong"}, 403, "invite"),
                ("/api/tables/none/join", {"name": "B", "colour": ""}, 404, "no-table"),
            ]
            for path, body, status, code in tries:
                answer = await http.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (status, code), body
                assert answer.json()["text"]
            for broken, status, code in (
                (b"{", 400, "malformed"),
                (b"[" * 20_000, 400, "malformed"),
                (b"[" * 100_000, 413, "too-large"),
            ):
                try:
                    async with httpx.AsyncClient(base_url=f"http://{here.address}") as alone:
                        answer = await alone.post("/api/matches", content=broken)
                except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
                    assert status == 413, "hung up on while still sending"
                    continue
                assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert (await http.get(f"{address}/record")).status_code == 409
            assert (await http.get("/api/tables/none/record")).status_code == 404
            assert (await http.get("/api/tables/none")).json()["code"] == "no-table"
            assert (await http.get("/api/none")).status_code == 404
            invite = table["invites"][0]["token"]
            joined = await here.join(table["table"], "Ben", invite)
            assert joined["token"] != invite
            again = await http.post(f"{address}/join", json={"name": "C", "colour": "", "token": invite})
            assert (again.status_code, again.json()["code"]) == (409, "taken")
            full = await http.post(f"{address}/join", json={"name": "C", "colour": ""})
            assert (full.status_code, full.json()["code"]) == (409, "full")
            answers = [await http.post("/api/tables", json=good) for _ in range(20)]
            assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "rate")

    asyncio.run(ask())


def test_two_who_join_at_once_get_two_seats(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, *[FRIEND] * 5])
            names = ("Ben", "Ben", "Cleo", "Ben", "Dov")
            joined = await asyncio.gather(*(here.join(table["table"], name) for name in names))
            assert sorted(each["seat"] for each in joined) == [1, 2, 3, 4, 5]
            assert len({each["token"] for each in joined}) == 5
            assert isinstance(here.lobby, Lobby)
            room = await here.lobby.room(table["table"])
            assert room is not None
            assert room.match is not None
            assert len(set(room.match.names)) == 6
            assert not [name for name in room.match.names if re.search(r"\d \d", name)]

    asyncio.run(ask())


def test_a_name_longer_than_any_files_is_no_file(tmp_path: Path) -> None:
    assert client_files.find(tmp_path, f"assets/{'x' * 5000}") is None


def test_a_mistake_of_the_program_is_told_to_its_operator_and_not_to_whoever_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_lang: str) -> pages.GamesPage:
        raise ZeroDivisionError("the secret")

    monkeypatch.setattr("laydown.server.offering.games_page", broken)

    async def ask() -> None:
        async with house(tmp_path) as here:
            answer = await here.http.get("/api/games", headers={"accept-language": "fr"})
            assert (answer.status_code, answer.json()["code"]) == (500, "broken")
            assert "secret" not in answer.text
            assert answer.json()["text"] == Speaker("fr").text("server-closed-broken")

    asyncio.run(ask())
    assert [each.exc_info[0] for each in caplog.records if each.exc_info] == [ZeroDivisionError]
