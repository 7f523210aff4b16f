"""How a deal is set up: packs, seats, and who gets which card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from laydown.cards import Hand, standard_deck, star_deck
from laydown.errors import ConfigError, Message
from laydown.games.events import DealBegan, Dealt
from laydown.games.three_thirteen.rounds import hand_size, meld_rules, wild_rank

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from laydown.cards import Card, Deck, Rank
    from laydown.games.rules import DealPlan, Stock
    from laydown.games.three_thirteen.config import Config
    from laydown.games.three_thirteen.events import AnyEvent
    from laydown.melds import MeldRules


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same from a deal's first card to its last.

    `order` are the players as they take their turns, the first to play first; `totals` the running totals
    of all seats of the match; `cards` is the size of a hand between turns.
    """

    config: Config
    plan: DealPlan
    totals: tuple[int, ...]
    order: tuple[int, ...]
    deck: Deck
    cards: int
    wild: Rank
    rules: MeldRules


def packs_for(config: Config, seats: int) -> int:
    """A table takes one pack for every two players, a single player more counting as two, unless it agreed
    on another number (T-PACK-1).
    """
    return config.decks or (seats + 1) // 2


def deck_for(config: Config, seats: int) -> Deck:
    """All packs are shuffled together, each with its jokers (T-PACK-3); Five Crowns has its own pack of five
    suits without aces and twos (T-CROWNS-1), and Deuces Aren't Wild one pack with two jokers (T-DEUCES-1).
    """
    if config.pack == "stars":
        return star_deck(packs_for(config, seats), config.jokers)
    return standard_deck(packs_for(config, seats), config.jokers)


def cards_needed(config: Config, seats: int) -> int:
    """The largest deal must leave a card to turn up and one for each player to draw (T-PACK-2).

    With beats each player has a pile of his own to begin with (T-SPEED-1).
    """
    piles = seats if config.beats else 1
    return seats * config.largest_hand + piles + seats


def check_seats(config: Config, seats: int) -> None:
    """Two to eight may play, in Speed up to twelve, Five Crowns up to seven, Deuces Aren't Wild two or three
    (T-SEATS-1), if the packs have cards enough (T-PACK-2), two packs for seven (T-TWO-1).

    ConfigError names the bound, or the number of packs and of players that would do.
    """
    if not config.least_seats <= seats <= config.most_seats:
        raise ConfigError(
            Message.of(
                "three-thirteen-refuse-seats",
                seats=seats,
                least=config.least_seats,
                most=config.most_seats,
            ),
            "seats",
        )
    have = deck_for(config, seats).size
    if have < cards_needed(config, seats):
        packs = packs_for(config, seats)
        per_pack = have // packs
        raise ConfigError(
            Message.of(
                "three-thirteen-refuse-cards",
                seats=seats,
                packs=packs,
                have=have,
                needed=cards_needed(config, seats),
                packs_enough=-(-cards_needed(config, seats) // per_pack),
                seats_enough=_most_seats_with(config, have),
            ),
            "decks",
        )


def _most_seats_with(config: Config, cards: int) -> int:
    seats = config.most_seats
    while cards_needed(config, seats) > cards:
        seats -= 1
    return seats


def order_of_play(plan: DealPlan) -> tuple[int, ...]:
    """The player at the dealer's left comes first, and so on round the table (T-DEAL-3)."""
    players = sorted(plan.players)
    first = next((at for at, seat in enumerate(players) if seat > plan.dealer), 0)
    return (*players[first:], *players[:first])


def deal_hands(stock: Stock, deck: Deck, order: tuple[int, ...], cards: int) -> dict[int, Hand]:
    """The cards are dealt one at a time round the table, beginning at the dealer's left (T-DEAL-2)."""
    rows: dict[int, list[Card]] = {seat: [] for seat in order}
    for _ in range(cards):
        for seat in order:
            rows[seat].append(stock.draw(seat))
    return {seat: Hand.of(deck, row) for seat, row in rows.items()}


def opening(setting: Setting, stock: int, hands: Mapping[int, Hand]) -> Iterator[AnyEvent]:
    """How a deal begins: what it is, with so many cards in all, and the hand of each seat."""
    plan = setting.plan
    yield DealBegan(
        number=plan.number,
        dealer=plan.dealer,
        players=plan.players,
        hand_size=setting.cards,
        stock=stock,
        totals=setting.totals,
        wild=setting.wild,
    )
    for seat, hand in sorted(hands.items()):
        yield Dealt(seat, hand.size, tuple(hand))


def setting_of(config: Config, plan: DealPlan, totals: tuple[int, ...]) -> Setting:
    """The deal of this plan, for a match of as many seats as there are totals."""
    deck = deck_for(config, len(totals))
    wild = wild_rank(config, plan.number)
    return Setting(
        config=config,
        plan=plan,
        totals=totals,
        order=order_of_play(plan),
        deck=deck,
        cards=hand_size(config, plan.number),
        wild=wild,
        rules=meld_rules(config, deck, wild),
    )
