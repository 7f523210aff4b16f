"""A deal played in turns: what is legal in each phase, and what doing it does. No rule is decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.cards import Hand
from laydown.errors import IllegalAction
from laydown.games.atoms import Draw, Reshuffle
from laydown.games.events import Reshuffled, TurnedUp, discarded, drew, turn_began
from laydown.games.referee import finished, why_not_this_order
from laydown.games.rules import DEALER
from laydown.games.three_thirteen import events as happen
from laydown.games.three_thirteen.actions import SOURCES, Discard, Take, verb_of
from laydown.games.three_thirteen.deal import deal_hands, opening, setting_of
from laydown.games.three_thirteen.ending import (
    finish,
    is_idle,
    may_reshuffle,
    why_not_at_reshuffle,
)
from laydown.games.three_thirteen.going_out import shown_by, why_not_say
from laydown.games.three_thirteen.last_turns import next_turn, turns_after_out
from laydown.games.three_thirteen.offers import offer_of
from laydown.games.three_thirteen.state import State, snapshot
from laydown.games.three_thirteen.turn import (
    barred_card,
    legal_discards,
    why_not_act,
    why_not_discard,
    why_not_play_on,
    why_not_verb,
)
from laydown.melds import discards_to_go_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.cards import Card
    from laydown.errors import Refusal
    from laydown.games.rules import DealPlan, Offer, Stock
    from laydown.games.three_thirteen.actions import Atom
    from laydown.games.three_thirteen.config import Config
    from laydown.games.three_thirteen.events import AnyEvent
    from laydown.games.three_thirteen.notation import AnyAtom
    from laydown.games.three_thirteen.scoring import DealResult


class TurnDeal:
    """One deal of Three Thirteen, Five Crowns or Deuces Aren't Wild."""

    def __init__(self, config: Config, plan: DealPlan, totals: tuple[int, ...], stock: Stock) -> None:
        self.config = config
        self.number = plan.number
        self.dealer = plan.dealer
        self.players = plan.players
        self.setting = setting = setting_of(config, plan, totals)
        cards = len(stock)
        hands = deal_hands(stock, setting.deck, setting.order, setting.cards)
        upcard = stock.draw(DEALER)
        stock.begin_play()
        self._left_of = dict(zip(setting.order, (*setting.order[1:], setting.order[0]), strict=True))
        self.state = State(hands, [upcard], stock, turn=setting.order[0])
        self.events: list[AnyEvent] = [
            *opening(setting, cards, hands),
            TurnedUp(upcard),
        ]
        self._begin_turn()

    # What is legal.

    def to_act(self) -> tuple[int, ...]:
        state = self.state
        if state.phase == "over":
            return ()
        return (DEALER,) if state.phase == "reshuffle" else (state.turn,)

    def legal(self, seat: int) -> Sequence[Atom]:
        state = self.state
        if seat != state.turn:
            return ()
        if state.phase == "draw":
            return SOURCES
        if state.phase == "discard":
            return legal_discards(
                state.hands[seat],
                barred=state.barred,
                complete=state.complete,
                auto_out=self.config.auto_out,
            )
        return ()

    def offer(self, seat: int) -> Offer:
        return offer_of(seat, self.legal(seat), self._why_no)

    def why_not(self, seat: int, action: AnyAtom) -> Refusal | None:
        state = self.state
        refusal = self._why_no(seat, verb_of(action))
        if refusal is not None:
            return refusal
        if isinstance(action, Discard):
            return why_not_discard(state.hands[seat], action.card, barred=state.barred) or why_not_say(
                action,
                complete=state.complete,
                someone_out=state.out is not None,
                auto_out=self.config.auto_out,
            )
        if isinstance(action, Reshuffle):
            return why_not_this_order(action.order, self.to_shuffle(), "T-STOCK-1")
        return None

    def _why_no(self, seat: int, verb: str) -> Refusal | None:
        """Why this seat may do nothing of this kind now."""
        state = self.state
        if state.phase == "reshuffle" or verb == "reshuffle":
            return why_not_at_reshuffle(seat, verb, due=state.phase == "reshuffle")
        return (
            why_not_play_on(over=state.phase == "over")
            or why_not_act(seat, state.turn)
            or why_not_verb(verb, has_drawn=state.phase == "discard")
        )

    # What doing it does.

    def apply(self, seat: int, action: AnyAtom) -> None:
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if isinstance(action, Discard):
            self._discard(seat, action)
        elif isinstance(action, Draw):
            self._draw(seat)
        elif isinstance(action, Take):
            self._take(seat)
        else:
            self._reshuffle(action.order)

    def _draw(self, seat: int) -> None:
        state = self.state
        card = state.stock.draw(seat)
        state.idle = 0
        self.events.append(drew(seat, card))
        self._receive(seat, card)

    def _take(self, seat: int) -> None:
        state = self.state
        card = state.pile.pop()
        state.idle += 1
        self.events.append(happen.took(seat, card))
        hand = self._receive(seat, card)
        state.barred = barred_card(hand, card, forbid_rediscard=self.config.forbid_rediscard)

    def _receive(self, seat: int, card: Card) -> Hand:
        state = self.state
        hand = state.hands[seat] = state.hands[seat].plus(card)
        state.phase = "discard"
        if state.out is None:
            state.complete = discards_to_go_out(hand, self.setting.rules)
        return hand

    def _discard(self, seat: int, action: Discard) -> None:
        state = self.state
        card = action.card
        hand = state.hands[seat] = state.hands[seat].minus(card)
        state.pile.append(card)
        state.barred = None
        state.complete = ()
        self.events.append(discarded(seat, card))
        if action.out:
            state.out = seat
            state.turns_left = turns_after_out(len(self.players), last_turns=self.config.last_turns)
            shown = shown_by(hand, self.setting.rules, reveal=self.config.reveal)
            self.events.append(happen.WentOut(seat, shown))
        elif state.out is not None:
            state.turns_left -= 1
        self._end_turn()

    def _end_turn(self) -> None:
        state = self.state
        someone_out = state.out is not None
        if someone_out and state.turns_left == 0:
            self._end("out")
        elif is_idle(
            state.idle, len(self.players), idle_rounds=self.config.idle_rounds, someone_out=someone_out
        ):
            self._end("idle")
        else:
            state.turn = next_turn(state.turn, state.out, self._left_of)
            self._begin_turn()

    def _begin_turn(self) -> None:
        state = self.state
        if len(state.stock):
            state.phase = "draw"
            self.events.append(turn_began(state.turn, state.out is not None))
        elif may_reshuffle(len(state.pile) - 1, reshuffles=state.reshuffles, stock_out=self.config.stock_out):
            state.phase = "reshuffle"
        else:
            self._end("stock")

    def to_shuffle(self) -> tuple[Card, ...]:
        return tuple(self.state.pile[:-1])

    def _reshuffle(self, order: Sequence[Card]) -> None:
        state = self.state
        left = len(state.stock)
        state.stock.refill(order)
        del state.pile[:-1]
        state.reshuffles += 1
        self.events.append(Reshuffled(len(order), tuple(order), left))
        self._begin_turn()

    def _end(self, ending: str) -> None:
        state = self.state
        outs = () if state.out is None else (state.out,)
        state.phase = "over"
        state.result, events = finish(self.setting, state.hands, outs=outs, ending=ending)
        self.events += events

    # What a table asks besides.

    def result(self) -> DealResult:
        return finished(self.state.result)

    def everything(self) -> Hand:
        state = self.state
        lying = Hand.of(self.setting.deck, (*state.pile, *state.stock.cards()))
        return lying.with_hands(state.hands.values())

    def snapshot(self) -> bytes:
        return snapshot(self.setting, self.state, self.events)
