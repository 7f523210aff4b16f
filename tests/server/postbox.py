"""A mail server that keeps what it is given, and can be asked to make trouble."""

from __future__ import annotations

import asyncio
import base64
import email
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import policy
from typing import TYPE_CHECKING, Any

from laydown.server.mail import MailServer

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter
    from collections.abc import AsyncGenerator
    from email.message import EmailMessage

HOST = "127.0.0.1"
SENDER = "cards@play.example"


@dataclass(eq=False)
class Postbox:
    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list["EmailMessage"])
    raw: list[bytes] = field(default_factory=list[bytes])
    given_to: list[str] = field(default_factory=list[str])
    """Whom the envelopes named."""

    logins: list[str] = field(default_factory=list[str])
    code: int = 250
    """The answer to every recipient."""

    taken: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a mail has come."""

    answers: asyncio.Event = field(default_factory=asyncio.Event)
    """While it is not set, nobody is told that a mail was taken."""

    def server(self, **more: Any) -> MailServer:
        return MailServer(HOST, self.port, SENDER, security="none", **more)

    async def talk(self, reader: StreamReader, writer: StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())

        say("220 here")
        while line := (await reader.readline()).decode().strip():
            verb = line.split()[0].upper()
            if verb == "EHLO":
                say("250-here\r\n250 AUTH PLAIN")
            elif verb == "AUTH":
                self.logins.append(base64.b64decode(line.split()[2]).decode())
                say("235 welcome")
            elif verb == "RCPT":
                self.given_to.append(line.partition("<")[2].partition(">")[0])
                say(f"{self.code} so be it")
            elif verb == "DATA":
                say("354 go on")
                self._take(await reader.readuntil(b"\r\n.\r\n"))
                await self.answers.wait()
                say("250 taken")
            elif verb == "QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")
        writer.close()

    def _take(self, data: bytes) -> None:
        self.raw.append(data)
        self.mails.append(email.message_from_bytes(data[:-3], policy=policy.default))
        self.taken.set()


@asynccontextmanager
async def postbox() -> AsyncGenerator[Postbox, None]:
    box = Postbox()
    box.answers.set()
    server = await asyncio.start_server(box.talk, HOST, 0)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box
