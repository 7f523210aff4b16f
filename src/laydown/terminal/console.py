"""The terminal itself: lines out, lines in, colour, and what happens when it goes away."""

from __future__ import annotations

import contextlib
import importlib
import re
import select
import shutil
import signal
import sys
from typing import TYPE_CHECKING, Any, Final, TextIO

from laydown.terminal.width import wrap
from laydown.words import harmless

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Mapping

WIDEST: Final = 80
"""Longer lines are tiring to read, and many terminals stop here."""

NARROWEST: Final = 40

_SHORTEST_PAGE: Final = 5
_USUAL_ROWS: Final = 24

_TYPOGRAPHIC: Final = str.maketrans(
    {
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
        "\N{EN DASH}": "-",
        "\N{EM DASH}": "-",
        "\N{HORIZONTAL ELLIPSIS}": "...",
    }
)
"""What a plain screen writes instead of signs that a screen reader spells out."""

_GLANCE: Final = 0.3
"""Seconds between two looks at what has happened while the player types."""

_CARD: Final = re.compile(r"(?:10|[2-9AJQKT])?[♠♥♦♣★]")
_COLOURS: Final = {"♠": "1", "♥": "31", "♦": "94", "♣": "32", "★": "33"}


class ClosedTerminal(Exception):
    """Nobody will answer any more: the input ended, the line was cut, or the player pressed Ctrl-C.

    `interrupted` tells Ctrl-C from the rest.
    """

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Console:
    """Writes wrapped lines and asks for one. Both streams are given, so a script can be the player."""

    def __init__(
        self,
        stdin: TextIO,
        stdout: TextIO,
        *,
        plain: bool,
        environ: Mapping[str, str],
        columns: int = WIDEST,
    ) -> None:
        self._in = stdin
        self._out = stdout
        self.typed_by_hand = _is_a_tty(stdin) and _is_a_tty(stdout)
        at_the_process = stdin is sys.stdin and stdout is sys.stdout
        self._editing: Any = _line_editing() if self.typed_by_hand and at_the_process else None
        self.plain = plain or not _can_write_suits(stdout)
        self.columns = max(NARROWEST, min(WIDEST, columns))
        self._colour = not self.plain and "NO_COLOR" not in environ and _is_a_tty(stdout)
        self._block: list[str] = []
        self._before: list[str] = []
        self._waiting = False
        self._leaving: ClosedTerminal | None = None
        self._look: Callable[[], None] | None = None
        self._at_prompt = False
        """Whether the next line would be written behind a prompt."""

    def watch(self, look: Callable[[], None] | None) -> None:
        """While the player types by hand, call this again and again: it may say what has happened."""
        self._look = look

    def say(self, text: str = "", *, indent: str = "") -> None:
        """One paragraph, wrapped; later lines stand after the indent."""
        for line in wrap(self._spelled(text), self.columns, indent):
            self.verbatim(line)

    def say_all(self, lines: Iterable[str], *, indent: str = "") -> None:
        for line in lines:
            self.say(line, indent=indent)

    def say_in_pages(self, lines: Iterable[str], more: str, *, indent: str = "") -> None:
        """Paragraphs that may be longer than the screen; after each page `more` asks whether to go on.

        Enter goes on, anything else stops.
        """
        wrapped = [each for line in lines for each in wrap(self._spelled(line), self.columns, indent)]
        page = self._page()
        for at, line in enumerate(wrapped):
            if page and at and at % page == 0 and self._wait_for(more):
                return
            self.verbatim(line)

    def _page(self) -> int | None:
        """How many lines fit above a prompt, where somebody watches; the window may have changed since."""
        if not self.typed_by_hand:
            return None
        return max(_SHORTEST_PAGE, shutil.get_terminal_size((WIDEST, _USUAL_ROWS)).lines - 1)

    def verbatim(self, line: str, *, faint: bool = False) -> None:
        """A line that is laid out already; `faint` where it is there for reference only."""
        line = harmless(line)  # what others have written stands in it too
        self._block.append(line)
        if self._is_at_prompt():
            self._at_prompt = False
            self._write("\n")
        if self._colour:
            line = f"\033[2m{line}\033[0m" if faint else _painted(line)
        self._write(f"{line}\n")

    def heading(self, text: str) -> None:
        """A title: with a rule on an ordinary terminal, a line of its own on a plain one."""
        if self.plain:
            self.say(text)
            return
        self.verbatim("")
        self.say(text)
        self.verbatim("─" * self.columns)

    def ask(self, prompt: str) -> str:
        """The line the player types next; ClosedTerminal if there will be none."""
        self._before, self._block = self._block or self._before, []
        return self._wait_for(prompt)

    def _wait_for(self, prompt: str) -> str:
        prompt = harmless(self._spelled(prompt))
        if self._leaving:
            raise self._leaving
        self._waiting = True
        prompt = f"{prompt} " if prompt else ""
        try:
            with self._looking(prompt):
                return self._read(prompt).strip()
        except KeyboardInterrupt:
            self._end_the_prompt()
            raise ClosedTerminal(interrupted=True) from None
        except ClosedTerminal:  # by a signal
            self._end_the_prompt()
            raise
        except EOFError:
            self._end_the_prompt()
            raise ClosedTerminal from None
        except (OSError, ValueError):  # a terminal that is gone, a stream that is closed
            raise ClosedTerminal from None
        finally:
            self._waiting = False

    @contextlib.contextmanager
    def _looking(self, prompt: str) -> Generator[None]:
        """While this holds, a signal has us look at what has happened. Not where there is no such signal."""
        alarm = getattr(signal, "SIGALRM", None)
        if self._look is None or alarm is None or not self.typed_by_hand:
            yield
            return
        before = signal.signal(alarm, lambda _number, _frame: self._glance(prompt))
        signal.setitimer(signal.ITIMER_REAL, _GLANCE, _GLANCE)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(alarm, before)

    def _glance(self, prompt: str) -> None:
        """Look, and if something was said, set the prompt below it with what was typed so far."""
        look, self._look = self._look, None
        if look is None:  # we are looking
            return
        self._at_prompt = True
        try:
            look()
            if not self._is_at_prompt():
                typed = "" if self._editing is None else self._editing.get_line_buffer()
                self._write(prompt + typed)
        finally:
            self._look, self._at_prompt = look, False

    def _is_at_prompt(self) -> bool:
        return self._at_prompt

    def has_line(self) -> bool:
        """Whether somebody has typed a line that nobody asked for; False where that cannot be known."""
        if not self.typed_by_hand or sys.platform == "win32":
            return False
        try:
            return bool(select.select([self._in], [], [], 0)[0])
        except (OSError, ValueError):  # a terminal that is gone
            return False

    def line(self) -> str:
        """That line."""
        return self.ask("")

    def go_or_stay(self) -> None:
        """ClosedTerminal if Ctrl-C was pressed, for those who wait for something else than the player."""
        if self._leaving:
            raise self._leaving

    def _spelled(self, text: str) -> str:
        return text.translate(_TYPOGRAPHIC) if self.plain else text

    def _end_the_prompt(self) -> None:
        """What follows stands on a line of its own, not behind an unanswered prompt."""
        with contextlib.suppress(ClosedTerminal):
            self._write("\n")

    def again(self) -> None:
        """What was said last, once more."""
        for line in list(self._before):
            self.verbatim(line)

    def hide(self) -> None:
        """Take what stands on the screen out of sight, for the next player at this terminal, and what was
        typed out of reach.
        """
        self._block = []
        self._before = []
        if self._editing is not None:
            self._editing.clear_history()
        if not self.typed_by_hand:
            return
        self._write("\n" * 60 if self.plain else "\033[2J\033[3J\033[H")

    @contextlib.contextmanager
    def listening(self) -> Generator[None]:
        """While this holds, Ctrl-C and a closed window end the game at a prompt and nowhere else.

        One that comes while an action is carried out or saved waits for the next prompt; a second one
        does not wait.
        """

        def leave(number: int, _frame: object) -> None:
            leaving = ClosedTerminal(interrupted=number == signal.SIGINT)
            if self._waiting or self._leaving:
                raise leaving
            self._leaving = leaving

        before: dict[int, Any] = {}
        with contextlib.suppress(ValueError):  # only the main thread may listen to signals
            for name in ("SIGINT", "SIGTERM", "SIGHUP"):
                number = getattr(signal, name, None)  # Windows has no SIGHUP
                if number is not None:
                    before[number] = signal.signal(number, leave)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _read(self, prompt: str) -> str:
        if self.typed_by_hand and self._in is sys.stdin and self._out is sys.stdout:
            return input(prompt)  # with the line editing of readline, where Python has it
        self._write(prompt)
        line = self._in.readline()
        if not line:
            raise EOFError
        if not self.typed_by_hand:
            self._write(line if line.endswith("\n") else f"{line}\n")
        return line

    def _write(self, text: str) -> None:
        try:
            self._out.write(text)
            self._out.flush()
        except UnicodeEncodeError:
            encoding = self._out.encoding or "ascii"
            self._out.write(text.encode(encoding, "replace").decode(encoding))
            self._out.flush()
        except (OSError, ValueError):
            raise ClosedTerminal from None


def _line_editing() -> Any:  # noqa: ANN401 - a module
    """The module by which arrow keys work in what `input` asks for; None where the system has none."""
    try:
        editing = importlib.import_module("readline")
    except ImportError:
        return None
    # Its marks around what is pasted are read aloud by some screen readers.
    editing.parse_and_bind("set enable-bracketed-paste off")
    return editing


def _painted(line: str) -> str:
    """The line with each card in the colour of its suit."""
    return _CARD.sub(lambda found: f"\033[{_COLOURS[found[0][-1]]}m{found[0]}\033[0m", line)


def _is_a_tty(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except ValueError:  # closed
        return False


def _can_write_suits(stream: TextIO) -> bool:
    encoding = getattr(stream, "encoding", None)
    if not encoding:  # a stream of text in memory
        return True
    try:
        "♠★─".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
