"""What every request passes before it is looked at: how many come from there, and from which page.

No cookie says who somebody is, so that another site cannot speak in a player's name; what it may not do
either is have its visitors open tables here. Programs send no Origin, and need none.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from laydown.server.lobby import Trouble
from laydown.server.relay import is_relayed

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

    from laydown.server.limits import Limits

_LOOKS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_JSON: Final = "application/json"
_OTHER: Final = re.compile(r"/api/records|/api/mail/[^/]+/stop")
"""Where records are sent in, and where mail programs post to, which write forms."""


def same_origin(origin: str | None, host: str | None) -> bool:
    """A page of this server, or no page at all: no other site may speak in a player's name."""
    if origin is None:
        return True
    scheme, _, named = origin.lower().partition("://")
    usual = {"http": ":80", "https": ":443"}.get(scheme)
    if usual is None or host is None:
        return False
    return named.removesuffix(usual) == host.lower().removesuffix(usual)


def gate(app: ASGIApp) -> ASGIApp:
    """Trouble for requests that are too many, come from another site or say that they are no JSON."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        raw: Any = scope
        if raw["type"] == "http" and not is_relayed(raw):
            _check(raw)
        await app(scope, receive, send)

    return guarded


def _check(raw: Any) -> None:  # noqa: ANN401 - an ASGI scope
    limits: Limits = raw["litestar_app"].state.limits
    if not limits.may_ask(raw["client"][0] if raw["client"] else ""):
        raise Trouble("often", 429)
    if raw["method"] in _LOOKS:
        return
    headers = {name.lower(): value.decode("latin-1") for name, value in raw["headers"]}
    if not same_origin(headers.get(b"origin"), headers.get(b"host")):
        raise Trouble("origin", 403)
    kind = headers.get(b"content-type", _JSON).partition(";")[0].strip().lower()
    if kind != _JSON and not _OTHER.fullmatch(raw["path"]):
        raise Trouble("malformed", 415)
