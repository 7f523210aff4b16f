"""The addresses of the server, and what each gives."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody

from laydown.errors import BrokenInvariant, LaydownError, RecordError
from laydown.server import (
    catalogues,
    client_files,
    comparing,
    duplicates,
    fairness,
    figures,
    headers,
    notice_routes,
    offering,
    outline,
    sockets,
)
from laydown.server.asking import (
    Asked,
    accepted,
    language,
    limit_looks,
    limit_opening,
    limit_records,
    limit_tables,
)
from laydown.server.delivering import Postman
from laydown.server.gate import gate
from laydown.server.keeping import Unkept
from laydown.server.limits import Limits
from laydown.server.lobby import Lobby, Trouble
from laydown.server.playing_out import Workshop
from laydown.server.proxy import Entrance
from laydown.server.relay import Relay, to_the_right_worker
from laydown.server.replays import LARGEST_RECORD, Replays
from laydown.server.rows import Elsewhere, Moved
from laydown.server.settings import Settings
from laydown.server.storage import open_storage
from laydown.server.sweeping import sweep
from laydown.server.thinking import Thinking
from laydown.server.timekeeper import Timekeeper
from laydown.wire import VERSION, pages
from laydown.wire import duplicates as wire_duplicates
from laydown.wire import replays as wire_replays
from laydown.wire.fairness import FairPage
from laydown.words import LANGUAGES, Speaker

_LOG: Final = logging.getLogger(__name__)

_SAMPLED_EVERY: Final = 2.0
"""Seconds between two looks at how things stand, for the figures."""

_LARGEST_BODY: Final = 64_000
_LONGEST_HEARD: Final = 20_000_000
"""Whoever sends more bytes than this in place of a record is hung up on."""


def make_app(
    settings: Settings, thinking: Thinking | None = None, time: Timekeeper | None = None
) -> Litestar:
    """The application, on the database of its data folder; `thinking` in place of processes of its own, and
    `time` in place of the system's.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        kept = await open_storage(settings)
        bots = thinking or Thinking(settings.processes)
        bots.warm()
        password = await kept.password()
        relay = None if password is None else Relay(password)
        lobby = app.state.lobby = Lobby.of(kept, bots, settings, relay, time)
        kept.lost = lobby.lose
        looking = asyncio.create_task(lobby.look_after_tables(), name="clocks")
        replays = app.state.replays = Replays(kept, settings)
        sampling = asyncio.create_task(_sample(lobby), name="figures")
        workshop = app.state.workshop = Workshop(settings)
        counting = asyncio.create_task(fairness.catch_up(kept), name="counting")
        sweeping = asyncio.create_task(sweep(lobby), name="sweep")
        postman = app.state.postman = Postman(kept, settings, lobby.time)
        delivering = asyncio.create_task(postman.work(), name="mail")
        app.state.started.set()
        try:
            yield
        finally:
            sampling.cancel()
            counting.cancel()
            await asyncio.gather(counting, return_exceptions=True)
            await postman.stop(delivering)
            await workshop.close()
            sweeping.cancel()
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
            await lobby.close()
            bots.close()
            replays.close()
            await kept.close()
            if relay is not None:
                await relay.close()

    app = Litestar(
        [
            health,
            games,
            rules,
            open_table,
            open_duplicate,
            compare_tables,
            compare_with_bot,
            record_of_bot,
            dealt,
            listed,
            table_info,
            my_matches,
            listing,
            join,
            record,
            send_record,
            sent_record,
            replay,
            replay_deal,
            catalogue,
            start,
            page,
            play_socket,
            *notice_routes.ROUTES,
        ],
        lifespan=[lifespan],
        state=State({"settings": settings, "limits": Limits(settings), "started": asyncio.Event()}),
        before_send=[headers.add],
        middleware=[gate, to_the_right_worker],
        exception_handlers={
            LaydownError: _say_trouble,
            Unkept: _say_unkept,
            Elsewhere: _say_moved,
            Moved: _say_moved,
            RecordError: _say_where,
            HTTPException: _say_plainly,
            msgspec.ValidationError: _say_plainly,
            Exception: _say_broken,
            RecursionError: _say_plainly,  # a body of brackets within brackets
        },
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=500, exclude=[r"^/api/replays/"]
        ),
        request_max_body_size=_LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )
    app.asgi_handler = Entrance(app.asgi_handler, settings.base, settings.trusted, settings.forwarding)
    return app


async def _sample(lobby: Lobby) -> None:
    while True:
        lobby.sample()
        await asyncio.sleep(_SAMPLED_EVERY)


@get("/health")
async def health(state: State) -> Response[dict[str, object]]:
    """`storage` is ok, full, locked or lost; with 503 unless it is ok."""
    storage = _lobby(state).storage
    try:
        storage.keeping.check()
        await storage.answers()
    except Unkept as error:
        return Response({"ok": False, "version": VERSION, "storage": error.reason}, status_code=503)
    return Response({"ok": True, "version": VERSION, "storage": "ok"})


@get("/api/games")
async def games(lang: FromQuery[str] = "en") -> pages.GamesPage:
    return offering.games_page(language(lang))


