"""A deal of Mille from the first card to the score: whose turn it is, what may be done, what doing it does.

No rule is decided here. Each is a function of its own module; this one asks them in the order of a turn.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, ClassVar

from laydown.cards import Hand
from laydown.errors import IllegalAction
from laydown.games.atoms import DRAW, Draw, Reshuffle
from laydown.games.events import DealBegan, Dealt, Reshuffled, TurnedUp, discarded, drew, turn_began
from laydown.games.mille import deal, going_out, legal, melding, offers, pile, turns
from laydown.games.mille.actions import (
    PASS,
    PILE,
    Add,
    Cut,
    Discard,
    Lay,
    Pass,
    Pile,
)
from laydown.games.mille.deal import DECK, HAND_SIZE
from laydown.games.mille.events import (
    Added,
    CardsCut,
    ChapeauMade,
    DealScored,
    EightComplete,
    Laid,
    LowOnCards,
    Passed,
    PileTaken,
    SevenSquared,
    StockRanOut,
    WentOut,
)
from laydown.games.mille.result import scored
from laydown.games.mille.scoring import is_natural
from laydown.games.mille.state import State
from laydown.games.referee import finished, why_not_this_order
from laydown.games.rules import DEALER, Offer

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.cards import Card
    from laydown.errors import Refusal
    from laydown.games.mille.actions import MilleAction
    from laydown.games.mille.config import Config
    from laydown.games.mille.events import MilleEvent
    from laydown.games.mille.melding import Spread
    from laydown.games.mille.result import MilleResult
    from laydown.games.rules import DealPlan, Group, Stock


class MilleDeal:
    """The referee of one deal. `apply` is the only way it changes.

    `state` holds the hidden cards too: it is for the referee's own use and for tests, never for a seat.
    """

    def __init__(self, config: Config, plan: DealPlan, totals: tuple[int, ...], stock: Stock) -> None:
        self.config = config
        self.plan = plan
        self.number = plan.number
        self.dealer = plan.dealer
        self.players = plan.players
        self.totals = totals
        self.events: list[MilleEvent] = []
        self._rules = melding.wild_rules(config)
        self._result: MilleResult | None = None
        self.state = State(stock, deal.cutter(plan.dealer), "cut")
        self.events.append(DealBegan(plan.number, plan.dealer, plan.players, HAND_SIZE, len(stock), totals))
        if not config.cut:
            self._deal_cards()

    # -- what a table asks -------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        if self.state.phase == "over":
            return ()
        return (DEALER,) if self.state.phase == "reshuffle" else (self.state.turn,)

    def legal(self, seat: int) -> list[MilleAction]:
        """Every legal atom of the seat in the order of `actions.all_atoms`."""
        state = self.state
        if seat != state.turn:
            return []
        phase = state.phase
        if phase == "play":
            return legal.plays(
                state.hands[seat],
                state.spreads[seat],
                self._rules,
                must_discard=self.config.must_discard_to_go_out,
            )
        if phase == "draw":
            return [DRAW, *self._legal_piles(seat)]
        if phase == "last":
            return [*self._legal_piles(seat), PASS]
        return list(legal.CUTS) if phase == "cut" else []

    def offer(self, seat: int) -> Offer:
        state = self.state
        if seat != state.turn:
            return offers.out_of_turn(seat, state.turn, state.phase, cut=self.config.cut)
        actions = tuple(self.legal(seat))
        groups: tuple[Group, ...] = ()
        if state.phase == "play":
            groups = offers.groups(
                state.hands[seat],
                state.spreads[seat],
                self._rules,
                must_discard=self.config.must_discard_to_go_out,
            )
        missing = offers.verbs_missing(actions, cut=self.config.cut)
        return Offer(seat, actions, groups, tuple((verb, self._why_no(seat, verb)) for verb in missing))

    def why_not(self, seat: int, action: MilleAction) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        asks = self._WHY_NOT.get(type(action))
        if asks is None:
            return turns.no_such_action(action)
        state = self.state
        return turns.why_not_now(seat, action.verb, state.turn, state.phase) or asks(self, seat, action)

    def apply(self, seat: int, action: MilleAction) -> None:
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self._DO[type(action)](self, seat, action)

    def to_shuffle(self) -> tuple[Card, ...]:
        return tuple(self.state.pile[:-1])

    def result(self) -> MilleResult:
        return finished(self._result)

    def everything(self) -> Hand:
        return Hand.of(DECK, self.state.cards_on_table()).with_hands(self.state.hands)

    def snapshot(self) -> bytes:
        whole = {
            "config": asdict(self.config),
            "plan": [self.number, self.dealer, self.players, self.totals],
            "state": self.state.to_plain(),
            "events": [event.to_plain() for event in self.events],
        }
        return json.dumps(whole, sort_keys=True, separators=(",", ":")).encode()

    # -- the cut and the deal ----------------------------------------------------------------------

    def _why_not_cut(self, _seat: int, action: Cut) -> Refusal | None:
        return deal.why_not_cut(action.place)

    def _do_cut(self, seat: int, action: Cut) -> None:
        self.state.stock.cut(action.place)
        self.events.append(CardsCut(seat, action.place))
        self._deal_cards()

    def _deal_cards(self) -> None:
        state = self.state
        dealt = deal.hands_dealt(state.stock, self.dealer)
        for seat, cards in enumerate(dealt):
            hand = state.hands[seat] = Hand.of(DECK, cards)
            self.events.append(Dealt(seat, HAND_SIZE, tuple(hand)))
        upcard = state.stock.draw(DEALER)
        state.pile.append(upcard)
        self.events.append(TurnedUp(upcard))
        state.stock.begin_play()
        self._begin_turn(deal.starter(self.dealer))

    # -- a turn begins -----------------------------------------------------------------------------

    def _begin_turn(self, seat: int) -> None:
        state = self.state
        state.turn = seat
        state.taken = None
        self.events.append(turn_began(seat))
        if len(state.stock):
            state.phase = "draw"
        else:
            self._stock_ran_out(seat)

    def _stock_ran_out(self, seat: int) -> None:
        state = self.state
        then = going_out.after_stock(
            self.config.stock_out,
            reshuffles=state.reshuffles,
            pile=len(state.pile),
            entitled=bool(self._legal_piles(seat)),
        )
        self.events.append(StockRanOut(seat, then))
        if then == "over":
            self._end(None)
        else:
            state.phase = then

    def _why_not_reshuffle(self, _seat: int, action: Reshuffle) -> Refusal | None:
        return why_not_this_order(action.order, self.to_shuffle(), "M-STOCK-2")

    def _do_reshuffle(self, _seat: int, action: Reshuffle) -> None:
        state = self.state
        state.stock.refill(action.order)
        del state.pile[:-1]
        state.reshuffles += 1
        state.phase = "draw"
        self.events.append(Reshuffled(len(action.order), action.order))

    def _why_not_pass(self, _seat: int, _action: Pass) -> None:
        return None

    def _do_pass(self, seat: int, _action: Pass) -> None:
        self.events.append(Passed(seat))
        self._end(None)

    # -- draw, or take the pile --------------------------------------------------------------------

    def _why_not_draw(self, _seat: int, _action: Draw) -> None:
        return None

    def _do_draw(self, seat: int, _action: Draw) -> None:
        state = self.state
        drawn = state.stock.draw(seat)
        state.hands[seat] = state.hands[seat].plus(drawn)
        state.first_turn = False
        state.phase = "play"
        self.events.append(drew(seat, drawn))

    def _may_take_upcard_two(self) -> bool:
        state = self.state
        return pile.may_take_upcard_two(
            self.config.upcard_two, self.number, first_turn=state.first_turn, top=state.pile[-1]
        )

    def _why_not_pile(self, seat: int, action: Pile) -> Refusal | None:
        state = self.state
        top = state.pile[-1]
        if not action.cards:
            refusal = self._why_not_bare_pile(seat)
            unnamed = refusal is not None and self._pairs_for_the_pile(seat)
            return pile.pair_not_named(top) if unnamed else refusal
        source = pile.where_the_pair_may_lie(state.hands[seat], state.pile[:-1], self.config.pile_take)
        return pile.why_not_pair(action.cards, top, source, self.config.pile_take) or self._why_not_last_card(
            seat, "pile"
        )

    def _why_not_bare_pile(self, seat: int) -> Refusal | None:
        top = self.state.pile[-1]
        if self._may_take_upcard_two():
            return None
        return pile.why_not_join(top, self.state.spreads[seat].get(top.rank), self.config.pile_take)

    def _legal_piles(self, seat: int) -> list[MilleAction]:
        """The takes allowed now: the bare one, then those by a pair."""
        actions: list[MilleAction] = []
        if self._why_not_bare_pile(seat) is None:
            actions.append(PILE)
        if self._why_not_last_card(seat, "pile") is None:
            actions += self._pairs_for_the_pile(seat)
        return actions

    def _pairs_for_the_pile(self, seat: int) -> tuple[Pile, ...]:
        state = self.state
        rank = state.pile[-1].rank
        source = pile.where_the_pair_may_lie(state.hands[seat], state.pile[:-1], self.config.pile_take)
        return pile.pairs(rank, source.counts[DECK.row(rank)])

    def _do_pile(self, seat: int, action: Pile) -> None:
        state = self.state
        taken = tuple(state.pile)
        top = taken[-1]
        laid: tuple[Card, ...] = ()
        if action.cards or not self._may_take_upcard_two():
            laid = pile.laid_with(action.cards, top)
        state.hands[seat] = pile.hand_after(state.hands[seat], taken, laid)
        state.pile.clear()
        state.first_turn = False
        state.phase = "play"
        self.events.append(PileTaken(seat, taken, laid))
        if laid:
            state.taken = top.rank
            self._place(
                seat,
                melding.taken_with_pile(
                    state.spreads[seat].get(top.rank),
                    top.rank,
                    laid,
                    self.config.pile_set_stays_natural,
                ),
            )

    # -- lay and add -------------------------------------------------------------------------------

    def _why_not_lay(self, seat: int, action: Lay) -> Refusal | None:
        hand = self.state.hands[seat]
        return (
            melding.why_not_set(action.naturals, action.wilds)
            or turns.why_not_held(action.cards, hand)
            or melding.why_not_join(
                self.state.spreads[seat].get(action.rank),
                len(action.naturals),
                len(action.wilds),
                self._rules,
            )
            or self._why_not_last_card(seat, "lay")
        )

    def _do_lay(self, seat: int, action: Lay) -> None:
        state = self.state
        rank = action.rank
        state.hands[seat] = state.hands[seat].without(action.cards)
        self.events.append(Laid(seat, rank, action.cards))
        own = state.spreads[seat].get(rank)
        self._place(seat, melding.joined(own, rank, action.naturals, action.wilds))

    def _why_not_add(self, seat: int, action: Add) -> Refusal | None:
        hand = self.state.hands[seat]
        return (
            turns.why_not_held((action.card,), hand)
            or melding.why_not_add(
                action.card, action.rank, self.state.spreads[seat].get(action.rank), self._rules
            )
            or self._why_not_last_card(seat, "add")
        )

    def _do_add(self, seat: int, action: Add) -> None:
        state = self.state
        state.hands[seat] = state.hands[seat].minus(action.card)
        self.events.append(Added(seat, action.card, action.rank))
        card = (action.card,)
        own = state.spreads[seat][action.rank]
        naturals, wilds = ((), card) if action.wild else (card, ())
        self._place(seat, melding.joined(own, action.rank, naturals, wilds))

    def _place(self, seat: int, spread: Spread) -> None:
        """Put down the spread as it has become, announce it, and see whether that was the last card."""
        state = self.state
        state.spreads[seat][spread.rank] = spread
        if spread.eight:
            self.events.append(EightComplete(seat, spread.rank))
        elif spread.squared:
            self.events.append(SevenSquared(seat, spread.rank))
        if going_out.is_out(state.hands[seat].size):
            self._go_out(seat)

    # -- discard, and the end ----------------------------------------------------------------------

    def _why_not_discard(self, seat: int, action: Discard) -> Refusal | None:
        return turns.why_not_held((action.card,), self.state.hands[seat])

    def _do_discard(self, seat: int, action: Discard) -> None:
        state = self.state
        hand = state.hands[seat] = state.hands[seat].minus(action.card)
        state.pile.append(action.card)
        self.events.append(discarded(seat, action.card))
        if state.taken is not None:
            own = state.spreads[seat]
            own[state.taken] = melding.after_turn(own[state.taken], self.config.pile_set_stays_natural)
        if going_out.is_out(hand.size):
            self._go_out(seat)
            return
        if going_out.is_announced(hand.size):
            self.events.append(LowOnCards(seat, hand.size))
        self._begin_turn(deal.opponent(seat))

    def _go_out(self, seat: int) -> None:
        self.events.append(WentOut(seat, is_natural(self.state.spreads_of(seat))))
        self._end(seat)

    def _end(self, out: int | None) -> None:
        state = self.state
        state.out = out
        state.phase = "over"
        spreads = tuple(state.spreads_of(seat) for seat in self.players)
        result = self._result = scored(self.config, self.plan, spreads, state.hands, out)
        if result.chapeau is not None:
            self.events.append(ChapeauMade(result.chapeau, result.points[result.chapeau]))
        self.events.append(DealScored(result, tuple(tuple(hand) for hand in state.hands), spreads))

    # -- reasons -----------------------------------------------------------------------------------

    def _why_not_last_card(self, seat: int, verb: str) -> Refusal | None:
        """Whether a lay, an add or a take by a pair would use up the hand where it may not."""
        hand = self.state.hands[seat]
        left = {"lay": hand.size - 3, "add": hand.size - 1, "pile": hand.size + len(self.state.pile) - 3}
        return going_out.why_not_last_card(left[verb], must_discard=self.config.must_discard_to_go_out)

    def _why_no(self, seat: int, verb: str) -> Refusal:
        """Why this seat has no legal atom of this verb now."""
        state = self.state
        refusal = turns.why_not_now(seat, verb, state.turn, state.phase)
        if refusal is not None:
            return refusal
        last_card = self._why_not_last_card(seat, verb)
        if last_card is not None and self._would_do(seat, verb):
            return last_card
        if verb == "pile":
            return pile.why_no_take(state.pile[-1], self.config.pile_take)
        return turns.nothing_to(verb)

    def _would_do(self, seat: int, verb: str) -> bool:
        """Whether there would be an atom of this verb if the last card need not be discarded."""
        state = self.state
        hand = state.hands[seat]
        if verb == "pile":
            return bool(self._pairs_for_the_pile(seat))
        plays = legal.plays(hand, state.spreads[seat], self._rules, must_discard=False)
        return any(atom.verb == verb for atom in plays)

    # -- one question and one step for each atom ---------------------------------------------------

    _WHY_NOT: ClassVar[dict[type, Callable[[MilleDeal, int, Any], Refusal | None]]] = {
        Cut: _why_not_cut,
        Reshuffle: _why_not_reshuffle,
        Pass: _why_not_pass,
        Draw: _why_not_draw,
        Pile: _why_not_pile,
        Lay: _why_not_lay,
        Add: _why_not_add,
        Discard: _why_not_discard,
    }
    _DO: ClassVar[dict[type, Callable[[MilleDeal, int, Any], None]]] = {
        Cut: _do_cut,
        Reshuffle: _do_reshuffle,
        Pass: _do_pass,
        Draw: _do_draw,
        Pile: _do_pile,
        Lay: _do_lay,
        Add: _do_add,
        Discard: _do_discard,
    }
