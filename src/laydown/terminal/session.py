"""One match at the terminal: whose turn it is, what was typed, what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from laydown.errors import AmbiguousInput, IllegalAction
from laydown.terminal.answers import Answers
from laydown.terminal.choosing import Now
from laydown.terminal.commands import COMPANY, Commands
from laydown.terminal.desks import desk_for
from laydown.terminal.ending import show_match_end
from laydown.terminal.news import paragraphs
from laydown.terminal.pen import Pen
from laydown.terminal.typed import Reading
from laydown.words import Speaker

if TYPE_CHECKING:
    from laydown.errors import LaydownError, Refusal
    from laydown.table.player import Player
    from laydown.terminal.console import Console
    from laydown.terminal.desk import AnyAtom, AnyView
    from laydown.terminal.table import Table


@dataclass(slots=True)
class Settings:
    """What is kept of a session beside the match, so that it goes on as it was.

    `bots` has the bot of each seat, None for a person's; `seen` counts the events of its stream that each
    person has been told.
    """

    lang: str
    bots: tuple[str | None, ...]
    order: str = "rank"
    seen: dict[int, int] = field(default_factory=dict[int, int])


class Session:
    """Plays a match to its end, or until the players leave. `adviser` gives the hints."""

    def __init__(self, table: Table, settings: Settings, console: Console, adviser: Player) -> None:
        self.table = table
        self.settings = settings
        self.console = console
        self.desk = desk_for(table.game)
        self.adviser = adviser
        self.refused: Refusal | None = None
        self.again: str | None = None
        """The table of another match for the same people, once this player wants one."""

        self._people = table.people
        self._at: int | None = self._people[0] if len(self._people) == 1 else None
        speaker = Speaker(settings.lang, console.plain, table.names)
        company = () if table.company is None else COMPANY
        self.commands = Commands(speaker, (*self.desk.verbs, *company))
        self.reading = Reading(speaker, table.deck.kinds)
        self.choices: tuple[str, ...] = ()
        self._titled = 0
        """The deal whose title was shown last."""
        self.answers = Answers(self)

    def run(self) -> None:
        """Until the match is over. Leave or ClosedTerminal if the players go before."""
        while True:
            self.table.wait(self._meanwhile)
            if self.table.over:
                break
            if self.table.deal_over:
                self._end_deal()
            else:
                seat = next(seat for seat in self.table.to_act() if seat in self._people)
                self._turn(seat)
        self._tell_last_news(self.reader())
        if self.table.deal_view(self.reader()).over:
            self._show_deal_end()
        show_match_end(self.table, self.pen(self.reader()))

    # What the answers ask for

    def pen(self, seat: int | None) -> Pen:
        """The console, speaking to the person at this seat."""
        speaker = Speaker(self.settings.lang, self.console.plain, self.table.names, seat)
        return Pen(self.console, speaker, self.commands)

    def now(self, seat: int) -> Now:
        view: AnyView = self.table.deal_view(seat)
        groups = self.desk.groups(view, self.settings.order)
        return Now(
            view=view,
            offer=self.table.offer(seat),
            row=tuple(each for group in groups for each in group),
            reading=self.reading,
            wild_rank=self.desk.wild_rank(view),
            alike=self.desk.alike,
        )

    def do(self, seat: int, action: AnyAtom) -> None:
        """One atom, done and kept; IllegalAction if it is refused."""
        self.table.act(seat, action)

    def tell_deal(self, seat: int) -> None:
        """All that this person was told in this deal, once more."""
        since = self.table.deal_began
        pen = self.pen(seat)
        told = paragraphs(self.table.stream(seat, since), pen.speaker)
        pen.pages(each for paragraph in told for each in pen.paragraphs(paragraph))

    def tell_news(self, seat: int) -> None:
        """What happened since this person was told last."""
        since = self.settings.seen.get(seat, 0)
        stream = self.table.stream(seat, since)
        pen = self.pen(seat)
        for paragraph in paragraphs(stream, pen.speaker):
            pen.facts(paragraph)
        self.settings.seen[seat] = since + len(stream)

    def show_all(self, seat: int) -> None:
        """The whole table, as before a turn."""
        pen = self.pen(seat)
        view = self.table.deal_view(seat)
        self._title(pen)
        self._show_table(view, pen)

    def _show_table(self, view: AnyView, pen: Pen) -> None:
        self.desk.show_table(view, pen)
        self.desk.show_hand(view, pen, self.settings.order, alone=False)

    def advise(self, seat: int) -> None:
        """What can be done now, with the choices that are open by number."""
        now = self.now(seat)
        self.desk.advise(now, self.pen(seat))
        self.choices = self.desk.choices(now)
        if len(self.choices) > 1:
            self.show_choices(seat, self.choices)

    def show_hand(self, seat: int) -> None:
        """The hand with its numbers; a number typed next means a card again, if no choice is open."""
        view = self.table.deal_view(seat)
        self.desk.show_hand(view, self.pen(seat), self.settings.order, alone=True)
        self.choices = self.desk.choices(self.now(seat))

    def show_choices(self, seat: int, lines: tuple[str, ...]) -> None:
        """Choices by number; the next number that is typed means one of them."""
        pen = self.pen(seat)
        self.choices = lines
        for number, line in enumerate(lines, start=1):
            pen.say("terminal-choice", number=number, what=self.answers.describe_line(seat, line))

    # How it goes

    def _meanwhile(self) -> None:
        """While others play, the reader is told what they do, and may ask."""
        reader = self.reader()
        self.tell_news(reader)
        if self.console.has_line():
            self.answers.while_others_play(reader, self.console.line())

    def _turn(self, seat: int) -> None:
        """A person's turn, or one half of a beat, until someone else is to act."""
        self._hand_over(seat)
        self._tell_last_news(seat)
        if self.console.plain and self._titled == self.table.deal_number:
            self._show_table(self.table.deal_view(seat), self.pen(seat))  # the totals are known
        else:
            self.show_all(seat)
            self._titled = self.table.deal_number
        self.advise(seat)
        self._play(seat)
        while self._takes_back(seat):
            self._play(seat)

    def _play(self, seat: int) -> None:
        while seat in self.table.to_act():
            happened = self.table.told
            self.answers.answer(seat, self.pen(seat).ask(self.desk.question(self.now(seat))))
            if self.table.told > happened and seat in self.table.to_act():
                self.show_hand(seat)
                self.advise(seat)

    def _takes_back(self, seat: int) -> bool:
        """Before another takes the screen over, this person sees what came of the turn and may undo it."""
        if len(self._people) < 2 or self.table.deal_over:
            return False
        pen = self.pen(seat)
        typed = pen.ask("terminal-pass-on")
        if not typed or not self.answers.is_undo(typed):
            return False
        self.answers.answer(seat, typed)
        return seat in self.table.to_act()

    def _title(self, pen: Pen) -> None:
        table = self.table
        game = pen.text(f"preset-{table.preset}")
        title = pen.text("terminal-title", game=game, number=table.deal_number)
        totals = [(pen.name(seat), total) for seat, total in enumerate(table.standing.totals)]
        if self.console.plain:
            self.console.say(title)
            for seat, (_, total) in enumerate(totals):
                pen.say("terminal-total", seat=seat, points=total)
            return
        self.console.heading("   ".join([title, *(f"{name} {total}" for name, total in totals)]))

    def _hand_over(self, seat: int) -> None:
        """At a shared terminal nobody sees another's cards."""
        if self._at == seat:
            return
        if len(self._people) > 1:
            if self._at is not None:
                self.console.hide()
            pen = self.pen(None)
            pen.say("terminal-hand-over", seat=seat)
            pen.ask("terminal-press-enter")
            self.console.hide()
        self._at = seat

    def reader(self) -> int:
        """The person who reads what all may see."""
        return self._at if self._at is not None else self._people[0]

    def _end_deal(self) -> None:
        reader = self.reader()
        self._tell_last_news(reader)
        self._show_deal_end()
        pen = self.pen(reader)
        while line := pen.ask("terminal-next-deal"):
            self.answers.between_deals(reader, line)
        self.table.next_deal()

    def _tell_last_news(self, reader: int) -> None:
        """What the others have done since, apart from what the reader did before."""
        if self.table.stream(reader, self.settings.seen.get(reader, 0)):
            self.pen(reader).gap()
        self.tell_news(reader)

    def _show_deal_end(self) -> None:
        reader = self.reader()
        pen = self.pen(reader if len(self._people) == 1 else None)
        self.console.heading(pen.text("terminal-deal-over", number=self.table.deal_number))
        self.desk.show_deal_end(self.table.deal_view(reader), self.table.standing.totals, pen)

    def complain(self, seat: int, error: LaydownError) -> None:
        """Say why a line, or the rest of it, was not done."""
        pen = self.pen(seat)
        match error:
            case IllegalAction():
                self.refused = error.refusal
                self.console.say(pen.speaker.say(error.message))
            case AmbiguousInput():
                self.console.say(pen.speaker.say(error.message))
                self.show_choices(seat, error.choices)
            case _:
                self.console.say(pen.speaker.say(error.message))
