"""The match of a table as its rows tell it, and the row that tells each thing done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.errors import BrokenInvariant, Message
from laydown.games import game_of
from laydown.server import particulars
from laydown.server.rows import AtomRow
from laydown.table.incidents import Incident
from laydown.table.match import Match
from laydown.table.setup import Setup
from laydown.table.shuffle import Dice
from laydown.table.versions import meant_by

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from laydown.server.rows import SeatRow, TableRow

NOBODY = -1
"""The seat of a row that tells what all did together: they went on to the next deal."""


def setup_of(table: TableRow, seats: Sequence[SeatRow]) -> Setup:
    """What the table agreed on; free seats have a name that nobody sees."""
    game = game_of(table.preset)
    config = game.configure(table.preset, {**meant_by(table.rules, table.preset), **table.options})
    names = tuple(each.name or "-" for each in seats)
    return Setup(game, table.preset, config, names, stock=table.stock)


def begin(table: TableRow, setup: Setup) -> Match:
    """The match with its first deal dealt. Where another table plays from the same secret, it is withheld
    also when this match is over.
    """
    dice = Dice(table.secret, contributions=table.contributions or ())
    match = Match(setup, dice, withheld=table.duplicate is not None)
    match.next_deal()
    return match


def play_again(match: Match, atoms: Sequence[AtomRow]) -> None:
    """Bring the match to where its rows end: with the same events, offers and numbers as before."""
    for atom in atoms:
        match atom.deed:
            case "act":
                line = atom.line if atom.hidden is None else atom.hidden
                if line is None:
                    raise BrokenInvariant(Message.of("server-broken-row", number=atom.number))
                match.act(atom.seat, match.game.read_action(line))
            case "undo":
                # Agreed or not: where nobody has acted since, this takes the one action back.
                match.undo_with_consent(atom.seat)
            case "next":
                match.next_deal()
            case "table":
                incident = Incident.read(atom.line or "")
                if incident is None:
                    raise BrokenInvariant(Message.of("server-broken-row", number=atom.number))
                match.happen(incident)


def atom_row(match: Match, number: int, seat: int, action: Any) -> AtomRow:  # noqa: ANN401 - the game's own atom
    """What was done, hidden where the others are still to choose without knowing it."""
    if particulars.in_beats(match.config):
        return AtomRow(number, "act", seat, hidden=str(action))
    return AtomRow(number, "act", seat, line=str(action))
