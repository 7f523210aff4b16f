"""Twin deals: two deals that differ only in what a watcher was never shown look the same to it.

For a prefix of a deal, the kinds are permuted among the places that the watcher was never shown; the same
actions are played again from the permuted order; then everything that the watcher is given (its stream,
the view folded from it and its offer) must be the same, byte for byte.
"""

from __future__ import annotations

import difflib
import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from laydown.errors import IllegalAction
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER
from properties.ledger import Ledger
from properties.play import start

STAYING_IN = "T-OUT-3"
"""Where a complete hand goes out by itself, one that stays in is known to be incomplete."""

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from laydown.cards import Card
    from laydown.games.rules import Deal, Game, Offer, Watcher
    from properties.play import Played
    from properties.stock import NotedStock


def plain_offer(offer: Offer) -> dict[str, Any]:
    return {
        "seat": offer.seat,
        "actions": [str(action) for action in offer.actions],
        "groups": [repr(group) for group in offer.groups],
        "not_now": [f"{verb}: {refusal}" for verb, refusal in offer.not_now],
    }


def _shown(event: Any, watcher: Watcher) -> Any:
    return event.seen_by(watcher)


def _as_it_is(played: Played, plain: dict[str, Any]) -> dict[str, Any]:
    del played
    return plain


def _offered(played: Played, seat: int) -> Offer:
    return played.deal.offer(seat)


@dataclass(frozen=True, slots=True)
class Glass:
    """Through what a watcher sees a deal; the leaky ones of the tests change one pane."""

    event: Callable[[Any, Watcher], Any] = _shown
    view: Callable[[Played, dict[str, Any]], dict[str, Any]] = _as_it_is
    offer: Callable[[Played, int], Offer] = _offered


HONEST = Glass()


def sight(played: Played, watcher: Watcher, glass: Glass = HONEST) -> str:
    """All that a watcher is given, as canonical text."""
    stream = [glass.event(event, watcher) for event in played.deal.events]
    view = played.scene.game.new_view(played.scene.config, watcher)
    for event in stream:
        if event is not None:
            view.fold(event)
    given = {
        "stream": [None if event is None else event.to_plain() for event in stream],
        "view": glass.view(played, view.to_plain()),
        "offer": None if watcher is None else plain_offer(glass.offer(played, watcher)),
    }
    return json.dumps(given, sort_keys=True, indent=1)


class TwinToldApart(AssertionError):
    """A watcher was given something that differs with cards which it was never shown."""

    def __init__(self, watcher: Watcher, told: str) -> None:
        super().__init__(f"watcher {watcher} can tell a deal from its twin:\n{told}")


class NoTwin(Exception):
    """The rules tell the watcher too much about the hidden cards for these cards to be possible."""


def ledgers(played: Played) -> list[Ledger]:
    """One for each seat of the match and one for a spectator, from the start of the deal on."""
    scene = played.scene
    return new_ledgers(scene.config, scene.seats, scene.plan.players, played.stock)


def new_ledgers(config: Any, seats: int, players: tuple[int, ...], stock: NotedStock) -> list[Ledger]:
    return [
        Ledger(
            watcher,
            stock,
            players,
            in_beats=getattr(config, "beats", False),
            rediscard_shows=getattr(config, "forbid_rediscard", False),
            outs_show=getattr(config, "reveal", "") == "at_once",
            pair_anywhere=getattr(config, "pile_take", "") == "pair_anywhere",
        )
        for watcher in (*range(seats), None)
    ]


def note(deal: Deal, ledger: Ledger, actor: int, action: Any) -> None:
    """Tell the ledger what was done; a seat asked to move on an empty stock is able to take the pile."""
    ledger.note(actor, action)
    actors = deal.to_act()
    if not len(ledger.stock) and len(actors) == 1 and actors[0] in ledger.hands:
        ledger.conclude(actors[0])


def permuted(ledger: Ledger, chance: Random) -> list[Card]:
    """The kinds of all places, those never shown shuffled among themselves.

    The cards of a reshuffle are known as a whole to who saw them go into the pile; so each refill is
    shuffled within itself.
    """
    kinds = list(ledger.stock.kinds)
    for refill in ledger.stock.refills:
        hidden = [place for place in refill if place not in ledger.shown]
        moved = [kinds[place] for place in hidden]
        chance.shuffle(moved)
        for place, kind in zip(hidden, moved, strict=True):
            kinds[place] = kind
    return kinds


def other_choice(game: Game, ledger: Ledger, seat: int, kinds: list[Card]) -> Any:
    """In place of a choice that nobody has seen yet, another one: the other source, or the card that now
    lies in the place of the one chosen.
    """
    action = ledger.pending[seat]
    if seat == ledger.watcher:
        return action
    if action.verb != "discard":
        return game.read_action("take" if action.verb == "draw" else "draw")
    place = next(place for place in ledger.hands[seat] if ledger.stock.kinds[place] is action.card)
    return game.read_action(f"discard {kinds[place]}")


def twin(played: Played, ledger: Ledger, kinds: list[Card]) -> Played:
    """The same actions from other cards; NoTwin if the rules of the table make them impossible."""
    refills = iter(played.stock.refills)
    other = start(replace(played.scene, order=tuple(kinds[place] for place in next(refills))))
    settled = len(played.script) - len(ledger.pending)
    try:
        for number, (actor, action) in enumerate(played.script):
            if actor == DEALER:
                other.do(actor, Reshuffle(tuple(kinds[place] for place in next(refills))))
            elif number < settled:
                other.do(actor, action)
            else:
                other.do(actor, other_choice(played.scene.game, ledger, actor, kinds))
    except IllegalAction as error:
        if error.refusal.clause == STAYING_IN and played.scene.config.auto_out:
            raise NoTwin from error
        raise
    return other


def compare(played: Played, ledger: Ledger, chance: Random, glass: Glass = HONEST) -> int:
    """TwinToldApart if a twin looks different to the ledger's watcher; how many cards lay elsewhere in it."""
    kinds = permuted(ledger, chance)
    other = twin(played, ledger, kinds)
    told_apart(ledger.watcher, sight(played, ledger.watcher, glass), sight(other, ledger.watcher, glass))
    return sum(one is not two for one, two in zip(kinds, ledger.stock.kinds, strict=True))


def told_apart(watcher: Watcher, mine: str, other: str) -> None:
    """TwinToldApart, with what differs, unless both texts are the same."""
    if mine != other:
        told = difflib.unified_diff(mine.split("\n"), other.split("\n"), "a deal", "its twin", lineterm="")
        raise TwinToldApart(watcher, "\n".join(told))