@post("/api/rules", status_code=200)
async def rules(data: JSONBody[pages.RulesRequest]) -> pages.RulesPage:
    return offering.rules_page(msgspec.structs.replace(data, lang=language(data.lang)))


@post("/api/tables")
async def open_table(data: JSONBody[pages.TableRequest], request: Asked, state: State) -> pages.TableMade:
    limit_opening(request, state)
    return await _lobby(state).open_table(msgspec.structs.replace(data, lang=language(data.lang)))


@post("/api/duplicates")
async def open_duplicate(
    data: JSONBody[wire_duplicates.DuplicateRequest], request: Asked, state: State
) -> wire_duplicates.DuplicateMade:
    limit_opening(request, state)
    lobby, lang = _lobby(state), language(data.lang)
    return await duplicates.open_duplicate(
        lobby.storage, lobby.settings, msgspec.structs.replace(data, lang=lang)
    )


@get("/api/duplicates/{duplicate:str}")
async def compare_tables(
    duplicate: FromPath[str], request: Asked, state: State, lang: FromQuery[str] = "en"
) -> wire_duplicates.ComparisonPage:
    limit_looks(request, state)
    return await duplicates.page(_lobby(state).storage, duplicate, language(lang))


@post("/api/tables/{table:str}/bots", status_code=200)
async def compare_with_bot(
    table: FromPath[str], data: JSONBody[wire_duplicates.BotRequest], request: Asked, state: State
) -> wire_duplicates.ComparisonPage:
    limit_looks(request, state)
    wanted = msgspec.structs.replace(data, lang=language(data.lang))
    return await comparing.with_a_bot(_lobby(state).storage, state.workshop, table, wanted)


@get("/api/tables/{table:str}/bots/{bot:str}/record", media_type=MediaType.TEXT)
async def record_of_bot(table: FromPath[str], bot: FromPath[str], request: Asked, state: State) -> str:
    limit_looks(request, state)
    return await comparing.record_of_bot(_lobby(state).storage, table, bot)


@get("/api/fair")
async def dealt(request: Asked, state: State, lang: FromQuery[str] = "en") -> FairPage:
    limit_looks(request, state)
    return await fairness.page(_lobby(state).storage, language(lang))


@get("/api/tables")
async def listed(state: State, lang: FromQuery[str] = "en") -> list[pages.TableInfo]:
    return await _lobby(state).listed(language(lang))


@get("/api/tables/{table:str}")
async def table_info(table: FromPath[str], state: State, lang: FromQuery[str] = "en") -> pages.TableInfo:
    return await _lobby(state).info(table, language(lang))


@post("/api/matches", status_code=200)
async def my_matches(data: JSONBody[pages.MatchesRequest], request: Asked, state: State) -> pages.MatchesPage:
    """A POST although it changes nothing: tokens do not belong in an address."""
    limit_looks(request, state)
    wanted = msgspec.structs.replace(data, lang=language(data.lang))
    return await outline.my_matches(_lobby(state).storage, wanted, _lobby(state).time.now())


@post("/api/tables/{table:str}/listing", status_code=200)
async def listing(
    table: FromPath[str],
    data: JSONBody[pages.ListingRequest],
    request: Asked,
    state: State,
    lang: FromQuery[str] = "en",
) -> pages.TableInfo:
    limit_looks(request, state)
    return await _lobby(state).list_table(table, data, language(lang))


@post("/api/tables/{table:str}/join")
async def join(
    table: FromPath[str], data: JSONBody[pages.JoinRequest], request: Asked, state: State
) -> pages.Joined:
    limit_tables(request, state)
    return await _lobby(state).join(table, data)


@get("/api/tables/{table:str}/record")
async def record(table: FromPath[str], request: Asked, state: State) -> Response[str]:
    return await _record(table, request, state)


@post("/api/records", request_max_body_size=None)
async def send_record(request: Asked, state: State) -> wire_replays.RecordKept:
    """The body is the text of the record, as it is downloaded."""
    limit_records(request, state)
    return wire_replays.RecordKept(replay=await _replays(state).keep(await _sent(request)))


@get("/api/records/{name:str}")
async def sent_record(name: FromPath[str], request: Asked, state: State) -> Response[str]:
    return await _record(name, request, state)


@get("/api/replays/{name:str}")
async def replay(
    name: FromPath[str], request: Asked, state: State, lang: FromQuery[str] = "en"
) -> Response[bytes]:
    limit_looks(request, state)
    return _unpacked(request, await _replays(state).outline(name, language(lang)))


@get("/api/replays/{name:str}/deals/{place:int}")
async def replay_deal(
    name: FromPath[str], place: FromPath[int], request: Asked, state: State, seat: FromQuery[str] = "watch"
) -> Response[bytes]:
    """`seat` is whose eyes: a seat from 1, `watch` for a spectator or `all`."""
    limit_looks(request, state)
    lang = language(request.query_params.get("lang", ""))
    return _unpacked(request, await _replays(state).deal(name, place, seat, lang))


