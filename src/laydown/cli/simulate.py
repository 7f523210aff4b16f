"""`laydown simulate`: many deals or matches between bots, and what each seat makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.cli.arguments import Command, Flag, Operand, UsageError
from laydown.cli.plain import as_json
from laydown.errors import Message
from laydown.games import game_of
from laydown.research.simulate import simulate

if TYPE_CHECKING:
    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell
    from laydown.research.simulate import Estimate, Report, SeatReport

_MOST: Final = 1_000_000_000
_USUAL_DEALS: Final = 1000
_USUAL_SEED: Final = "0"


def _simulate(given: Given, shell: Shell) -> int:
    preset = given.operands[0]
    game = game_of(preset)
    config = game.configure(preset, given.options())
    seats = game.default_seats(config)
    bots = tuple(each.strip() for each in (given.one("bots") or ",".join(["greedy"] * seats)).split(","))
    deals, matches = given.number("deals", 1, _MOST), given.number("matches", 1, _MOST)
    if deals is not None and matches is not None:
        raise UsageError(Message.of("cli-simulate-one-of"))
    if matches is None and deals is None:
        deals = _USUAL_DEALS
    seed = given.one("seed") or _USUAL_SEED
    report = simulate(game, config, bots, deals=deals, matches=matches, seed=seed)
    if given.has("json"):
        shell.raw(as_json({"preset": preset, **report.to_plain()}))
    else:
        _show(report, preset, shell)
    return 0


def _show(report: Report, preset: str, shell: Shell) -> None:
    shell.tell(
        "cli-simulate-title",
        game=shell.speaker.text(f"preset-{preset}"),
        deals=report.deals,
        matches=report.matches,
        seed=report.seed,
    )
    for number, seat in enumerate(report.seats, 1):
        shell.line()
        shell.tell("cli-simulate-seat", number=number, bot=shell.speaker.text(f"bot-{seat.bot}"))
        for line in _seat_lines(seat, report, shell):
            shell.line(line if shell.plain else f"  {line}", "    ")
    shell.line()
    shell.tell(
        "cli-simulate-speed",
        deals=round(report.deals_per_second),
        actions=round(report.actions_per_second),
    )


def _seat_lines(seat: SeatReport, report: Report, shell: Shell) -> list[str]:
    text = shell.speaker.text
    lines = [text("cli-simulate-points", estimate=_written(seat.points, shell))]
    if report.matches:
        lines.append(text("cli-simulate-totals", estimate=_written(seat.totals, shell)))
        lines.append(text("cli-simulate-wins", estimate=_written(seat.wins, shell, digits=3)))
    return lines


def _written(estimate: Estimate, shell: Shell, digits: int = 2) -> str:
    """`12.34 (12.01 to 12.67)`: the mean, and where it lies with 95 % certainty."""
    mean = f"{estimate.mean:.{digits}f}"
    if estimate.interval is None:
        return mean
    low, high = estimate.interval
    return shell.speaker.text(
        "cli-simulate-interval", mean=mean, low=f"{low:.{digits}f}", high=f"{high:.{digits}f}"
    )


SIMULATE: Final = Command(
    "simulate",
    _simulate,
    operands=(Operand("preset"),),
    flags=(
        Flag("bots", "bots"),
        Flag("deals", "number"),
        Flag("matches", "number"),
        Flag("seed", "text"),
        Flag("option", "setting", repeats=True),
        Flag("json"),
    ),
    examples=(
        "laydown simulate mille --bots greedy,random --matches 100 --seed 1",
        "laydown simulate five-crowns --bots greedy,greedy,greedy --deals 110",
    ),
)
