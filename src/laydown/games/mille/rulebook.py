"""The rules in force as sentences, in the order in which one would explain them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.errors import Message
from laydown.games.mille.deal import CUT_PLACES, HAND_SIZE
from laydown.games.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.errors import Value
    from laydown.games.mille.config import Config
    from laydown.games.rules import ChapterName


def rulebook(config: Config) -> tuple[Rule, ...]:
    """Each option in force picks, or gives its number to, a sentence."""
    return (
        *_game(config),
        *_turn(),
        *_melds(config),
        *_pile(config),
        *_end_of_deal(config),
        *_score(config),
        *_match(config),
    )


def _rule(chapter: ChapterName, clauses: str, name: str, **values: Value) -> Rule:
    """`clauses` without the letter of the game, as in `PILE-1 PILE-2`."""
    named = tuple(f"M-{clause}" for clause in clauses.split())
    return Rule(chapter, named, Message.of(f"mille-rule-{name.replace('_', '-')}", **values))


def _game(config: Config) -> Iterator[Rule]:
    yield _rule("game", "", "goal", target=config.target)
    yield _rule("game", "DEAL-1", "cards")
    yield _rule("game", "DEAL-4 DEAL-3", f"first-dealer-{config.first_dealer}")
    if config.cut:
        yield _rule("game", "DEAL-5", "cut", low=CUT_PLACES.start, high=CUT_PLACES.stop - 1)
    else:
        yield _rule("game", "DEAL-5", "no-cut")
    yield _rule("game", "DEAL-2 DEAL-3", "deal", count=HAND_SIZE)


def _turn() -> Iterator[Rule]:
    yield _rule("turn", "TURN-1 TURN-2 TURN-4", "turn")
    yield _rule("turn", "TURN-3", "no-duty")


def _melds(config: Config) -> Iterator[Rule]:
    yield _rule("melds", "MELD-1", "sets")
    yield _rule("melds", "MELD-2", "wilds", needed=config.min_naturals)
    if config.max_wilds is not None:
        yield _rule("melds", "MELD-2", "max-wilds", count=config.max_wilds)
    yield _rule("melds", "MELD-6", "twos")
    yield _rule("melds", "MELD-3 MELD-5 MELD-7 MELD-9", "adding")
    yield _rule("melds", "MELD-4", "wild-added" if config.wild_may_be_added else "no-wild-added")


def _pile(config: Config) -> Iterator[Rule]:
    yield _rule("pile", "PILE-1 PILE-2", f"pile-take-{config.pile_take}")
    yield _rule("pile", "PILE-3 PILE-6", "pile-rest")
    if config.pile_take == "pair_in_hand":
        yield _rule("pile", "PILE-4", "pile-two")
    elif config.pile_take == "pair_or_own_natural_set":
        yield _rule("pile", "PILE-4", "pile-two-hand-or-set")
    else:
        yield _rule("pile", "PILE-4", "pile-two-or-set")
    if config.wild_may_be_added:
        yield _rule("pile", "MELD-8", f"pile-stays-{config.pile_set_stays_natural}")
    yield _rule("pile", "PILE-5", f"upcard-two-{config.upcard_two}")
    yield _rule("pile", "PILE-7", f"pile-shown-{config.pile_shown}")


def _end_of_deal(config: Config) -> Iterator[Rule]:
    yield _rule("out", "OUT-1", "out")
    if config.must_discard_to_go_out:
        yield _rule("out", "OUT-2", "out-must-discard")
    else:
        yield _rule("out", "OUT-1", "out-free")
    reshuffled = config.stock_out == "reshuffle"
    yield _rule("out", "STOCK-1 STOCK-2" if reshuffled else "STOCK-1", f"stock-{config.stock_out}")
    yield _rule("out", "SAY-1 SAY-2", "announce")


def _score(config: Config) -> Iterator[Rule]:
    yield _rule("score", "SCORE-1", "values")
    yield _rule("score", "SCORE-2 SCORE-5", "score")
    # Where they count once they are told all the same if they bring marks: the sentence says what they are.
    if config.eight_factor > 1 or config.marks:
        yield _rule("score", "SCORE-3 MELD-10", "eight", factor=config.eight_factor)
    if config.natural_out_factor > 1 or config.marks:
        yield _rule("score", "SCORE-4", "natural-out", factor=config.natural_out_factor)
    if config.eight_factor > 1 and config.natural_out_factor > 1:
        product = config.eight_factor * config.natural_out_factor
        yield _rule("score", "SCORE-4", "natural-eight", factor=product)
    if config.marks:
        yield _rule("score", "MARK-1 MARK-2", "marks")
        if config.skunk:
            yield _rule("score", "MARK-3", "skunk", points=-(-config.target // 2))


def _match(config: Config) -> Iterator[Rule]:
    yield _rule("match", "END-1", "end", target=config.target)
    if config.natural_required_to_win:
        yield _rule("match", "END-2", "end-natural")
    yield _rule("match", "END-3", "end-deals", count=config.max_deals)
    if config.stakes:
        kind = "stakes" if config.marks else "stakes-no-marks"
        yield _rule("match", "SETTLE-1", kind, stake=config.stakes, triple=3 * config.stakes)
