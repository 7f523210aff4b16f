"""Mille and Three Thirteen in OpenSpiel: its own test of a game, the referee beside it, and hidden cards."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

from laydown.cards import card
from laydown.fast.mille.codes import codes as mille_codes
from laydown.fast.mille.state import class_of
from laydown.fast.three_thirteen.codes import codes as turn_codes
from laydown.games.atoms import Reshuffle
from laydown.games.mille.deal import DECK
from laydown.games.rules import DEALER, DealPlan
from laydown.games.three_thirteen.deal import deck_for
from laydown.research.openspiel.binding import spiel
from laydown.research.openspiel.play import CHANCE, OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from laydown.cards import Card
    from laydown.research.openspiel.play import Play

MILLE: Final = "laydown_mille"
FIVE_CROWNS: Final = "laydown_three_thirteen(preset=five-crowns,players=3,deal=2)"
LONG: Final = "laydown_three_thirteen(deal=9)"
"""Nobody is out by chance, so the stock is gone through and shuffled."""

GAMES: Final = (
    MILLE,
    "laydown_mille(preset=mille-cardroom,options=stock_out:reshuffle)",
    "laydown_three_thirteen(deal=3)",
    FIVE_CROWNS,
)
TELLING: Final = (
    "laydown_three_thirteen(options=auto_out:yes,deal=1)",
    "laydown_three_thirteen(players=3,deal=11)",
)
"""In the first who plays on has no complete hand; in the second a shuffle tells of two hands together."""
MATCHES: Final = (
    "laydown_mille(preset=mille-montreal,options=max_deals:2,unit=match)",
    "laydown_three_thirteen(options=end_at:1,unit=match)",
)


def step(state: Any, chance: Random) -> None:  # noqa: ANN401 - OpenSpiel has no types
    """A step at random, chance as likely as it is."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1)
        state.apply_action(chance.choices(outcomes, odds)[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


def states(name: str, seed: int, wanted: Callable[[Any], bool]) -> Iterator[Any]:
    """States of deals played at random in which a seat chooses and what is wanted is the case."""
    chance = Random(seed)
    game: Any = spiel.load_game(name)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and wanted(state.play):
                yield state
            step(state, chance)


def some(name: str, seed: int, number: int, wanted: Callable[[Any], bool] = bool) -> list[Any]:
    """So many of them, each a tenth of the time."""
    chance = Random(seed)
    found = states(name, seed, lambda play: chance.random() < 0.1 and wanted(play))
    return [next(found).clone() for _ in range(number)]


@pytest.mark.parametrize("name", [*GAMES, *MATCHES])
def test_openspiel_plays_it_at_random(name: str) -> None:
    spiel.random_sim_test(spiel.load_game(name), num_sims=1, serialize=name in GAMES, verbose=False)


@pytest.mark.parametrize("name", [*GAMES, LONG, *TELLING])
def test_a_resampled_state_is_the_same_to_the_seat(name: str) -> None:
    """In all it sees and may do, whatever is hidden; and what comes does not hang on what is hidden."""
    seats: int = spiel.load_game(name).num_players()
    differs = 0
    for number, state in enumerate(some(name, 1, 6)):
        for seat in range(seats):
            other = state.resample_from_infostate(seat, Random(number).random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            twin = other.resample_from_infostate(seat, Random(number).random)
            assert twin.history() == other.history()
            differs += other.history() != state.history()
    assert differs > seats


def hidden(state: Any, seat: int) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    return state.play.engine.hand(state.play.states, seat)


def test_hidden_cards_are_dealt_uniformly() -> None:
    """Of the cards that a seat has not seen each is as likely in the other hand, but for those known."""
    state = some(MILLE, 3, 1, lambda play: play.states["known"][0, 1] > 0 and len(play.steps) < 60)[0]
    play: Play = state.play
    known = np.array([int(play.states["known"][0, 1]) >> 4 * kind & 15 for kind in range(15)])
    row = play.observation(0)
    unseen = row[165:180].astype(float) - known
    many = int(row[181]) - known.sum()
    chance = Random(5)
    hands = np.array([hidden(state.resample_from_infostate(0, chance.random), 1) for _ in range(400)])
    assert (hands >= known).all()
    share = unseen / unseen.sum()
    spread = many * share * (1 - share) * (1 - (many - 1) / (unseen.sum() - 1))
    assert (abs(hands.mean(axis=0) - known - many * share) <= 4.5 * (spread / 400) ** 0.5 + 1e-9).all()


def test_after_a_shuffle_the_other_hand_is_known_but_for_what_came_since() -> None:
    """All that does not lie in the stock made of the pile was in the other hand."""

    def just_shuffled(play: Play) -> bool:
        story = [what for _, (what, _, _) in play.stories[-1]]
        return story[-1] == "shuffled" or (story[-1] == "came" and story[-2] == "shuffled")

    for state in (next(states(LONG, seed, just_shuffled)).clone() for seed in range(3)):
        seat = state.current_player()
        sure = hidden(state, 1 - seat)
        for number in range(5):
            again = state.resample_from_infostate(seat, Random(number).random)
            assert (hidden(again, 1 - seat) == sure).all()
            past = state.resample_from_infostate(1 - seat, Random(number).random)
            assert (hidden(past, seat) - hidden(state, seat)).clip(0).sum() <= 1


@pytest.mark.parametrize("name", [MILLE, FIVE_CROWNS])
def test_two_deals_that_differ_in_what_is_hidden_look_the_same(name: str) -> None:
    """A card of the stock and one of another hand change places before anything is played."""
    game: Any = spiel.load_game(name)
    engine = game.engine
    chance = Random(7)
    seen: list[tuple[Any, ...]] = []
    order = chance.sample(
        np.repeat(np.arange(len(engine.pack)), engine.pack).tolist(), int(engine.pack.sum())
    )
    dealt = len(engine.dealing(DealPlan(1 if name == MILLE else 2, 0, tuple(range(engine.seats)))))
    for swap in range(dealt + 5, dealt + 12):
        cards = order.copy()
        at = next(at for at in range(dealt) if engine.dealing(game_plan(game))[at] == 1)
        cards[at], cards[swap] = cards[swap], cards[at]
        state = game.new_initial_state()
        for outcome in [0, *cards[:dealt]]:
            state.apply_action(int(outcome))
        seen.append(
            (
                state.information_state_string(0),
                tuple(state.information_state_tensor(0)),
                tuple(state.observation_tensor(0)),
                state.observation_string(0),
            )
        )
        assert state.information_state_string(1) != ""
    assert len(set(seen)) == 1


def game_plan(game: Any) -> DealPlan:  # noqa: ANN401 - OpenSpiel has no types
    """The plan of the deal that seat 0 deals."""
    return DealPlan(game.deal, 0, tuple(range(game.engine.seats)))


class ChosenStock:
    """A stock for the referee from which chance draws as the state of OpenSpiel says."""

    def __init__(self, cards: list[Card]) -> None:
        self.left = cards

    def __len__(self) -> int:
        return len(self.left)

    def draw(self, seat: int) -> Any:  # noqa: ANN401 - a card
        del seat
        return self.left.pop(0)

    def begin_play(self) -> None:
        """Nothing is divided."""

    def refill(self, order: tuple[Any, ...]) -> None:
        self.left += order

    def cards(self) -> tuple[Any, ...]:
        return tuple(self.left)


class Referee:
    """The referee's deal of the cards that a state of OpenSpiel has dealt."""

    def __init__(self, game: Any, play: Play) -> None:  # noqa: ANN401 - OpenSpiel has no types
        engine = game.engine
        self.kind: Callable[[Card], int]
        if engine.game.name == "mille":
            self.codes, deck, self.kind = mille_codes(), DECK, class_of
        else:
            deck = deck_for(engine.config, engine.seats)
            self.codes, self.kind = turn_codes(deck), deck.index.__getitem__
        rest = list(deck.cards())
        order = [rest.pop(self._place(rest, int(kind))) for kind in play.dealt]
        self.stock = ChosenStock([*order, *rest])
        assert play.plan is not None
        self.deal: Any = engine.game.new_deal(engine.config, play.plan, (0,) * engine.seats, self.stock)

    def _place(self, cards: list[Card], kind: int) -> int:
        return next(at for at, each in enumerate(cards) if self.kind(each) == kind)

    def mask(self) -> int:
        (seat,) = self.deal.to_act()
        return self.codes.mask(self.deal.legal(seat))

    def do(self, action: int, drawn: int | None = None) -> None:
        """An action, with the kind of the card that comes by it; then the shuffle that may be due."""
        if drawn is not None:
            self.stock.left.insert(0, self.stock.left.pop(self._place(self.stock.left, drawn)))
        (seat,) = self.deal.to_act()
        self.deal.apply(seat, self.codes.pick(action, self.deal.legal(seat)))
        if self.deal.to_act() == (DEALER,):
            self.deal.apply(DEALER, Reshuffle(self.deal.to_shuffle()))


@pytest.mark.parametrize(
    "name",
    [
        MILLE,
        "laydown_mille(preset=mille-cardroom,options=stock_out:reshuffle)",
        "laydown_three_thirteen(deal=4)",
        "laydown_three_thirteen(preset=jokers,players=3,deal=9)",
    ],
)
def test_the_referee_says_the_same(name: str) -> None:
    """With the same cards: the seat to act, what it may do, the points and the returns."""
    game: Any = spiel.load_game(name)
    for seed in range(3):
        chance = Random(seed)
        state = game.new_initial_state()
        while not state.play.begun:
            step(state, chance)
        referee = Referee(game, state.play)
        while not state.is_terminal():
            if state.current_player() == CHANCE:
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                kind = chance.choices(outcomes, odds)[0]
                referee.do(game.engine.drawing, kind)
                state.apply_action(kind)
                continue
            assert referee.deal.to_act() == (state.current_player(),)
            assert referee.mask() == sum(1 << each for each in state.legal_actions())
            action = chance.choice(state.legal_actions())
            if action != game.engine.drawing:
                referee.do(action)
            state.apply_action(action)
        assert state.current_player() == OVER
        assert referee.deal.to_act() == ()
        points = referee.deal.result().points
        sign = 1 if game.engine.game.name == "mille" else -1
        others = [(sum(points) - own) / (len(points) - 1) for own in points]
        expected = [sign * (own - other) for own, other in zip(points, others, strict=True)]
        assert state.returns() == pytest.approx(expected)


def test_a_match_sums_its_deals() -> None:
    chance = Random(1)
    game: Any = spiel.load_game(MATCHES[0])
    state = game.new_initial_state()
    while not state.is_terminal():
        step(state, chance)
    results = state.play.results
    assert len(results) == 2
    assert [each.dealer for each in results] == [results[0].dealer, 1 - results[0].dealer]
    made = sum(each.points[0] - each.points[1] for each in results)
    assert state.returns() == [made, -made]
    assert state.play.totals == tuple(sum(each.points[seat] for each in results) for seat in (0, 1))
    assert abs(made) <= game.max_utility()


def test_what_cannot_be_played_is_refused() -> None:
    for name in (
        "laydown_mille(players=3)",
        "laydown_mille(preset=five-crowns)",
        "laydown_mille(unit=hand)",
        "laydown_three_thirteen(preset=mille)",
        "laydown_three_thirteen(deal=12)",
        "laydown_three_thirteen(preset=three-thirteen-speed)",
        "laydown_mille(options=target)",
    ):
        with pytest.raises((ValueError, RuntimeError)):
            spiel.load_game(name)


def test_the_quick_start_of_the_page_runs() -> None:
    page = Path(__file__).parents[2] / "docs" / "research" / "openspiel.md"
    (block,) = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    told: dict[str, Any] = {}
    exec(block, told)  # noqa: S102 - the page's own lines
    state = told["game"].new_initial_state()
    while state.is_chance_node():
        step(state, Random(1))
    assert sum(told["policy"].action_probabilities(state).values()) == pytest.approx(1)
    assert len([line for line in block.splitlines() if line]) <= 10


def test_cards_are_named_by_their_class() -> None:
    game: Any = spiel.load_game(MILLE)
    assert game.engine.kinds[class_of(card("QS"))] == "QS"
    assert game.engine.kinds[class_of(card("JD"))] == "JD"
