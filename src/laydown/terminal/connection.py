"""The line to a server's table: one WebSocket, read frame by frame."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.exceptions import InvalidMessage, WebSocketException
from websockets.sync.client import connect

from laydown.wire import VERSION
from laydown.wire.client import Hello
from laydown.wire.server import FromServer

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from laydown.terminal.address import Address
    from laydown.wire.client import FromClient

_DECODER: Final = msgspec.json.Decoder(FromServer)
_ENCODER: Final = msgspec.json.Encoder()

_OPENING: Final = 5.0
_CLOSING: Final = 1.0
"""Seconds."""


class Lost(Exception):
    """Nothing comes from the server any more, or nothing did; says why."""


class NoTableThere(Exception):
    """Something answers at this address that is no server of ours."""


class Connection:
    """Open from the beginning. Lost if it cannot be or is not any more."""

    def __init__(self, address: Address, token: str | None, lang: str, since: int) -> None:
        """`since` is the number of the last event that is known, -1 for none."""
        self._open = ExitStack()
        try:
            # The queue has no limit: while the player thinks, frames have to be read on.
            self._socket: ClientConnection = self._open.enter_context(
                connect(
                    address.socket,
                    open_timeout=_OPENING,
                    close_timeout=_CLOSING,
                    max_size=None,
                    max_queue=None,
                )
            )
        except InvalidMessage as error:
            raise NoTableThere from error
        except (OSError, TimeoutError) as error:
            raise Lost(_reason(error)) from None
        except WebSocketException as error:
            raise NoTableThere from error
        self.send(
            Hello(version=VERSION, table=address.table, token=token, lang=lang, since=since, whole=True)
        )

    def send(self, frame: FromClient) -> None:
        try:
            self._socket.send(_ENCODER.encode(frame).decode())
        except (WebSocketException, OSError) as error:
            raise Lost(_reason(error)) from None

    def receive(self, seconds: float) -> FromServer | None:
        """The next frame; None if none comes in this time."""
        try:
            text = self._socket.recv(seconds)
        except TimeoutError:
            return None
        except (WebSocketException, OSError) as error:
            raise Lost(_reason(error)) from None
        try:
            return _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise NoTableThere from error

    def close(self) -> None:
        self._open.close()


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
