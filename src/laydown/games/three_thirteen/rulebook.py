"""The rules in force at a table as sentences, made from its Config, in the order one would explain them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.errors import Message
from laydown.games.rules import Rule
from laydown.games.three_thirteen.beats import BEATS
from laydown.games.three_thirteen.deal import deck_for, packs_for
from laydown.games.three_thirteen.ending import RESHUFFLES
from laydown.games.three_thirteen.rounds import hand_size, wild_rank
from laydown.games.three_thirteen.standings import BONUS_DEALS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.errors import Value
    from laydown.games.rules import ChapterName
    from laydown.games.three_thirteen.config import Config


def rulebook(config: Config, seats: int) -> tuple[Rule, ...]:
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


def _rule(chapter: ChapterName, clauses: str, name: str, **values: Value) -> Rule:
    """`clauses` without the letter of the game, as in `MELD-1 MELD-3`."""
    named = tuple(f"T-{clause}" for clause in clauses.split())
    return Rule(chapter, named, Message.of(f"three-thirteen-rule-{name.replace('_', '-')}", **values))


def _pack(config: Config, seats: int) -> Iterator[Rule]:
    packs = packs_for(config, seats)
    deck = deck_for(config, seats)
    yield _rule("game", "", "aim")
    yield _rule("game", "SEATS-1", "seats", count=seats)
    yield _rule("game", "PACK-1", f"packs-{config.pack}", packs=packs, count=deck.size - deck.jokers)
    if config.jokers:
        yield _rule("game", "PACK-3", "jokers", count=config.jokers, total=deck.size)


def _deals(config: Config) -> Iterator[Rule]:
    ranked = config.deals if config.last_wild is None else config.deals - 1
    first, last = config.first_hand, config.largest_hand
    yield _rule("game", "DEAL-1", "deals", count=config.deals, first=first, last=last)
    yield _rule("game", "WILD-1", "wild-rank", first=wild_rank(config, 1), last=wild_rank(config, ranked))
    if config.last_wild is not None:
        count = hand_size(config, config.deals)
        yield _rule("game", "DEUCES-2", "wild-last", count=count, wild=config.last_wild)
    if config.beats:
        yield _rule("game", "DEAL-3", "dealer-speed")
    else:
        yield _rule("game", "DEAL-3 DEAL-2", "dealer")


def _combinations(config: Config) -> Iterator[Rule]:
    yield _rule("melds", "MELD-1", "set")
    yield _rule("melds", "MELD-2", "run")
    yield _rule("melds", "MELD-4", "ace-none" if config.pack == "stars" else f"ace-{config.ace}")
    yield _rule("melds", "MELD-3", "once")
    yield _rule("melds", "WILD-2", "wild-single" if config.wild_limit == "one" else "wild")
    if config.jokers:
        yield _rule("melds", "PACK-3", "joker-wild")
    yield _rule("melds", "WILD-4", f"wild-limit-{config.wild_limit}")
    if config.wild_limit == "none":
        yield _rule("melds", "WILD-3", "all-wild" if config.all_wild else "no-all-wild")


def _turn(config: Config) -> Iterator[Rule]:
    yield _rule("turn", "TURN-1 TURN-2 TURN-3 TURN-4", "turn")
    yield _rediscard(config)
    yield _rule("turn", "TURN-4", "no-laying")


def _beats(config: Config) -> Iterator[Rule]:
    yield _rule("turn", "SPEED-1", "speed-piles")
    yield _rule("turn", "SPEED-3", "speed-beat")
    yield _rule("turn", "SPEED-2 SPEED-4 TURN-3", "speed-draws")
    yield _rule("turn", "SPEED-5 TURN-4", "speed-discards")
    yield _rediscard(config)
    yield _rule("turn", "TURN-4", "no-laying")


def _rediscard(config: Config) -> Rule:
    return _rule("turn", "TURN-5", "no-rediscard" if config.forbid_rediscard else "rediscard")


def _going_out(config: Config) -> Iterator[Rule]:
    yield _rule("out", "OUT-1", "out")
    if config.auto_out:
        yield _rule("out", "OUT-3", "out-auto")
    else:
        yield _rule("out", "OUT-2", "out-free")
    if config.beats and config.extra_beat:
        yield _rule("out", "SPEED-7 SPEED-6", "speed-extra-beat")
    elif config.beats:
        yield _rule("out", "SPEED-6", "speed-out")
    else:
        yield _rule("out", "LAST-1", "last-turns", count=config.last_turns)
    yield _rule("out", "OUT-5", f"reveal-{config.reveal}")
    if config.last_turns or config.beats:
        yield _rule("out", "LAST-2", "others-complete")
    if config.first_out_bonus:
        yield _rule("out", "LAST-3", "out-bonus", points=config.first_out_bonus)


def _stock_out(config: Config) -> Iterator[Rule]:
    if config.stock_out == "reshuffle":
        yield _rule("out", "STOCK-1 STOCK-2", "stock-reshuffle", count=RESHUFFLES)
    else:
        yield _rule("out", "STOCK-2", "stock-end-deal")
    yield _rule("out", "STOCK-3", "idle", count=config.idle_rounds)
    if config.last_turns:
        yield _rule("out", "STOCK-3", "idle-last-turns")


def _middle_out(config: Config) -> Iterator[Rule]:
    if config.stock_out == "reshuffle":
        yield _rule("out", "SPEED-8", "middle-reshuffle", count=RESHUFFLES)
    else:
        yield _rule("out", "SPEED-8", "middle-end-deal")
    yield _rule("out", "SPEED-9", "speed-bound", count=BEATS)


def _score(config: Config) -> Iterator[Rule]:
    numbers = "points-from-three" if config.pack == "stars" else f"points-ace-{config.ace}"
    yield _rule("score", "SCORE-1", "least-penalty")
    yield _rule("score", "SCORE-2", numbers)
    yield _rule("score", "SCORE-3", f"points-faces-{config.face_points}")
    if config.wild_points == "rank":
        yield _rule("score", "SCORE-4", "points-wild-rank")
    else:
        yield _rule("score", "SCORE-4", "points-wild", points=config.wild_points)
    if config.jokers:
        yield _rule("score", "SCORE-5", "points-joker", points=config.joker_points)


def _match(config: Config) -> Iterator[Rule]:
    yield _rule("match", "MATCH-1", "lowest-wins")
    if config.end_at is not None:
        yield _rule("match", "MATCH-2", "end-at", total=config.end_at)
    if config.tie_break == "share":
        yield _rule("match", "MATCH-3", "tie-share")
    elif config.tie_break == "most_outs":
        yield _rule("match", "MATCH-4", "tie-most-outs")
    else:
        yield _rule("match", "MATCH-5", "tie-bonus-deal", count=BONUS_DEALS)
        yield _bonus_deal(config)
        yield _rule("match", "MATCH-5", "bonus-alone")


def _bonus_deal(config: Config) -> Rule:
    """A match that may end early may have a bonus deal of any number of cards."""
    if config.end_at is not None and config.last_wild is None:
        return _rule("match", "MATCH-5", "bonus-next")
    number = config.deals + 1
    count, wild = hand_size(config, number), wild_rank(config, number)
    clauses = "DEUCES-3" if config.last_wild is not None else "MATCH-5"
    return _rule("match", clauses, "bonus-cards", count=count, wild=wild)
