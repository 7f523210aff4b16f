"""What must hold of every position of every deal, whichever game it is."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from laydown.cards import Hand, card
from laydown.errors import IllegalAction, MalformedInput
from laydown.games.atoms import Reshuffle
from laydown.games.mille import actions as mille_actions
from laydown.games.rules import DEALER
from laydown.games.three_thirteen import actions as three_thirteen_actions
from properties.bounds import most_atoms
from properties.play import start
from properties.scores import combines, least_penalty, mille_points, penalty_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from laydown.cards import Deck
    from laydown.errors import Refusal
    from laydown.games.rules import Deal
    from properties.ledger import Ledger
    from properties.play import Played, Scene

ROOT = Path(__file__).parents[2]

ODD_LINES = (
    "lay QS QH QD",
    "lay 7R 7R 7R",
    "lay * * *",
    "lay 8S 2S 2H",
    "lay 8S 9S TS",
    "lay 2S 2S 2S",
    "add 7R",
    "add 8S to 9",
    "add 8S to 2",
    "add 2S to A",
    "add *",
    "discard 7R",
    "discard *",
    "discard 7R out",
    "pile",
    "pile QS",
    "pile QS QH",
    "pile QS QH QD",
    "pile 2S QH",
    "pile * *",
    "pass",
    "cut 3",
    "cut 40",
    "cut 104",
)
"""Lines that most positions refuse, also with cards that the deck does not have."""


def atoms_of(scene: Scene) -> tuple[Any, ...]:
    """Every atom that any position of such a deal could offer."""
    return _all_atoms(scene.game.name, scene.game.deck(scene.config, scene.seats))


@cache
def _all_atoms(name: str, deck: Deck) -> tuple[Any, ...]:
    return mille_actions.all_atoms() if name == "mille" else three_thirteen_actions.all_atoms(deck)


@cache
def clauses() -> frozenset[str]:
    """Every clause that docs/rules states."""
    texts = [page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "rules").glob("*.md")]
    return frozenset(re.findall(r"\b(?:[MT]|TABLE)-[A-Z]+-\d+\b", "\n".join(texts)))


@cache
def messages() -> frozenset[str]:
    """Every message of the English catalogues."""
    catalogues = (ROOT / "src" / "laydown" / "locales" / "en").glob("*.ftl")
    text = "\n".join(each.read_text(encoding="utf-8") for each in catalogues)
    return frozenset(re.findall(r"^([a-z][a-z0-9-]*) *=", text, re.MULTILINE))


def check_refusal(refusal: Refusal) -> None:
    assert refusal.clause in clauses(), refusal
    assert refusal.message.id in messages(), refusal


def check_cards(played: Played) -> None:
    """No card is lost and none comes twice."""
    deck = played.scene.game.deck(played.scene.config, played.scene.seats)
    assert played.deal.everything() == Hand.of(deck, deck.cards())


def check_hands(played: Played, ledger: Ledger) -> None:
    """Hands are of the size that the rules say in this phase, and everybody else's turn changes nothing."""
    config = played.scene.config
    sizes = {seat: len(places) for seat, places in ledger.hands.items()}
    if not played.stock.playing:
        assert not any(sizes.values()), "the cut comes before the cards"
        return
    if played.scene.game.name == "mille":
        assert sum(size == 0 for size in sizes.values()) == (_out(played) is not None)
        return
    between = min(played.deal.number, config.deals) + config.first_hand - 1
    actors = played.deal.to_act()
    for seat, size in sizes.items():
        may_throw = seat in actors and any(action.verb == "discard" for action in played.deal.legal(seat))
        chosen = seat in ledger.pending and ledger.pending[seat].verb == "discard"
        assert size == between + (may_throw or chosen), f"seat {seat} in {ledger.hands}"


def _out(played: Played) -> int | None:
    return None if played.deal.to_act() else played.deal.result().out


def check_legal(played: Played) -> None:
    """The legal list of each seat holds just what `why_not` allows, in the order of all atoms."""
    deal = played.deal
    atoms = atoms_of(played.scene)
    for seat in (*range(played.scene.seats), DEALER):
        legal = list(deal.legal(seat))
        allowed = [atom for atom in atoms if deal.why_not(seat, atom) is None]
        assert legal == allowed
        assert bool(legal) == (seat in deal.to_act() and seat != DEALER)


def check_offer(played: Played) -> None:
    """An offer holds the legal list, and for each verb without an atom in it a reason."""
    for seat in range(played.scene.seats):
        offer = played.deal.offer(seat)
        assert list(offer.actions) == list(played.deal.legal(seat))
        verbs = {action.verb for action in offer.actions}
        assert not verbs & {verb for verb, _ in offer.not_now}
        for _, refusal in offer.not_now:
            check_refusal(refusal)


def odd_actions(scene: Scene, deal: Deal) -> list[Any]:
    """Actions that no legal list holds, well-formed as they may be."""
    odd: list[Any] = [Reshuffle(()), Reshuffle((card("QS"),)), Reshuffle(tuple(deal.to_shuffle()[1:]))]
    for line in ODD_LINES:
        try:
            odd.append(scene.game.read_action(line))
        except MalformedInput:
            continue
    return odd


