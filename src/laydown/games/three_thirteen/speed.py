"""A deal of 3-13 Speed: what is legal in each half of a beat, and what happens when all have chosen.

No rule is decided here; those of Speed stand in beats.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.cards import Hand
from laydown.errors import IllegalAction
from laydown.games.atoms import Draw, Reshuffle
from laydown.games.events import Reshuffled, TurnedUp, discarded, drew
from laydown.games.referee import finished, why_not_this_order
from laydown.games.rules import DEALER
from laydown.games.three_thirteen import events as happen
from laydown.games.three_thirteen.actions import SOURCES, Discard, verb_of
from laydown.games.three_thirteen.beats import (
    in_order,
    is_last_beat,
    is_middle_short,
    neighbour,
    own_piles,
    seats_after_out,
    why_not_choose,
)
from laydown.games.three_thirteen.deal import deal_hands, opening, setting_of
from laydown.games.three_thirteen.ending import (
    finish,
    may_reshuffle,
    why_not_at_reshuffle,
)
from laydown.games.three_thirteen.going_out import shown_by, why_not_say
from laydown.games.three_thirteen.offers import offer_of
from laydown.games.three_thirteen.state import SpeedState, snapshot
from laydown.games.three_thirteen.turn import (
    barred_card,
    legal_discards,
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


class SpeedDeal:
    """One deal of 3-13 Speed."""

    def __init__(self, config: Config, plan: DealPlan, totals: tuple[int, ...], stock: Stock) -> None:
        self.config = config
        self.number = plan.number
        self.dealer = plan.dealer
        self.players = plan.players
        self.setting = setting = setting_of(config, plan, totals)
        cards = len(stock)
        hands = deal_hands(stock, setting.deck, setting.order, setting.cards)
        piles = own_piles(stock, setting.order)
        stock.begin_play()
        everybody = tuple(sorted(plan.players))
        self.state = SpeedState(hands, piles, stock, active=everybody)
        self.events: list[AnyEvent] = [
            *opening(setting, cards, hands),
            *(TurnedUp(pile[0], seat) for seat, pile in sorted(piles.items())),
        ]
        self._begin_beat()

    # What is legal.

    def to_act(self) -> tuple[int, ...]:
        state = self.state
        if state.phase == "over":
            return ()
        if state.phase == "reshuffle":
            return (DEALER,)
        return tuple(seat for seat in state.active if seat not in state.choices)

    def legal(self, seat: int) -> Sequence[Atom]:
        state = self.state
        if state.phase not in ("source", "throw") or seat not in state.active or seat in state.choices:
            return ()
        if state.phase == "source":
            return SOURCES
        return legal_discards(
            state.hands[seat],
            barred=state.barred.get(seat),
            complete=state.complete.get(seat, ()),
            auto_out=self.config.auto_out,
        )

    def offer(self, seat: int) -> Offer:
        return offer_of(seat, self.legal(seat), self._why_no)

    def why_not(self, seat: int, action: AnyAtom) -> Refusal | None:
        state = self.state
        refusal = self._why_no(seat, verb_of(action))
        if refusal is not None:
            return refusal
        if isinstance(action, Reshuffle):
            return why_not_this_order(action.order, self.to_shuffle(), "T-SPEED-8")
        if not isinstance(action, Discard):
            return None
        return why_not_discard(state.hands[seat], action.card, barred=state.barred.get(seat)) or why_not_say(
            action,
            complete=state.complete.get(seat, ()),
            someone_out=bool(state.outs),
            auto_out=self.config.auto_out,
        )

    def _why_no(self, seat: int, verb: str) -> Refusal | None:
        """Why this seat may do nothing of this kind now."""
        state = self.state
        if state.phase == "reshuffle" or verb == "reshuffle":
            return why_not_at_reshuffle(seat, verb, due=state.phase == "reshuffle", clause="T-SPEED-8")
        return (
            why_not_play_on(over=state.phase == "over", clause="T-SPEED-6")
            or why_not_choose(seat, players=self.players, active=state.active, chosen=state.choices)
            or why_not_verb(verb, has_drawn=state.phase == "throw")
        )

    # What doing it does.

    def apply(self, seat: int, action: AnyAtom) -> None:
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if isinstance(action, Reshuffle):
            self._reshuffle(action.order)
            return
        state = self.state
        state.choices[seat] = action
        self.events.append(happen.Chose(seat, action))
        if len(state.choices) == len(state.active):
            if state.phase == "source":
                self._resolve_sources()
            else:
                self._resolve_throws()

    def _resolve_sources(self) -> None:
        state = self.state
        for seat, action in in_order(state.choices):
            if isinstance(action, Draw):
                card = state.stock.draw(seat)
                self.events.append(drew(seat, card))
                hand = state.hands[seat].plus(card)
            else:
                owner = neighbour(self.players, seat)
                card = state.piles[owner].pop()
                self.events.append(happen.Took(seat, card, owner))
                hand = state.hands[seat].plus(card)
                forbidden = self.config.forbid_rediscard
                state.barred[seat] = barred_card(hand, card, forbid_rediscard=forbidden)
            state.hands[seat] = hand
            if not state.outs:
                state.complete[seat] = discards_to_go_out(hand, self.setting.rules)
        state.choices = {}
        state.phase = "throw"

    def _resolve_throws(self) -> None:
        state = self.state
        claims: list[int] = []
        for seat, action in in_order(state.choices):
            if isinstance(action, Discard):
                state.hands[seat] = state.hands[seat].minus(action.card)
                state.piles[seat].append(action.card)
                self.events.append(discarded(seat, action.card))
                if action.out:
                    claims.append(seat)
        for seat in claims:
            shown = shown_by(state.hands[seat], self.setting.rules, reveal=self.config.reveal)
            self.events.append(happen.WentOut(seat, shown))
        state.choices = {}
        state.barred = {}
        state.complete = {}
        self._end_beat(tuple(claims))

    def _end_beat(self, claims: tuple[int, ...]) -> None:
        state = self.state
        if state.outs:
            self._end("out")
            return
        if claims:
            state.outs = claims
            state.active = seats_after_out(state.active, claims, extra_beat=self.config.extra_beat)
        if state.active:
            self._begin_beat()
        else:
            self._end("out")

    def _begin_beat(self) -> None:
        state = self.state
        if is_last_beat(state.beat):
            self._end("beats")
        elif not is_middle_short(len(state.stock), len(state.active)):
            state.beat += 1
            state.phase = "source"
            self.events.append(happen.BeatBegan(state.beat, state.active, bool(state.outs)))
        elif may_reshuffle(
            len(self.to_shuffle()), reshuffles=state.reshuffles, stock_out=self.config.stock_out
        ):
            state.phase = "reshuffle"
        else:
            self._end("stock")

    def to_shuffle(self) -> tuple[Card, ...]:
        return tuple(card for _, pile in sorted(self.state.piles.items()) for card in pile[:-1])

    def _reshuffle(self, order: Sequence[Card]) -> None:
        state = self.state
        left = len(state.stock)
        state.stock.refill(order)
        for pile in state.piles.values():
            del pile[:-1]
        state.reshuffles += 1
        self.events.append(Reshuffled(len(order), tuple(order), left))
        self._begin_beat()

    def _end(self, ending: str) -> None:
        state = self.state
        state.phase = "over"
        state.active = ()
        state.result, events = finish(self.setting, state.hands, outs=state.outs, ending=ending)
        self.events += events

    # What a table asks besides.

    def result(self) -> DealResult:
        return finished(self.state.result)

    def everything(self) -> Hand:
        state = self.state
        on_piles = (card for pile in state.piles.values() for card in pile)
        lying = Hand.of(self.setting.deck, (*on_piles, *state.stock.cards()))
        return lying.with_hands(state.hands.values())

    def snapshot(self) -> bytes:
        return snapshot(self.setting, self.state, self.events)
