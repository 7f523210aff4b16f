"""The rules of a table are found by the clauses that refusals name."""

from __future__ import annotations

import ast
from itertools import groupby
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import laydown.games
from laydown.games import game_of, presets
from laydown.games.rules import explained
from laydown.words import LANGUAGES, Speaker
from properties.checks import atoms_of, clauses, odd_actions
from properties.configs import options_of, seat_counts, values_of
from properties.play import TEMPERS, random_scene, start, steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.errors import Refusal
    from laydown.games.rules import Rule
    from properties.play import Played


def rulebooks(preset: str) -> Iterator[tuple[Rule, ...]]:
    """The rules of the preset, and with each of its options at each value."""
    game = game_of(preset)
    changes: list[dict[str, str]] = [{}]
    changes += [{option.name: value} for option in options_of(game, preset) for value in values_of(option)]
    for each in changes:
        base = {"marks": "yes"} if "natural_required_to_win" in each else {}
        config = game.configure(preset, {**base, **each})
        for seats in seat_counts(game, config)[:1]:
            yield game.rulebook(config, seats)


@pytest.mark.parametrize("preset", presets())
def test_each_sentence_stands_in_a_chapter_and_names_clauses_that_there_are(preset: str) -> None:
    for rules in rulebooks(preset):
        chapters = [name for name, _ in groupby(rule.chapter for rule in rules)]
        assert len(set(chapters)) == len(chapters)
        assert [rule for rule in rules if not rule.clauses] == [rules[0]]
        assert {clause for rule in rules for clause in rule.clauses} <= clauses()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_chapter_has_a_heading(lang: str) -> None:
    names = {rule.chapter for preset in presets() for rules in rulebooks(preset) for rule in rules}
    assert len({Speaker(lang).text(f"chapter-{name}") for name in names}) == len(names) == 7


def refusals(played: Played, chance: Random) -> Iterator[Refusal]:
    """What is refused here: whatever a player may send, in the offers and when tried."""
    deal, seats = played.deal, range(played.scene.seats)
    for seat in seats:
        yield from (refusal for _, refusal in deal.offer(seat).not_now)
    tried: list[Any] = [*chance.sample(atoms_of(played.scene), 25), *odd_actions(played.scene, deal)]
    for atom in tried:
        refusal = None if atom.verb == "reshuffle" else deal.why_not(chance.choice(seats), atom)
        if refusal is not None:
            yield refusal


@pytest.mark.parametrize("preset", presets())
def test_every_refusal_is_explained_by_the_rules_of_its_table(preset: str) -> None:
    chance = Random(f"rulebook of {preset}")
    for number in range(16):
        scene = random_scene(chance, preset)
        rules = scene.game.rulebook(scene.config, scene.seats)
        played = start(scene)
        for _ in steps(played, chance, list(TEMPERS)[number % len(TEMPERS)]):
            if chance.random() < 0.25:
                for refusal in refusals(played, chance):
                    assert explained(refusal.clause, rules), f"{refusal} in {scene.config}"
        for refusal in refusals(played, chance):
            assert explained(refusal.clause, rules), f"{refusal} in {scene.config}"


def clauses_of_refusals() -> set[str]:
    """Every clause that the games write into a Refusal, also through a function that hands it on."""
    found: set[str] = set()
    for path in Path(laydown.games.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                given = [*node.args, *(each.value for each in node.keywords if each.arg == "clause")]
            elif isinstance(node, ast.FunctionDef):
                given = [each for each in node.args.kw_defaults if each is not None]
            else:
                continue
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Option", "Rule"):
                continue
            named = {each.value for each in given if isinstance(each, ast.Constant)}
            found |= {each for each in named if isinstance(each, str)} & clauses()
    return found


def test_every_clause_of_a_refusal_is_told_somewhere() -> None:
    carried = clauses_of_refusals()
    assert {"M-PILE-2", "M-STOCK-2", "T-STOCK-1", "T-SPEED-8", "T-LAST-2"} <= carried
    told = {
        clause
        for preset in presets()
        for rules in rulebooks(preset)
        for rule in rules
        for clause in rule.clauses
    }
    assert carried <= told
