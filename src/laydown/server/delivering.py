"""Sends the mail that is due, at whichever worker comes first.

What is to be sent stands in the database until the mail server has taken it. A worker claims it first, for
longer than sending can last, so that no other sends it; one that is killed meanwhile leaves its claim, and
when that has run out the mail is sent once more, under the same Message-ID.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from laydown.server import figures, mail
from laydown.server.keeping import Unkept
from laydown.server.notices import MailLink
from laydown.server.times import turn_of
from laydown.server.tokens import hashed, is_one_of, new_token
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence
    from email.message import EmailMessage

    from laydown.server.mail import MailServer, Outcome
    from laydown.server.notices import MailRow
    from laydown.server.rows import SeatRow, Storage
    from laydown.server.settings import Settings
    from laydown.server.timekeeper import Timekeeper

_LOG: Final = logging.getLogger(__name__)

PAUSES: Final = (60, 300, 1800, 7200, 21_600)
"""Seconds after each attempt that has failed; after one more the mail is given up."""

HELD: Final = 900
"""A claim lasts so many seconds, which is more than a round of sending may take."""

VERIFY_WITHIN: Final = 24 * 3600
_STOP_WITHIN: Final = 90 * 24 * 3600
"""How long links in mails are good, in seconds."""

_AT_ONCE: Final = 5
_PARTING: Final = 15.0
_CLEANED_EVERY: Final = 3600.0


@dataclass(frozen=True, slots=True)
class _Letter:
    row: MailRow
    mail: EmailMessage


class Postman:
    """One of each worker's, where the operator has named a mail server."""

    def __init__(self, storage: Storage, settings: Settings, time: Timekeeper) -> None:
        self._storage = storage
        self._settings = settings
        self._time = time
        self._stopping = asyncio.Event()
        self._cleaned = time.steady()
        self._base = settings.public or ""
        self._name = urlsplit(self._base).hostname or "localhost"

    async def work(self) -> None:
        """Until it is stopped; whatever goes wrong, mail is tried again later. Where none is sent any more,
        addresses that wait for it are forgotten all the same.
        """
        server = self._settings.mail
        every = _CLEANED_EVERY if server is None else self._settings.mail_every
        while not self._stopping.is_set():
            try:
                with contextlib.suppress(Unkept):
                    if server is not None:
                        await self.send_what_is_due(server)
                    await self._clean_up()
            except Exception:  # noqa: BLE001 - other mail is sent all the same
                _LOG.exception("mail could not be sent", extra={"event": "mail-broken"})
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(every):
                    await self._stopping.wait()

    async def stop(self, working: asyncio.Task[None]) -> None:
        """What is being sent is sent to its end, so that nobody gets it twice."""
        self._stopping.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_PARTING):
                await asyncio.shield(working)
        working.cancel()

    async def send_what_is_due(self, server: MailServer) -> None:
        claim, now = secrets.token_hex(8), int(self._time.now())
        rows = await self._storage.claim_mails(claim, now, now + HELD, _AT_ONCE)
        letters = [each for row in rows if (each := await self._letter(row, server)) is not None]
        if not letters:
            return
        given = [(each.row.address, each.mail) for each in letters]
        outcomes = await asyncio.to_thread(mail.send, server, self._name, given)
        for each, outcome in zip(letters, outcomes, strict=True):
            await self._settle(each.row, outcome)
        if "failed" in outcomes:
            _LOG.warning("mail could not be sent", extra={"event": "mail-trouble"})

    async def _letter(self, row: MailRow, server: MailServer) -> _Letter | None:
        """What is to be sent now; None, and nothing is, where that is of no use any more."""
        table = await self._storage.table(row.table)
        seats = await self._storage.seats(row.table)
        if table is None or table.shut or table.over or not _is_owners(row, seats):
            await self._storage.drop_mail(row.table, row.seat)
            return None
        now = self._time.now()
        if row.what == "verify":
            links = await self._links(row, int(now))
            title = Speaker(row.lang).text(f"preset-{table.preset}")
            return _Letter(row, mail.confirmation(row, title, links, server.sender, now))
        turn = turn_of(table.clock, table.times, row.seat)
        if turn is None or turn.key != row.turn or row.told == row.turn:
            await self._storage.settle_mail(row, None)
            return None
        links = await self._links(row, int(now))
        return _Letter(row, mail.turn(row, table, seats, turn, links, server.sender, now))

    async def _links(self, row: MailRow, now: int) -> mail.Links:
        """New ones for each mail: what is kept of them opens nothing."""
        verify, stop = new_token(), new_token()
        kept = [MailLink(hashed(stop), row.table, row.seat, "stop", now + _STOP_WITHIN)]
        if row.what == "verify":
            until = row.created + VERIFY_WITHIN
            kept.append(MailLink(hashed(verify), row.table, row.seat, "verify", until))
        await self._storage.keep_mail_links(kept)
        return mail.Links(
            table=f"{self._base}/t/{row.table}",
            verify=f"{self._base}/mail#verify.{verify}",
            stop=f"{self._base}/mail#stop.{stop}",
            stop_at_once=f"{self._base}/api/mail/{stop}/stop",
        )

    async def _settle(self, row: MailRow, outcome: Outcome) -> None:
        figures.MAILS.labels(row.what, outcome).inc()
        if outcome == "refused":
            await self._storage.drop_mail(row.table, row.seat)
        elif outcome == "sent":
            await self._storage.settle_mail(row, row.turn)
        elif row.tries <= len(PAUSES):
            await self._storage.put_mail_off(row, int(self._time.now()) + PAUSES[row.tries - 1])
        elif row.what == "verify":
            await self._storage.drop_mail(row.table, row.seat)
        else:
            await self._storage.settle_mail(row, row.turn)

    async def _clean_up(self) -> None:
        steady = self._time.steady()
        if steady - self._cleaned >= _CLEANED_EVERY:
            self._cleaned = steady
            now = int(self._time.now())
            await self._storage.forget_mails(now, now - VERIFY_WITHIN)


def _is_owners(row: MailRow, seats: Sequence[SeatRow]) -> bool:
    """Whether who wished for the mail still has the seat."""
    return any(each.seat == row.seat and is_one_of(row.owner, [each.token]) for each in seats)
