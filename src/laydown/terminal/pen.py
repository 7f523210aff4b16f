"""Facts, cards and hands, set down on the console in the manner the player asked for.

An ordinary screen has several facts to a paragraph and cards as signs; a plain one has one fact a line
and cards as words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from laydown.cards import Hand
from laydown.terminal.commands import Commands
from laydown.terminal.hand_order import WILD_SIGN, drawn
from laydown.terminal.width import joined, pad, pad_left, width
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from laydown.cards import Card, Deck, Rank
    from laydown.terminal.console import Console
    from laydown.terminal.hand_order import Groups

INDENT = "  "


@dataclass(frozen=True, slots=True)
class Way:
    """Something that can be done: what to type, what it does, and both as a sentence."""

    form: str
    effect: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Pen:
    """A console and the language spoken on it, for one player."""

    console: Console
    speaker: Speaker
    commands: Commands

    @classmethod
    def before_a_match(cls, console: Console, lang: str) -> Pen:
        """For what is said while there is no game and nobody at a seat yet."""
        speaker = Speaker(lang, console.plain)
        return cls(console, speaker, Commands(speaker, ()))

    @property
    def plain(self) -> bool:
        return self.console.plain

    def text(self, id: str, **values: Any) -> str:  # noqa: A002, ANN401 - as Speaker.text
        return self.speaker.text(id, **values)

    def say(self, id: str, **values: Any) -> None:  # noqa: A002, ANN401 - as Speaker.text
        """One sentence as a paragraph."""
        self.console.say(self.text(id, **values))

    def facts(self, sentences: Iterable[str], *, indent: str = "") -> None:
        """Sentences that belong together."""
        indent = "" if self.plain else indent
        for paragraph in self.paragraphs(sentences):
            self.console.say(indent + paragraph, indent=indent)

    def paragraphs(self, sentences: Iterable[str]) -> list[str]:
        """Sentences that belong together in one paragraph, or on a plain screen one in each."""
        said = [sentence for sentence in sentences if sentence]
        if self.plain or not said:
            return said
        return [joined(said)]

    def pages(self, sentences: Iterable[str], *, indent: str = "") -> None:
        """Sentences that may not fit on the screen, each as a paragraph, a page at a time."""
        self.console.say_in_pages(sentences, self._question("terminal-more"), indent=indent)

    def ask(self, id: str) -> str:  # noqa: A002 - as Speaker.text
        """The line that the player answers with."""
        return self.console.ask(self._question(id))

    def _question(self, id: str) -> str:  # noqa: A002 - as Speaker.text
        question = self.text(id)
        if not self.plain:
            question += " >"
        elif question[-1].isalnum():
            question += ":"
        return question

    def ways(self, ways: Sequence[Way]) -> None:
        """What can be done: a table of what to type and what it does, or sentences on a plain screen."""
        if self.plain:
            self.facts(way.sentence for way in ways)
            return
        form = max((width(way.form) for way in ways), default=0)
        for way in ways:
            self.console.say(f"{INDENT}{pad(way.form, form)}  {way.effect}", indent=" " * (form + 4))

    def gap(self) -> None:
        """An empty line, where the eye rests; a screen reader needs none."""
        if not self.plain:
            self.console.say()

    def word(self, command: str) -> str:
        """The word that the player types for a command."""
        return self.commands.word(command)

    def typed(self, command: str, rest: str) -> str:
        """A line to type as the screen would write it: a ten is `10`, where records have `T`."""
        return f"{self.word(command)} {rest.replace('T', '10')}".rstrip()

    def name(self, seat: int) -> str:
        """A player's name, or `You`."""
        return self.text("terminal-you") if seat == self.speaker.you else self.speaker.seat(seat)

    def row(self, groups: Groups, is_wild: Callable[[Card], bool], *, numbered: bool = False) -> None:
        """Cards in groups on an ordinary screen, with their numbers under them if `numbered`."""
        rows = drawn(
            groups,
            lambda each: self.sign(each, is_wild),
            self.console.columns - len(INDENT),
            numbered=numbered,
        )
        for cards, numbers in rows:
            self.console.verbatim(INDENT + cards)
            if numbers:
                self.console.verbatim(INDENT + numbers, faint=True)

    def sign(self, card: Card, is_wild: Callable[[Card], bool]) -> str:
        """A card as a sign, a wild with the mark of wilds; a joker needs none."""
        sign = self.speaker.card(card)
        return sign + WILD_SIGN if is_wild(card) and card.suit is not None else sign

    def in_words(self, deck: Deck, cards: Iterable[Card], wild_rank: Rank | None) -> str:
        """`three nines, two wilds`."""
        return self.speaker.hand_in_words(Hand.of(deck, cards), wild_rank)

    def columns(self, rows: Sequence[Sequence[str]], *, left: int = 1) -> None:
        """A table: the first `left` columns to the left, the others, figures, to the right."""
        widths = [max(width(row[at]) for row in rows) for at in range(len(rows[0]))]
        for row in rows:
            cells = [(pad if at < left else pad_left)(cell, widths[at]) for at, cell in enumerate(row)]
            self.console.verbatim(INDENT + "  ".join(cells).rstrip())
