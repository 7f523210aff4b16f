"""What `laydown serve` is told of mail, and of the address that people find the server at."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from laydown.cli.arguments import Flag, UsageError, whole_number
from laydown.errors import Message

if TYPE_CHECKING:
    from laydown.cli.arguments import Given
    from laydown.server.mail import MailServer, Security

_PASSWORD: Final = "LAYDOWN_MAIL_PASSWORD"  # noqa: S105 - the name of a variable
_HERE: Final = ("127.0.0.1", "::1", "localhost")

FLAGS: Final = (
    Flag("public-url", "address"),
    Flag("mail-server", "host"),
    Flag("mail-security", "form"),
    Flag("mail-user", "text"),
    Flag("mail-password-file", "file"),
    Flag("mail-from", "text"),
)


def public_of(given: Given, base: str) -> str | None:
    """The address of the start page without its last /; it ends with the base path."""
    text = given.one("public-url")
    if text is None:
        return None
    public = text.rstrip("/")
    parts = urlsplit(public)
    usable = parts.scheme in ("http", "https") and parts.hostname and not (parts.query or parts.fragment)
    if not usable or parts.path != base or not public.isascii() or not public.isprintable() or " " in public:
        raise UsageError(Message.of("cli-serve-public", text=text))
    return public


def mail_of(given: Given) -> MailServer | None:
    """Where mail goes out, None if it does not."""
    from laydown.server.mail import MailServer, is_address  # noqa: PLC0415 - as in serve.py

    text = given.one("mail-server")
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not host:
        raise UsageError(Message.of("cli-serve-mail-server", text=text))
    sender = given.one("mail-from")
    if sender is None or given.one("public-url") is None:
        raise UsageError(Message.of("cli-serve-mail-needs"))
    if not is_address(sender):
        raise UsageError(Message.of("cli-serve-mail-from", text=sender))
    made = MailServer(
        host.strip("[]"),
        whole_number(port, "--mail-server", 1, 65535),
        sender,
        _security(given),
        given.one("mail-user"),
        _password(given),
    )
    if made.security == "none" and made.password is not None and made.host not in _HERE:
        raise UsageError(Message.of("cli-serve-mail-clear"))
    return made


def _security(given: Given) -> Security:
    match given.one("mail-security"):
        case None | "starttls":
            return "starttls"
        case "tls":
            return "tls"
        case "none":
            return "none"
        case text:
            raise UsageError(Message.of("cli-serve-mail-security", text=text))


def _password(given: Given) -> str | None:
    file = given.one("mail-password-file")
    if file is None:
        return os.environ.get(_PASSWORD)
    try:
        return Path(file).read_text("utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise UsageError(Message.of("cli-serve-mail-password", reason=reason)) from None
