"""A match at one table: deals one after the other, offers, views and the log that all of it is told by.

One writer: a match is changed by `act`, `leave_to_dice`, `undo`, `next_deal` and `happen` alone, one call
after the other. Each either does all it says or raises with nothing changed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from laydown.errors import BrokenInvariant, IllegalAction, Message, Refusal
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER, Offer, Standing
from laydown.table.events import (
    DealEnded,
    FirstDealer,
    LeftOut,
    LeftToDice,
    MatchEnded,
    MatchStarted,
    SecretShown,
    TakenBack,
)
from laydown.table.incidents import Incidents, Placed, reason_of
from laydown.table.log import DealStory, Log, Step
from laydown.table.offers import Offers
from laydown.table.setup import Setup
from laydown.table.shuffle import dice_of
from laydown.table.stock import SPLIT, OrderedStock, SplitStock
from laydown.table.undo import steps_back, uncovers, why_not_take_back, why_not_take_back_later
from laydown.table.versions import RULES_VERSION
from laydown.table.view import TableView

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from laydown.games.rules import (
        Deal,
        Event,
        Game,
        SettlementLine,
        SheetRow,
        View,
        Watcher,
    )
    from laydown.table.chance import Chance
    from laydown.table.incidents import Incident
    from laydown.table.stock import StockKind


class Match:
    """A match in play. `Match.start` begins one for people; `Match(setup, chance)` one whose chance is
    given, and whose first deal then waits for `next_deal`.

    `deal` is the deal played last, None before the first; `results` are those of the finished deals and
    `standing` what follows from them; `stories` tells every deal step by step; `incidents` is what happened
    beside the deals; `over` is true once the last deal is scored, or the match has ended before that.
    `withheld` says that the secret stays hidden even then, until `show_secret`.
    """

    def __init__(self, setup: Setup, chance: Chance, *, withheld: bool = False) -> None:
        self.setup = setup
        self.chance = chance
        self.withheld = withheld
        self.game: Game = setup.game
        self.config: Any = setup.config
        self.names = setup.names
        self.seats = setup.seats
        self.deck = setup.deck
        self.log = Log()
        self.results: list[Any] = []
        self.stories: list[DealStory] = []
        self.incidents = Incidents()
        self.deal: Deal | None = None
        self.over = False
        self.record_path: Path | None = None
        """Where the match is kept, once it is."""

        self.recorded_steps = 0
        """How many steps the record kept there tells."""

        self._offers = Offers(self.seats)
        self._views: dict[Watcher, TableView] = {}
        self._told = 0
        """How many events of the deal the log has."""

        self._announce()
        self.standing = self._reckon()

    @classmethod
    def start(  # noqa: PLR0913 - what a table agrees on, each by its name
        cls,
        game: Game,
        config: Any,  # noqa: ANN401 - the game's own Config
        names: Sequence[str],
        *,
        secret: bytes | None = None,
        seed: str | None = None,
        preset: str = "",
        stock: StockKind = "ordinary",
    ) -> Match:
        """Begin a match and its first deal; ConfigError if this many cannot play by these rules.

        Chance comes from `secret`, from `seed` or, with neither, from a secret that nobody can foresee. With
        a `split` stock each seat draws cards of its own (TABLE-STOCK-1).
        """
        setup = replace(Setup.of(game, config, names, preset), stock=stock)
        match = cls(setup, dice_of(secret=secret, seed=seed))
        match.next_deal()
        return match

    # What stands

    @property
    def story(self) -> DealStory | None:
        """The deal played last, step by step."""
        return self.stories[-1] if self.stories else None

    @property
    def deal_over(self) -> bool:
        """Whether no deal is in progress."""
        return self.over or self.story is None or self.story.result is not None

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe an action; () between deals and after the last."""
        return () if self.deal is None or self.deal_over else self.deal.to_act()

    def offer(self, seat: int) -> Offer:
        """What this seat may do now, with the number its answer names; no actions if it is not to act.

        IllegalAction for a seat that is not at the table.
        """
        _raise_if(self._why_not_there(seat))
        kept = self._offers.built(seat)
        if kept is not None:
            return kept
        if self.deal is None or self.deal_over:
            return Offer(seat, ())
        offer = replace(self.deal.offer(seat), id=self._offers.open_for(seat))
        if offer.id:
            self._offers.keep(offer)
        return offer

    def view(self, watcher: Watcher) -> TableView:
        """What a seat knows, None for a spectator: one view for each, which goes on as the match does."""
        view = self._views.get(watcher)
        if view is None:
            view = self._views[watcher] = TableView(self.game, watcher)
        for number, event in self.log.stream(watcher, view.seen):
            view.fold(number, event)
        return view

    def deal_view(self, watcher: Watcher) -> View:
        """What a seat knows of the deal played last: the view that bots choose from."""
        view = self.view(watcher).deal
        if view is None:
            raise BrokenInvariant(Message.of("table-broken-no-deal"))
        return view

    def stream(self, watcher: Watcher, since: int = 0) -> list[tuple[int, Event | None]]:
        """Every event from number `since` on as this seat sees it; None for one that it may not see."""
        return self.log.stream(watcher, since)

    def events_of(self, step: Step) -> list[Event]:
        """What came of a step, with nothing left out."""
        return self.log.events[step.since : step.until]

    def sheet(self) -> tuple[SheetRow, ...]:
        """The score sheet of the finished deals."""
        return self.game.sheet(self.config, self.seats, self.results)

    def settlement(self) -> tuple[SettlementLine, ...]:
        """What the winner receives, once the match is over."""
        return self.game.settlement(self.config, self.standing) if self.over else ()

    # What may be done

    def why_not(self, seat: int, action: Any) -> Refusal | None:  # noqa: ANN401 - the game's own actions
        """Why this seat may not do this now; None if it may."""
        refusal = self._why_not_seat(seat, action)
        if refusal is None and self.deal is not None:
            return self.deal.why_not(seat, action)
        return refusal

    def _why_not_seat(self, seat: int, action: Any = None) -> Refusal | None:  # noqa: ANN401 - the game's own actions
        """Only the seats of the table act (TABLE-SEAT-1), and only while a deal is played (TABLE-DEAL-1);
        no seat shuffles (TABLE-SEAT-2).
        """
        absent = self._why_not_there(seat)
        if absent is not None:
            return absent
        if isinstance(action, Reshuffle):
            return Refusal.of("TABLE-SEAT-2", "table-refuse-shuffle")
        if self.over:
            return Refusal.of("TABLE-DEAL-1", "table-refuse-match-over")
        if self.deal_over:
            return Refusal.of("TABLE-DEAL-1", "table-refuse-deal-over")
        return self.incidents.why_not_play()

    def _why_not_there(self, seat: int) -> Refusal | None:
        """Only the seats of the table act (TABLE-SEAT-1)."""
        if 0 <= seat < self.seats:
            return None
        return Refusal.of("TABLE-SEAT-1", "table-refuse-seat", number=seat + 1, count=self.seats)

    def why_not_next_deal(self) -> Refusal | None:
        """The next deal begins when the last one is scored and the match goes on (TABLE-DEAL-2)."""
        if not self.deal_over:
            return Refusal.of("TABLE-DEAL-2", "table-refuse-deal-unfinished")
        if self.over:
            return Refusal.of("TABLE-DEAL-2", "table-refuse-match-over")
        return self.incidents.why_not_play()

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why this seat may not take its last action back now; None if it may."""
        return why_not_take_back(self.story, seat, self.log.events) or self._why_not_back()

    def why_not_undo_with_consent(self, seat: int) -> Refusal | None:
        """Why this seat may not take its last action back although all others agree, together with what was
        done since; None if it may.
        """
        later = why_not_take_back_later(self.story, seat, self.log.events, self._uncovers)
        return later or self._why_not_back()

    def _why_not_back(self) -> Refusal | None:
        """Nothing is taken back in a match that is over or pauses."""
        if self.over:
            return Refusal.of("TABLE-UNDO-2", "table-refuse-undo-deal-over")
        return self.incidents.why_not_play()

    def why_not_happen(self, incident: Incident) -> Refusal | None:
        """Why this cannot happen to the match now; None if it can."""
        seats = [seat for seat in (incident.seat, incident.by) if seat is not None]
        refusal = next(filter(None, map(self._why_not_there, seats)), None)
        if refusal is not None:
            return refusal
        if self.over:
            return Refusal.of("TABLE-DEAL-1", "table-refuse-match-over")
        if self.story is None:
            return Refusal.of("TABLE-DEAL-1", "table-refuse-deal-over")
        return self.incidents.why_not(incident)

    def why_not_leave_to_dice(self, seat: int) -> Refusal | None:
        """A seat may leave to the dice where the cards are cut (TABLE-DICE-1)."""
        refusal = self._why_not_seat(seat)
        if refusal is None and not self._cuts(seat):
            return Refusal.of("TABLE-DICE-1", "table-refuse-dice")
        return refusal

    # What is done

    def next_deal(self, *, settle: bool = True) -> None:
        """Begin the next deal; IllegalAction while one is in progress and when the match is over.

        A record sets `settle` to false: it tells what chance owes in lines of its own.
        """
        _raise_if(self.why_not_next_deal())
        plan = self.standing.next
        if plan is None:
            raise BrokenInvariant(Message.of("table-broken-no-deal"))
        story = DealStory(plan, self.chance.order(self.deck, plan.number), len(self.log))
        self.stories.append(story)
        self.deal = self._dealt(story)
        story.together = len(self.deal.to_act()) > 1
        self._told = 0
        self._tell_events()
        self._turn_to()
        if settle:
            self.settle()

    def act(self, seat: int, action: Any, offer_id: int | None = None) -> bool:  # noqa: ANN401 - the game's own actions
        """Do it, as the answer to an offer or, without a number, to the one now open.

        True if it counted, False if it is the same action sent again; IllegalAction if it is refused.
        """
        if offer_id is not None and self._offers.already_counted(seat, action, offer_id):
            return False
        _raise_if(self._why_not_seat(seat, action))
        if offer_id is not None:
            _raise_if(self._offers.why_not_answer(seat, offer_id))
        self.step(seat, action)
        self.settle()
        return True

    def leave_to_dice(self, seat: int) -> Any:  # noqa: ANN401 - the game's own actions
        """The dice choose for this seat where the cards are cut; gives the action that was done."""
        _raise_if(self.why_not_leave_to_dice(seat))
        cuts = self._cuts(seat)
        place = self.chance.cut_place(self.stories[-1].plan.number, min(cuts), max(cuts))
        self.step(seat, cuts[place], by_dice=True)
        self.settle()
        return cuts[place]

    def undo(self, seat: int) -> None:
        """Take this seat's last action back: the deal is played again without it, and the log says so."""
        _raise_if(self.why_not_undo(seat))
        self._take_back(seat, 1)

    def undo_with_consent(self, seat: int) -> None:
        """All have agreed: take this seat's last action back, with all that was done since."""
        _raise_if(self.why_not_undo_with_consent(seat))
        self._take_back(seat, steps_back(self.stories[-1], seat))

    def show_secret(self) -> None:
        """Show a secret that was withheld: whatever was played from it is over. Once, and after the end."""
        if not self.over:
            raise BrokenInvariant(Message.of("table-broken-secret"))
        secret = self.chance.secret
        if self.withheld and secret is not None:
            self.withheld = False
            self.log.append(SecretShown(secret.hex()))

    def happen(self, incident: Incident) -> None:
        """Something happens beside the deal; it may end the match. IllegalAction if it cannot be."""
        _raise_if(self.why_not_happen(incident))
        story = self.stories[-1]
        self.incidents.note(
            Placed(incident, len(self.stories), len(story.steps), story.result is not None, len(self.log))
        )
        self.log.append(incident.event())
        if incident.what == "abort":
            self._end_early(incident, ())
        elif incident.what in ("resign", "lost"):
            self._go_on_without(incident)

    def step(self, seat: int, action: Any, *, by_dice: bool = False) -> None:  # noqa: ANN401 - the game's own actions
        """Do one atom and nothing that chance owes after it; a record tells that in a line of its own."""
        if self.deal is None:
            raise BrokenInvariant(Message.of("table-broken-no-deal"))
        owed = self.deal.to_act()
        since = len(self.log)
        self.deal.apply(seat, action)
        if by_dice:
            self.log.append(LeftToDice(seat))
        self._tell_events()
        story = self.stories[-1]
        story.do(Step(seat, action, since, len(self.log), by_dice))
        owing = self.deal.to_act()
        hidden = len(owed) > 1 and len(owing) == len(owed) - 1 and seat not in owing
        story.unsettled = story.unsettled + 1 if hidden else 0
        if seat != DEALER:
            self._offers.answer(seat, action)
        self._turn_to()

    def settle(self) -> None:
        """Do what chance owes: a due reshuffle."""
        while self.deal is not None and self.to_act() == (DEALER,):
            story = self.stories[-1]
            count = 1 + sum(step.seat == DEALER for step in story.steps)
            order = self.chance.reshuffle(self.deal.to_shuffle(), story.plan.number, count)
            self.step(DEALER, Reshuffle(order))

    # How it is done

    def _announce(self) -> None:
        setup, chance = self.setup, self.chance
        self.log.append(
            MatchStarted(
                game=self.game.name,
                preset=setup.preset,
                options=tuple(setup.options().items()),
                rules=RULES_VERSION,
                names=self.names,
                commitment=chance.commitment,
                seeded=chance.seeded,
                excerpt=setup.excerpt is not None,
                contributions=chance.contributions,
                stock=setup.stock,
            )
        )
        self.log.extend(LeftOut(each.seat) for each in chance.contributions if not each.counts)
        self.first_dealer = 0
        if setup.excerpt is not None:
            return
        draws: tuple[tuple[int, Any], ...] = ()
        if self.game.first_dealer_by_low_draw(self.config):
            self.first_dealer, draws = chance.low_draw(self.deck, self.seats)
        else:
            self.first_dealer = chance.first_dealer(self.seats)
        self.log.append(FirstDealer(self.first_dealer, draws))

    def _reckon(self) -> Standing:
        """Where the match stands after its finished deals."""
        excerpt = self.setup.excerpt
        if excerpt is None:
            resigned = self.incidents.resigned
            return self.game.standing(
                self.config, self.seats, self.first_dealer, self.results, resigned=resigned
            )
        points = [result.points for result in self.results]
        totals = tuple(sum(column) for column in zip(excerpt.totals, *points, strict=True))
        plan = excerpt.plans[len(points)] if len(points) < len(excerpt.plans) else None
        return Standing(totals, (0,) * self.seats, plan)

    def _dealt(self, story: DealStory) -> Deal:
        """The deal of a story as it stands once dealt, its stock divided or not (TABLE-STOCK-1)."""
        split = self.setup.stock == SPLIT
        stock = SplitStock(story.order, self.seats) if split else OrderedStock(story.order)
        return self.game.new_deal(self.config, story.plan, self.standing.totals, stock)

    def _tell_events(self) -> None:
        """Put what the deal has told since the last time into the log, if every card is still there."""
        self._check_cards()
        if self.deal is not None:
            events = self.deal.events
            self.log.extend(events[self._told :])
            self._told = len(events)

    def _check_cards(self) -> None:
        """Whatever happens, hands, stock, piles and melds are together the whole deck."""
        if self.deal is not None and self.deal.everything().counts != self.deck.copies:
            path = str(self.record_path) if self.record_path is not None else "-"
            raise BrokenInvariant(Message.of("table-broken-cards", path=path))

    def _turn_to(self) -> None:
        """Offers for who is to act; with nobody to act the deal is over."""
        if self.deal is None:
            return
        owing = self.deal.to_act()
        self._offers.renew(owing)
        if not owing:
            self._end_deal(self.deal.result())

    def _end_deal(self, result: Any) -> None:  # noqa: ANN401 - the game's own result
        self.stories[-1].result = result
        self.results.append(result)
        self.standing = self.stories[-1].standing = self._reckon()
        self.log.append(DealEnded(result, self.standing))
        if self.standing.next is None:
            self._end()

    def _end(self) -> None:
        """However a match ends, the secret is shown, unless it is withheld (TABLE-END-6)."""
        self.over = True
        self._offers.renew(())
        secret = None if self.withheld else self.chance.secret
        self.log.append(
            MatchEnded(self.standing.winners, self.standing.reason, secret.hex() if secret else None)
        )

    def _go_on_without(self, incident: Incident) -> None:
        """The match ends at once if one seat alone is left that can win, or if without the seat that has
        resigned it is decided (TABLE-END-3); else it goes on (TABLE-END-4).
        """
        left = [seat for seat in range(self.seats) if seat not in self.incidents.resigned]
        if len(left) < 2:
            self._end_early(incident, tuple(left))
            return
        reckoned = self._reckon()
        if reckoned.next is None:
            self.standing = reckoned
            self._end()
        elif self.deal_over:
            self.standing = reckoned

    def _end_early(self, incident: Incident, winners: tuple[int, ...]) -> None:
        """The deal that is played counts for nothing."""
        self.standing = replace(
            self.standing, next=None, winners=winners, reason=reason_of(incident, winners)
        )
        self._end()

    def _take_back(self, seat: int, count: int) -> None:
        """Play the deal again without its last steps, of which this seat did the first."""
        story = self.stories[-1]
        kept, first = story.in_force[:-count], story.in_force[-count]
        deal = self._dealt(story)
        for step in kept:
            deal.apply(step.seat, step.action)
        self.deal = deal
        self._told = len(deal.events)
        self._check_cards()
        self.log.append(TakenBack(seat, first.action.verb if first.action else "", first.since, count > 1))
        story.take_back(Step(seat, None, len(self.log) - 1, len(self.log), back=count))
        self._offers.withdraw(seat)
        self._offers.renew(deal.to_act())

    def _uncovers(self, steps: Sequence[Step]) -> bool:
        """Whether a hand holds fewer hidden cards since these last steps."""
        if self.deal is None:
            return False
        count = sum(step.until - step.since for step in steps)
        return uncovers(self.game.new_view(self.config, None), self.deal.events, count)

    def _cuts(self, seat: int) -> dict[int, Any]:
        """The places where this seat may cut now, with the action for each."""
        if self.deal is None:
            return {}
        return {action.place: action for action in self.deal.legal(seat) if action.verb == "cut"}


def _raise_if(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise IllegalAction(refusal)
