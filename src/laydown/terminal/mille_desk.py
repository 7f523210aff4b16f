"""Mille at the terminal: what its table shows, what it advises, and how a deal's score came about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from laydown.errors import BrokenInvariant, Message
from laydown.games.mille.deal import DECK, WILD
from laydown.games.mille.scoring import hand_value, is_natural, laid_score
from laydown.terminal import mille_reading as reading
from laydown.terminal.desk import own_hand
from laydown.terminal.hand_order import by_count, by_rank, by_suit, is_rank
from laydown.terminal.pen import Way

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card, Rank
    from laydown.games.mille.actions import MilleAction
    from laydown.games.mille.melding import Spread
    from laydown.games.mille.result import MilleResult
    from laydown.games.mille.view import MilleView
    from laydown.games.rules import Group
    from laydown.terminal.choosing import Now
    from laydown.terminal.desk import AnyAtom
    from laydown.terminal.hand_order import Groups
    from laydown.terminal.pen import Pen
    from laydown.terminal.typed import Pick

Row: TypeAlias = "tuple[str, tuple[int, ...]]"
"""The id of a row's name and a number for each seat."""

_ORDERS: Final = {"rank": by_rank, "suit": by_suit, "combos": by_count}


class MilleDesk:
    verbs: tuple[str, ...] = reading.VERBS

    def wild_rank(self, view: MilleView) -> Rank:
        del view
        return WILD

    def alike(self, card: Card) -> object:
        return reading.alike(card)

    def groups(self, view: MilleView, order: str) -> Groups:
        return _ORDERS[order](own_hand(view), is_rank(WILD))

    def atoms_for(self, verb: str, words: tuple[str, ...], now: Now) -> tuple[Any, ...]:
        return reading.atoms_for(verb, words, now)

    def bare_cards(self, picks: tuple[Pick, ...], now: Now) -> tuple[str, ...]:
        return reading.bare_cards(picks, now)

    def show_table(self, view: MilleView, pen: Pen) -> None:
        if view.phase == "cut":
            return
        me = pen.speaker.you
        others = [seat for seat in view.players if seat != me]
        for seat in (*others, *([me] if me is not None else [])):
            self._show_seat(view, seat, pen)
        pen.facts(
            [
                pen.text("terminal-stock", count=view.stock),
                self._pile_in_words(view, pen),
            ]
        )

    def _show_seat(self, view: MilleView, seat: int, pen: Pen) -> None:
        spreads = view.spreads[seat]
        facts: list[str] = []
        if seat != pen.speaker.you:
            facts.append(pen.text("terminal-holds", seat=seat, count=view.counts[seat]))
        facts.append(self._laid(view, seat, pen))
        if seat == pen.speaker.you and spreads and not is_natural(spreads):
            wild = next(spread.rank for spread in spreads if not spread.natural)
            facts.append(pen.text("terminal-not-natural", rank=wild))
        elif seat == pen.speaker.you:
            facts.append(pen.text("terminal-still-natural"))
        facts += [pen.text("terminal-squared", rank=each.rank) for each in spreads if each.squared]
        facts += [pen.text("terminal-eight", rank=each.rank) for each in spreads if each.eight]
        pen.facts(facts)
        self._show_spreads(spreads, seat, pen)

    def _laid(self, view: MilleView, seat: int, pen: Pen) -> str:
        if not view.spreads[seat]:
            return pen.text("terminal-nothing-laid", seat=seat)
        return pen.text("terminal-laid", seat=seat, points=view.laid(seat))

    def _show_spreads(self, spreads: tuple[Spread, ...], seat: int, pen: Pen) -> None:
        if not pen.plain:
            pen.row(
                tuple(spread.cards for spread in spreads),
                lambda each: each.rank is WILD and self._stands_in(each, spreads),
            )
            return
        for spread in spreads:
            cards = pen.in_words(DECK, spread.cards, None if spread.rank is WILD else WILD)
            pen.say("terminal-spread", seat=seat, cards=cards)

    def _stands_in(self, each: Card, spreads: tuple[Spread, ...]) -> bool:
        """Whether a 2 among these spreads is a wild of one of them, not a natural of a set of twos."""
        return any(each in spread.wilds for spread in spreads)

    def _pile_in_words(self, view: MilleView, pen: Pen) -> str:
        if not view.pile:
            return pen.text("terminal-pile-empty")
        count = len(view.pile)
        if view.config.pile_shown == "all" and count > 1:
            return pen.text("terminal-pile-fanned", cards=tuple(view.pile))
        return pen.text("terminal-pile", count=count, card=view.pile[-1])

    def show_hand(self, view: MilleView, pen: Pen, order: str, *, alone: bool) -> None:
        if view.phase == "cut":
            return
        hand = own_hand(view)
        facts = [pen.text("terminal-hand-worth", count=hand.size, points=hand_value(hand))]
        if alone and view.seat is not None and view.spreads[view.seat]:
            facts.append(self._laid(view, view.seat, pen))
        pen.facts(facts)
        if pen.plain:
            pen.say("terminal-hand-is", cards=pen.in_words(DECK, hand, WILD))
        else:
            pen.row(self.groups(view, order), is_rank(WILD), numbered=True)

    def advise(self, now: Now, pen: Pen) -> None:
        if self.choices(now):
            self._advise_source(now, pen)
            return
        if now.view.phase == "cut":
            return
        groups = sorted(now.offer.groups, key=lambda group: group.rank_text == WILD.letter)  # twos last
        pen.ways([way for group in groups for way in self._ways(group, pen)])

    def _advise_source(self, now: Now, pen: Pen) -> None:
        """Whether the pile may be taken; if not, why."""
        if now.atoms("pile"):
            return
        refusals = [refusal for verb, refusal in now.offer.not_now if verb == "pile"]
        pen.facts([pen.speaker.say(refusal.message) for refusal in refusals])

    def _ways(self, group: Group, pen: Pen) -> list[Way]:
        """How the cards of a rank could go down now, without wilds or two with one."""
        rank, cards = group.rank_text, group.naturals
        if group.adds:
            form = pen.typed("add", rank)
            said = pen.text("terminal-can-add", cards=cards, form=form)
            return [Way(form, pen.speaker.cards(cards), said)] if cards else []
        if len(cards) >= 3:
            form = pen.typed("lay", rank)
            said = pen.text("terminal-can-lay", cards=cards, form=form)
            return [Way(form, pen.speaker.cards(cards), said)]
        if len(cards) == 2 and group.max_wilds:
            form = pen.typed("lay", f"{rank} {WILD}")
            said = pen.text("terminal-can-lay-wild", cards=cards, form=form)
            return [Way(form, pen.text("terminal-with-a-wild", cards=cards), said)]
        return []

    def choices(self, now: Now) -> tuple[str, ...]:
        sources = [atom for atom in now.offer.actions if atom.verb in ("draw", "pile", "pass")]
        return tuple(self._different(sources))

    def moves(self, now: Now) -> tuple[str, ...]:
        whole = {
            group.naturals: f"lay {group.rank_text}"
            for group in now.offer.groups
            if not group.adds and len(group.naturals) >= 3
        }
        rest = [
            atom for atom in now.offer.actions if atom.verb != "cut" and reading.cards_of(atom) not in whole
        ]
        return (*whole.values(), *self._different(rest))

    def _different(self, atoms: Iterable[MilleAction]) -> list[str]:
        """The lines of these atoms, of those that no rule tells apart only the first."""
        lines: dict[object, str] = {}
        for atom in atoms:
            cards = reading.cards_of(atom)
            look = (atom.verb, getattr(atom, "rank", None), *sorted(str(self.alike(each)) for each in cards))
            lines.setdefault(look, str(atom))
        return list(lines.values())

    def question(self, now: Now) -> str:
        verbs = {atom.verb for atom in now.offer.actions}
        if "cut" in verbs:
            return "terminal-ask-cut"
        if "pass" in verbs:
            return "terminal-ask-pass"
        if "pile" in verbs:
            return "terminal-ask-pile"
        if "draw" in verbs:
            return "terminal-ask-draw"
        if "lay" in verbs or "add" in verbs:
            return "terminal-ask-play"
        return "terminal-ask-discard"

    def help(self, now: Now) -> tuple[str, ...]:
        verbs = {atom.verb for atom in now.offer.actions}
        if "cut" in verbs:
            return ("terminal-help-cut",)
        if verbs & {"draw", "pile", "pass"}:
            return ("terminal-help-source", "terminal-help-pile")
        return ("terminal-help-lay", "terminal-help-add", "terminal-help-discard", "terminal-help-cards")

    def describe(self, action: AnyAtom, view: MilleView, pen: Pen) -> str:
        match action.verb:
            case "pile" if action.cards:
                return pen.text("terminal-do-pile", cards=action.cards)
            case "pile":
                return pen.text("terminal-do-pile-alone", card=view.pile[-1])
            case "lay":
                return pen.text("terminal-do-lay", cards=action.cards)
            case "add" if action.wild:
                return pen.text("terminal-do-add-to", card=action.card, rank=action.rank)
            case "add" | "discard":
                return pen.text(f"terminal-do-{action.verb}", card=action.card)
            case "cut":
                return pen.text("terminal-do-cut", place=action.place)
            case _:
                return pen.text(f"terminal-do-{action.verb}")

    def show_deal_end(self, view: MilleView, totals: tuple[int, ...], pen: Pen) -> None:
        result = _result(view)
        for seat in view.players:
            out = []
            if seat == result.out:
                out = [pen.text("terminal-ended-out", seat=seat, natural="yes" if result.natural else "no")]
            pen.facts([*out, self._laid(view, seat, pen)])
            self._show_spreads(view.spreads[seat], seat, pen)
            if view.hands_shown[seat]:
                self._show_left(view.hands_shown[seat], result.held[seat], pen)
        if result.chapeau is not None:
            pen.gap()
            pen.say("terminal-sheet-chapeau", seat=result.chapeau)
        self._account(view, totals, pen)

    def _show_left(self, hand: tuple[Card, ...], points: int, pen: Pen) -> None:
        """The cards still in a hand at the end."""
        pen.say("terminal-left-in-hand", points=points)
        if pen.plain:
            pen.say("terminal-hand-group", cards=pen.in_words(DECK, hand, WILD))
        else:
            pen.row(by_rank(hand, is_rank(WILD)), is_rank(WILD))

    def _account(self, view: MilleView, totals: tuple[int, ...], pen: Pen) -> None:
        """From the laid cards to the total, a row for each thing that counts."""
        rows = account(view, _result(view), totals)
        seats = range(len(totals))
        if pen.plain:
            for seat in seats:
                pen.say("terminal-account-of", seat=seat)
                for id_, values in rows:
                    pen.say("terminal-line", what=pen.text(id_), amount=values[seat])
            return
        pen.gap()
        head = ["", *(pen.name(seat) for seat in seats)]
        pen.columns([head, *([pen.text(id_), *map(str, values)] for id_, values in rows)])


def _result(view: MilleView) -> MilleResult:
    if view.result is None:
        raise BrokenInvariant(Message.of("terminal-broken-no-result"))
    return view.result


def account(view: MilleView, result: MilleResult, totals: tuple[int, ...]) -> list[Row]:
    """The rows of a deal's account: the id of each row's name, and its points by seat.

    The rows before `terminal-account-deal` add up to it. A row of nothing but noughts is left out.
    """
    laid: tuple[int, ...] = result.laid
    counted = [laid_score(spreads, view.config.eight_factor) for spreads in view.spreads]
    scores = zip(result.points, result.held, counted, strict=True)
    rows = [
        ("laid", laid),
        ("eights", tuple(all_ - bare for all_, bare in zip(counted, laid, strict=True))),
        ("natural", tuple(points + held - score for points, held, score in scores)),
        ("hand", tuple(-held for held in result.held)),
        ("deal", result.points),
        ("marks", result.marks),
        ("total", totals),
    ]
    always = ("laid", "hand", "deal", "total")
    return [(f"terminal-account-{name}", values) for name, values in rows if name in always or any(values)]
