"""What a connection is told: frames made from the match as its seat sees it, in its language."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from laydown.server import particulars, speaking, table_acts
from laydown.server.consent import Consent
from laydown.server.parts import Parts
from laydown.server.people import away, people, stood_in
from laydown.server.timekeeper import Timekeeper
from laydown.table.events import LeftOut
from laydown.wire import VERSION, server
from laydown.wire.atoms import Action
from laydown.wire.happenings import GameEvent
from laydown.wire.results import Combination
from laydown.wire.views import AnyDealView, TableView
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card
    from laydown.errors import Message
    from laydown.games.rules import Event, Offer, SheetRow, Watcher
    from laydown.server.consent import Do
    from laydown.server.mixing import Mixing
    from laydown.server.rows import SeatRow, TableRow
    from laydown.server.times import Clock
    from laydown.table import view as table_view
    from laydown.table.match import Match
    from laydown.table.setup import Setup
    from laydown.wire.duplicates import DuplicateState

NOTHING_DONE = "table-refuse-undo-nothing"


@dataclass(frozen=True, slots=True)
class Listener:
    """To whom is spoken: the seat (None: a spectator) and the language.

    `whole` is one who folds the match from its first event, and not only the deal that is played.
    """

    seat: Watcher
    lang: str
    whole: bool = False

    def speaker(self, names: tuple[str, ...] = (), *, aloud: bool = False) -> Speaker:
        return Speaker(self.lang, aloud, names, self.seat)


@dataclass(slots=True)
class Standing:
    """How things stand at a table: what all its frames are made from. `match` is None while seats
    are free, and then while `mixing` gathers what the seats give to the dice;
    `here` are the seats with a connection and `ready` those that wait for the next deal.
    """

    table: TableRow
    seats: list[SeatRow]
    setup: Setup
    match: Match | None = None
    here: frozenset[int] = frozenset()
    ready: set[int] = field(default_factory=set[int])
    mixing: Mixing | None = None
    consent: Consent = field(default_factory=Consent)
    spectators: int = 0
    deadline: float | None = None
    duplicate: DuplicateState | None = None
    """What is told of the other table that plays the same deals."""
    clock: Clock | None = None
    time: Timekeeper = field(default_factory=Timekeeper)
    away: dict[int, float] = field(default_factory=dict[int, float])
    """Since when each seat of a person is without a connection, in steady seconds."""

    away_after: float = 60.0
    parts: Parts = field(default_factory=Parts)


def welcome(standing: Standing, listener: Listener) -> server.Welcome:
    table, setup = standing.table, standing.setup
    speaker = listener.speaker()
    return server.Welcome(
        version=VERSION,
        table=table.id,
        seat=listener.seat,
        host=listener.seat == table.host,
        lang=listener.lang,
        game=setup.game.name,
        preset=table.preset,
        title=speaker.text(f"preset-{table.preset}"),
        changed=speaking.agreed(speaker, setup),
        rules=speaking.rules(speaker, setup.game, setup.config, len(standing.seats)),
        chat=table.chat,
        pile_shown=particulars.pile_shown(setup.config),
        phrases=speaking.phrases(speaker),
        rules_url=speaking.rules_url(setup.game, table.preset, setup.config, len(standing.seats)),
        values=particulars.marked_values(setup.game),
        suits=len(setup.game.deck(setup.config, len(standing.seats)).suits),
        beat_seconds=table.beat_seconds,
        clock=speaking.clock(speaker, table.clock),
    )


def state(standing: Standing, listener: Listener, since: int) -> server.State:
    """All that this listener may know, with the events after number `since` (-1: from the beginning)."""
    match, seat = standing.match, listener.seat
    speaker = listener.speaker(match.names if match is not None else ())
    view = None if match is None else match.view(seat)
    told = None if view is None else view_of(view, standing.parts)
    undo, undo_asks = _undo(standing, seat, speaker)
    return server.State(
        n=-1 if match is None else len(match.log) - 1,
        events=[] if match is None else _events(match, listener, since),
        view=told,
        offer=_offer(standing, seat, speaker),
        undo=undo,
        undo_asks=undo_asks,
        seats=[_seat(each, standing, seat) for each in standing.seats],
        order=None if seat is None else _order(standing.seats[seat]),
        mixing=None if standing.mixing is None else standing.mixing.told_to(seat),
        waiting=sum(each.kind == "free" for each in standing.seats),
        question=_question(standing, speaker),
        table_acts=table_acts.offered(standing, seat, speaker),
        clock=_clock(standing),
        paused=match is not None and match.incidents.paused and not match.over,
        deadline=standing.deadline,
        hand_value=None if view is None else particulars.hand_value(view.deal),
        sheet=[] if match is None else _sheet(match, standing.parts),
        settlement=[] if match is None else settlement_of(match, speaker),
        over=match is not None and match.over,
        ending=_ending(match, speaker),
        deal_over=match is not None and match.deal_over,
        rematch=standing.table.rematch,
        spectators=standing.spectators,
        duplicate=standing.duplicate,
    )


def denied(standing: Standing, listener: Listener, by: int, do: Do) -> server.Refused:
    """What the one who asked is told of the no of another seat."""
    names = () if standing.match is None else standing.match.names
    text = listener.speaker(names).text(f"server-refuse-{do}-denied", seat=by)
    return server.Refused(clause="TABLE-UNDO-6" if do == "undo" else "TABLE-ASK-1", text=text)


def _ending(match: Match | None, speaker: Speaker) -> str | None:
    if match is None or not match.over or match.standing.reason is None:
        return None
    return speaker.say(match.standing.reason)


def _question(standing: Standing, speaker: Speaker) -> server.Question | None:
    """What somebody asks, said to those who answer and to the one who waits for them."""
    consent = standing.consent
    if consent.seat is None:
        return None
    return server.Question(
        do=consent.do,
        seat=consent.seat,
        text=speaker.text(f"server-asks-{consent.do}", seat=consent.seat),
        awaited=sorted(consent.awaited),
    )


def _clock(standing: Standing) -> server.TableClock | None:
    if standing.clock is None or standing.match is None or standing.match.over:
        return None
    playing = people(standing) - standing.match.incidents.resigned
    return standing.clock.told([each.seat in playing for each in standing.seats])


def arranged(match: Match | None, listener: Listener) -> server.Arranged | None:
    """The best arrangement of the own hand; None where there is none to give."""
    if match is None or listener.seat is None:
        return None
    found = particulars.arrangement(match.view(listener.seat).deal)
    if found is None:
        return None
    aloud = listener.speaker(match.names, aloud=True)
    laid = [aloud.cards(each.cards) for each in found.combinations]
    return server.Arranged(
        combinations=[
            Combination(
                kind=each.kind,
                cards=[card.text for card in each.cards],
                stands_for=[
                    place.rank.letter + ("" if place.suit is None else place.suit.letter)
                    for place in each.stands_for
                ],
            )
            for each in found.combinations
        ],
        left=[card.text for card in found.left],
        penalty=found.penalty,
        spoken=aloud.text(
            "server-arranged",
            combinations="; ".join(laid) or aloud.text("list-empty"),
            left=found.left,
            points=found.penalty,
        ),
    )


def _events(match: Match, listener: Listener, since: int) -> list[server.Told]:
    """The events after `since`, numbers and all. A number before or after what there is means all that this
    listener wants to know: the deal, or the whole match.
    """
    first = since + 1
    if since < 0 or first > len(match.log):
        first = 0 if listener.whole else _beginning(match)
    speaker, aloud = listener.speaker(match.names), listener.speaker(match.names, aloud=True)
    return [told_of(number, event, speaker, aloud) for number, event in match.stream(listener.seat, first)]


def told_of(number: int, event: Event | None, speaker: Speaker, aloud: Speaker) -> server.Told:
    """An event as it was seen, with its sentences."""
    said = None if event is None else event.says()
    frozen: Any = event  # and so a key, which its protocol does not say
    return server.Told(
        n=number,
        event=None if event is None else _event(frozen),
        text=_said(speaker, said),
        spoken=_said(aloud, said),
    )


@lru_cache(maxsize=1024)
def _event(event: Any) -> GameEvent:  # noqa: ANN401 - an event, which can be hashed
    """Made once for all at the table who see the same."""
    made: GameEvent = msgspec.convert(event.to_plain(), GameEvent)
    return made


@lru_cache(maxsize=2048)
def _action(action: Any) -> Action:  # noqa: ANN401 - the game's own atom
    made: Action = msgspec.convert(action.to_plain(), Action)
    return made


def _beginning(match: Match) -> int:
    """Where the deal begins; the first with who was left out of the dice, if anyone was."""
    began = match.stories[-1].began
    if match.results:
        return began
    left_out = (number for number, event in enumerate(match.log.events[:began]) if isinstance(event, LeftOut))
    return next(left_out, began)


def _said(speaker: Speaker, message: Message | None) -> str | None:
    return None if message is None else speaker.say(message)


def view_of(view: table_view.TableView, parts: Parts | None = None) -> TableView:
    """The view as it goes over the wire; but for the deal it stays the same for long."""

    def make() -> TableView:
        return msgspec.convert(view.plain_but_deal(), TableView)

    whole = make() if parts is None else parts.get(("view", view.seat), (view, view.beside), make)
    if view.deal is None:
        return whole
    plain = particulars.tagged(view.game, view.deal, view.deal.to_plain())
    return msgspec.structs.replace(whole, deal=msgspec.convert(plain, AnyDealView))


def _sheet(match: Match, parts: Parts) -> list[server.SheetRow]:
    return parts.get("sheet", (match, len(match.results)), lambda: sheet_of(match.sheet()))


def _offer(standing: Standing, seat: Watcher, speaker: Speaker) -> server.Offer | None:
    """Nothing is offered in a pause, nor to whom a bot plays for."""
    match = standing.match
    if match is None or seat is None or match.deal_over or match.incidents.paused:
        return None
    if seat in stood_in(standing):
        return None
    offer: Offer = match.offer(seat)
    parts, lang = standing.parts, speaker.lang
    if not offer.actions:
        # Of what may not be done little changes while others act.
        hangs_on = (offer.id, offer.not_now)
        return parts.get(("offer", seat, lang), hangs_on, lambda: _offer_of(match, seat, offer, speaker))
    return _offer_of(match, seat, offer, speaker)


def _offer_of(match: Match, seat: int, offer: Offer, speaker: Speaker) -> server.Offer:
    return server.Offer(
        id=offer.id,
        actions=[_action(each) for each in offer.actions],
        groups=[
            server.Group(
                rank=each.rank_text,
                naturals=[card.text for card in each.naturals],
                min_wilds=each.min_wilds,
                max_wilds=each.max_wilds,
                adds=each.adds,
            )
            for each in offer.groups
        ],
        not_now=[
            server.NotNow(verb=verb, clause=refusal.clause, text=speaker.say(refusal.message))
            for verb, refusal in offer.not_now
        ],
        idle=_idle(match, seat, offer, speaker),
        pile=particulars.pile_sentence(offer, speaker),
    )


def _idle(match: Match, seat: int, offer: Offer, speaker: Speaker) -> list[server.IdleCard]:
    """Of which cards of the hand nothing may be done, and why."""
    usable: set[Card] = set()
    for each in offer.actions:
        if each.verb in ("discard", "add"):
            usable.add(each.card)
        elif each.verb == "lay":
            usable.update(each.cards)
    hand = match.deal_view(seat).hand
    if not usable or hand is None:
        return []
    found: list[server.IdleCard] = []
    for idle in (each for each in hand.kinds() if each not in usable):
        action = match.game.action_from_plain({"do": "discard", "card": idle.text})
        refusal = match.why_not(seat, action)
        if refusal is not None:
            said = speaker.say(refusal.message)
            found.append(server.IdleCard(card=idle.text, clause=refusal.clause, text=said))
    return found


def _undo(standing: Standing, seat: Watcher, speaker: Speaker) -> tuple[str | None, bool]:
    """Why nothing can be taken back, None if it can; and whether that would be asked of the others."""
    match = standing.match
    if match is None or seat is None:
        return speaker.text(NOTHING_DONE), False
    refusal = match.why_not_undo(seat)
    later = None if refusal is None else standing.consent.why_not_ask(match, seat, "undo")
    asks = refusal is not None and later is None and seat not in stood_in(standing)
    reason = table_acts.why_not_play(standing, seat) or later or refusal
    return None if reason is None else speaker.say(reason.message), asks


def _seat(row: SeatRow, standing: Standing, own: Watcher) -> server.Seat:
    kind = "you" if row.seat == own and row.kind == "person" else row.kind
    gone = away(standing, row.seat)
    match = standing.match
    return server.Seat(
        seat=row.seat,
        name=row.name,
        colour=row.colour,
        kind=kind,
        here=row.kind == "bot" or row.seat in standing.here,
        ready=row.seat in standing.ready,
        bot=row.bot,
        vacant=row.vacant,
        away=None if gone is None else int(gone),
        stand_in=match is not None and row.seat in match.incidents.bots,
        resigned=match is not None and row.seat in match.incidents.resigned,
    )


def _order(row: SeatRow) -> list[str] | None:
    return None if row.order is None else row.order.split()


def sheet_of(rows: Iterable[SheetRow]) -> list[server.SheetRow]:
    return [
        server.SheetRow(
            number=row.number,
            dealer=row.dealer,
            points=list(row.points),
            totals=list(row.totals),
            stars=list(row.stars),
            circled=list(row.circled),
        )
        for row in rows
    ]


def settlement_of(match: Match, speaker: Speaker) -> list[server.Item]:
    return [server.Item(text=speaker.say(line.message), amount=line.amount) for line in match.settlement()]
