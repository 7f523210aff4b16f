"""Sentences that the server says of itself: what was changed, phrases, options and bots."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final
from urllib.parse import quote, urlencode

import msgspec

from laydown.games.options import differences
from laydown.table.stock import SPLIT
from laydown.wire.pages import ClockChoice
from laydown.wire.rules import Chapter, Rule
from laydown.wire.server import Phrase

if TYPE_CHECKING:
    from typing import Any

    from laydown.games.options import Option
    from laydown.games.rules import Game
    from laydown.table.setup import Setup
    from laydown.words import Speaker

PHRASES: Final = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-lucky",
    "phrase-oops",
    "phrase-thanks",
    "phrase-one-moment",
    "phrase-your-turn",
    "phrase-sorry",
    "phrase-good-game",
    "phrase-again",
    "phrase-goodbye",
)


def phrases(speaker: Speaker) -> list[Phrase]:
    return [Phrase(id=each, text=speaker.text(each)) for each in PHRASES]


def changed(speaker: Speaker, game: Game, preset: str, config: Any) -> list[str]:  # noqa: ANN401 - the game's own
    """A sentence for each option that differs from the preset."""
    options = {option.name: option for option in game.options}
    return [
        speaker.text(
            "server-changed",
            option=speaker.text(f"option-{name}"),
            value=value_title(speaker, options[name], value),
        )
        for name, value in differences(config, game.presets[preset], game.options).items()
    ]


def agreed(speaker: Speaker, setup: Setup) -> list[str]:
    """What a table plays otherwise than the preset, also how cards are drawn."""
    split = [speaker.text("server-changed-split")] if setup.stock == SPLIT else []
    return changed(speaker, setup.game, setup.preset, setup.config) + split


def clock(speaker: Speaker, agreed: str | None) -> str | None:
    """Which clock a table has, and what happens when time is up."""
    if agreed is None:
        return None
    chosen = msgspec.json.decode(agreed, type=ClockChoice)
    if chosen.kind == "days":
        said = speaker.text("server-clock-days", count=chosen.days)
    else:
        minutes, seconds = divmod(chosen.reserve, 60)
        reserve = "server-clock-reserve" if chosen.reserve else "server-clock-no-reserve"
        said = speaker.text(reserve, count=chosen.turn, time=f"{minutes}:{seconds:02}")
    return f"{said} {speaker.text(f'server-clock-{chosen.late}')}"


def rules(speaker: Speaker, game: Game, config: Any, seats: int) -> list[Chapter]:  # noqa: ANN401 - as above
    """The rules in force, chapter by chapter."""
    return [
        Chapter(
            name=name,
            title=speaker.text(f"chapter-{name}"),
            rules=[Rule(clauses=list(each.clauses), text=speaker.say(each.message)) for each in chapter],
        )
        for name, chapter in groupby(game.rulebook(config, seats), key=lambda each: each.chapter)
    ]


def rules_url(game: Game, preset: str, config: Any, seats: int) -> str:  # noqa: ANN401 - the game's own
    """Where the client shows these rules in full."""
    options = differences(config, game.presets[preset], game.options)
    return f"/rules/{quote(preset)}?{urlencode({**options, 'seats': seats})}"


def value_title(speaker: Speaker, option: Option, value: str) -> str:
    """An option's value in words: its own, else `yes`, `no`, `none` or the number."""
    own = f"option-{option.name}-{value}"
    if speaker.knows(own):
        return speaker.text(own)
    common = f"server-value-{value}"
    return speaker.text(common) if speaker.knows(common) else value
