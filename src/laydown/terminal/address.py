"""The address of a server's table, as a link gives it."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, urlsplit

import msgspec

from laydown.errors import LaydownError, Message
from laydown.wire.pages import JoinRequest

if TYPE_CHECKING:
    from typing import Self

_PATH: Final = re.compile(r"((?:/[A-Za-z0-9._~-]+)*)/t/([A-Za-z0-9_-]{1,64})/?")
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,128}")
_PATIENCE: Final = 10.0
"""Seconds."""

_COLOUR: Final = "#4b5866"
"""What the others' pages show a player from a terminal in: one of the colours they choose from."""


class CannotJoin(LaydownError):
    """A link leads to no seat now; the message says why."""


@dataclass(frozen=True, slots=True)
class Address:
    """`http://host:port/t/TABLE#TOKEN`. The token opens a seat, or invites to one. `base` is the path that a
    server behind a proxy has all its addresses under, as /cards.
    """

    scheme: str
    host: str
    table: str
    token: str | None
    base: str = ""

    @classmethod
    def of(cls, link: str) -> Self:
        """CannotJoin if the link is none to a table."""
        try:
            parts = urlsplit(link.strip())
            port_is_one = parts.port is None or parts.port > 0
        except ValueError:
            raise _no_address(link) from None
        path = _PATH.fullmatch(parts.path)
        token = parts.fragment or None
        ours = parts.scheme in ("http", "https") and parts.hostname and port_is_one and parts.username is None
        if not ours or path is None or (token is not None and not _TOKEN.fullmatch(token)):
            raise _no_address(link)
        return cls(parts.scheme, parts.netloc, path[2], token, path[1])

    @property
    def site(self) -> str:
        return f"{self.scheme}://{self.host}{self.base}"

    @property
    def socket(self) -> str:
        return f"{'wss' if self.scheme == 'https' else 'ws'}://{self.host}{self.base}/ws"

    @property
    def record(self) -> str:
        """Where the record of the finished match is."""
        return f"{self.site}/api/tables/{self.table}/record"

    def __str__(self) -> str:
        return f"{self.site}/t/{self.table}" + (f"#{self.token}" if self.token else "")

    def sit_down(self, name: str, lang: str) -> Address:
        """Take the seat of the invitation, or any that is free: the address of that seat.

        CannotJoin, in the server's words, if there is none.
        """
        body = msgspec.json.encode(JoinRequest(name=name, colour=_COLOUR, token=self.token))
        request = urllib.request.Request(  # noqa: S310 - http or https, as `of` has seen to
            f"{self.site}/api/tables/{self.table}/join?lang={quote(lang)}",
            body,
            {"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:  # noqa: S310 - as above
                joined = _object(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                text = _object(error.read()).get("text")
            if isinstance(text, str):
                raise CannotJoin(Message.of("terminal-join-words", text=text)) from None
            raise self.no_table_there() from None
        except (OSError, ValueError) as error:
            raise self.nobody_answers(str(getattr(error, "reason", error))) from None
        token = joined.get("token")
        if not isinstance(token, str):
            raise self.no_table_there()
        return replace(self, token=token)

    def nobody_answers(self, reason: str) -> CannotJoin:
        return CannotJoin(Message.of("terminal-join-no-answer", address=self.site, reason=reason))

    def no_table_there(self) -> CannotJoin:
        return CannotJoin(Message.of("terminal-join-no-server", address=self.site))


def _object(body: bytes) -> dict[str, Any]:
    """The JSON object of an answer; empty where it is none of ours."""
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return {}


def _no_address(link: str) -> CannotJoin:
    example = "http://localhost:8000/t/abc#xyz"
    return CannotJoin(Message.of("terminal-join-no-address", text=link[:200], example=example))
