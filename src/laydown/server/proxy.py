"""Behind a reverse proxy: the path that it serves us under, and who it says its client is.

Anybody can write headers. Those that tell of a client count only from an address that the operator trusts,
and of a chain of them only the part that such addresses have written.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from litestar.enums import ScopeType

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from litestar.types import ASGIApp, Receive, Scope, Send

IpAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
Forwarding: TypeAlias = Literal["x-forwarded", "forwarded"]
"""Which headers the proxy writes: X-Forwarded-For, -Proto and -Host, or Forwarded (RFC 7239). Only one kind
counts, as a proxy that writes one lets through what its client wrote into the other.
"""

OWN_PAGES: Final = frozenset(
    {
        *("api", "assets", "duplicate", "fair", "health", "locales", "mail", "matches", "metrics", "r"),
        *("rules", "settings", "t", "ws"),
    }
)
"""First parts of our own addresses, which no base path may begin with."""

_BASE: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")
_HOST: Final = re.compile(r"[A-Za-z0-9._-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
_PAIR: Final = re.compile(r'\s*([A-Za-z]+)=("(?:[^"\\]|\\.)*"|[^";,\s]+)\s*(?:;|$)')
_ELEMENT: Final = re.compile(r'(?:[^",]|"(?:[^"\\]|\\.)*")+')
_FOR: Final = re.compile(r"\[([0-9A-Fa-f:.]+)\](?::[0-9_A-Za-z.-]+)?|([0-9.]+)(?::[0-9_A-Za-z.-]+)?")
_MOST_HOPS: Final = 32


def base_of(text: str) -> str | None:
    """The base path as it stands before all addresses, '' for none; None if it can be none of ours.

    >>> base_of("/cards/"), base_of("/"), base_of("cards"), base_of("/t/cards")
    ('/cards', '', None, None)
    """
    base = text.rstrip("/")
    if base == "":
        return base
    parts = base.split("/")
    usable = _BASE.fullmatch(base) and parts[1] not in OWN_PAGES and not {".", ".."} & set(parts)
    return base if usable else None


def network_of(text: str) -> Network | None:
    """An address or a network, as 10.0.0.0/8."""
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        return None


def is_host(text: str) -> bool:
    """Whether a text is a host, with or without a port.

    >>> is_host("cards.example.org"), is_host("[2001:db8::1]:80"), is_host("evil.example/path")
    (True, True, False)
    """
    return _HOST.fullmatch(text) is not None


def household(address: str) -> str:
    """What limits count as one: an IPv4 address, or the 64 bits that one IPv6 customer has at least.

    >>> household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.1"), household("")
    ('2001:db8:1:2::', '192.0.2.1', '')
    """
    ip = _ip(address)
    if ip is None or ip.version == 4:
        return address if ip is None else str(ip)
    return str(ipaddress.IPv6Network((int(ip) >> 64 << 64, 64)).network_address)


@dataclass(frozen=True, slots=True)
class Said:
    """What one proxy says of whoever it got the request from."""

    address: str
    proto: str | None = None
    host: str | None = None


@dataclass(frozen=True, slots=True)
class Entrance:
    """What each request passes before anything else sees it."""

    app: ASGIApp
    base: str = ""
    trusted: Sequence[Network] = ()
    forwarding: Forwarding = "x-forwarded"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.trusted and scope["client"] is not None:
            self._believe(scope, scope["client"][0])
        path = scope["path"]
        if self.base and path == self.base and scope["type"] == ScopeType.HTTP:
            location = (b"location", f"{self.base}/".encode())
            await send({"type": "http.response.start", "status": 308, "headers": [location]})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        if self.base and path.startswith(f"{self.base}/"):
            scope["path"] = path.removeprefix(self.base)
            scope["raw_path"] = scope["raw_path"].removeprefix(self.base.encode())
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope, peer: str) -> None:
        """Put the client's own address, scheme and host in place of the proxy's."""
        if not self._trusts(peer):
            return
        lines = [(name.lower(), value.decode("latin-1")) for name, value in scope["headers"]]
        found = _forwarded(lines) if self.forwarding == "forwarded" else _x_forwarded(lines)
        client = self._first_untrusted(found)
        if client is None:
            return
        scope["client"] = (client.address, 0)
        secure = {"https": True, "wss": True, "http": False, "ws": False}.get((client.proto or "").lower())
        if secure is not None:
            names = ("ws", "wss") if scope["type"] == ScopeType.WEBSOCKET else ("http", "https")
            scope["scheme"] = names[secure]
        if client.host is not None and is_host(client.host):
            kept = [(name, value) for name, value in scope["headers"] if name.lower() != b"host"]
            scope["headers"] = [*kept, (b"host", client.host.encode())]

    def _first_untrusted(self, chain: Sequence[Said]) -> Said | None:
        """From the nearest proxy outwards, up to an entry that is no address."""
        last = None
        for said in reversed(chain[-_MOST_HOPS:]):
            if _ip(said.address) is None:
                break
            last = said
            if not self._trusts(said.address):
                break
        return None if last is None else replace(last, address=str(_ip(last.address)))

    def _trusts(self, address: str) -> bool:
        ip = _ip(address)
        return ip is not None and any(ip in each for each in self.trusted)


def _x_forwarded(lines: Iterable[tuple[bytes, str]]) -> list[Said]:
    values: dict[bytes, list[str]] = {}
    for name, text in lines:
        if name.startswith(b"x-forwarded-"):
            values.setdefault(name, []).extend(part.strip() for part in text.split(","))
    proto = values.get(b"x-forwarded-proto", [None])[-1]
    host = values.get(b"x-forwarded-host", [None])[-1]
    return [Said(_bare(each), proto, host) for each in values.get(b"x-forwarded-for", [])]


def _forwarded(lines: Iterable[tuple[bytes, str]]) -> list[Said]:
    said: list[Said] = []
    for name, text in lines:
        if name == b"forwarded":
            said += [_element(each) for each in _ELEMENT.findall(text)]
    return said


def _element(text: str) -> Said:
    pairs = {key.lower(): _unquoted(value) for key, value in _PAIR.findall(text)}
    return Said(_bare(pairs.get("for", "")), pairs.get("proto"), pairs.get("host"))


def _unquoted(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value[1:-1]) if value.startswith('"') else value


def _bare(node: str) -> str:
    """The address less its port: `192.0.2.1:80` and `[2001:db8::1]:80`; as it stands otherwise."""
    found = _FOR.fullmatch(node)
    return node if found is None else found[1] or found[2]


def _ip(address: str) -> IpAddress | None:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return mapped or ip
