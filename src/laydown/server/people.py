"""Who plays at a table, who has a bot playing for them, and who has been away for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from laydown.server.telling import Standing


def people(standing: Standing) -> frozenset[int]:
    """The seats of people."""
    return frozenset([each.seat for each in standing.seats if each.kind == "person"])


def stood_in(standing: Standing) -> frozenset[int]:
    """The people whom a bot plays for: until they are back, or because they have resigned."""
    if standing.match is None:
        return frozenset()
    return standing.match.incidents.bots | standing.match.incidents.resigned


def players(standing: Standing) -> frozenset[int]:
    """The people who play themselves."""
    return people(standing) - stood_in(standing)


def played_by_bots(standing: Standing) -> frozenset[int]:
    """The seats where a bot acts now: none while nobody else plays, so that no match goes on by itself."""
    if not players(standing):
        return frozenset()
    return frozenset(each.seat for each in standing.seats if each.kind == "bot") | stood_in(standing)


def away(standing: Standing, seat: int) -> float | None:
    """For how many seconds somebody has had no connection; None for who has one, and where nobody has to."""
    match, since = standing.match, standing.away.get(seat)
    if since is None or match is None or match.over or _in_days(standing):
        return None
    return max(0.0, standing.time.steady() - since)


def are_gone(standing: Standing) -> frozenset[int]:
    """Those who have been away so long that the others may go on without them."""
    if not standing.away:
        return frozenset()
    return frozenset(seat for seat in players(standing) if (away(standing, seat) or 0) >= standing.away_after)


def asked_by(standing: Standing, seat: int) -> frozenset[int]:
    """Whom this seat has to ask: all others who play, but not who is away too long."""
    return players(standing) - are_gone(standing) - {seat}


def awaited(standing: Standing) -> frozenset[int]:
    """The people the match waits for: to act, or to be ready for the next deal."""
    match = standing.match
    if match is None or match.over:
        return frozenset()
    if match.deal_over:
        return players(standing) - standing.ready
    return players(standing) & frozenset(match.to_act())


def _in_days(standing: Standing) -> bool:
    return standing.clock is not None and standing.clock.in_days
