"""What a seat may do about the table beside playing: which acts there are now, why not, and in which words.

Clients offer what is listed here and know no rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.errors import Refusal
from laydown.server.people import are_gone, asked_by, people, players
from laydown.server.times import GIFT
from laydown.table.incidents import Incident
from laydown.wire.server import TableAct

if TYPE_CHECKING:
    from laydown.games.rules import Watcher
    from laydown.server.telling import Standing
    from laydown.words import Speaker

DOES: Final = ("back", "resume", "more-time", "bot-for", "pause", "hand-over", "abort", "resign", "leave")
"""All acts, in the order in which they are shown."""

_TO_OTHERS: Final = frozenset({"more-time", "bot-for"})
_BY_CONSENT: Final = frozenset({"pause", "abort"})


def offered(standing: Standing, seat: Watcher, speaker: Speaker) -> list[TableAct]:
    """What this seat may do now."""
    if seat is None:
        return []
    hangs_on = _all_it_hangs_on(standing, seat)
    return standing.parts.get(("acts", seat, speaker.lang), hangs_on, lambda: _made(standing, seat, speaker))


def _all_it_hangs_on(standing: Standing, seat: int) -> tuple[object, ...]:
    """What seats may do about the table changes seldom, and never by a card that is played."""
    match, clock, consent = standing.match, standing.clock, standing.consent
    names = [each.name for each in standing.seats]
    at_table = (people(standing), names, standing.mixing is None, standing.table.host)
    if match is None:
        return at_table
    return (
        *at_table,
        match,
        # Who has resigned, whom a bot plays for and whether there is a pause follows from the incidents.
        (len(match.incidents.told), match.over, match.story is None, not match.results),
        are_gone(standing),
        None if clock is None else (clock.running, clock.gifts),
        (consent.seat, consent.do),
        [consent.has_just_asked(match, seat, do) for do in ("pause", "abort")],
    )


def _made(standing: Standing, seat: int, speaker: Speaker) -> list[TableAct]:
    pairs = [
        (do, target)
        for do in DOES
        for target in (sorted(people(standing) - {seat}) if do in _TO_OTHERS else (None,))
        if why_not(standing, seat, do, target) is None
    ]
    return [
        TableAct(
            do=do,
            seat=target,
            text=_text(standing, do, target, speaker),
            confirm=_confirm(standing, seat, do, target, speaker),
            asks=asks(standing, seat, do),
        )
        for do, target in pairs
    ]


def asks(standing: Standing, seat: int, do: str) -> bool:
    """Whether the others are asked before it is done."""
    return do in _BY_CONSENT and bool(asked_by(standing, seat))


def incident(seat: int, do: str, target: int | None) -> Incident | None:
    """What happens at the table by an act of this seat; None for one that is no incident."""
    match do:
        case "back" | "pause" | "resume" | "resign":
            return Incident(do, seat)
        case "more-time":
            return Incident("time", target, seat)
        case "bot-for":
            return Incident("bot", target, seat)
        case "hand-over":
            return Incident("bot", seat)
        case "abort":
            return Incident("abort")
        case _:
            return None


def happened_since(standing: Standing, what: Incident, number: int) -> bool:
    """Whether this very thing has happened after the event of this number: then it was sent before."""
    told = [] if standing.match is None else standing.match.incidents.told
    return any(each.number > number and each.incident == what for each in told)


def why_not(standing: Standing, seat: int, do: str, target: int | None = None) -> Refusal | None:
    """Why this seat may not do it now; None if it may."""
    match = standing.match
    if do == "leave" or match is None:
        begun = match is not None or standing.mixing is not None
        return _not_now() if begun or do != "leave" else None
    done = incident(seat, do, target)
    if done is None or (do in _TO_OTHERS) != (target is not None):
        return _not_now()
    refusal = match.why_not_happen(done)
    if refusal is not None:
        return refusal
    if seat in match.incidents.resigned:
        return Refusal.of("TABLE-END-1", "table-refuse-resigned")
    if seat in match.incidents.bots and do not in ("back", "resign"):
        return Refusal.of("TABLE-BOT-1", "server-refuse-stood-in")
    return _why_not_now(standing, seat, do, target)


def why_not_play(standing: Standing, seat: int) -> Refusal | None:
    """A seat that a bot plays for is not played by its owner (TABLE-BOT-1)."""
    match = standing.match
    if match is None:
        return None
    if seat in match.incidents.resigned:
        return Refusal.of("TABLE-END-1", "server-refuse-has-resigned")
    if seat in match.incidents.bots:
        return Refusal.of("TABLE-BOT-1", "server-refuse-stood-in")
    return None


def _why_not_now(standing: Standing, seat: int, do: str, target: int | None) -> Refusal | None:
    others = players(standing) - {seat}
    if do == "more-time" and target is not None:
        clock = standing.clock
        return _not_now() if clock is None else clock.why_not_give(target)
    if do == "bot-for":
        long = round(standing.away_after)
        gone = target in are_gone(standing) and not _is_paused(standing)
        return None if gone else Refusal.of("TABLE-AWAY-1", "server-refuse-here", count=long)
    if do in _BY_CONSENT:
        return _why_not_ask(standing, seat, do, others)
    if do == "hand-over" and not others:
        return Refusal.of("TABLE-BOT-1", "server-refuse-alone")
    return None


def _why_not_ask(standing: Standing, seat: int, do: str, others: frozenset[int]) -> Refusal | None:
    match = standing.match
    if match is None:
        return _not_now()
    if do == "pause" and not others and standing.clock is None:
        return Refusal.of("TABLE-PAUSE-1", "server-refuse-pause-alone")
    if do == "abort" and len(people(standing)) == 1 and match.results:
        return Refusal.of("TABLE-END-5", "server-refuse-abort-late")
    if not asks(standing, seat, do):
        return None
    return standing.consent.why_not_ask(match, seat, "pause" if do == "pause" else "abort")


def _is_paused(standing: Standing) -> bool:
    return standing.match is not None and standing.match.incidents.paused


def _not_now() -> Refusal:
    return Refusal.of("TABLE-ASK-1", "server-refuse-act")


# In words


def _text(standing: Standing, do: str, target: int | None, speaker: Speaker) -> str:
    if do == "more-time":
        days = standing.clock is not None and standing.clock.in_days
        which = "more-days" if days else "more-time"
        count = GIFT["days"] // 86_400 if days else GIFT["live"]
        return speaker.text(f"server-act-{which}", seat=target or 0, count=count)
    if do == "bot-for":
        return speaker.text("server-act-bot-for", seat=target or 0)
    return speaker.text(f"server-act-{do}")


def _confirm(standing: Standing, seat: int, do: str, target: int | None, speaker: Speaker) -> str | None:
    """What exactly happens, where one should know that first."""
    match do:
        case "bot-for":
            return speaker.text("server-confirm-bot-for", seat=target or 0)
        case "hand-over":
            return speaker.text("server-confirm-hand-over")
        case "pause":
            days = standing.clock is not None and standing.clock.in_days
            return speaker.text("server-confirm-pause-days" if days else "server-confirm-pause", count=14)
        case "abort":
            return speaker.text("server-confirm-abort")
        case "leave":
            host = seat == standing.table.host
            return speaker.text("server-confirm-close" if host else "server-confirm-leave")
        case "resign":
            return _what_resigning_does(standing, seat, speaker)
        case _:
            return None


def _what_resigning_does(standing: Standing, seat: int, speaker: Speaker) -> str:
    match = standing.match
    resigned: frozenset[int] = frozenset() if match is None else match.incidents.resigned
    left = [each.seat for each in standing.seats if each.seat not in resigned | {seat}]
    if len(left) == 1:
        return speaker.text("server-confirm-resign-two", seat=left[0])
    if people(standing) - resigned == frozenset({seat}):
        return speaker.text("server-confirm-resign-bots")
    return speaker.text("server-confirm-resign-more")
