"""What every bot keeps to: it plays what is offered, changes nothing and remembers nothing."""

from __future__ import annotations

import copy
import json
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from laydown.bots import registry
from laydown.games import game_of, presets
from laydown.games.rules import DealPlan
from laydown.research.play import Table, play_deal
from laydown.table.shuffle import Dice
from properties.configs import random_config, random_seats

if TYPE_CHECKING:
    from laydown.games.rules import Action, Game, Offer, View
    from laydown.table.player import Player


class Watched:
    """A player that compares what it was given before and after, and asks a second one of the same seed."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.choices: list[Action] = []
        self._make = partial(registry.make, name, game, seed)
        self._player = self._make()

    def choose(self, view: View, offer: Offer) -> Action:
        before = _bytes(view, offer)
        fresh = self._make().choose(copy.deepcopy(view), copy.deepcopy(offer))
        action: Action = self._player.choose(view, offer)
        assert _bytes(view, offer) == before
        assert action in offer.actions
        assert action == fresh
        self.choices.append(action)
        return action


def _bytes(view: View, offer: Offer) -> bytes:
    """All that is told and kept, also what a view makes on the first call and keeps."""
    told = json.dumps([view.to_plain(), [str(each) for each in offer.actions]]).encode()
    own = sorted(vars(view).items()) if hasattr(view, "__dict__") else repr(view)
    return told + repr(own).encode()


def deal_at_random(preset: str, chance: Random, name: str) -> tuple[list[Watched], Any]:
    """One deal of a random number under random options, all seats played by this bot."""
    game = game_of(preset)
    config = random_config(chance, preset)
    seats = random_seats(chance, game, config)
    players = [Watched(name, game, chance.randrange(100)) for _ in range(seats)]
    asked: list[Player] = list(players)
    plan = DealPlan(chance.randint(1, 11), chance.randrange(seats), tuple(range(seats)))
    dice = Dice.from_seed(str(chance.random()))
    result, _ = play_deal(Table(game, config, seats, check=True), plan, (0,) * seats, dice, asked)
    return players, result


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("preset", presets())
def test_legal_unchanging_and_without_memory(preset: str, name: str) -> None:
    chance = Random(f"{preset} {name}")
    for _ in range(3):
        players, _ = deal_at_random(preset, chance, name)
        assert any(player.choices for player in players)


@pytest.mark.parametrize("preset", [preset for preset in presets() if game_of(preset).name == "mille"])
def test_twos_lie_only_in_the_turn_in_which_greedy_goes_out(preset: str) -> None:
    chance = Random(preset)
    for _ in range(40):
        players, result = deal_at_random(preset, chance, "greedy")
        for seat, player in enumerate(players):
            turns = _turns(player.choices)
            for number, turn in enumerate(turns, 1):
                if any(_lays_a_two(atom) for atom in turn):
                    assert (seat, number) == (result.out, len(turns)), [str(atom) for atom in turn]


def _turns(choices: list[Action]) -> list[list[Action]]:
    """The choices of a seat, a list for each of its turns."""
    turns: list[list[Action]] = []
    for action in choices:
        if action.verb in ("draw", "pile", "cut", "pass"):
            turns.append([])
        turns[-1].append(action)
    return turns


def _lays_a_two(atom: Action) -> bool:
    return atom.verb in ("lay", "add") and "2" in str(atom).replace("to 2", "")
