"""What the start page shows: games, presets, options, bots, and rules in words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from laydown.bots.registry import BOTS
from laydown.errors import ConfigError
from laydown.games import GAMES, game_of
from laydown.server import particulars, speaking
from laydown.wire import VERSION, pages
from laydown.words import Speaker

if TYPE_CHECKING:
    from laydown.games.options import Option
    from laydown.games.rules import Game


@cache
def games_page(lang: str) -> pages.GamesPage:
    speaker = Speaker(lang)
    return pages.GamesPage(
        version=VERSION,
        games=[
            pages.GameInfo(
                name=game.name,
                presets=[_preset(speaker, game, preset) for preset in game.presets],
            )
            for game in GAMES
        ],
        bots=[
            pages.BotInfo(
                name=bot.name,
                title=speaker.text(f"bot-{bot.name}"),
                help=speaker.text(f"bot-{bot.name}-help"),
                games=list(bot.makers),
            )
            for bot in BOTS
        ],
    )


def rules_page(wanted: pages.RulesRequest) -> pages.RulesPage:
    """The rules in words; where they do not go together, those of the preset and what the problem is."""
    speaker = Speaker(wanted.lang)
    try:
        game = game_of(wanted.preset)
        config = game.configure(wanted.preset, wanted.options)
        seats = wanted.seats or game.default_seats(config)
        game.check_seats(config, seats)
    except ConfigError as error:
        problem = pages.Problem(option=error.option, text=speaker.say(error.message))
        return pages.RulesPage(rules=[], changed=[], problem=problem)
    return pages.RulesPage(
        rules=speaking.rules(speaker, game, config, seats),
        changed=speaking.changed(speaker, game, wanted.preset, config),
        problem=None,
    )


def _preset(speaker: Speaker, game: Game, preset: str) -> pages.PresetInfo:
    config = game.presets[preset]
    return pages.PresetInfo(
        preset=preset,
        title=speaker.text(f"preset-{preset}"),
        help=speaker.text(f"preset-{preset}-help"),
        seats=_seats(game, config),
        beats=particulars.in_beats(config),
        options=[
            _option(speaker, option, config)
            for option in game.options
            if not option.presets or preset in option.presets
        ],
    )


def _seats(game: Game, config: Any) -> pages.SeatsInfo:  # noqa: ANN401 - the game's own Config
    """How many can play: those that the game does not refuse."""
    able = [seats for seats in range(1, pages.MOST_SEATS + 1) if _can_play(game, config, seats)]
    return pages.SeatsInfo(least=able[0], most=able[-1], usual=game.default_seats(config))


def _can_play(game: Game, config: Any, seats: int) -> bool:  # noqa: ANN401 - the game's own Config
    try:
        game.check_seats(config, seats)
    except ConfigError:
        return False
    return True


def _option(speaker: Speaker, option: Option, config: Any) -> pages.OptionInfo:  # noqa: ANN401 - as above
    number = option.low < option.high
    yes_no = option.choices == ("yes", "no")
    values = [*option.choices, *(["none"] if option.none else [])]
    return pages.OptionInfo(
        name=option.name,
        title=speaker.text(f"option-{option.name}"),
        help=speaker.text(f"option-{option.name}-help"),
        kind="yes_no" if yes_no else "number" if number else "choice",
        choices=[
            pages.Choice(value=value, title=speaking.value_title(speaker, option, value)) for value in values
        ],
        low=option.low if number else None,
        high=option.high if number else None,
        number=option.number if number else None,
        none=option.none,
        value=option.write(getattr(config, option.name)),
        clause=option.clause,
    )
