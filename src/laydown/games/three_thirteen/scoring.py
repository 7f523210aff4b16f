"""What cards cost that are left over, and how a deal is scored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from laydown.cards import Rank
from laydown.games.plain import AsPlain
from laydown.melds import arrange

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.cards import Deck, Hand
    from laydown.games.three_thirteen.config import Config
    from laydown.games.three_thirteen.deal import Setting
    from laydown.melds import Arrangement, MeldRules


def rank_points(config: Config, rank: Rank) -> int:
    """An ace costs 1 and a card from 2 to 10 its number (T-SCORE-2); an ace that may be high costs 15
    (T-MELD-4); jack, queen and king cost 10 each or 11, 12 and 13 (T-SCORE-3).
    """
    if rank is Rank.ACE:
        return 15 if config.ace == "both" else 1
    if rank >= Rank.JACK and config.face_points == "ten":
        return 10
    return int(rank)


def card_points(config: Config, deck: Deck, wild: Rank | None) -> tuple[int, ...]:
    """A wild left over costs what its rank does or a number the table agreed on (T-SCORE-4), a joker 20
    (T-SCORE-5), in Five Crowns 20 and 50 (T-CROWNS-2). One number for each kind of the deck.
    """
    by_rank = {rank: rank_points(config, rank) for rank in deck.ranks} | {Rank.JOKER: config.joker_points}
    if wild is not None and config.wild_points != "rank":
        by_rank[wild] = config.wild_points
    return tuple(by_rank[kind.rank] for kind in deck.kinds)


@dataclass(frozen=True, slots=True)
class DealResult(AsPlain):
    """How a deal ended.

    `points` per seat of the match, 0 for a seat that did not play; `outs` are the seats that went out, in
    Speed perhaps several, and `out` the first of them; `ending` is `out`, `stock`, `idle` or `beats`.
    """

    number: int
    dealer: int
    players: tuple[int, ...]
    points: tuple[int, ...]
    outs: tuple[int, ...]
    ending: str

    @property
    def out(self) -> int | None:
        return self.outs[0] if self.outs else None


def arrangements(hands: Mapping[int, Hand], rules: MeldRules) -> dict[int, Arrangement]:
    """At the end each hand is arranged so that what is left costs least, and that counts (T-SCORE-1)."""
    return {seat: arrange(hand, rules) for seat, hand in sorted(hands.items())}


def points_of(penalty: int, *, went_out: bool, bonus: int) -> int:
    """Each player scores what his cards left over cost, nothing if all combine (T-LAST-2); who went out
    first also scores the bonus, where the table gives one (T-LAST-3).
    """
    return penalty + bonus if went_out else penalty


def score(
    setting: Setting, penalties: Mapping[int, int], *, outs: tuple[int, ...], ending: str
) -> DealResult:
    """The result of a deal from what each hand leaves."""
    plan = setting.plan
    points = [0] * len(setting.totals)
    for seat, penalty in penalties.items():
        points[seat] = points_of(penalty, went_out=seat in outs, bonus=setting.config.first_out_bonus)
    return DealResult(plan.number, plan.dealer, plan.players, tuple(points), outs, ending)
