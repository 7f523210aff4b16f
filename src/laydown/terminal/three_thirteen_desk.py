"""Three Thirteen and its relations at the terminal, Speed too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from laydown.cards import card
from laydown.errors import BrokenInvariant, Message
from laydown.games.three_thirteen.beats import neighbour
from laydown.games.three_thirteen.view import SpeedView
from laydown.melds import arrange, least_penalty, least_penalty_after_discard
from laydown.terminal import three_thirteen_reading as reading
from laydown.terminal.desk import own_hand
from laydown.terminal.hand_order import by_rank, by_suit, is_rank
from laydown.terminal.pen import Way

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.cards import Card, Rank
    from laydown.games.three_thirteen.view import View
    from laydown.melds import Arrangement, Combination, Place
    from laydown.terminal.choosing import Now
    from laydown.terminal.desk import AnyAtom
    from laydown.terminal.hand_order import Groups
    from laydown.terminal.pen import Pen
    from laydown.terminal.typed import Pick

TurnOrSpeed: TypeAlias = "View | SpeedView"

_THROWING: Final = ("discard", "throw")
"""The phases in which one card more is held than at the end of the turn."""


class ThreeThirteenDesk:
    verbs: tuple[str, ...] = reading.VERBS

    def wild_rank(self, view: TurnOrSpeed) -> Rank:
        return view.wild_rank

    def alike(self, card: Card) -> object:
        return reading.alike(card)

    def groups(self, view: TurnOrSpeed, order: str) -> Groups:
        hand = own_hand(view)
        is_wild = is_rank(view.wild_rank)
        if order == "suit":
            return by_suit(hand, is_wild)
        if order == "combos":
            best = arrange(hand, view.melds)
            return (*(each.cards for each in best.combinations), *by_rank(best.left, is_wild))
        return by_rank(hand, is_wild)

    def atoms_for(self, verb: str, words: tuple[str, ...], now: Now) -> tuple[Any, ...]:
        return reading.atoms_for(verb, words, now)

    def bare_cards(self, picks: tuple[Pick, ...], now: Now) -> tuple[str, ...]:
        return reading.bare_cards(picks, now)

    def show_table(self, view: TurnOrSpeed, pen: Pen) -> None:
        wild = pen.text("terminal-wild", rank=view.wild_rank)
        pen.facts([wild, *([pen.text("terminal-wild-jokers")] if view.deck.jokers else [])])
        for seat in view.players:
            if seat != pen.speaker.you:
                pen.facts(self._seat_in_words(view, seat, pen))
            elif isinstance(view, SpeedView):
                pen.facts([self._pile_of(view, seat, pen)])
        pen.facts([pen.text("terminal-stock", count=view.stock), self._what_to_take(view, pen)])
        if view.last and pen.speaker.you != view.out:
            pen.say("terminal-last-turn")

    def _seat_in_words(self, view: TurnOrSpeed, seat: int, pen: Pen) -> list[str]:
        facts = [pen.text("terminal-holds", seat=seat, count=view.counts[seat])]
        if isinstance(view, SpeedView):
            facts.append(self._pile_of(view, seat, pen))
        known = view.known[seat]
        if seat == view.out and known:
            facts.append(pen.text("terminal-is-out-with", seat=seat, cards=known))
        elif seat == view.out:
            facts.append(pen.text("terminal-is-out", seat=seat))
        elif known:
            facts.append(pen.text("terminal-known", seat=seat, cards=known))
        return facts

    def _pile_of(self, view: SpeedView, seat: int, pen: Pen) -> str:
        pile = view.piles[seat]
        if not pile:
            return pen.text("terminal-pile-of-empty", seat=seat)
        return pen.text("terminal-pile-of", seat=seat, count=len(pile), card=pile[-1])

    def _what_to_take(self, view: TurnOrSpeed, pen: Pen) -> str:
        """The pile that this player may take from."""
        if isinstance(view, SpeedView):
            if view.seat is None:
                return ""
            return pen.text("terminal-take-from", other=neighbour(view.players, view.seat))
        if not view.pile:
            return pen.text("terminal-pile-empty")
        return pen.text("terminal-pile", count=len(view.pile), card=view.pile[-1])

    def show_hand(self, view: TurnOrSpeed, pen: Pen, order: str, *, alone: bool) -> None:
        del alone
        hand = own_hand(view)
        throwing = view.phase in _THROWING and hand.size > 1
        points = (least_penalty_after_discard if throwing else least_penalty)(hand, view.melds)
        pen.facts(
            [
                pen.text("terminal-hand", count=hand.size),
                pen.text("terminal-penalty-after" if throwing else "terminal-penalty", points=points),
            ]
        )
        groups = self.groups(view, order)
        if pen.plain:
            words = pen.in_words(view.deck, hand, view.wild_rank)
            pen.say("terminal-hand-is", cards=words)
            is_wild = is_rank(view.wild_rank)
            for group in groups:
                id_ = "terminal-combination-wilds" if all(map(is_wild, group)) else "terminal-hand-group"
                pen.say(id_, cards=group)
        else:
            pen.row(groups, is_rank(view.wild_rank), numbered=True)

    def advise(self, now: Now, pen: Pen) -> None:
        ways: list[Way] = []
        for atom in now.atoms("discard"):
            if atom.out:
                form = pen.typed("out", str(atom.card))
                said = pen.text("terminal-can-go-out", card=atom.card, form=form)
                ways.append(Way(form, self.describe(atom, now.view, pen), said))
        pen.ways(ways)

    def choices(self, now: Now) -> tuple[str, ...]:
        return tuple(str(atom) for atom in now.offer.actions if atom.verb in ("draw", "take"))

    def moves(self, now: Now) -> tuple[str, ...]:
        return tuple(str(atom) for atom in now.offer.actions)

    def question(self, now: Now) -> str:
        verbs = {atom.verb for atom in now.offer.actions}
        if "take" in verbs:
            return "terminal-ask-take"
        if "draw" in verbs:
            return "terminal-ask-draw"
        return "terminal-ask-discard"

    def help(self, now: Now) -> tuple[str, ...]:
        if now.atoms("discard"):
            return ("terminal-help-discard", "terminal-help-out", "terminal-help-cards")
        return ("terminal-help-take",)

    def describe(self, action: AnyAtom, view: TurnOrSpeed, pen: Pen) -> str:
        match action.verb:
            case "take" if not view.pile:
                return pen.text("terminal-do-take-any")
            case "take" if isinstance(view, SpeedView) and view.seat is not None:
                owner = neighbour(view.players, view.seat)
                return pen.text("terminal-do-take-of", card=view.pile[-1], other=owner)
            case "take":
                return pen.text("terminal-do-take", card=view.pile[-1])
            case "discard":
                id_ = "terminal-do-out" if action.out else "terminal-do-discard"
                return pen.text(id_, card=action.card)
            case _:
                return pen.text(f"terminal-do-{action.verb}")

    def show_deal_end(self, view: TurnOrSpeed, totals: tuple[int, ...], pen: Pen) -> None:
        for seat in view.players:
            self._show_arrangement(view, view.arrangements[seat], seat, pen)
        pen.gap()
        for seat in view.players:
            points, total = _points(view, seat), totals[seat]
            pen.say("terminal-sheet-seat", seat=seat, points=points, total=total)

    def _show_arrangement(self, view: TurnOrSpeed, arrangement: Arrangement, seat: int, pen: Pen) -> None:
        """A hand as it costs least: each combination, and what is left."""
        points = _points(view, seat)
        out = (
            [pen.text("terminal-is-out", seat=seat)]
            if view.result is not None and seat in view.result.outs
            else []
        )
        if arrangement.left:
            pen.facts([*out, pen.text("terminal-ended-left", seat=seat, points=points)])
        else:
            pen.facts([*out, pen.text("terminal-ended-complete", seat=seat, points=points)])
        is_wild = is_rank(view.wild_rank)
        if not pen.plain:
            pen.row(tuple(each.cards for each in arrangement.combinations), is_wild)
        for each in arrangement.combinations:
            if pen.plain:
                pen.say(f"terminal-combination-{each.kind}", cards=each.cards)
            for sentence in self._stand_ins(each, is_wild, pen):
                pen.facts([sentence], indent="    ")
        if arrangement.left:
            pen.facts([pen.text("terminal-left", cards=arrangement.left)], indent="  ")

    def _stand_ins(self, combination: Combination, is_wild: Callable[[Card], bool], pen: Pen) -> list[str]:
        """Which wild stands for which card, in runs; in a set it is plain."""
        if combination.kind != "run":
            return []
        return [
            pen.text("terminal-stands-for", card=each, place=_place(place))
            for each, place in zip(combination.cards, combination.stands_for, strict=True)
            if is_wild(each)
        ]


def _points(view: TurnOrSpeed, seat: int) -> int:
    if view.result is None:
        raise BrokenInvariant(Message.of("terminal-broken-no-result"))
    return view.result.points[seat]


def _place(place: Place) -> Card | Rank:
    return place.rank if place.suit is None else card(str(place))
