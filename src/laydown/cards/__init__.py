"""Cards, hands of them, and the packs they come from."""

from laydown.cards.card import JOKER, Card, Rank, Suit, card, cards, text_of
from laydown.cards.deck import Deck, standard_deck, star_deck
from laydown.cards.hand import Hand

__all__ = [
    "JOKER",
    "Card",
    "Deck",
    "Hand",
    "Rank",
    "Suit",
    "card",
    "cards",
    "standard_deck",
    "star_deck",
    "text_of",
]
