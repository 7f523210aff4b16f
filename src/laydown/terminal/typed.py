"""What was typed, taken apart: a line into pieces, a piece into words, words into cards.

Cards may be written as in records (`QS`, `10h`), with suit signs (`Q♠`), by rank alone (`q`), by their
number in the hand (`#3`), as a wild (`w`), as a joker (`*`), several without blanks (`999`), or as the
program says them in words (`queen of spades`).
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from laydown.cards import Rank, card
from laydown.errors import MalformedInput, Message
from laydown.terminal.commands import folded
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from laydown.cards import Card

LONGEST: Final = 400
"""Nobody types a line longer than this."""

_STOPS: Final = ".!\N{IDEOGRAPHIC FULL STOP}"
"""What may stand at the end of a word without meaning anything."""

_COMMAS: Final = (",", "、")
_SEPARATORS: Final = re.compile(r"([;,、])")
_ONE_CARD: Final = re.compile(r"(?:(10|[2-9atjqk])([shdcr]?)|(\*))\*?")
_SEVERAL: Final = re.compile(r"(?:(?:10|[2-9atjqk])[shdcr]?|\*)+")
_NUMBER: Final = re.compile(r"#([0-9]{1,3})")
_SUIT_SIGNS: Final = str.maketrans("♠♥♦♣★♤♡♢♧☆", "shdcrshdcr")
_RANKS: Final = {rank.letter.lower(): rank for rank in Rank} | {"10": Rank.TEN}
_TO: Final = ("to", "->", "=>")
"""The word of the records between a 2 and the spread it joins."""


@dataclass(frozen=True, slots=True)
class Pick:
    """One card as it was typed: a card, or only its rank, or its number in the hand, or any wild."""

    text: str
    card: Card | None = None
    rank: Rank | None = None
    place: int | None = None
    wild: bool = False


class Reading:
    """Takes lines apart for one deck and one language."""

    def __init__(self, speaker: Speaker, kinds: Iterable[Card]) -> None:
        self._names: dict[str, str] = {}
        self._rank_names: dict[str, Rank] = {}
        for lang in {speaker.lang, "en"}:
            words = Speaker(lang, plain=True)
            for each in kinds:
                for form in ("", "acc"):
                    self._names[_plain(words.card(each, form))] = each.text.lower()
                    self._rank_names[folded(words.rank(each.rank, form))] = each.rank
            for word in words.text("terminal-word-wild").split():
                self._rank_names.pop(folded(word), None)
        self._wild_words = {
            folded(word)
            for lang in {speaker.lang, "en"}
            for word in Speaker(lang).text("terminal-word-wild").split()
        }
        in_words = sorted((name for name in self._names if len(name) > 2), key=len, reverse=True)
        self._in_words = re.compile("|".join(map(re.escape, in_words)))

    def pieces(self, line: str, is_command: Callable[[str], bool]) -> list[tuple[str, ...]]:
        """The pieces of a line, each as its words; a comma between the cards of one piece divides nothing."""
        if len(line) > LONGEST:
            raise MalformedInput(Message.of("terminal-line-too-long", limit=LONGEST), line, LONGEST)
        found: list[tuple[str, ...]] = []
        mark = ";"
        for part in _SEPARATORS.split(_plain(line)):
            if _SEPARATORS.fullmatch(part):
                mark = part
                continue
            text = self._in_words.sub(lambda name: f" {self._names[name[0]]} ", part)
            words = tuple(word for each in text.split() if (word := each.rstrip(_STOPS)))
            if not words:
                continue
            more_cards = self.are_cards(words) and not (len(words) > 1 and is_command(words[0]))
            if mark in _COMMAS and more_cards and found and len(found[-1]) > 1:
                found[-1] += words
            else:
                found.append(words)
        return found

    def are_cards(self, words: Iterable[str]) -> bool:
        try:
            self.picks(words)
        except MalformedInput:
            return False
        return True

    def picks(self, words: Iterable[str]) -> tuple[Pick, ...]:
        """The cards these words write; MalformedInput for one that writes none."""
        found: list[Pick] = []
        for word in words:
            found.extend(self._picks_of(word))
        return tuple(found)

    def cards_and_target(self, words: tuple[str, ...]) -> tuple[tuple[Pick, ...], Rank | None]:
        """The cards before `to` and the rank after it, None without one."""
        for place, word in enumerate(words):
            if word in _TO:
                target = self.picks(words[place + 1 :])
                if len(target) != 1 or (target[0].rank is None and target[0].card is None):
                    raise MalformedInput(Message.of("terminal-to-what"), " ".join(words))
                only = target[0]
                return self.picks(words[:place]), only.card.rank if only.card else only.rank
        return self.picks(words), None

    def _picks_of(self, word: str) -> tuple[Pick, ...]:
        if number := _NUMBER.fullmatch(word):
            return (Pick(word, place=int(number[1])),)
        if folded(word) in self._wild_words:
            return (Pick(word, wild=True),)
        signs = word.translate(_SUIT_SIGNS)
        if one := _ONE_CARD.fullmatch(signs):
            return (_pick(word, one),)
        if _SEVERAL.fullmatch(signs):
            return tuple(_pick(one[0], one) for one in _ONE_CARD.finditer(signs))
        for name in (folded(word), folded(word)[:-1], folded(word)[:-2]):  # nines, sixes
            if name in self._rank_names:
                return (Pick(word, rank=self._rank_names[name]),)
        if word.isdecimal():
            raise MalformedInput(Message.of("terminal-number-needs-sign", number=word[:3]), word)
        raise MalformedInput(Message.of("card-unreadable", text=word[:20]), word)


def _pick(word: str, one: re.Match[str]) -> Pick:
    if one[3]:
        return Pick(word, card=card("*"))
    if one[2]:
        return Pick(word, card=card(f"{one[1]}{one[2]}"))
    return Pick(word, rank=_RANKS[one[1]])


def _plain(text: str) -> str:
    """The text in small letters, wide forms narrow, without the marks that make a sign an emoji."""
    return unicodedata.normalize("NFKC", text).replace("\ufe0f", "").replace("\ufe0e", "").casefold()
