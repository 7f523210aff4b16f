"""No seat can tell a deal from its twin, in which all that it was never shown lies elsewhere."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from laydown.cards import Rank
from laydown.games import game_of, presets
from properties.play import TEMPERS, choose, random_scene, scene, start
from properties.twins import HONEST, Glass, NoTwin, TwinToldApart, compare, ledgers, note

if TYPE_CHECKING:
    from laydown.cards import Card
    from laydown.games.rules import Offer, Watcher
    from properties.ledger import Ledger
    from properties.play import Played, Scene

DEALS = 12
PREFIXES = 12
MOST_ATOMS = 400


def play_and_compare(chance: Random, which: Scene, *, temper: str = "", glass: Glass = HONEST) -> int:
    """Play a deal and compare twins of some of its prefixes for every watcher; how many cards were moved."""
    played = start(which)
    books = ledgers(played)
    temper = temper or chance.choice(list(TEMPERS))
    stops = {0, 1, *chance.sample(range(MOST_ATOMS), PREFIXES)}
    moved = 0
    for number in range(MOST_ATOMS):
        if number in stops:
            moved += sum(_compare(played, book, chance, glass) for book in books)
        step = choose(played.deal, chance, temper)
        if step is None:
            break
        played.do(*step)
        if not played.deal.to_act():
            break
        for book in books:
            note(played.deal, book, *step)
    return moved


def _compare(played: Played, book: Ledger, chance: Random, glass: Glass) -> int:
    try:
        return compare(played, book, chance, glass)
    except NoTwin:
        return 0


@pytest.mark.parametrize("preset", presets())
def test_twins_look_the_same(preset: str) -> None:
    chance = Random(f"twins {preset}")
    moved = sum(play_and_compare(chance, random_scene(chance, preset)) for _ in range(DEALS))
    assert moved > 1000


@pytest.mark.endurance
@pytest.mark.parametrize("preset", presets())
def test_many_twins_look_the_same(preset: str) -> None:
    chance = Random()
    assert sum(play_and_compare(chance, random_scene(chance, preset)) for _ in range(200)) > 1000


# The harness itself: each of these panes lets something through, and each must be seen to.


def _whole_event(event: Any, _watcher: Watcher) -> Any:
    """The habit behind the leaks on record: the event goes out as it is."""
    return event


def _whole_reshuffle(event: Any, watcher: Watcher) -> Any:
    """A leak in one rare event only."""
    return event if event.kind == "reshuffled" else event.seen_by(watcher)


def _next_card(played: Played) -> Card | None:
    """What no glass may look at: the card on top of the stock."""
    return next(iter(played.stock.cards()), None)


def _view_with_the_next_card(played: Played, plain: dict[str, Any]) -> dict[str, Any]:
    return {**plain, "next": str(_next_card(played))}


def _view_with_a_hint(played: Played, plain: dict[str, Any]) -> dict[str, Any]:
    """A view that shows no hidden card, but something that follows from one."""
    following = _next_card(played)
    return {**plain, "high": following is not None and following.rank > Rank.NINE}


def _offer_in_telling_order(played: Played, seat: int) -> Offer:
    """An offer that puts last what is of the next card's rank."""
    offer = played.deal.offer(seat)
    following = _next_card(played)
    late = [each for each in offer.actions if following and f" {following.rank}" in str(each)]
    return replace(offer, actions=(*(each for each in offer.actions if each not in late), *late))


@pytest.mark.parametrize("preset", ["mille", "three-thirteen", "three-thirteen-speed"])
@pytest.mark.parametrize(
    "leaky",
    [
        Glass(event=_whole_event),
        Glass(view=_view_with_the_next_card),
        Glass(view=_view_with_a_hint),
        Glass(offer=_offer_in_telling_order),
    ],
    ids=["event", "view", "inference", "offer"],
)
def test_a_leak_is_seen(leaky: Glass, preset: str) -> None:
    chance = Random("leaks")
    scenes = [random_scene(chance, preset) for _ in range(DEALS)]
    with pytest.raises(TwinToldApart):
        _compare_all(chance, scenes, glass=leaky)


def _compare_all(chance: Random, scenes: list[Scene], *, glass: Glass, temper: str = "") -> None:
    for which in scenes:
        play_and_compare(chance, which, glass=glass, temper=temper)


def test_a_leak_in_a_rare_event_is_seen() -> None:
    chance = Random("rare leaks")
    config = game_of("mille").configure("mille", {"stock_out": "reshuffle"})
    scenes = [scene(game_of("mille"), config, 2, chance) for _ in range(DEALS)]
    with pytest.raises(TwinToldApart, match="reshuffled"):
        _compare_all(chance, scenes, glass=Glass(event=_whole_reshuffle), temper="hoarder")
