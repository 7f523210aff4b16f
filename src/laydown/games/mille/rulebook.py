"""The rules in force as sentences, in the order in which one would explain them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.errors import Message
from laydown.games.mille.deal import CUT_PLACES, HAND_SIZE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.games.mille.config import Config


def rulebook(config: Config) -> tuple[Message, ...]:
    """Each option in force picks, or gives its number to, a sentence."""
    return (
        *_start(config),
        *_melds(config),
        *_pile(config),
        *_end_of_deal(config),
        *_score(config),
        *_match(config),
    )


def _word(value: str) -> str:
    return value.replace("_", "-")


def _start(config: Config) -> Iterator[Message]:
    yield Message.of("mille-rule-goal", target=config.target)
    yield Message.of("mille-rule-cards")
    yield Message.of(f"mille-rule-first-dealer-{_word(config.first_dealer)}")
    if config.cut:
        yield Message.of("mille-rule-cut", low=CUT_PLACES.start, high=CUT_PLACES.stop - 1)
    yield Message.of("mille-rule-deal", count=HAND_SIZE)
    yield Message.of("mille-rule-turn")


def _melds(config: Config) -> Iterator[Message]:
    yield Message.of("mille-rule-sets")
    yield Message.of("mille-rule-wilds", needed=config.min_naturals)
    if config.max_wilds is not None:
        yield Message.of("mille-rule-max-wilds", count=config.max_wilds)
    yield Message.of("mille-rule-twos")
    yield Message.of("mille-rule-adding")
    yield Message.of("mille-rule-wild-added" if config.wild_may_be_added else "mille-rule-no-wild-added")
    yield Message.of("mille-rule-no-duty")


def _pile(config: Config) -> Iterator[Message]:
    yield Message.of(f"mille-rule-pile-take-{_word(config.pile_take)}")
    yield Message.of("mille-rule-pile-rest")
    if config.pile_take == "pair_in_hand":
        yield Message.of("mille-rule-pile-two")
    elif config.pile_take == "pair_or_own_natural_set":
        yield Message.of("mille-rule-pile-two-hand-or-set")
    else:
        yield Message.of("mille-rule-pile-two-or-set")
    if config.wild_may_be_added:
        yield Message.of(f"mille-rule-pile-stays-{_word(config.pile_set_stays_natural)}")
    yield Message.of(f"mille-rule-upcard-two-{_word(config.upcard_two)}")
    yield Message.of(f"mille-rule-pile-shown-{_word(config.pile_shown)}")


def _end_of_deal(config: Config) -> Iterator[Message]:
    yield Message.of("mille-rule-out")
    if config.must_discard_to_go_out:
        yield Message.of("mille-rule-out-must-discard")
    else:
        yield Message.of("mille-rule-out-free")
    yield Message.of(f"mille-rule-stock-{_word(config.stock_out)}")
    yield Message.of("mille-rule-announce")


def _score(config: Config) -> Iterator[Message]:
    yield Message.of("mille-rule-values")
    yield Message.of("mille-rule-score")
    # Where they count once they are told all the same if they bring marks: the sentence says what they are.
    if config.eight_factor > 1 or config.marks:
        yield Message.of("mille-rule-eight", factor=config.eight_factor)
    if config.natural_out_factor > 1 or config.marks:
        yield Message.of("mille-rule-natural-out", factor=config.natural_out_factor)
    if config.eight_factor > 1 and config.natural_out_factor > 1:
        product = config.eight_factor * config.natural_out_factor
        yield Message.of("mille-rule-natural-eight", factor=product)
    if config.marks:
        yield Message.of("mille-rule-marks")
        if config.skunk:
            yield Message.of("mille-rule-skunk", points=-(-config.target // 2))


def _match(config: Config) -> Iterator[Message]:
    yield Message.of("mille-rule-end", target=config.target)
    if config.natural_required_to_win:
        yield Message.of("mille-rule-end-natural")
    yield Message.of("mille-rule-end-deals", count=config.max_deals)
    if config.stakes:
        kind = "mille-rule-stakes" if config.marks else "mille-rule-stakes-no-marks"
        yield Message.of(kind, stake=config.stakes, triple=3 * config.stakes)