def check_refused(played: Played, chance: Random, *, tries: int) -> None:
    """A refused action raises just what `why_not` says, and changes nothing, byte for byte."""
    deal, scene = played.deal, played.scene
    atoms = atoms_of(scene)
    before, events = deal.snapshot(), len(deal.events)
    tried: Sequence[Any] = (*chance.sample(atoms, min(tries, len(atoms))), *odd_actions(scene, deal))
    for atom in tried:
        seat = chance.randrange(-1, scene.seats)
        refusal = deal.why_not(seat, atom)
        if refusal is None:
            continue
        check_refusal(refusal)
        with pytest.raises(IllegalAction) as caught:
            deal.apply(seat, atom)
        assert caught.value.refusal == refusal
    assert len(deal.events) == events
    assert deal.snapshot() == before


def check_allowed(played: Played, chance: Random) -> None:
    """What the legal list holds can be done: in a copy of the deal, made by playing it again."""
    seats = [seat for seat in played.deal.to_act() if seat != DEALER]
    if not seats:
        return
    copy = start(played.scene)
    for done in played.script:
        copy.do(*done)
    before = copy.deal.snapshot()
    assert before == played.deal.snapshot()
    seat = chance.choice(seats)
    copy.do(seat, chance.choice(list(played.deal.legal(seat))))
    assert copy.deal.snapshot() != before
    check_cards(copy)


def check_round_trips(played: Played, chance: Random, *, tries: int) -> None:
    """Atoms and events, whole and as each watcher sees them, are read back as they were."""
    game, events = played.scene.game, played.deal.events
    for _, action in played.script:
        if action.verb != "reshuffle":
            assert game.read_action(str(action)) == action
            assert game.action_from_plain(action.to_plain()) == action
    some = chance.sample(events, min(tries, len(events)))
    for event in (*some, *events[-10:]):
        for seen in (event, *(event.seen_by(watcher) for watcher in (*range(played.scene.seats), None))):
            if seen is not None:
                read = game.event_from_plain(json.loads(json.dumps(seen.to_plain())))
                assert read == seen
                assert read.to_plain() == seen.to_plain()
    for watcher in (*range(played.scene.seats), None):
        for event in some:
            seen = event.seen_by(watcher)
            assert seen is None or seen.seen_by(watcher) == seen


def check_view(played: Played, ledger: Ledger) -> Any:
    """A view folded from a watcher's own stream agrees with the ledger in all that it may know."""
    scene, watcher = played.scene, ledger.watcher
    view: Any = scene.game.new_view(scene.config, watcher)
    for event in played.deal.events:
        seen = event.seen_by(watcher)
        if seen is not None:
            view.fold(seen)
    assert view.seat == watcher
    assert (view.number, view.dealer, view.players) == (
        played.deal.number,
        played.deal.dealer,
        played.deal.players,
    )
    assert tuple(view.totals) == scene.totals
    if watcher in ledger.hands:
        assert list(view.hand) == ledger.hand(watcher)
    elif watcher is None:
        assert view.hand is None
    for seat, places in ledger.hands.items():
        assert view.counts[seat] == len(places)
        if watcher != seat and not ledger.concluded:
            shown = [ledger.stock.kinds[place] for place in places if place in ledger.shown]
            assert sorted(view.known[seat]) == sorted(shown)
    assert view.stock == len(played.stock)
    if getattr(scene.config, "beats", False):
        assert [list(pile) for pile in view.piles if pile] == [
            ledger.pile(seat) for seat in sorted(ledger.piles) if ledger.pile(seat)
        ]
    else:
        assert list(view.pile) == ledger.pile()
    for seat, spreads in ledger.laid.items():
        if spreads:
            assert [sorted(spread.cards) for spread in view.spreads[seat]] == [
                sorted(spreads[rank]) for rank in sorted(spreads, key="A23456789TJQK".index)
            ]
    assert view.over == (not played.deal.to_act())
    return view


def check_scores(played: Played, ledger: Ledger) -> None:
    """The points are those of the cards that lie and are held, summed up once more."""
    deal, scene = played.deal, played.scene
    result: Any = deal.result()
    assert (result.number, result.dealer, result.players) == (deal.number, deal.dealer, deal.players)
    assert scene.game.result_from_plain(result.to_plain()) == result
    for seat in range(scene.seats):
        if seat not in deal.players:
            assert result.points[seat] == 0
        elif scene.game.name == "mille":
            assert result.points[seat] == mille_points(
                scene.config, ledger.laid[seat], ledger.hand(seat), out=seat == result.out
            )
        else:
            _check_penalty(played, ledger, seat)


def _check_penalty(played: Played, ledger: Ledger, seat: int) -> None:
    result: Any = played.deal.result()
    config, hand = played.scene.config, tuple(ledger.hand(seat))
    event = next(event for event in played.deal.events if event.kind == "hand-scored" and event.seat == seat)
    view: Any = played.scene.game.new_view(config, None)
    view.fold(played.deal.events[0])
    wild, arrangement = view.wild_rank, event.arrangement
    used = [each for combination in arrangement.combinations for each in combination.cards]
    assert sorted([*used, *arrangement.left]) == sorted(hand)
    for combination in arrangement.combinations:
        assert combines(config, wild, tuple(combination.cards)), str(combination)
    assert sum(penalty_of(config, wild, each) for each in arrangement.left) == arrangement.penalty
    if len(hand) <= 7:
        assert arrangement.penalty == least_penalty(config, wild, hand)
    bonus = config.first_out_bonus if seat in result.outs else 0
    assert result.points[seat] == event.points == arrangement.penalty + bonus
    assert not (seat in result.outs and arrangement.penalty)


def check_length(played: Played) -> None:
    assert len(played.script) <= most_atoms(played.scene)
