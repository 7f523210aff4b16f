"""A match that a server keeps: folded from the seat's own stream of events, and from nothing else."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from laydown.cards import card
from laydown.errors import BrokenInvariant, IllegalAction, MalformedInput, Message, Refusal
from laydown.games import game_of
from laydown.games.events import DealBegan
from laydown.games.rules import Group, Offer
from laydown.table.events import TakenBack, event_from_plain
from laydown.table.view import TableView
from laydown.terminal import company, links
from laydown.terminal.answers import Leave
from laydown.terminal.commands import yes_or_no
from laydown.terminal.news import is_deed
from laydown.wire import client, server
from laydown.wire.atoms import Action

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.cards import Deck
    from laydown.games.rules import Plain, SettlementLine, SheetRow, Standing
    from laydown.terminal.desk import AnyAtom, AnyEvent, AnyView
    from laydown.terminal.messenger import Messenger
    from laydown.terminal.pen import Pen
    from laydown.wire.shape import Shape

_BREATH: Final = 0.1
"""So long, in seconds, the player's own wishes may wait while we listen to the server."""


class RemoteTable:
    """`seat` is the one that is played here, None for somebody who watches.

    What may be done is the server's to say; what the player is shown is folded here.
    """

    def __init__(self, messenger: Messenger, pen: Pen) -> None:
        self._messenger = messenger
        self._pen = pen
        self.seat = messenger.welcome.seat
        self.preset = messenger.welcome.preset
        self.game = game_of(self.preset)
        self.people = () if self.seat is None else (self.seat,)
        self.phrases = tuple((each.id, each.text) for each in messenger.welcome.phrases)
        self.may_chat = messenger.welcome.chat
        self.deal_began = 0
        self._view = TableView(self.game, self.seat)
        self._events: list[tuple[int, AnyEvent | None]] = []
        self._state: server.State | None = None
        self._refused: server.Refused | None = None
        self._asking = False
        self._given: links.Given | None = None
        """The links that were given anew last."""

        self._question: tuple[int, str] | None = None
        """The seat whose question the player was told of last."""

        self._said = 0
        """How often we were heard at the table."""

        self._offer: Offer | None = None

    @property
    def company(self) -> RemoteTable:
        return self

    # What stands

    @property
    def config(self) -> Any:  # noqa: ANN401 - the game's own Config
        return self._view.config

    @property
    def deck(self) -> Deck:
        return self.game.deck(self.config, len(self.names))

    @property
    def names(self) -> tuple[str, ...]:
        return self._view.names

    @property
    def standing(self) -> Standing:
        return self._view.standing

    @property
    def over(self) -> bool:
        return self._view.over

    @property
    def deal_over(self) -> bool:
        return self._now.deal_over

    @property
    def deal_number(self) -> int:
        return 0 if self._view.deal is None else self._view.deal.number

    @property
    def told(self) -> int:
        return len(self._events)

    def to_act(self) -> tuple[int, ...]:
        offer = self._now.offer
        return self.people if offer is not None and offer.actions else ()

    def offer(self, seat: int) -> Offer:
        if self._offer is None:
            told = self._now.offer
            self._offer = Offer(seat, ()) if told is None else self._read_offer(seat, told)
        return self._offer

    def deal_view(self, seat: int | None) -> AnyView:
        del seat
        if self._view.deal is None:
            raise BrokenInvariant(Message.of("table-broken-no-deal"))
        return self._view.deal

    def stream(self, seat: int | None, since: int) -> list[tuple[int, AnyEvent | None]]:
        del seat
        return self._events[since:]

    def sheet(self) -> tuple[SheetRow, ...]:
        return self.game.sheet(self.config, len(self.names), self._view.results)

    def settlement(self) -> tuple[SettlementLine, ...]:
        return self.game.settlement(self.config, self.standing) if self.over else ()

    def leaves_to_dice(self, seat: int) -> bool:
        return any(each.verb == "cut" for each in self.offer(seat).actions)

    def acted_last(self) -> int:
        """The number of the event after the last one in this deal that this seat has brought about: from
        there on the player has seen nothing.
        """
        events = self._events[self.deal_began :]
        in_beats = any(event is not None and event.kind == "beat-began" for _, event in events)
        for number, event in reversed(events):
            if event is not None and is_deed(event, self.seat, in_beats=in_beats):
                return number + 1
        return self.deal_began

    # What is done

    def begin(self) -> None:
        """Wait until the match has begun, which it does when all seats are taken."""
        waiting = 0
        while self._state is None or self._view.deal is None:
            self.hear()
            if self._state is not None and self._state.waiting != waiting:
                waiting = self._state.waiting
                company.say_how_many_are_missing(waiting, self._pen)
            self._leave_if_asked()

    def wait(self, meanwhile: Callable[[], None]) -> None:
        while self.hear(0):
            meanwhile()
        self._consent()
        while not (self.over or self.to_act() or (self.deal_over and not self._is_ready())):
            self.hear()
            meanwhile()
            self._consent()

    def act(self, seat: int, action: AnyAtom) -> None:
        """Whoever would like to take something back first hears whether that may be."""
        number = self.offer(seat).id
        while self.hear(0):
            pass
        self._consent()
        if self.offer(seat).id != number:
            raise IllegalAction(Refusal.of("TABLE-OFFER-1", "table-refuse-offer-closed"))
        atom = msgspec.convert(action.to_plain(), Action)
        self._ask(client.Act(offer=number, action=atom), lambda: self.offer(seat).id != number)

    def leave_to_dice(self, seat: int) -> None:
        """The server knows no dice for this: we cut anywhere."""
        self.act(seat, secrets.choice(self.offer(seat).actions))

    def undo(self, seat: int) -> None:
        """Taken back at once, or the others are asked, and the answer comes later."""
        del seat
        known = self.told
        self._ask(client.Undo(), lambda: self._is_asking() or self._took_back(known))
        if self._is_asking():
            company.say_who_is_asked(self._now, self._pen)

    def say(self, phrase: str) -> None:
        self._speak(client.Say(phrase=phrase))

    def chat(self, text: str) -> None:
        self._speak(client.Chat(text=text))

    def acts(self) -> tuple[server.TableAct, ...]:
        while self.hear(0):
            pass
        host = self._messenger.welcome.host
        return (*self._now.table_acts, *links.acts(self._now, self.seat, self._pen.speaker, host=host))

    def do(self, act: server.TableAct) -> None:
        """Done at once, or the others are asked, and the answer comes later."""
        wish = links.frame_of(act)
        if wish is not None:
            self._give_anew(wish)
            return
        known, before = self.told, self._now
        frame = client.Table(do=act.do, n=before.n, seat=act.seat)
        self._ask(frame, lambda: self.told > known or self._now.question != before.question)
        question = self._now.question
        if question is not None and question.seat == self.seat and question.do == act.do:
            company.say_who_is_asked(self._now, self._pen)

    def _give_anew(self, wish: client.FromClient) -> None:
        """A new link, which is told; who has taken one for the own seat goes on with it and is alone."""
        self._given = None
        self._ask(wish, lambda: self._given is not None)
        given: links.Given | None = self._given
        if given is None:
            return
        links.tell(given, self._messenger.address, self._now.seats, self._pen)
        if isinstance(given, server.Renewed):
            self._messenger.go_on_with(given.token)

    @property
    def rematch_is_open(self) -> bool:
        """Whether somebody wants to play again."""
        return self._now.rematch is not None

    def rematch(self) -> str:
        self._ask(client.Rematch(), lambda: self._now.rematch is not None)
        return self._now.rematch or ""

    def _speak(self, frame: client.Say | client.Chat) -> None:
        said = self._said
        self._ask(frame, lambda: self._said > said)

    def look(self) -> None:
        """Take in what has come while the player is asked for something else."""
        while self.hear(0):
            pass
        self._say_who_asks()

    def answers(self, line: str) -> bool:
        self.look()
        yes = yes_or_no(line, self._pen.speaker) if self._is_awaited() else None
        if yes is not None:
            self._answer(yes=yes)
        return yes is not None

    def _consent(self) -> None:
        """Let the player answer whoever would like to take something back, before anything else is done.
        Leave or ClosedTerminal if the player goes instead.
        """
        if self._is_awaited():
            self._say_who_asks()
            self._answer(yes=company.agrees(self._pen))

    def _answer(self, *, yes: bool) -> None:
        known = self.told
        while self.hear(0):
            pass
        try:
            self._ask(client.Answer(yes=yes), lambda: self.told > known or not self._is_awaited())
        except MalformedInput as error:  # it was settled meanwhile
            self._pen.console.say(self._pen.speaker.say(error.message))

    def _say_who_asks(self) -> None:
        """Once for each question."""
        asked = self._now.question
        if asked is None or not self._is_awaited():
            self._question = None
        elif self._question != (asked.seat, asked.do):
            self._question = asked.seat, asked.do
            company.say_who_asks(asked, self._now.seats[asked.seat].name, self._pen)

    def _is_awaited(self) -> bool:
        question = None if self._state is None else self._state.question
        return question is not None and self.seat in question.awaited

    def _is_asking(self) -> bool:
        """Whether we have asked to take something back."""
        return self._asks_undo(self._now)

    def _asks_undo(self, state: server.State) -> bool:
        question = state.question
        return question is not None and question.do == "undo" and question.seat == self.seat

    def _lapsed(self, before: server.State, known: int) -> bool:
        """Whether something was done while we were asking, so that nothing is taken back."""
        return (
            self._asks_undo(before)
            and not self._is_asking()
            and self.told > known
            and not self._took_back(known)
        )

    def _took_back(self, since: int) -> bool:
        return any(
            isinstance(event, TakenBack) and event.seat == self.seat for _, event in self._events[since:]
        )

    def next_deal(self) -> None:
        number = self.deal_number
        while self.hear(0):
            pass
        self._ask(client.Next(), lambda: self.deal_number != number or self._is_ready())
        if self.deal_number == number:
            company.say_who_is_awaited(self._now.seats, self._pen)

    def keep(self) -> None:
        """The match is kept by the server."""

    # Speaking with the server

    def hear(self, seconds: float = _BREATH) -> bool:
        """Take in what the server says in this time; False if it said nothing."""
        frame = self._messenger.next_frame(seconds)
        match frame:
            case server.State():
                self._take_in(frame)
            case server.Refused() if self._asking:
                self._refused = frame
            case server.Refused():
                self._pen.console.say(self._pen.speaker.say(self._words(frame.text)))
            case server.Unkept():
                self._pen.console.say(self._pen.speaker.say(self._words(frame.text)))
            case server.Renewed() | server.Links():
                self._given = frame
            case server.SaidAt():
                self._said += frame.seat == self.seat
                company.say_what_was_said(frame, self._now.seats, self._pen)
            case _:
                pass
        return frame is not None

    def _ask(self, frame: client.FromClient, is_done: Callable[[], bool]) -> None:
        """Ask the server to do something, and again if the line was lost before it was done.

        IllegalAction or MalformedInput, in its words, if it refuses.
        """
        self._refused = None
        self._asking = True
        asked_on = 0
        try:
            while not is_done():
                line = self._messenger.line
                if self._messenger.is_fresh and asked_on != line:
                    self._messenger.send(frame)
                    asked_on = line
                self.hear()
                if self._refused is not None:
                    raise self._refusal(self._refused)
        finally:
            self._asking = False

    def _leave_if_asked(self) -> None:
        """Before the match nothing else can be asked for."""
        console = self._pen.console
        if console.has_line() and self._pen.commands.find(console.line(), ("quit",)) == "quit":
            raise Leave

    def _refusal(self, refused: server.Refused) -> IllegalAction | MalformedInput:
        message = self._words(refused.text)
        return IllegalAction(Refusal(refused.clause, message)) if refused.clause else MalformedInput(message)

    def _words(self, text: str) -> Message:
        """A sentence of the server's, with cards as words where this player has them so."""
        return Message.of("terminal-join-words", text=company.spelled(text, self._pen.speaker))

    @property
    def _now(self) -> server.State:
        if self._state is None:
            raise BrokenInvariant(Message.of("table-broken-no-deal"))
        return self._state

    def _is_ready(self) -> bool:
        return self.seat is not None and self._now.seats[self.seat].ready

    def _take_in(self, state: server.State) -> None:
        known = self.told
        for told in state.events:
            if told.n < len(self._events):  # the line was lost before we knew that we knew it
                continue
            event = None
            if told.event is not None:
                event = event_from_plain(self.game, _plain(told.event))
            if isinstance(event, DealBegan):
                self.deal_began = told.n
            self._view.fold(told.n, event)
            self._events.append((told.n, event))
        before, self._state, self._offer = self._state, state, None
        if before is not None:
            company.say_who_came_and_went(before.seats, state.seats, self._pen)
            if self._lapsed(before, known):
                self._pen.say("terminal-join-undo-lapsed")
        self._pen = replace(
            self._pen,
            speaker=replace(self._pen.speaker, names=tuple(each.name for each in state.seats), you=self.seat),
        )

    def _read_offer(self, seat: int, told: server.Offer) -> Offer:
        return Offer(
            seat,
            tuple(self.game.action_from_plain(_plain(each)) for each in told.actions),
            groups=tuple(
                Group(
                    each.rank,
                    tuple(card(text) for text in each.naturals),
                    each.min_wilds,
                    each.max_wilds,
                    adds=each.adds,
                )
                for each in told.groups
            ),
            not_now=tuple((each.verb, Refusal(each.clause, self._words(each.text))) for each in told.not_now),
            id=told.id,
        )


def _plain(told: Shape) -> Plain:
    """What was told as JSON has it: rows are lists there, not tuples."""
    plain: Plain = msgspec.json.decode(msgspec.json.encode(told))
    return plain