@get("/locales/{name:str}")
async def catalogue(name: FromPath[str], request: Asked) -> Response[bytes]:
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES or language == name:
        raise HTTPException(status_code=404)
    text, tag = catalogues.for_browser(language)
    kept = {"etag": f'"{tag}"', "cache-control": headers.ASK_AGAIN}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=kept)
    return Response(text.encode(), media_type="text/plain", headers=kept)


@get("/")
async def start(state: State, request: Asked, lang: FromQuery[str] = "") -> Response[bytes]:
    return _file(state, "", language(lang or accepted(request)))


@get("/{path:path}")
async def page(
    state: State, request: Asked, path: FromPath[str], lang: FromQuery[str] = ""
) -> Response[bytes]:
    return _file(state, path, language(lang or accepted(request)))


@websocket("/ws")
async def play_socket(socket: WebSocket[Any, Any, Any]) -> None:
    await sockets.serve(socket, _lobby(socket.app.state), socket.app.state.limits)


def _file(state: State, path: str, lang: str) -> Response[bytes]:
    """A file of the client, or for its own addresses the page that it starts from."""
    root = state.settings.static
    found = client_files.find(root, path)
    status = 200
    if found is None:
        status = 200 if _is_page(path) else 404
        found = client_files.index(root, lang, state.settings.base)
    kept = headers.UNCHANGING if found.unchanging else headers.ASK_AGAIN
    return Response(
        found.content, status_code=status, media_type=found.media_type, headers={"cache-control": kept}
    )


def _lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


def _replays(state: State) -> Replays:
    found: Replays = state.replays
    return found


async def _sent(request: Asked) -> bytes:
    """What is sent in, read to its end though not kept: who is hung up on while sending hears no reason."""
    kept, size = bytearray(), 0
    async for chunk in request.stream():
        size += len(chunk)
        if size <= LARGEST_RECORD:
            kept += chunk
        elif size > _LONGEST_HEARD:
            break
    if size > LARGEST_RECORD:
        raise Trouble("too-large", 413)
    return bytes(kept)


async def _record(name: str, request: Asked, state: State) -> Response[str]:
    """A record as a file: browsers save it under its name."""
    limit_looks(request, state)
    text, file = await _replays(state).record(name)
    saved = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(text, media_type=MediaType.TEXT, headers=saved)


def _unpacked(request: Asked, page: bytes) -> Response[bytes]:
    """A page that was packed when it was made, unpacked for those few who cannot do that themselves."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    body = page if packed else gzip.decompress(page)
    return Response(body, media_type=MediaType.JSON, headers=headers)


def _is_page(path: str) -> bool:
    """The client's own addresses; all else that is no file is a mistake."""
    first = path.strip("/").partition("/")[0]
    return first in ("", "t", "rules", "matches", "settings", "r", "fair", "duplicate", "mail")


def _say_trouble(request: Asked, error: LaydownError) -> Response[pages.Trouble]:
    if isinstance(error, BrokenInvariant):
        raise error
    code, status = (error.code, error.status) if isinstance(error, Trouble) else ("refused", 400)
    figures.REFUSED.labels(code).inc()
    lang = request.query_params.get("lang") or accepted(request)
    return Response(
        pages.Trouble(
            code=code,
            text=Speaker(language(lang)).say(error.message),
            option=getattr(error, "option", ""),
        ),
        status_code=status,
    )


def _say_unkept(request: Asked, error: Unkept) -> Response[pages.Trouble]:
    """The database does not work; it is tried again all the time, and so may the client."""
    del error
    answer = _say_trouble(request, Trouble("unkept", 503))
    answer.headers["retry-after"] = "2"
    return answer


def _say_moved(request: Asked, error: Exception) -> Response[pages.Trouble]:
    """The table moves to another worker just now."""
    del error
    return _say_trouble(request, Trouble("moved", 503))


def _say_broken(request: Asked, error: Exception) -> Response[pages.Trouble]:
    """A mistake of the program: its operator is told where, and who asked only that."""
    _LOG.error("a request broke", exc_info=error)
    text = Speaker(language(accepted(request))).text("server-closed-broken")
    return Response(pages.Trouble(code="broken", text=text, option=""), status_code=500)


def _say_where(request: Asked, error: RecordError) -> Response[wire_replays.RecordTrouble]:
    """Where a record does not hold, and why."""
    lang = language(request.query_params.get("lang") or accepted(request))
    speaker = Speaker(lang)
    reason = speaker.say(error.message)
    if error.clause:
        reason = speaker.text("refused", reason=reason, clause=error.clause)
    text = speaker.text("server-record-broken", line=error.line, column=error.column, reason=reason)
    trouble = wire_replays.RecordTrouble(code="record", text=text, line=error.line, column=error.column)
    return Response(trouble, status_code=422)


def _say_plainly(request: Asked, error: Exception) -> Response[pages.Trouble]:
    """A request that makes no sense, or an address that is none."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    code = {404: "not-found", 405: "not-found", 413: "too-large"}.get(status, "malformed")
    lang = request.query_params.get("lang") or accepted(request)
    text = Speaker(language(lang)).text(f"server-trouble-{code}")
    return Response(pages.Trouble(code=code, text=text, option=""), status_code=status)
