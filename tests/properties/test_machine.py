"""Any deal, led step by step by Hypothesis, which looks for the sequence that breaks it and shortens it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from laydown.games import presets
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER
from properties import checks
from properties.play import random_scene, start, verb
from properties.twins import NoTwin, compare, ledgers, note

if TYPE_CHECKING:
    from properties.ledger import Ledger
    from properties.play import Played


class DealMachine(RuleBasedStateMachine):
    """One deal; the machine picks who acts, the kind of atom, and which of them."""

    played: Played
    books: list[Ledger]

    @initialize(preset=st.sampled_from(presets()), seed=st.integers(0, 2**32))
    def deal(self, preset: str, seed: int) -> None:
        self.played = start(random_scene(Random(seed), preset))
        self.books = ledgers(self.played)

    def _do(self, actor: int, action: Any) -> None:
        self.played.do(actor, action)
        for book in self.books:
            note(self.played.deal, book, actor, action)

    def _seats(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.played.deal.to_act() if seat != DEALER)

    @precondition(lambda self: self._seats())
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self._seats()), "seat")
        legal = self.played.deal.legal(seat)
        chosen = data.draw(st.sampled_from(sorted({verb(action) for action in legal})), "verb")
        self._do(seat, data.draw(st.sampled_from([each for each in legal if verb(each) == chosen]), "atom"))

    @precondition(lambda self: self.played.deal.to_act() == (DEALER,))
    @rule(data=st.data())
    def reshuffle(self, data: st.DataObject) -> None:
        order = data.draw(st.permutations(self.played.deal.to_shuffle()))
        self._do(DEALER, Reshuffle(tuple(order)))

    @rule(seed=st.integers(0, 2**32))
    def try_what_is_refused(self, seed: int) -> None:
        checks.check_refused(self.played, Random(seed), tries=20)

    @precondition(lambda self: self.played.deal.to_act())
    @rule(data=st.data(), seed=st.integers(0, 2**32))
    def look_at_a_twin(self, data: st.DataObject, seed: int) -> None:
        try:
            compare(self.played, data.draw(st.sampled_from(self.books)), Random(seed))
        except NoTwin:
            return

    @rule(data=st.data())
    def look(self, data: st.DataObject) -> None:
        checks.check_legal(self.played)
        checks.check_offer(self.played)
        checks.check_view(self.played, data.draw(st.sampled_from(self.books)))

    @invariant()
    def all_cards_are_there(self) -> None:
        checks.check_cards(self.played)
        checks.check_hands(self.played, self.books[0])

    def teardown(self) -> None:
        if hasattr(self, "played") and not self.played.deal.to_act():
            checks.check_scores(self.played, self.books[0])


def test_any_deal() -> None:
    run_state_machine_as_test(DealMachine, settings=settings(max_examples=50, stateful_step_count=40))


@pytest.mark.endurance
def test_very_many_deals() -> None:
    run_state_machine_as_test(DealMachine, settings=settings(max_examples=1000, stateful_step_count=80))
