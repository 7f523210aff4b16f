"""The headers that every answer has: what a browser may load, and what it may keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.datastructures import MutableScopeHeaders

if TYPE_CHECKING:
    from litestar.types import Message, Scope

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self' data:; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types svelte-trusted-html laydown-cards"
)
"""Nothing from elsewhere, and no script or style inside a page. Text becomes elements in two places alone:
templates of the client, which the compiler has written, and the drawing of the cards.
"""

_EVERYWHERE: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an address may hold the way to a table
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "x-frame-options": "DENY",  # for browsers that do not know frame-ancestors
    "x-permitted-cross-domain-policies": "none",
    "x-dns-prefetch-control": "off",
    "permissions-policy": ", ".join(
        f"{power}=()"
        for power in (
            "accelerometer",
            "autoplay",
            "browsing-topics",
            "camera",
            "display-capture",
            "encrypted-media",
            "geolocation",
            "gyroscope",
            "hid",
            "magnetometer",
            "microphone",
            "midi",
            "payment",
            "publickey-credentials-get",
            "screen-wake-lock",
            "serial",
            "sync-xhr",
            "usb",
            "xr-spatial-tracking",
        )
    ),
}
"""As the OWASP Secure Headers Project lists them."""

ONLY_TLS: Final = "max-age=31536000"
"""Where the page came through TLS, it is asked for in no other way for a year."""

UNCHANGING: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NEVER_KEEP: Final = "no-store"


async def add(message: Message, scope: Scope) -> None:
    """Before an answer leaves."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _EVERYWHERE.items():
        headers[name] = value
    if scope["scheme"] == "https":
        headers["strict-transport-security"] = ONLY_TLS
    if "cache-control" not in headers:
        headers["cache-control"] = NEVER_KEEP
