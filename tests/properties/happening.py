"""What may happen at a table beside its deals, drawn at random: pauses, more time, bots for people and their
return, resigning, an end before the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.server.times import GIFTS
from laydown.table.incidents import WHATS, Incident

if TYPE_CHECKING:
    from collections.abc import Collection
    from random import Random

    from laydown.table.incidents import What
    from laydown.table.match import Match

OFTEN: Final = 0.12
"""How often something happens between two steps of a deal."""

_SELDOM: Final = {"resign": 0.2, "lost": 0.1, "abort": 0.05}
_SOON: Final = {"resume": 8.0, "back": 2.0}
"""Against 1 for all others."""


def playing(match: Match) -> list[int]:
    """The seats whose owners play themselves."""
    gone = match.incidents.bots | match.incidents.resigned
    return [seat for seat in range(match.seats) if seat not in gone]


def drawn(chance: Random, match: Match, whats: Collection[What] = WHATS) -> Incident | None:
    """Something of these kinds that people at a table with a clock could bring about now. Somebody is always
    left who plays, since else the match stands still.
    """
    may = [each for each in _possible(match) if each.what in whats and match.why_not_happen(each) is None]
    if not may:
        return None
    weights = [{**_SELDOM, **_SOON}.get(each.what, 1.0) for each in may]
    return chance.choices(may, weights)[0]


def _possible(match: Match) -> list[Incident]:
    here = playing(match)
    seats = range(match.seats)
    found = [Incident("back", seat) for seat in seats]
    found += [Incident("resume", seat) for seat in here] + [Incident("pause", seat) for seat in here]
    found += [Incident("abort")]
    if len(here) > 1:
        found += [Incident(what, seat) for seat in here for what in ("bot", "overtime", "resign", "lost")]
    if match.seats - len(match.incidents.resigned) > 1:
        found += [Incident("resign", seat) for seat in match.incidents.bots]
    if match.incidents.paused:
        return found
    found += [Incident("bot", seat, by) for seat in here for by in here if by != seat]
    if not match.deal_over:
        thinking = [seat for seat in match.to_act() if seat in here]
        found += [Incident("time", seat, by) for seat in thinking for by in here if by != seat]
    return [each for each in found if each.what != "time" or _gifts(match) < GIFTS]


def _gifts(match: Match) -> int:
    """How often there was more time in this deal: a table allows so many in a turn."""
    told = match.incidents.told
    return sum(each.incident.what == "time" for each in told if each.deals == len(match.stories))
