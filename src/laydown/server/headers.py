"""The headers that every answer has: what a browser may load, and what it may keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.datastructures import MutableScopeHeaders

if TYPE_CHECKING:
    from litestar.types import Message, Scope

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self' data:; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""Nothing from elsewhere, and no script or style inside a page."""

_EVERYWHERE: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an address may hold the way to a table
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

UNCHANGING: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NEVER_KEEP: Final = "no-store"


async def add(message: Message, scope: Scope) -> None:
    """Before an answer leaves."""
    del scope
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _EVERYWHERE.items():
        headers[name] = value
    if "cache-control" not in headers:
        headers["cache-control"] = NEVER_KEEP
