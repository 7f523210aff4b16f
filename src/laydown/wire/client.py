"""What a client says, tagged by `type`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from laydown.wire.atoms import Action
from laydown.wire.pages import MOST_SEATS
from laydown.wire.shape import Shape

CardText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
ShortText: TypeAlias = Annotated[str, Meta(max_length=64)]


class ClientFrame(Shape, frozen=True, tag_field="type"):
    """One frame to the server."""


class Hello(ClientFrame, frozen=True, tag="hello"):
    """The first frame; `since` is the number of the last event seen, -1 for none.

    Who has seen none is told the deal that is played, or with `whole` the match from its first event.
    """

    version: int
    table: ShortText
    token: Annotated[str, Meta(max_length=128)] | None
    lang: ShortText
    since: Annotated[int, Meta(ge=-1)] = -1
    whole: bool = False


class Commit(ClientFrame, frozen=True, tag="commit"):
    """My commitment to what I give to the dice; each seat's first counts."""

    commitment: Hex


class Show(ClientFrame, frozen=True, tag="show"):
    """The value that I have committed to."""

    value: Hex


class Act(ClientFrame, frozen=True, tag="act"):
    """One atom as the offer of this number holds it."""

    offer: int
    action: Action


class Undo(ClientFrame, frozen=True, tag="undo"):
    pass


class Table(ClientFrame, frozen=True, tag="table"):
    """One of the acts that the state lists; `n` is the number of the last event that the sender knew, so
    that the same act sent twice counts once.
    """

    do: ShortText
    n: Annotated[int, Meta(ge=-1)]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class Answer(ClientFrame, frozen=True, tag="answer"):
    """My answer to the question that stands; the one who asked takes it back with a no."""

    yes: bool


class Next(ClientFrame, frozen=True, tag="next"):
    """Ready for the next deal."""


class Order(ClientFrame, frozen=True, tag="order"):
    """The order of my hand, which the server keeps for my seat."""

    cards: Annotated[list[CardText], Meta(max_length=128)]


class Arrange(ClientFrame, frozen=True, tag="arrange"):
    """Asks for the best arrangement of my hand."""


class Say(ClientFrame, frozen=True, tag="say"):
    phrase: ShortText


class Chat(ClientFrame, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rematch(ClientFrame, frozen=True, tag="rematch"):
    pass


class Renew(ClientFrame, frozen=True, tag="renew"):
    """Asks for a new token of my seat; when it is first used the old one opens nothing any more."""


class Vacate(ClientFrame, frozen=True, tag="vacate"):
    """The host takes the link of a seat away and gets an invitation to it."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class NewLinks(ClientFrame, frozen=True, tag="new-links"):
    """The host calls in all links to free seats and gets new ones."""


class Ping(ClientFrame, frozen=True, tag="ping"):
    pass


FromClient: TypeAlias = (
    Hello
    | Commit
    | Show
    | Act
    | Undo
    | Table
    | Answer
    | Next
    | Order
    | Arrange
    | Say
    | Chat
    | Rematch
    | Renew
    | Vacate
    | NewLinks
    | Ping
)
