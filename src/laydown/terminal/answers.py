"""What the session does with a typed line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laydown.cards import Rank
from laydown.errors import AmbiguousInput, IllegalAction, LaydownError, MalformedInput, Message
from laydown.games.rules import explained
from laydown.terminal.commands import VERBS, folded
from laydown.terminal.hand_order import ORDERS
from laydown.terminal.menu import choose
from laydown.terminal.pen import INDENT
from laydown.terminal.sheet import show_sheet
from laydown.terminal.talking import say
from laydown.terminal.typed import Pick

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.terminal.choosing import Now
    from laydown.terminal.session import Session


_RANK_NUMBERS: Final = {rank: str(int(rank)) for rank in Rank if Rank.TWO <= rank <= Rank.TEN}

_BETWEEN_DEALS: Final = ("score", "log", "rules", "again", "why", "say", "menu", "quit")
"""What may be asked while no deal is played."""

_WHILE_OTHERS_PLAY: Final = (*_BETWEEN_DEALS, "undo", "hand", "sort", "show")
"""What may be asked while others are to act."""


class Leave(Exception):
    """The player wants to stop here and go on another day."""


class Answers:
    """Takes lines for a session. Nothing that is typed raises anything but Leave."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._questions: dict[str, Callable[[int, tuple[str, ...]], None]] = {
            "help": self._help,
            "hint": self._hint,
            "moves": self._moves,
            "why": self._why,
            "undo": self._undo,
            "again": self._again,
            "show": self._show,
            "hand": self._hand,
            "sort": self._sort,
            "score": self._score,
            "log": self._log,
            "rules": self._rules,
            "say": self._say,
            "menu": self._menu,
            "rematch": self._rematch,
            "quit": self._quit,
        }

    def answer(self, seat: int, line: str) -> None:
        """Do what a line says, piece by piece, up to the first that cannot be done."""
        session = self._session
        try:
            if self._talks(seat, line):
                session.tell_news(seat)
                return
            pieces = self._pieces(seat, line)
        except LaydownError as error:
            session.complain(seat, error)
            return
        for at, words in enumerate(pieces):
            done = self._piece(seat, words)
            rest = len(pieces) - at - 1
            if rest and (not done or seat not in session.table.to_act()):
                session.pen(seat).say("terminal-rest-not-done", count=rest)
                return

    def between_deals(self, seat: int, line: str) -> None:
        """A line typed where nothing can be played: only questions have an answer."""
        try:
            if not self._talks(seat, line) and not self._ask(seat, line, _BETWEEN_DEALS):
                self._session.pen(seat).say("terminal-between-deals")
        except LaydownError as error:
            self._session.complain(seat, error)

    def after_the_match(self, seat: int, line: str) -> bool:
        """A line typed when all is played; False if it asks nothing that can be asked then."""
        try:
            return self._talks(seat, line) or self._ask(seat, line, (*_BETWEEN_DEALS, "rematch"))
        except LaydownError as error:
            self._session.complain(seat, error)
            return True

    def while_others_play(self, seat: int, line: str) -> None:
        """A line typed while somebody else is to act."""
        try:
            if line and not self._talks(seat, line) and not self._ask(seat, line, _WHILE_OTHERS_PLAY):
                words = ", ".join(map(self._session.commands.word, _WHILE_OTHERS_PLAY))
                self._session.pen(seat).say("terminal-join-not-your-turn", words=words)
        except LaydownError as error:
            self._session.complain(seat, error)

    def _talks(self, seat: int, line: str) -> bool:
        """Whether the line is for the others: it is not taken apart as a move would be."""
        session = self._session
        company = session.table.company
        if company is None or company.answers(line):
            return company is not None
        first, *rest = line.split(maxsplit=1) or [""]
        try:
            if session.commands.find(first, ()) != "say":
                return False
        except AmbiguousInput:
            return False
        self._say(seat, tuple(rest))
        return True

    def _ask(self, seat: int, line: str, possible: tuple[str, ...]) -> bool:
        """Answer the question that a line asks; False if it asks none of these."""
        try:
            typed = next(iter(self._split(line)), ("",))
            command = self._session.commands.find(typed[0], possible)
        except LaydownError:
            return False
        if command is None or command not in possible:
            return False
        self._questions[command](seat, typed[1:])
        return True

    def is_undo(self, line: str) -> bool:
        """Whether the line takes something back."""
        try:
            return self._session.commands.find(line, ("undo",)) == "undo"
        except AmbiguousInput:
            return False

    def describe_line(self, seat: int, line: str) -> str:
        """A full form in the player's words; a word that is no action as it stands."""
        session = self._session
        pen = session.pen(seat)
        try:
            atoms = [atom for words in self._split(line) for atom in self._atoms(seat, words)]
        except LaydownError:
            atoms = []
        if not atoms:
            return line
        view = session.table.deal_view(seat)
        return pen.speaker.list([session.desk.describe(atom, view, pen) for atom in atoms])

    # Pieces

    def _pieces(self, seat: int, line: str) -> list[tuple[str, ...]]:
        if not line:
            return self._by_enter(seat)
        word = folded(line.strip().rstrip("."))
        if word.isdecimal() and len(word) < 4:
            return self._by_number(seat, int(word))
        return self._split(line)

    def _split(self, line: str) -> list[tuple[str, ...]]:
        return self._session.reading.pieces(line, self._is_command)

    def _by_enter(self, seat: int) -> list[tuple[str, ...]]:
        """Enter alone does the only thing there is to do; a cut it leaves to the dice."""
        session = self._session
        if session.table.leaves_to_dice(seat):
            session.table.leave_to_dice(seat)
            session.tell_news(seat)
            return []
        offer = session.table.offer(seat)
        if len(offer.actions) == 1:
            return self._split(str(offer.actions[0]))
        session.advise(seat)
        return []

    def _by_number(self, seat: int, number: int) -> list[tuple[str, ...]]:
        """A number alone means a choice, where some are open, and else a card of the hand: by its number or
        by its rank, and if it could be both the player is asked. A plain screen numbers no cards.
        """
        session = self._session
        if session.choices:
            if not 1 <= number <= len(session.choices):
                raise MalformedInput(
                    Message.of("terminal-no-such-choice", number=number, count=len(session.choices))
                )
            return self._split(session.choices[number - 1])
        if any(atom.verb == "cut" for atom in session.table.offer(seat).actions):
            return [("cut", str(number))]
        now = session.now(seat)
        forms: list[str] = []
        if not session.console.plain:
            forms += session.desk.bare_cards((Pick(f"#{number}", place=number),), now)
        rank = next((each.rank for each in now.row if str(number) == _RANK_NUMBERS.get(each.rank)), None)
        if rank is not None:
            forms += session.desk.bare_cards((Pick(str(number), rank=rank),), now)
        return self._chosen(tuple(dict.fromkeys(forms)), str(number))

    def _chosen(self, forms: tuple[str, ...], typed: str) -> list[tuple[str, ...]]:
        """The one thing that may be done with a card, or the question which."""
        if not forms:
            raise MalformedInput(Message.of("terminal-not-understood", text=typed), typed)
        if len(forms) > 1:
            raise AmbiguousInput(Message.of("terminal-what-with-card"), forms)
        return self._split(next(iter(forms)))

    def _is_command(self, word: str) -> bool:
        try:
            return self._session.commands.find(word, ()) is not None
        except AmbiguousInput:
            return True

    def _piece(self, seat: int, words: tuple[str, ...]) -> bool:
        """Do one piece of a line; False if it could not be done."""
        session = self._session
        try:
            command = self._command(seat, words)
            if command in self._questions:
                self._questions[command](seat, words[1:])
                return True
            session.choices = ()
            for atom in self._atoms(seat, words):
                session.do(seat, atom)
        except LaydownError as error:
            session.tell_news(seat)
            session.complain(seat, error)
            return False
        session.tell_news(seat)
        return True

    def _command(self, seat: int, words: tuple[str, ...]) -> str | None:
        """The command that a piece begins with; None if it begins with a card."""
        session = self._session
        possible = {*self._questions, *(atom.verb for atom in session.table.offer(seat).actions)}
        first = words[0]
        if len(words) == 1 and first.startswith("#"):
            return None
        if len(words) > 1:  # `d k` names a card: not a draw, but a discard too early
            possible = possible - {"draw"} | {"discard"}
        command = session.commands.find(first, possible)
        if command == "quit" and len(words) > 1:  # q q q are queens
            command = None
        if command is None and not session.reading.are_cards(words):
            raise MalformedInput(Message.of("terminal-not-understood", text=first[:20]), first)
        return command

    def _atoms(self, seat: int, words: tuple[str, ...]) -> tuple[Any, ...]:
        session = self._session
        now = session.now(seat)
        command = self._command(seat, words)
        if command in VERBS:
            self._why_too_early(command, now)
            return session.desk.atoms_for(command, words[1:], now)
        if command is not None:
            return ()
        forms = session.desk.bare_cards(session.reading.picks(words), now)
        (first, *rest), *_ = self._chosen(forms, words[0])
        return session.desk.atoms_for(first, tuple(rest), now)

    def _why_too_early(self, verb: str, now: Now) -> None:
        """IllegalAction for what has to wait until a card is drawn, whatever cards were typed behind it."""
        if self._session.desk.choices(now) and not now.atoms(verb):
            for each, refusal in now.offer.not_now:
                if each == verb:
                    raise IllegalAction(refusal)

    # Questions

    def _help(self, seat: int, words: tuple[str, ...]) -> None:
        session = self._session
        pen = session.pen(seat)
        typed = {name: session.commands.word(name) for name in session.commands.names}
        if words:
            pen.pages(
                pen.text(
                    "terminal-help-word", word=typed[name], what=pen.text(f"terminal-command-{name}-help")
                )
                for name in session.commands.names
            )
            return
        session.console.say_all([pen.text(id_, **typed) for id_ in session.desk.help(session.now(seat))])
        if not pen.plain:
            pen.say("terminal-help-star")
        pen.say(
            "terminal-help-more",
            words=", ".join(typed[name] for name in self._questions if name in typed),
            **typed,
        )

    def _hint(self, seat: int, words: tuple[str, ...]) -> None:
        del words
        session = self._session
        now = session.now(seat)
        pen = session.pen(seat)
        action = session.adviser.choose(now.view, now.offer)
        verb, _, rest = str(action).partition(" ")
        line = pen.typed(verb, rest)
        pen.say("terminal-hint", move=session.desk.describe(action, now.view, pen), line=line)

    def _moves(self, seat: int, words: tuple[str, ...]) -> None:
        del words
        session = self._session
        session.show_choices(seat, session.desk.moves(session.now(seat)))

    def _why(self, seat: int, words: tuple[str, ...]) -> None:
        del words
        session = self._session
        pen = session.pen(seat)
        if session.refused is None:
            pen.say("terminal-nothing-refused")
            return
        table = session.table
        rulebook = table.game.rulebook(table.config, len(table.names))
        rules = explained(session.refused.clause, rulebook)
        pen.facts([pen.speaker.refuse(session.refused), *map(pen.speaker.say, rules)])

    def _undo(self, seat: int, words: tuple[str, ...]) -> None:
        del words
        self._session.table.undo(seat)
        self._session.tell_news(seat)

    def _again(self, seat: int, words: tuple[str, ...]) -> None:
        del seat, words
        self._session.console.again()

    def _show(self, seat: int, words: tuple[str, ...]) -> None:
        del words
        self._session.show_all(seat)
        if seat in self._session.table.to_act():
            self._session.advise(seat)

    def _hand(self, seat: int, words: tuple[str, ...]) -> None:
        del words
        self._session.show_hand(seat)

    def _sort(self, seat: int, words: tuple[str, ...]) -> None:
        session = self._session
        pen = session.pen(seat)
        for order in ORDERS:
            names = (order, *pen.text(f"terminal-order-{order}").split())
            if words and any(folded(name).startswith(folded(words[0])) for name in names):
                session.settings.order = order
                session.table.keep()
                self._hand(seat, ())
                return
        pen.say(
            "terminal-sort-how",
            orders=", ".join(pen.text(f"terminal-order-{order}").split()[0] for order in ORDERS),
        )

    def _score(self, seat: int, words: tuple[str, ...]) -> None:
        del words
        session = self._session
        show_sheet(session.table, session.pen(seat))

    def _log(self, seat: int, words: tuple[str, ...]) -> None:
        del words
        self._session.tell_deal(seat)

    def _rules(self, seat: int, words: tuple[str, ...]) -> None:
        del words
        session = self._session
        pen = session.pen(seat)
        table = session.table
        rulebook = table.game.rulebook(table.config, len(table.names))
        rules = (pen.speaker.say(rule.message) for rule in rulebook)
        pen.pages(rules, indent="" if pen.plain else INDENT)

    def _say(self, seat: int, words: tuple[str, ...]) -> None:
        session = self._session
        if session.table.company is not None:
            session.choices = (
                say(session.table.company, " ".join(words), session.pen(seat)) or session.choices
            )

    def _menu(self, seat: int, words: tuple[str, ...]) -> None:
        session = self._session
        if session.table.company is not None:
            session.choices = (
                choose(session.table.company, " ".join(words), session.pen(seat)) or session.choices
            )
            session.tell_news(seat)

    def _rematch(self, seat: int, words: tuple[str, ...]) -> None:
        del seat, words
        if self._session.table.company is not None:
            self._session.again = self._session.table.company.rematch()

    def _quit(self, seat: int, words: tuple[str, ...]) -> None:
        del seat, words
        raise Leave
