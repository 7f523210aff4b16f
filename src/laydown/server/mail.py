"""Mail as it is written, and how it is given to the operator's mail server.

No mail holds a card or a seat's token. What a stranger may cause to be sent, the confirmation, holds no word
of a stranger's either.
"""

from __future__ import annotations

import re
import smtplib
import ssl
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.headerregistry import Address, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from laydown.server import feeds
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence
    from email.policy import Policy

    from laydown.server.notices import MailRow
    from laydown.server.rows import SeatRow, TableRow
    from laydown.server.times import Turn

Security: TypeAlias = Literal["starttls", "tls", "none"]
Outcome: TypeAlias = Literal["sent", "refused", "failed"]
"""`refused` is for an address that the mail server does not take, now or later."""

LONGEST_ADDRESS: Final = 254
_LOCAL: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(rf"(?=.{{1,64}}@){_LOCAL}@(?:{_LABEL}\.)+[A-Za-z]{{2,63}}")
_PATIENCE: Final = 10.0
"""Seconds that the mail server may take for one step."""


class _InOnePiece(UnstructuredHeader):
    """An address of the web, which mail programs do not find again in pieces."""

    def fold(self, *, policy: Policy) -> str:
        return f"List-Unsubscribe: {self}{policy.linesep}"


def _policy() -> Any:  # noqa: ANN401 - a policy, whose types do not say what its own classes take
    headers: Any = HeaderRegistry()
    headers.map_to_type("list-unsubscribe", _InOnePiece)
    return SMTP.clone(cte_type="7bit", header_factory=headers)


_POLICY: Final[Any] = _policy()
_PERMANENT: Final = range(500, 600)


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where the operator's mail goes out, from `sender`."""

    host: str
    port: int
    sender: str
    security: Security = "starttls"
    user: str | None = None
    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Links:
    """What stands in a mail: the table, and what its two tokens are for."""

    table: str
    verify: str
    stop: str
    stop_at_once: str
    """Where a mail program posts to when its user wants no more."""


def is_address(text: str) -> bool:
    """Whether mail can be sent there: the plain form that practically all addresses have.

    >>> is_address("ann@example.org"), is_address("ann@localhost"), is_address("a b@example.org")
    (True, False, False)
    """
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


def veiled(address: str) -> str:
    """An address as it is shown again: whoever looks over a shoulder cannot write to it.

    >>> veiled("ann@example.org")
    'a...@example.org'
    """
    local, _, domain = address.rpartition("@")
    return f"{local[:1]}...@{domain}"


def confirmation(row: MailRow, title: str, links: Links, sender: str, now: float) -> EmailMessage:
    """Asks whoever reads it whether mail is wanted at all."""
    speaker = Speaker(row.lang)
    text = [
        speaker.text("notice-verify", title=title),
        links.verify,
        speaker.text("notice-verify-hours", count=24),
        speaker.text("notice-verify-not"),
        links.stop,
    ]
    made = _mail(row, speaker.text("notice-verify-subject"), text, sender, now)
    return _with_a_way_out(made, links)


def turn(  # noqa: PLR0913, PLR0917 - all that is said in it
    row: MailRow,
    table: TableRow,
    seats: Sequence[SeatRow],
    which: Turn,
    links: Links,
    sender: str,
    now: float,
) -> EmailMessage:
    """Says that a table waits for the seat."""
    speaker = Speaker(row.lang)
    title = speaker.text(f"preset-{table.preset}")
    text = [
        feeds.words(speaker, seats, row.seat, which),
        speaker.text("notice-table"),
        links.table,
        speaker.text("notice-stop"),
        links.stop,
    ]
    made = _mail(row, feeds.summary(speaker, title, which), text, sender, now)
    return _with_a_way_out(made, links)


def _mail(row: MailRow, subject: str, text: Sequence[str], sender: str, now: float) -> EmailMessage:
    made = EmailMessage(policy=_POLICY)
    made["From"] = Address("Laydown", addr_spec=sender)
    made["To"] = Address(addr_spec=row.address)
    made["Subject"] = " ".join(subject.split())
    made["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    made["Message-ID"] = f"<{_name(row)}@{sender.rpartition('@')[2]}>"
    made["Auto-Submitted"] = "auto-generated"
    made.set_content("\n\n".join(text) + "\n")
    return made


def _name(row: MailRow) -> str:
    """The same whenever this mail is sent: a mail server that gets it twice can tell."""
    told = f"{row.table} {row.seat} {row.created} {row.what} {row.turn}"
    return sha256(told.encode() + row.owner).hexdigest()[:32]


def _with_a_way_out(made: EmailMessage, links: Links) -> EmailMessage:
    """RFC 8058: mail programs have a button for it."""
    made["List-Unsubscribe"] = f"<{links.stop_at_once}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return made


def send(server: MailServer, name: str, mails: Sequence[tuple[str, EmailMessage]]) -> list[Outcome]:
    """Give mails to the server, each with whom it goes to; `name` is what this computer calls itself. Takes
    its time: for a thread.
    """
    outcomes: list[Outcome] = []
    try:
        smtp = _connected(server, name)
    except (smtplib.SMTPException, OSError):
        return ["failed"] * len(mails)
    try:
        for address, mail in mails:
            outcomes.append(_given(smtp, server.sender, address, mail))
    finally:
        with suppress(smtplib.SMTPException, OSError):
            smtp.quit()
        smtp.close()
    return outcomes


def _connected(server: MailServer, name: str) -> smtplib.SMTP:
    if server.security == "tls":
        safe = ssl.create_default_context()
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, name, timeout=_PATIENCE, context=safe)
    else:
        smtp = smtplib.SMTP(server.host, server.port, name, timeout=_PATIENCE)
    try:
        if server.security == "starttls":
            smtp.starttls(context=ssl.create_default_context())
        if server.user is not None:
            smtp.login(server.user, server.password or "")
    except BaseException:
        smtp.close()
        raise
    return smtp


def _given(smtp: smtplib.SMTP, sender: str, address: str, mail: EmailMessage) -> Outcome:
    try:
        smtp.send_message(mail, sender, [address])
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        return "refused" if all(code in _PERMANENT for code in codes) else "failed"
    except (smtplib.SMTPException, OSError):
        return "failed"
    return "sent"
