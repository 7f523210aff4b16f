"""The addresses by which people are told that it is their turn."""

from __future__ import annotations

import contextlib
import hashlib
from typing import TYPE_CHECKING
from urllib.parse import quote

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from laydown.server import feeds, noticing
from laydown.server.asking import Asked, language, limit_looks, limit_mails
from laydown.server.lobby import Trouble
from laydown.server.proxy import is_host
from laydown.wire.notices import (
    FeedMade,
    MailLinkDone,
    MailLinkRequest,
    MailRequest,
    NoticeRequest,
    NoticesPage,
)

if TYPE_CHECKING:
    from laydown.server.lobby import Lobby

_ASK_AGAIN = "private, no-cache"
"""A feed is its owner's alone."""


@post("/api/tables/{table:str}/notices", status_code=200)
async def look(
    table: FromPath[str], data: JSONBody[NoticeRequest], request: Asked, state: State
) -> NoticesPage:
    """A POST although it changes nothing: tokens do not belong in an address."""
    limit_looks(request, state)
    return await noticing.look(_lobby(state), table, data.token)


@post("/api/tables/{table:str}/feed")
async def make_feed(
    table: FromPath[str], data: JSONBody[NoticeRequest], request: Asked, state: State
) -> FeedMade:
    limit_looks(request, state)
    wanted = msgspec.structs.replace(data, lang=language(data.lang))
    return await noticing.make_feed(_lobby(state), table, wanted)


@post("/api/tables/{table:str}/feed/end", status_code=200)
async def end_feed(
    table: FromPath[str], data: JSONBody[NoticeRequest], request: Asked, state: State
) -> NoticesPage:
    limit_looks(request, state)
    return await noticing.end_feed(_lobby(state), table, data)


@post("/api/tables/{table:str}/mail", status_code=200)
async def ask_for_mail(
    table: FromPath[str], data: JSONBody[MailRequest], request: Asked, state: State
) -> NoticesPage:
    limit_mails(request, state, table, data.address)
    wanted = msgspec.structs.replace(data, lang=language(data.lang))
    return await noticing.ask_for_mail(_lobby(state), table, wanted)


@post("/api/tables/{table:str}/mail/end", status_code=200)
async def end_mail(
    table: FromPath[str], data: JSONBody[NoticeRequest], request: Asked, state: State
) -> NoticesPage:
    limit_looks(request, state)
    return await noticing.end_mail(_lobby(state), table, data)


@post("/api/mail/verify", status_code=200)
async def verify(data: JSONBody[MailLinkRequest], request: Asked, state: State) -> MailLinkDone:
    limit_looks(request, state)
    return MailLinkDone(table=await noticing.verify(_lobby(state), data.token))


@post("/api/mail/stop", status_code=200)
async def stop(data: JSONBody[MailLinkRequest], request: Asked, state: State) -> MailLinkDone:
    limit_looks(request, state)
    return MailLinkDone(table=await noticing.stop(_lobby(state), data.token))


@post("/api/mail/{token:str}/stop", status_code=200, media_type=MediaType.TEXT)
async def stop_at_once(token: FromPath[str], request: Asked, state: State) -> str:
    """What the button of a mail program posts (RFC 8058); the same answer whatever the token is."""
    limit_looks(request, state)
    with contextlib.suppress(Trouble):
        await noticing.stop(_lobby(state), token)
    return ""


@get("/api/mail/{token:str}/stop")
async def ask_to_stop(token: FromPath[str], state: State) -> Redirect:
    """A mail program that opens the address instead gets to the page that asks first."""
    return Redirect(f"{state.settings.base}/mail#stop.{quote(token, safe='')}", status_code=303)


@get("/api/feeds/{token:str}/turns.ics")
async def calendar(token: FromPath[str], request: Asked, state: State) -> Response[bytes]:
    limit_looks(request, state)
    feed = await noticing.read_feed(_lobby(state).storage, token, _base(request, state))
    return _kept(request, feeds.calendar(feed), "text/calendar")


@get("/api/feeds/{token:str}/turns.atom")
async def atom(token: FromPath[str], request: Asked, state: State) -> Response[bytes]:
    limit_looks(request, state)
    base = _base(request, state)
    feed = await noticing.read_feed(_lobby(state).storage, token, base)
    itself = f"{base}/api/feeds/{token}/turns.atom"
    return _kept(request, feeds.atom(feed, itself), "application/atom+xml")


ROUTES = (
    look,
    make_feed,
    end_feed,
    ask_for_mail,
    end_mail,
    verify,
    stop,
    stop_at_once,
    ask_to_stop,
    calendar,
    atom,
)


def _kept(request: Asked, body: bytes, media_type: str) -> Response[bytes]:
    """Sent again only if it has changed."""
    tag = hashlib.sha256(body).hexdigest()[:16]
    headers = {"etag": f'"{tag}"', "cache-control": _ASK_AGAIN}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def _base(request: Asked, state: State) -> str:
    """What the addresses of this server begin with: as its operator says, or else as the client came here."""
    if state.settings.public is not None:
        return str(state.settings.public)
    host = request.headers.get("host", "")
    begin = f"{request.scope['scheme']}://{host}" if is_host(host) else ""
    return f"{begin}{state.settings.base}"


def _lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby
