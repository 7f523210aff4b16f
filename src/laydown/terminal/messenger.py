"""Speaks with a server for one seat, and comes back by itself when the line is lost."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from laydown.errors import LaydownError, Message
from laydown.table.contributions import commitment_to, new_value
from laydown.terminal.connection import Connection, Lost, NoTableThere
from laydown.wire import client, server

if TYPE_CHECKING:
    from laydown.terminal.address import Address
    from laydown.terminal.pen import Pen
    from laydown.wire.client import FromClient

_PAUSES: Final = (0.2, 0.5, 1.0, 1.5)
"""Seconds before each attempt to come back; then always the last."""

_BREATH: Final = 0.1
"""So long Ctrl-C may have to wait, in seconds."""


class SentAway(LaydownError):
    """The server has closed the line for good; `code` is that of the frame."""

    def __init__(self, code: str, message: Message) -> None:
        super().__init__(message)
        self.code = code


class Messenger:
    """`welcome` is what the server said first; `known` the number of the last event it told, -1 for none.

    `line` counts the connections, and `is_fresh` says that the state was told on the present one.
    """

    def __init__(self, address: Address, pen: Pen) -> None:
        """Go to the table. CannotJoin if nobody is there, SentAway if this token opens nothing."""
        self.address = address
        self.known = -1
        self.line = 1
        self.is_fresh = False
        self._value = new_value()
        self._pen = pen
        try:
            self._connection = self._connected()
            self.welcome = self._welcomed()
        except NoTableThere:
            raise address.no_table_there() from None
        except Lost as error:
            raise address.nobody_answers(str(error)) from None

    def close(self) -> None:
        self._connection.close()

    def send(self, frame: FromClient) -> None:
        try:
            self._connection.send(frame)
        except Lost:
            self._come_back()

    def go_on_with(self, token: str) -> None:
        """The seat has a new token: from now on this one alone is used."""
        self.address = replace(self.address, token=token)
        self._connection.close()
        self.is_fresh = False
        try:
            self._connection = self._connected()
            self.line += 1
        except (Lost, NoTableThere):
            self._come_back()

    def next_frame(self, seconds: float) -> server.FromServer | None:
        """What comes in this time, if anything. ClosedTerminal after Ctrl-C, SentAway by the server."""
        self._pen.console.go_or_stay()
        try:
            frame = self._connection.receive(seconds)
            if isinstance(frame, server.Closed):
                self._part(frame)
        except (Lost, NoTableThere):
            self._come_back()
            return None
        if isinstance(frame, server.State):
            self._mix(frame.mixing)
            self.known = max(self.known, frame.n)
            self.is_fresh = True
        return frame

    def _mix(self, mixing: server.Mixing | None) -> None:
        """Give this seat's part of the dice: a commitment, and when all have committed the value."""
        if mixing is None or mixing.owes is None:
            return
        if mixing.owes == "value":
            self.send(client.Show(self._value))
        else:
            seat = self.welcome.seat or 0
            self.send(client.Commit(commitment_to(self._value, seat, mixing.commitment)))

    def _connected(self) -> Connection:
        return Connection(self.address, self.address.token, self._pen.speaker.lang, self.known)

    def _welcomed(self) -> server.Welcome:
        while True:
            frame = self._connection.receive(_BREATH)
            self._pen.console.go_or_stay()
            match frame:
                case server.Welcome():
                    return frame
                case server.Closed():
                    self._part(frame)
                case _:
                    pass

    def _part(self, closed: server.Closed) -> None:
        """A server that stops or cannot save comes back, and so do we: Lost. Else we are sent away."""
        self._connection.close()
        if closed.code in ("stopping", "unkept"):
            raise Lost(closed.text)
        if closed.code == "version":
            raise SentAway(closed.code, Message.of("terminal-join-version"))
        raise SentAway(closed.code, Message.of("terminal-join-words", text=closed.text))

    def _come_back(self) -> None:
        """Try until the server is there again; ClosedTerminal if the player does not want to wait."""
        self._connection.close()
        self.is_fresh = False
        self._pen.say("terminal-join-lost")
        attempt = 0
        while True:
            self._pause(_PAUSES[min(attempt, len(_PAUSES) - 1)])
            attempt += 1
            try:
                self._connection = self._connected()
            except (Lost, NoTableThere):
                continue
            self.line += 1
            self._pen.say("terminal-join-back")
            return

    def _pause(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self._pen.console.go_or_stay()
            time.sleep(min(left, _BREATH))
