"""`laydown arrange`: the least penalty of a hand, for one hand or for a stream of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from laydown.cards import Hand, Rank, card, cards, standard_deck, star_deck, text_of
from laydown.cli import arrange_lines
from laydown.cli.arguments import Command, Flag, Operand, UsageError
from laydown.cli.plain import as_json
from laydown.errors import Message
from laydown.games import game_of, three_thirteen
from laydown.games.three_thirteen.config import Config
from laydown.games.three_thirteen.rounds import meld_rules
from laydown.melds import arrange, discards_to_go_out, penalties_after_discards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.cards import Card, Deck
    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell
    from laydown.melds import Arrangement, Combination, MeldRules

MOST_CARDS: Final = 15
"""As many as the largest hand of any game holds, with the card drawn."""

_USUAL_PRESET: Final = "three-thirteen"


@dataclass(frozen=True, slots=True)
class Question:
    """One hand to arrange, and what combines at that table."""

    hand: Hand
    rules: MeldRules


def question(text: str, wild: Rank | None, preset: str, changes: Mapping[str, str]) -> Question:
    """The hand written `text` under a preset with options changed; a LaydownError says what is wrong.

    Jokers may be held in every game, and any number of copies: a hand at a real table is what it is.
    """
    config = game_of(preset).configure(preset, changes)
    if not isinstance(config, Config):
        allowed = ", ".join(three_thirteen.GAME.presets)
        raise UsageError(Message.of("cli-arrange-preset", preset=preset, allowed=allowed))
    deck = _deck(config)
    row = cards(text)
    for each in row:
        if each not in deck.index:
            raise UsageError(Message.of("cli-arrange-card", card=each, preset=preset))
    if not 1 <= len(row) <= MOST_CARDS:
        raise UsageError(Message.of("cli-arrange-size", count=len(row), most=MOST_CARDS))
    if wild is not None and wild not in deck.ranks:
        raise UsageError(Message.of("cli-arrange-wild-rank", rank=wild, preset=preset))
    return Question(Hand.of(deck, row), meld_rules(config, deck, wild))


def _deck(config: Config) -> Deck:
    """The kinds of card of this game, as many of each as a hand can hold."""
    return star_deck(MOST_CARDS, 1) if config.pack == "stars" else standard_deck(MOST_CARDS, 1)


def wild_rank(text: str) -> Rank | None:
    """The rank written `9`, `10`, `T` or `K`; None for `none`; UsageError if it is none of these."""
    word = text.strip().upper().replace("10", "T")
    if word == "NONE":
        return None
    found = next((rank for rank in Rank if rank.letter == word and rank is not Rank.JOKER), None)
    if found is None:
        raise UsageError(Message.of("cli-arrange-wild", text=text))
    return found


def _arrange(given: Given, shell: Shell) -> int:
    if given.has("lines"):
        if given.operands or len(given.flags) > 1:
            raise UsageError(Message.of("cli-arrange-lines-alone"))
        return arrange_lines.answer_lines(shell, _answer_line)
    if not given.operands:
        raise UsageError(Message.of("cli-operand-missing", command="arrange"))
    asked = question(
        " ".join(given.operands),
        wild_rank(given.one("wild") or "none"),
        given.one("preset") or _USUAL_PRESET,
        given.options(),
    )
    found = arrange(asked.hand, asked.rules)
    after = penalties_after_discards(asked.hand, asked.rules)
    out = discards_to_go_out(asked.hand, asked.rules)
    if given.has("json"):
        shell.raw(as_json(_plain(found) | {"after_discards": {each.text: n for each, n in after.items()}}))
        return 0
    _show(found, asked.rules, shell)
    _show_discards(after, out, shell)
    return 0


def _answer_line(line: arrange_lines.Line) -> dict[str, object]:
    """The answer to one line of `--lines`."""
    wild = None if line.wild is None else _numbered(line.wild)
    asked = question(line.hand, wild, line.game, line.options)
    found = arrange(asked.hand, asked.rules)
    return {
        "penalty": found.penalty,
        "combinations": [text_of(each.cards) for each in found.combinations],
        "left": text_of(found.left),
    }


def _numbered(number: int) -> Rank:
    if not Rank.ACE <= number <= Rank.KING:
        raise UsageError(Message.of("cli-arrange-wild", text=str(number)))
    return Rank(number)


def _plain(found: Arrangement) -> dict[str, object]:
    return {
        "penalty": found.penalty,
        "combinations": [
            {
                "kind": each.kind,
                "cards": text_of(each.cards),
                "stands_for": [str(place) for place in each.stands_for],
            }
            for each in found.combinations
        ],
        "left": text_of(found.left),
    }


def _show(found: Arrangement, rules: MeldRules, shell: Shell) -> None:
    shell.tell("cli-arrange-penalty", penalty=found.penalty)
    for each in found.combinations:
        shell.tell(f"cli-arrange-{each.kind}", cards=each.cards)
        for wild, place in _replacements(each, rules):
            shell.line("  " + shell.speaker.text("cli-arrange-stands", card=wild, place=place), "    ")
    if found.left:
        shell.tell("cli-arrange-left", cards=found.left)
    else:
        shell.tell("cli-arrange-nothing-left")


def _replacements(combination: Combination, rules: MeldRules) -> list[tuple[Card, Card | Rank]]:
    """What each wild stands for: a card in a run, a rank in a set. Not said of a wild in its own place."""
    if combination.kind == "wilds":
        return []
    found = [
        (each, place.rank if place.suit is None else card(str(place)))
        for each, place in zip(combination.cards, combination.stands_for, strict=True)
        if rules.is_wild(each)
    ]
    return list(dict.fromkeys((each, meant) for each, meant in found if meant is not each))


def _show_discards(after: Mapping[Card, int], out: tuple[Card, ...], shell: Shell) -> None:
    if len(after) < 2:  # one kind of card: no choice to speak of
        return
    if out:
        shell.tell("cli-arrange-out" if len(out) == 1 else "cli-arrange-outs", cards=out)
        return
    least = min(after.values())
    best = tuple(each for each, penalty in after.items() if penalty == least)
    shell.tell("cli-arrange-discard" if len(best) == 1 else "cli-arrange-discards", cards=best, penalty=least)


ARRANGE: Final = Command(
    "arrange",
    _arrange,
    operands=(Operand("hand", required=False, repeats=True),),
    flags=(
        Flag("wild", "rank"),
        Flag("preset", "preset"),
        Flag("option", "setting", repeats=True),
        Flag("json"),
        Flag("lines"),
    ),
    examples=(
        'laydown arrange "5S 6S 7S 6H 6D" --wild 9',
        'laydown arrange "5R 6R * KD" --wild 4 --preset five-crowns',
        'laydown arrange "QS KS AS" --option ace=both --json',
    ),
)
