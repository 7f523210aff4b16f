"""What a session asks of the table it sits at: a match in this program, or one that a server keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.cards import Deck
    from laydown.games.rules import Game, Offer, SettlementLine, SheetRow, Standing
    from laydown.terminal.desk import AnyAtom, AnyEvent, AnyView
    from laydown.wire.server import TableAct


class Company(Protocol):
    """Those at other screens. What they refuse is MalformedInput in the server's words."""

    phrases: tuple[tuple[str, str], ...]
    """What can be said in everyone's own language: ids and, in the player's, texts."""

    may_chat: bool
    """Whether anything else can be said."""

    def answers(self, line: str) -> bool:
        """Whether the line answers what one of them has asked; it is passed on then."""
        ...

    def say(self, phrase: str) -> None: ...

    def chat(self, text: str) -> None: ...

    def acts(self) -> Sequence[TableAct]:
        """What this player may do about the table now."""
        ...

    def do(self, act: TableAct) -> None: ...

    def rematch(self) -> str:
        """Another match for the same people: the id of its table. Only once this one is over."""
        ...


class Table(Protocol):
    """A match as the people at this terminal play it. What is done raises IllegalAction if it is refused."""

    @property
    def game(self) -> Game: ...

    @property
    def preset(self) -> str: ...

    @property
    def config(self) -> Any: ...  # noqa: ANN401 - the game's own Config

    @property
    def deck(self) -> Deck: ...

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat."""
        ...

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who play at this terminal."""
        ...

    @property
    def company(self) -> Company | None:
        """None where all sit at this terminal."""
        ...

    # What stands

    @property
    def standing(self) -> Standing: ...

    @property
    def over(self) -> bool: ...

    @property
    def deal_over(self) -> bool: ...

    @property
    def deal_number(self) -> int:
        """The deal played last, from 1."""
        ...

    @property
    def deal_began(self) -> int:
        """The number of that deal's first event."""
        ...

    @property
    def told(self) -> int:
        """How many events there are."""
        ...

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe an action, as far as this terminal knows."""
        ...

    def offer(self, seat: int) -> Offer: ...

    def deal_view(self, seat: int) -> AnyView: ...

    def stream(self, seat: int, since: int) -> list[tuple[int, AnyEvent | None]]: ...

    def sheet(self) -> tuple[SheetRow, ...]: ...

    def settlement(self) -> tuple[SettlementLine, ...]: ...

    def leaves_to_dice(self, seat: int) -> bool:
        """Whether this seat is to cut the cards, which the dice could do for it."""
        ...

    # What is done

    def wait(self, meanwhile: Callable[[], None]) -> None:
        """Until somebody at this terminal is to act or the deal is over. `meanwhile` is called whenever the
        player may be told what others do or may want to ask something.
        """
        ...

    def act(self, seat: int, action: AnyAtom) -> None: ...

    def leave_to_dice(self, seat: int) -> None: ...

    def undo(self, seat: int) -> None: ...

    def next_deal(self) -> None:
        """Ready for the next deal."""
        ...

    def keep(self) -> None:
        """Keep how the player wants to see it, beside the match."""
        ...
