"""A record read: each line is done in a match as it was at the table, and what follows from it is compared.

The referee is the game's own; what is decided here is only whether the text tells one possible match.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from laydown.cards import card
from laydown.errors import IllegalAction, MalformedInput, RecordError
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER, DealPlan
from laydown.table import scribe
from laydown.table.chance import Given
from laydown.table.header import excerpt_of, read_header, setup_of
from laydown.table.incidents import Incident
from laydown.table.lines import Line, Word, body_lines, broken, broken_at, number_of, rows_of
from laydown.table.match import Match
from laydown.table.shuffle import Dice, commitment_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from laydown.cards import Card, Deck
    from laydown.errors import Value
    from laydown.games.rules import Game
    from laydown.table.header import Header
    from laydown.table.setup import Setup

_MOST_DEALS: Final = 1_000
"""No match that the rules allow has more."""

_WRAPPED: Final = ("order:", "dealer")
"""The lines that may go on in further rows."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """What a running match keeps apart from its record: the secret, and for a check the orders.

    `pending` are the lines of choices still hidden, by the number of the step in the match, from 1.
    """

    secret: bytes
    orders: dict[int, tuple[Card, ...]] = field(default_factory=dict[int, "tuple[Card, ...]"])
    reshuffles: dict[tuple[int, int], tuple[Card, ...]] = field(
        default_factory=dict["tuple[int, int]", "tuple[Card, ...]"]
    )
    pending: dict[int, Line] = field(default_factory=dict[int, Line])


class Reader:
    """Plays a record; `play` gives the match after each line that did something.

    `games` are those it may be of. Whoever has the sealed part of a running match can read its record too.
    """

    def __init__(self, text: str, games: Sequence[Game], sealed: Sealed | None = None) -> None:
        self._rows = rows_of(text)
        self._header: Header = read_header(self._rows)
        self._sealed = sealed
        self._given = Given()
        self._setup: Setup = setup_of(self._header, games)
        self._match: Match | None = None
        self._plan: tuple[DealPlan, Line] | None = None
        """A deal announced whose order has not come yet."""

        self._steps = 0
        self._unsealed = 0
        self._ended = False
        self._last = Line(self._header.end, "", ())

    @property
    def recorded_steps(self) -> int:
        """How many steps the record itself told, the sealed part left out."""
        return self._steps - self._unsealed

    @property
    def match(self) -> Match:
        """The match as far as it was played."""
        if self._match is None:
            raise broken("table-record-no-deals", self._header.last)
        return self._match

    def play(self) -> Iterator[Match]:
        """Do line after line; RecordError at the first that does not hold."""
        self._chance_known()
        if self._header.excerpt:
            self._begin_excerpt()
        for line in body_lines(self._rows, self._header.end):
            if self._ended:
                raise broken("table-record-after-end", line.number)
            self._last = line
            if not line.words and not line.remark:
                continue
            if self._do(line):
                yield self.match
        yield from self._pending()
        self._finish()

    def _do(self, line: Line) -> bool:
        """Do a line; whether it was a step of the match."""
        verb = "step" if line.verb[0] in "0123456789" else line.verb
        if verb not in _WRAPPED and line.words and line.words[-1].line != line.number:
            raise broken("table-record-continued", line.words[-1].line)
        match verb:
            case "step":
                self._step(line)
            case "order:":
                self._order(line)
            case "dealer":
                self._reshuffle(line)
            case "deal":
                self._deal(line)
            case "first":
                self._first_dealer(line)
            case scribe.TABLE:
                self._incident(line)
            case "end":
                self._end(line)
            case ";":
                self._remark(line)
            case _:
                raise broken_at(line.head, "table-record-line", text=verb[:60])
        return verb in ("step", scribe.TABLE, *_WRAPPED)

    # Before the first deal

    def _chance_known(self) -> None:
        """A running match is sealed: it can be read with its secret only (TABLE-RECORD-3)."""
        header = self._header
        if header.commitment is None or header.secret is not None:
            return
        word = header.fields["commitment"].value
        if self._sealed is None:
            raise _broken_by("TABLE-RECORD-3", word, "table-record-sealed")
        if commitment_of(self._sealed.secret) != header.commitment:
            raise _broken_by("TABLE-RECORD-2", word, "table-record-secret")

    def _chance(self) -> Dice | Given:
        secret = self._header.secret
        if secret is None and self._sealed is not None:
            secret = self._sealed.secret
        if secret is None or self._header.commitment is None:
            return self._given
        return Dice(secret, seeded=self._header.seeded, contributions=tuple(self._header.contributions))

    @property
    def _hides(self) -> bool:
        """Whether this is the record of a running match."""
        return self._header.commitment is not None and self._header.secret is None

    def _begin_excerpt(self) -> None:
        lines = body_lines(self._rows, self._header.end)
        plans = tuple(self._read_plan(line) for line in lines if line.verb == "deal")
        if not plans:
            raise broken("table-record-no-deals", self._header.last)
        self._match = Match(excerpt_of(self._setup, self._header, plans), self._given)

    def _first_dealer(self, line: Line) -> None:
        words = line.words
        if self._match is not None or len(words) != 3 or words[1].text != "dealer:":
            raise broken_at(line.head, "table-record-line", text=line.text[:60])
        dealer = number_of(words[2], 1, self._setup.seats) - 1
        self._given.dealer = dealer
        match = Match(self._setup, self._chance())
        if match.first_dealer != dealer:
            raise _broken_by(
                "TABLE-RECORD-4", words[2], "table-record-first-dealer", expected=match.first_dealer + 1
            )
        self._match = match
        self._compare(line, scribe.low_draw(match))

    # Deals

    def _deal(self, line: Line) -> None:
        match = self.match
        plan = self._read_plan(line)
        if not match.deal_over:
            raise broken_at(line.head, "table-record-deal-unfinished", number=match.stories[-1].plan.number)
        if match.over or self._plan is not None:
            raise broken_at(line.head, "table-record-deal-not-next")
        if plan != match.standing.next:
            expected = match.standing.next
            raise _broken_by(
                "TABLE-RECORD-5",
                line.head,
                "table-record-plan",
                expected=scribe.plan_line(expected, match.seats) if expected else "",
            )
        self._compare(line, "")
        self._plan = plan, line

    def _read_plan(self, line: Line) -> DealPlan:
        """`deal 3: dealer 2`, `deal 13: dealer 2 players 1 3`."""
        words = line.words
        seats = self._setup.seats
        if len(words) < 4 or words[2].text != "dealer" or not words[1].text.endswith(":"):
            raise broken_at(line.head, "table-record-line", text=line.text[:60])
        number = Word(words[1].text.removesuffix(":"), words[1].line, words[1].column)
        dealer = number_of(words[3], 1, seats) - 1
        players = tuple(range(seats))
        if len(words) > 4:
            if words[4].text != "players":
                raise broken_at(words[4], "table-record-line", text=line.text[:60])
            players = tuple(number_of(word, 1, seats) - 1 for word in words[5:])
            if len(players) < 2 or list(players) != sorted(set(players)) or dealer not in players:
                raise broken_at(words[4], "table-record-players")
        return DealPlan(number_of(number, 1, _MOST_DEALS), dealer, players)

    def _order(self, line: Line) -> None:
        match = self.match
        if self._plan is None:
            raise broken_at(line.head, "table-record-order-alone")
        number = self._plan[0].number
        row = None
        if [word.text for word in line.words[1:]] == [scribe.SEALED]:
            if not self._hides:
                raise _broken_by("TABLE-RECORD-3", line.words[1], "table-record-order-sealed")
        else:
            row = _read_order(line.words[1:], match.deck, line.head)
            self._given.orders[number] = row
        self._plan = None
        match.next_deal(settle=False)
        self._compare(line, "")
        dealt = match.stories[-1].order
        if row is not None:
            _check_order(row, dealt, line.words, 1)
        kept = self._sealed.orders.get(number) if self._sealed is not None else None
        if kept is not None and kept != dealt:
            raise _broken_by("TABLE-RECORD-4", line.head, "table-record-order-kept")

    def _reshuffle(self, line: Line) -> None:
        match = self.match
        words = line.words
        if len(words) < 3 or words[1].text != "reshuffle":
            raise broken_at(line.head, "table-record-line", text=line.text[:60])
        if match.deal is None or match.to_act() != (DEALER,):
            raise broken_at(line.head, "table-record-no-reshuffle")
        story = match.stories[-1]
        count = 1 + sum(step.seat == DEALER for step in story.steps)
        cards = match.deal.to_shuffle()
        order: tuple[Card, ...] | None = None
        if not (self._hides and [word.text for word in words[2:]] == [scribe.SEALED]):
            order = tuple(_card(word) for word in words[2:])
            if sorted(order) != sorted(cards):
                raise _broken_by("TABLE-RECORD-1", words[2], "table-record-reshuffle-cards")
        if match.chance.secret is not None or order is None:
            shuffled = match.chance.reshuffle(cards, story.plan.number, count)
            if order is not None:
                _check_order(order, shuffled, words, 2)
            order = shuffled
        self._step_done(line.head, lambda: match.step(DEALER, Reshuffle(order)))
        self._compare(line, "")

    # Steps

    def _step(self, line: Line) -> None:
        match = self.match
        words = line.words
        seat = number_of(words[0], 1, match.seats) - 1
        if self._plan is not None or match.deal_over:
            raise broken_at(line.head, "table-record-no-deal")
        if match.to_act() == (DEALER,):
            raise broken_at(line.head, "table-record-reshuffle-due")
        if len(words) < 2:
            raise broken_at(line.head, "table-record-line", text=line.text[:60])
        if self._hides and self._sealed is not None and [word.text for word in words[1:]] == [scribe.SEALED]:
            kept = self._sealed.pending.get(self._steps + 1)
            if kept is None or kept.head.text != words[0].text or kept.words[-1].text == scribe.SEALED:
                raise _broken_by("TABLE-RECORD-3", words[1], "table-record-sealed")
            self._step(kept)
            return
        if len(words) == 2 and words[1].text == "undo":
            self._step_done(words[1], lambda: match.undo(seat))
            self._compare(line, "")
            return
        if [word.text for word in words[1:]] == ["undo", "agreed"]:
            self._step_done(words[1], lambda: match.undo_with_consent(seat))
            self._compare(line, "")
            return
        by_dice = [word.text for word in words[-2:]] == ["by", "dice"] and len(words) > 3
        action = self._action(line, by_dice=by_dice)
        if by_dice:
            self._step_by_dice(seat, action, words)
        else:
            self._step_done(words[1], lambda: self._act(seat, action))
        step = match.stories[-1].steps[-1]
        self._compare(line, scribe.received(match, step, sealed=self._hides))

    def _action(self, line: Line, *, by_dice: bool) -> Any:  # noqa: ANN401 - the game's own actions
        words = line.words[:-2] if by_dice else line.words
        start = words[1].column - 1
        end = words[-1].column - 1 + len(words[-1].text)
        try:
            return self.match.game.read_action(line.text[start:end])
        except MalformedInput as error:
            raise RecordError(error.message, line.number, start + error.column) from None

    def _act(self, seat: int, action: Any) -> None:  # noqa: ANN401 - as above
        refusal = self.match.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.match.step(seat, action)

    def _step_by_dice(self, seat: int, action: Any, words: Sequence[Word]) -> None:  # noqa: ANN401 - as above
        match = self.match
        refusal = match.why_not_leave_to_dice(seat) or match.why_not(seat, action)
        if refusal is not None:
            raise RecordError(refusal.message, words[1].line, words[1].column, refusal.clause)
        self._given.cuts[match.stories[-1].plan.number] = action.place
        self._steps += 1
        done = match.leave_to_dice(seat)
        if done != action:
            raise _broken_by("TABLE-RECORD-4", words[1], "table-record-cut", expected=str(done))

    def _step_done(self, word: Word, do: Callable[[], None]) -> None:
        self._steps += 1
        try:
            do()
        except IllegalAction as error:
            raise RecordError(error.message, word.line, word.column, error.refusal.clause) from None

    def _incident(self, line: Line) -> None:
        """`table resign 2`: what happened beside the deal."""
        if self._plan is not None or len(line.words) < 2:
            raise broken_at(line.head, "table-record-line", text=line.text[:60])
        incident = Incident.read(" ".join(word.text for word in line.words[1:]))
        if incident is None:
            raise broken_at(line.words[1], "table-record-line", text=line.text[:60])
        match = self.match
        refusal = match.why_not_happen(incident)
        if refusal is not None:
            word = line.words[1]
            raise RecordError(refusal.message, word.line, word.column, refusal.clause)
        match.happen(incident)
        self._compare(line, "")

    # What follows from the rest

    def _compare(self, line: Line, expected: str) -> None:
        """A checked comment says what follows from the line, or is left out (TABLE-RECORD-6)."""
        if line.remark:
            _compare_words(line.remark, expected)

    def _remark(self, line: Line) -> None:
        story = self.match.story
        if not line.remark:
            return
        name, *said = line.remark
        remarks = scribe.deal_remarks(story) if story is not None and self._plan is None else {}
        expected = remarks.get(name.text)
        if expected is None:
            raise _broken_by("TABLE-RECORD-6", name, "table-record-comment-unknown", text=name.text[:60])
        _compare_words(tuple(said) or (name,), expected)

    def _end(self, line: Line) -> None:
        if len(line.words) != 1:
            raise broken_at(line.words[1], "table-record-after-end")
        if not self.match.over or self._plan is not None:
            raise broken_at(line.head, "table-record-end-early")
        self._compare(line, scribe.ending(self.match))
        self._ended = True

    def _pending(self) -> Iterator[Match]:
        """Choices still hidden when the match was kept, as far as the record does not tell them.

        The sealed file may be ahead of its record by the end of a deal: the next one follows from the dice.
        """
        pending: Mapping[int, Line] = self._sealed.pending if self._sealed is not None else {}
        while (line := pending.get(self._steps + 1)) is not None:
            self._last = line
            if self.match.why_not_next_deal() is None:
                self.match.next_deal(settle=False)
            self._do(line)
            self._unsealed += 1
            yield self.match

    def _finish(self) -> None:
        """A record with its secret is told to the end (TABLE-RECORD-3)."""
        match = self.match
        if self._plan is not None:
            raise broken_at(self._plan[1].words[0], "table-record-order-missing")
        if not self._ended and self._header.secret is not None:
            raise RecordError(
                broken("table-record-truncated", self._last.number).message,
                self._last.number,
                1,
                "TABLE-RECORD-3",
            )
        match.settle()


def _broken_by(clause: str, word: Word, id: str, **values: Value) -> RecordError:  # noqa: A002 - the catalogues call it an id
    error = broken_at(word, id, **values)
    error.clause = clause
    return error


def _card(word: Word) -> Card:
    try:
        return card(word.text)
    except MalformedInput:
        raise broken_at(word, "card-unreadable", text=word.text[:20]) from None


def _read_order(words: Sequence[Word], deck: Deck, head: Word) -> tuple[Card, ...]:
    """An order is every card of the deck once, the word `rest` at its end those not named in the order of a
    new pack (TABLE-RECORD-1).
    """
    left = dict(zip(deck.kinds, deck.copies, strict=True))
    row: list[Card] = []
    for place, word in enumerate(words):
        if word.text == "rest" and place == len(words) - 1:
            return (*row, *(kind for kind, count in left.items() for _ in range(count)))
        found = _card(word)
        if not left.get(found):
            raise _broken_by("TABLE-RECORD-1", word, "table-record-card-too-often", card=found)
        left[found] -= 1
        row.append(found)
    missing = tuple(kind for kind, count in left.items() if count)
    if missing:
        raise _broken_by(
            "TABLE-RECORD-1", words[-1] if words else head, "table-record-cards-missing", cards=missing[:8]
        )
    return tuple(row)


def _check_order(told: Sequence[Card], dealt: Sequence[Card], words: Sequence[Word], first: int) -> None:
    """Where the dice are known, an order is theirs (TABLE-RECORD-4)."""
    for place, (said, came) in enumerate(zip(told, dealt, strict=True)):
        if said is not came:
            word = words[min(first + place, len(words) - 1)]
            raise _broken_by("TABLE-RECORD-4", word, "table-record-order-other", card=came)


def _compare_words(said: Sequence[Word], expected: str) -> None:
    wanted = expected.split()
    for place, word in enumerate(said):
        if place >= len(wanted) or word.text != wanted[place]:
            raise _broken_by("TABLE-RECORD-6", word, "table-record-comment", expected=expected or "-")
    if len(said) < len(wanted):
        raise _broken_by("TABLE-RECORD-6", said[-1], "table-record-comment", expected=expected)
