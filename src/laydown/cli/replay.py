"""`laydown replay`: a recorded match step by step, through a seat's eyes or with all cards."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from laydown.cli.arguments import Command, Flag, Operand, UsageError
from laydown.cli.check import DOES_NOT_HOLD, complain_of_record
from laydown.cli.files import STANDARD_INPUT, FileError, read_text
from laydown.cli.rules import MOST_SEATS
from laydown.errors import Message, RecordError
from laydown.games.rules import DEALER
from laydown.table import replay
from laydown.words import Speaker, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell
    from laydown.table.replay import Eyes, ReplayStep

_DEALT: Final = "dealt"
"""The event that needs no sentence: the hands are shown."""

_TO_DEAL: Final = "d"
_TO_END: Final = "e"
_QUIT: Final = "q"


def _replay(given: Given, shell: Shell) -> int:
    name = given.operands[0]
    seat = given.number("seat", 0, MOST_SEATS)
    eyes: Eyes = replay.ALL if seat is None else seat - 1 if seat else None
    try:
        steps = replay.steps(read_text(name, shell), eyes)
        first = next(steps)
        if seat is not None and seat > len(first.view.names):
            raise UsageError(Message.of("cli-replay-seat", number=seat, count=len(first.view.names)))
        by_hand = not given.has("all") and name != STANDARD_INPUT and shell.at_a_terminal
        _Showing(shell, first, by_hand=by_hand).show(chain([first], steps))
    except FileError as error:
        shell.complain(shown(name), shell.speaker.say(error.message))
        return DOES_NOT_HOLD
    except StopIteration:
        shell.tell("cli-replay-empty")
    except RecordError as error:
        complain_of_record(name, error, shell)
        return DOES_NOT_HOLD
    return 0


class _Showing:
    """Shows steps one after the other, asking before each one if `by_hand`."""

    def __init__(self, shell: Shell, first: ReplayStep, *, by_hand: bool) -> None:
        self._shell = shell
        self._speaker = Speaker(shell.speaker.lang, shell.plain, first.view.names)
        self._by_hand = by_hand
        self._skips_to_deal = False

    def show(self, steps: Iterator[ReplayStep]) -> None:
        last: ReplayStep | None = None
        for step in steps:
            if last is not None and self._by_hand and not self._skips_to_deal and not self._ask():
                return
            if step.kind == "deal":
                self._skips_to_deal = False
            self._show_step(step)
            last = step
        if last is not None:
            self._show_end(last)

    def _ask(self) -> bool:
        """Whether to go on; the answer may also say how far."""
        self._shell.stdout.write(self._speaker.text("cli-replay-prompt") + " ")
        self._shell.stdout.flush()
        typed = self._shell.stdin.readline()
        word = typed.strip().lower()
        if not typed or word == _QUIT:
            return False
        self._skips_to_deal = word == _TO_DEAL
        self._by_hand = word != _TO_END
        return True

    def _show_step(self, step: ReplayStep) -> None:
        say = self._speaker.say
        seen = [event for _, event in step.events if event is not None and event.kind != _DEALT]
        said = [say(message) for event in seen if (message := event.says())]
        if step.kind == "deal":
            self._shell.line()
            for line in said:
                self._shell.line(line)
            self._show_hands(step, None)
            return
        lead = "" if step.kind == "table" else f"{step.number}. "
        self._shell.facts(said, lead=lead, indent="   ")
        if step.seat != DEALER and step.kind != "table":
            self._show_hands(step, step.seat)

    def _show_hands(self, step: ReplayStep, seat: int | None) -> None:
        """The hands that these eyes see: of one seat, or of all."""
        for view in step.views:
            deal: Any = view.deal
            if deal is None or deal.hand is None or seat not in (None, view.seat):
                continue
            text = self._speaker.text("cli-replay-hand", seat=view.seat or 0, cards=tuple(deal.hand))
            self._shell.line(f"   {text}", "     ")

    def _show_end(self, last: ReplayStep) -> None:
        view = last.view
        self._shell.line()
        for seat, points in enumerate(view.totals):
            self._shell.line(self._speaker.text("cli-check-total", seat=seat, points=points))
        if view.over and view.winners:
            winners = tuple(view.names[seat] for seat in view.winners)
            self._shell.line(self._speaker.text("cli-check-winners", winners=winners))
        elif view.over and view.standing.reason is not None:
            self._shell.line(self._speaker.say(view.standing.reason))
        else:
            self._shell.line(self._speaker.text("cli-check-unfinished"))


REPLAY: Final = Command(
    "replay",
    _replay,
    operands=(Operand("file"),),
    flags=(Flag("seat", "number"), Flag("all")),
    examples=("laydown replay match.laydown", "laydown replay match.laydown --seat 1 --all"),
)
