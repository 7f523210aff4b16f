"""How long a deal can last at most, worked out from the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from properties.play import Scene

MILLE_RESHUFFLES = 2
RESHUFFLES = 3
BEATS = 200


def most_atoms(scene: Scene) -> int:
    """More atoms than this no deal can have."""
    if scene.game.name == "mille":
        return _mille(scene)
    return _speed(scene) if scene.config.beats else _three_thirteen(scene)


def _mille(scene: Scene) -> int:
    """Every turn draws from the stock or takes the pile. The stock gives its 73 cards and, reshuffled twice
    at most, no more than 104 each time. A take lays at least its top card for good, so there are fewer than
    104, and one more of an upturned 2. Each lay or add leaves a card less to lay, 104 in all.
    """
    reshuffles = MILLE_RESHUFFLES if scene.config.stock_out == "reshuffle" else 0
    turns = 73 + reshuffles * 104 + 104 + 1
    cut_pass_and_shuffles = 2 + reshuffles
    return 2 * turns + 104 + cut_pass_and_shuffles


def _three_thirteen(scene: Scene) -> int:
    """Between two draws from the stock lie fewer turns than `idle_rounds` rounds have. The stock gives at
    most all cards and, reshuffled three times at most, all cards again each time. The last turns come on
    top. A turn is two atoms.
    """
    config = scene.config
    players = len(scene.plan.players)
    reshuffles = RESHUFFLES if config.stock_out == "reshuffle" else 0
    draws = len(scene.order) * (1 + reshuffles)
    turns: int = (draws + 1) * config.idle_rounds * players + config.last_turns * players
    return 2 * turns + reshuffles


def _speed(scene: Scene) -> int:
    """At most two hundred beats of two choices a player, the extra beat among them, and three reshuffles."""
    return BEATS * 2 * len(scene.plan.players) + RESHUFFLES
