"""`laydown rules`: the rules in force at a table, from its configuration."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from laydown.cli.arguments import Command, Flag, Operand, UsageError
from laydown.errors import Message
from laydown.games import GAMES, game_of

if TYPE_CHECKING:
    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell
    from laydown.games.options import Option

MOST_SEATS: Final = 99
"""More than any game seats; how many a game does is for the game to say."""


def _rules(given: Given, shell: Shell) -> int:
    if not given.operands:
        if given.flags:
            raise UsageError(Message.of("cli-operand-missing", command="rules"))
        _list_presets(shell)
        return 0
    preset = given.operands[0]
    game = game_of(preset)
    config = game.configure(preset, given.options())
    seats = given.number("seats", 1, MOST_SEATS) or game.default_seats(config)
    game.check_seats(config, seats)
    title = shell.speaker.text(f"preset-{preset}")
    shell.tell("cli-rules-title", game=title, seats=seats)
    shell.line()
    for name, chapter in groupby(game.rulebook(config, seats), key=lambda each: each.chapter):
        shell.tell(f"chapter-{name}")
        for rule in chapter:
            shell.line(_item(shell.speaker.say(rule.message), shell), "  ")
        shell.line()
    example = f"--option {shell.speaker.text('cli-value-setting')}"
    shell.tell("cli-rules-options", example=example)
    for option in game.options:
        if not option.presets or preset in option.presets:
            _show_option(option, config, game.presets[preset], shell)
    return 0


def _item(sentence: str, shell: Shell) -> str:
    return sentence if shell.plain else f"- {sentence}"


def _list_presets(shell: Shell) -> None:
    shell.tell("cli-rules-presets")
    titles = {name: shell.speaker.text(f"preset-{name}") for game in GAMES for name in game.presets}
    longest = max(len(name) for name in titles)
    for game in GAMES:
        shell.line()
        for preset in game.presets:
            _show_preset(preset, titles[preset], longest, shell)
    shell.line()
    shell.tell("cli-rules-more", command="laydown rules mille")


def _show_preset(preset: str, title: str, longest: int, shell: Shell) -> None:
    told = shell.speaker.text(f"preset-{preset}-help")
    if shell.plain:
        shell.line(shell.speaker.text("cli-rules-preset-plain", preset=preset, title=title, told=told))
        return
    shell.line(f"  {preset:{longest}}  {title}", " " * (longest + 4))
    shell.line(" " * (longest + 4) + told, " " * (longest + 4))


def _show_option(option: Option, config: object, usual: object, shell: Shell) -> None:
    text = shell.speaker.text
    value = option.write(getattr(config, option.name))
    before = option.write(getattr(usual, option.name))
    changed = value != before
    told = text(
        "cli-rules-option", title=text(f"option-{option.name}"), told=text(f"option-{option.name}-help")
    )
    allowed = text("cli-rules-allowed", allowed=option.allowed(), clause=option.clause)
    if shell.plain:
        mark = text("cli-rules-changed", usual=before) if changed else ""
        shell.line(" ".join(filter(None, (f"{option.name}: {value}.", mark, told, allowed))))
        return
    meaning = f"option-{option.name}-{value}"
    words = text(meaning) if shell.speaker.knows(meaning) else ""
    mark = text("cli-rules-changed", usual=before) if changed else ""
    line = "  ".join(filter(None, (f"{'*' if changed else ' '} {option.name} = {value}", words, mark)))
    shell.line(line, " " * 6)
    shell.facts((told, allowed), lead=" " * 6, indent=" " * 6)


RULES: Final = Command(
    "rules",
    _rules,
    operands=(Operand("preset", required=False),),
    flags=(Flag("option", "setting", repeats=True), Flag("seats", "number")),
    examples=(
        "laydown rules mille",
        "laydown rules three-thirteen --seats 4 --option ace=both",
        "laydown rules five-crowns --lang fr",
    ),
)
