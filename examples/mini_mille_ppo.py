"""A maskable PPO learns Mini-Mille against the frozen `greedy`, and is measured by what is best against it.

    make examples
    .venv-examples/bin/python examples/mini_mille_ppo.py

The learner is Stable-Baselines3's PPO with masks, from sb3-contrib. Mini-Mille is small enough to be solved,
so its value is not estimated: the policy it ends with is worked out at each information state that can come
about against `greedy`, and valued exactly, as is the best response to `greedy`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import laydown.research.mini  # noqa: F401 - registers the environments
from laydown.research.mini import MiniMille, Solver, Tree
from laydown.research.mini.play import Sight

if TYPE_CHECKING:
    from collections.abc import Callable

ID = "laydown/MiniMille-v0"
SCALE = 1 / 50
"""Rewards are points of a deal, some tens of them; the learner gets them about as large as one."""


def learn(decisions: int, seat: int, seed: int) -> MaskablePPO:
    """Train in this seat for so many decisions of the learner."""
    torch.set_num_threads(1)
    envs = make_vec_env(
        lambda: gymnasium.wrappers.TransformReward(
            gymnasium.make(ID, seat=seat), lambda points: points * SCALE
        ),
        n_envs=32,
        seed=seed,
    )
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        learning_rate=down(1e-3),
        n_steps=128,
        batch_size=512,
        n_epochs=8,
        gamma=1.0,
        gae_lambda=1.0,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )
    return model.learn(decisions)


def down(first: float) -> Callable[[float], float]:
    """A rate that goes down to nothing in a straight line."""
    return lambda left: first * left


# What it has learned, by playing


def mean_points(model: MaskablePPO, deals: int, seat: int, seed: int) -> float:
    """What the policy makes of `greedy` in so many deals, in the mean."""
    env: Any = gymnasium.make(ID, seat=seat).unwrapped
    whole = 0.0
    for number in range(deals):
        seen, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
            whole += reward
    return whole / deals


# What it has learned, exactly


class Exact:
    """Values of policies against `greedy`, in points of a deal, for each seat."""

    def __init__(self) -> None:
        self.game = MiniMille()
        self.tree = Tree(self.game)
        self.solver = Solver(self.tree)
        self.greedy = self.solver.greedy()
        self.sight = Sight(self.game)

    def best(self, seat: int) -> float:
        """What a best response makes of `greedy`."""
        return self.solver.best_response(self.greedy, seat).value

    def of_greedy(self, seat: int) -> float:
        """What `greedy` makes of itself."""
        value = self.solver.value(self.greedy)
        return value if seat == 0 else -value

    def of(self, model: MaskablePPO, seat: int) -> float:
        """What the model makes of `greedy` when it always does what it thinks best."""
        policies = list(self.greedy)
        policies[seat] = self._policy(model, seat)
        value = self.solver.value((policies[0], policies[1]))
        return value if seat == 0 else -value

    def _policy(self, model: MaskablePPO, seat: int) -> np.ndarray:
        """The model's choices at the information states that come about; elsewhere the first legal action."""
        side = self.tree.sides[seat]
        policy = np.zeros(side.sequences)
        policy[0] = 1
        policy[side.first] = 1
        reached = self._reached(seat)
        for some in np.array_split(reached, len(reached) // 4096 + 1):
            positions = [self.tree.graph.positions[side.position[each]] for each in some]
            seen = [
                self.sight.of(position, seat, self.tree.told(seat, each))
                for position, each in zip(positions, some, strict=True)
            ]
            masks = np.array([self.sight.mask(position) for position in positions])
            actions, _ = model.predict(np.array(seen), action_masks=masks, deterministic=True)
            for each, action in zip(some, actions, strict=True):
                own = slice(side.first[each], side.first[each] + side.many[each])
                policy[own] = side.action[own] == action
        return policy

    def _reached(self, seat: int) -> np.ndarray:
        """The information states that can come about when the other plays `greedy`."""
        side, payoff = self.tree.sides[seat], self.tree.payoff
        own, other = (payoff.rows, payoff.columns) if seat == 0 else (payoff.columns, payoff.rows)
        likely = self.solver.plan(self.greedy[1 - seat], 1 - seat) > 0
        played = np.zeros(side.sequences, bool)
        played[own[likely[other]]] = True
        reached = []
        for each in reversed(range(side.infosets)):
            first = side.first[each]
            if played[first : first + side.many[each]].any():
                played[side.before[each]] = True
                reached.append(each)
        return np.array(reached[::-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--decisions", type=int, default=300_000, help="of the learner, in training")
    parser.add_argument("--seat", type=int, choices=(0, 1), default=0, help="where it sits; 0 begins")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, help="play so many deals instead of valuing exactly")
    parser.add_argument("--report", type=Path, help="write what came of it into this file, as JSON")
    asked = parser.parse_args()
    before = learn(0, asked.seat, asked.seed)
    started = time.perf_counter()
    model = learn(asked.decisions, asked.seat, asked.seed)
    report: dict[str, float] = {"decisions": asked.decisions, "seconds": time.perf_counter() - started}
    print(f"{asked.decisions:,} decisions learned from in {report['seconds']:.0f} s")
    if asked.deals:
        report["before"] = mean_points(before, asked.deals, asked.seat, seed=1)
        report["after"] = mean_points(model, asked.deals, asked.seat, seed=1)
        print(f"points a deal: {report['before']:.1f} before, {report['after']:.1f} after")
    else:
        exact = Exact()
        report["before"], report["value"] = exact.of(before, asked.seat), exact.of(model, asked.seat)
        report["best"], report["greedy"] = exact.best(asked.seat), exact.of_greedy(asked.seat)
        print(f"points a deal: {report['before']:.2f} before, {report['value']:.2f} after")
        print(f"greedy makes {report['greedy']:.2f} of itself, the best response {report['best']:.2f}")
    if asked.report:
        asked.report.write_text(json.dumps(report), encoding="utf-8")


if __name__ == "__main__":
    main()
