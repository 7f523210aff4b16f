"""A turn of Mille set up from card text, and what a bot does with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from laydown.cards import Hand, Rank, cards
from laydown.games.events import DealBegan, Dealt, Discarded, TurnBegan, TurnedUp
from laydown.games.mille import GAME, events, legal
from laydown.games.mille.actions import Add, Discard, Lay
from laydown.games.mille.actions import pile as take
from laydown.games.mille.deal import DECK
from laydown.games.mille.melding import wild_rules
from laydown.games.mille.view import MilleView
from laydown.games.rules import Offer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.games.mille.actions import MilleAction
    from laydown.games.mille.config import Config
    from laydown.table.player import Player

ME = 0


@dataclass(frozen=True, slots=True)
class Table:
    """What lies: own spreads, each a line of cards, and the pile, its top last.

    `pile_spread` are the three cards that went down in this turn when a pile of one card was taken.
    """

    spreads: tuple[str, ...] = ()
    pile: str = "4S"
    pile_spread: str = ""


def view_of(hand: str, table: Table, changes: Mapping[str, str]) -> MilleView:
    """Seat 1's view of its turn after the draw: this hand, these spreads, folded from events."""
    config: Config = GAME.configure("mille", changes)
    view = MilleView(config, ME)
    view.fold(DealBegan(1, 1, (0, 1), 15, 104, (0, 0)))
    pile_spread = cards(table.pile_spread)
    whole = cards(" ".join((hand, *table.spreads))) + pile_spread[:-1]
    view.fold(Dealt(ME, len(whole), whole))
    view.fold(TurnBegan(ME))
    view.fold(TurnedUp(cards(table.pile)[0]))
    for each in cards(table.pile)[1:]:
        view.fold(Discarded(1, each))
    for line in table.spreads:
        _lie(view, line)
    if pile_spread:
        view.fold(events.PileTaken(ME, pile_spread[-1:], pile_spread))
    return view


def _lie(view: MilleView, line: str) -> None:
    row = cards(line)
    rank = next((each.rank for each in row if each.rank is not Rank.TWO), Rank.TWO)
    view.fold(events.Laid(ME, rank, row))


def offer_after_draw(view: MilleView) -> Offer:
    config = view.config
    hand = view.hand or Hand.empty(DECK)
    own = {spread.rank: spread for spread in view.spreads[ME]}
    atoms = legal.plays(hand, own, wild_rules(config), must_discard=config.must_discard_to_go_out)
    return Offer(ME, tuple(atoms))


def turn(player: Player, hand: str, table: Table | None = None, **changes: str) -> list[str]:
    """What the player lays, adds and discards with this hand after the draw, atom by atom.

    The last line is `out` if the hand is empty then.
    """
    view = view_of(hand, table or Table(), changes)
    lines: list[str] = []
    while True:
        atom = player.choose(view, offer_after_draw(view))
        lines.append(str(atom))
        view.fold(_event(atom))
        if not view.hand:
            return [*lines, "out"]
        if atom.verb == "discard":
            return lines


def _event(atom: MilleAction) -> events.MilleEvent:
    if isinstance(atom, Lay):
        return events.Laid(ME, atom.rank, atom.cards)
    if isinstance(atom, Add):
        return events.Added(ME, atom.card, atom.rank)
    assert isinstance(atom, Discard)
    return Discarded(ME, atom.card)


def takes(*lines: str) -> tuple[MilleAction, ...]:
    """The takes written so, an empty line for the bare one."""
    return tuple(take(cards(line)) for line in lines)
