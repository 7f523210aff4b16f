"""What the session asks of a game's desk: the side of a game that a player at a terminal sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from laydown.errors import BrokenInvariant, Message

if TYPE_CHECKING:
    from laydown.cards import Card, Hand, Rank
    from laydown.terminal.choosing import Now
    from laydown.terminal.hand_order import Groups
    from laydown.terminal.pen import Pen
    from laydown.terminal.typed import Pick

AnyView: TypeAlias = "Any"
"""The view of the game that is played: each desk knows its own."""

AnyAtom: TypeAlias = "Any"
"""An atom of the game that is played."""

AnyEvent: TypeAlias = "Any"
"""An event of the table or of the game that is played."""


class Desk(Protocol):
    """One game at the terminal. `view` is the deal as the player sees it."""

    verbs: tuple[str, ...]

    def wild_rank(self, view: AnyView) -> Rank | None: ...

    def alike(self, card: Card) -> object:
        """Equal for cards that no rule tells apart."""
        ...

    def groups(self, view: AnyView, order: str) -> Groups:
        """The hand in the order the player asked for."""
        ...

    def atoms_for(self, verb: str, words: tuple[str, ...], now: Now) -> tuple[AnyAtom, ...]:
        """The atoms that were typed; MalformedInput or AmbiguousInput."""
        ...

    def bare_cards(self, picks: tuple[Pick, ...], now: Now) -> tuple[str, ...]:
        """Lines that say what could be done with cards typed without a verb."""
        ...

    def show_table(self, view: AnyView, pen: Pen) -> None:
        """The others, the stock, the pile, and what lies before the player; not the hand."""
        ...

    def show_hand(self, view: AnyView, pen: Pen, order: str, *, alone: bool) -> None:
        """The hand; `alone` also says what the table, where it does not stand above, would say of it."""
        ...

    def advise(self, now: Now, pen: Pen) -> None:
        """What the player can do now, in a few lines."""
        ...

    def choices(self, now: Now) -> tuple[str, ...]:
        """Lines for the choices that are offered by number at the prompt, as in where to draw."""
        ...

    def moves(self, now: Now) -> tuple[str, ...]:
        """Lines for everything that can be done, alike ones once."""
        ...

    def question(self, now: Now) -> str:
        """The id of the prompt."""
        ...

    def help(self, now: Now) -> tuple[str, ...]:
        """The ids of the sentences that explain what can be typed now."""
        ...

    def describe(self, action: AnyAtom, view: AnyView, pen: Pen) -> str:
        """An action in words, as in `discard K♠`."""
        ...

    def show_deal_end(self, view: AnyView, totals: tuple[int, ...], pen: Pen) -> None:
        """All hands and how each score came about."""
        ...


def own_hand(view: AnyView) -> Hand:
    """The hand of the player whose view it is."""
    if view.hand is None:
        raise BrokenInvariant(Message.of("terminal-broken-no-hand"))
    hand: Hand = view.hand
    return hand
