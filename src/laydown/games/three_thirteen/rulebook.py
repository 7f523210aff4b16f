"""The rules in force at a table as sentences, made from its Config, in the order one would explain them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.errors import Message
from laydown.games.three_thirteen.beats import BEATS
from laydown.games.three_thirteen.deal import deck_for, packs_for
from laydown.games.three_thirteen.ending import RESHUFFLES
from laydown.games.three_thirteen.rounds import hand_size, wild_rank
from laydown.games.three_thirteen.standings import BONUS_DEALS

if TYPE_CHECKING:
    from laydown.errors import Value
    from laydown.games.three_thirteen.config import Config


def rulebook(config: Config, seats: int) -> tuple[Message, ...]:
    return (
        *_pack(config, seats),
        *_deals(config),
        *_combinations(config),
        *(_beats(config) if config.beats else _turn(config)),
        *_going_out(config),
        *(_middle_out(config) if config.beats else _stock_out(config)),
        *_score(config),
        *_match(config),
    )


def _rule(name: str, **values: Value) -> Message:
    return Message.of(f"three-thirteen-rule-{name.replace('_', '-')}", **values)


def _pack(config: Config, seats: int) -> list[Message]:
    packs = packs_for(config, seats)
    deck = deck_for(config, seats)
    rules = [
        _rule("aim"),
        _rule("seats", count=seats),
        _rule(f"packs-{config.pack}", packs=packs, count=deck.size - deck.jokers),
    ]
    if config.jokers:
        rules.append(_rule("jokers", count=config.jokers, total=deck.size))
    return rules


def _deals(config: Config) -> list[Message]:
    ranked = config.deals if config.last_wild is None else config.deals - 1
    rules = [
        _rule("deals", count=config.deals, first=config.first_hand, last=config.largest_hand),
        _rule("wild-rank", first=wild_rank(config, 1), last=wild_rank(config, ranked)),
    ]
    if config.last_wild is not None:
        rules.append(_rule("wild-last", count=hand_size(config, config.deals), wild=config.last_wild))
    rules.append(_rule("dealer-speed" if config.beats else "dealer"))
    return rules


def _combinations(config: Config) -> list[Message]:
    rules = [_rule("set"), _rule("run")]
    rules.append(_rule("ace-none" if config.pack == "stars" else f"ace-{config.ace}"))
    rules += [_rule("once"), _rule("wild-single" if config.wild_limit == "one" else "wild")]
    if config.jokers:
        rules.append(_rule("joker-wild"))
    rules.append(_rule(f"wild-limit-{config.wild_limit}"))
    if config.wild_limit == "none":
        rules.append(_rule("all-wild" if config.all_wild else "no-all-wild"))
    return rules


def _turn(config: Config) -> list[Message]:
    return [_rule("turn"), _rediscard(config), _rule("no-laying")]


def _beats(config: Config) -> list[Message]:
    return [
        _rule("speed-piles"),
        _rule("speed-beat"),
        _rule("speed-draws"),
        _rule("speed-discards"),
        _rediscard(config),
        _rule("no-laying"),
    ]


def _rediscard(config: Config) -> Message:
    return _rule("no-rediscard" if config.forbid_rediscard else "rediscard")


def _going_out(config: Config) -> list[Message]:
    rules = [_rule("out"), _rule("out-auto" if config.auto_out else "out-free")]
    if config.beats:
        rules.append(_rule("speed-extra-beat" if config.extra_beat else "speed-out"))
    else:
        rules.append(_rule("last-turns", count=config.last_turns))
    rules.append(_rule(f"reveal-{config.reveal}"))
    if config.last_turns or config.beats:
        rules.append(_rule("others-complete"))
    if config.first_out_bonus:
        rules.append(_rule("out-bonus", points=config.first_out_bonus))
    return rules


def _stock_out(config: Config) -> list[Message]:
    stock = (
        _rule("stock-reshuffle", count=RESHUFFLES)
        if config.stock_out == "reshuffle"
        else _rule("stock-end-deal")
    )
    idle = _rule("idle", count=config.idle_rounds)
    return [stock, idle, _rule("idle-last-turns")] if config.last_turns else [stock, idle]


def _middle_out(config: Config) -> list[Message]:
    middle = (
        _rule("middle-reshuffle", count=RESHUFFLES)
        if config.stock_out == "reshuffle"
        else _rule("middle-end-deal")
    )
    return [middle, _rule("speed-bound", count=BEATS)]


def _score(config: Config) -> list[Message]:
    numbers = "points-from-three" if config.pack == "stars" else f"points-ace-{config.ace}"
    rules = [_rule("least-penalty"), _rule(numbers), _rule(f"points-faces-{config.face_points}")]
    if config.wild_points == "rank":
        rules.append(_rule("points-wild-rank"))
    else:
        rules.append(_rule("points-wild", points=config.wild_points))
    if config.jokers:
        rules.append(_rule("points-joker", points=config.joker_points))
    return rules


def _match(config: Config) -> list[Message]:
    rules = [_rule("lowest-wins")]
    if config.end_at is not None:
        rules.append(_rule("end-at", total=config.end_at))
    if config.tie_break == "bonus_deal":
        rules += [_rule("tie-bonus-deal", count=BONUS_DEALS), _bonus_deal(config), _rule("bonus-alone")]
    else:
        rules.append(_rule(f"tie-{config.tie_break}"))
    return rules


def _bonus_deal(config: Config) -> Message:
    """A match that may end early may have a bonus deal of any number of cards."""
    if config.end_at is not None and config.last_wild is None:
        return _rule("bonus-next")
    number = config.deals + 1
    return _rule("bonus-cards", count=hand_size(config, number), wild=wild_rank(config, number))
