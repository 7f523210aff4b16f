"""How cards, seats, numbers and lists are spoken."""

from __future__ import annotations

import pytest

from laydown.cards import JOKER, Hand, Rank, card, cards, standard_deck, star_deck
from laydown.errors import BrokenInvariant, Message, Refusal
from laydown.words import LANGUAGES, Speaker
from laydown.words.catalogue import Catalogue


def test_cards_are_spoken_with_signs() -> None:
    speaker = Speaker("en")
    assert speaker.card(card("QS")) == "Q♠"
    assert speaker.card(card("TD")) == "10♦"
    assert speaker.card(card("5R")) == "5★"
    assert speaker.cards(cards("8C 8S 2D *")) == "8♣ 8♠ 2♦ joker"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "queen of spades, ten of diamonds, five of stars and joker"),
        ("fr", "dame de pique, dix de carreau, cinq d\u2019étoile et joker"),
        ("ja", "スペードのクイーン、ダイヤの10、スターの5とジョーカー"),
        ("ru", "дама пик, десятка бубен, пятёрка звёзд и джокер"),
        ("ko", "스페이드 퀸, 다이아몬드 10, 별 5, 조커"),
    ],
)
def test_plain_cards_are_words(language: str, words: str) -> None:
    assert Speaker(language, plain=True).cards(cards("QS TD 5R *")) == words


def test_russian_has_a_form_for_the_card_that_is_taken() -> None:
    speaker = Speaker("ru", plain=True)
    assert speaker.card(card("QS"), "acc") == "даму пик"
    assert speaker.card(JOKER, "acc") == "джокера"
    assert speaker.text("cli-arrange-stands", card=card("9S"), place=card("KH")) == (
        "девятка пик заменяет короля червей"
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "two fives, three nines, one king, two wilds, one joker"),
        ("fr", "deux cinq, trois neuf, un roi, deux cartes libres, un joker"),
        ("ja", "5が2枚、9が3枚、キングが1枚、ワイルドが2枚、ジョーカーが1枚"),
        ("ru", "две пятёрки, три девятки, один король, две дикие карты, один джокер"),
        ("ko", "5 두 장, 9 세 장, 킹 한 장, 와일드 두 장, 조커 한 장"),
    ],
)
def test_a_hand_in_words(language: str, words: str) -> None:
    hand = Hand.of(standard_deck(2, 2), "9S * 9S 9H 7C 5D KS 5C 7D")
    assert Speaker(language).hand_in_words(hand, Rank.SEVEN) == words


def test_mille_names_its_dear_cards_apart() -> None:
    speaker = Speaker("en")
    hand = Hand.of(standard_deck(2), "QS QS QH JD JC 2S 2D 3C")
    assert speaker.hand_in_words(hand, Rank.TWO) == (
        "one three, jack of diamonds, one jack, two queens of spades, one queen, two wilds"
    )
    assert "three queens" in speaker.hand_in_words(hand, Rank.FIVE)


def test_many_of_a_rank_are_counted_in_digits() -> None:
    deck = standard_deck(13)
    assert Speaker("en").hand_in_words(Hand.of(deck, "6S " * 12), None) == "twelve sixes"
    assert Speaker("en").hand_in_words(Hand.of(deck, "6S " * 13), None) == "13 sixes"
    assert Speaker("ru").hand_in_words(Hand.of(deck, "6S " * 11), None) == "одиннадцать шестёрок"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rank_can_be_counted(language: str) -> None:
    speaker = Speaker(language)
    for each in star_deck(3, 3).kinds + standard_deck(3, 3).kinds:
        for count in (1, 2, 3, 5):
            hand = Hand.of(standard_deck(15, 1), "")
            if each in hand.deck.index:
                hand = hand.with_cards([each] * count)
                assert speaker.hand_in_words(hand, Rank.TWO)


def test_an_empty_hand_and_an_empty_row_are_said_too() -> None:
    speaker = Speaker("en")
    assert speaker.hand_in_words(Hand.empty(standard_deck(1)), None) == "nothing"
    assert speaker.cards(()) == "nothing"


def test_seats_are_spoken_as_names() -> None:
    speaker = Speaker("en", names=("Ann", "Bo\x1b[2J"))
    assert speaker.seat(0) == "Ann"
    assert speaker.seat(1) == "Bo\\x1b[2J"
    assert speaker.seat(4) == "Player 5"
    with pytest.raises(BrokenInvariant):
        speaker.seat(-1)


def test_a_refusal_names_its_clause() -> None:
    refusal = Refusal.of("M-PILE-1", "card-unreadable", text="ZZ")
    assert Speaker("en").refuse(refusal).endswith("(Rule M-PILE-1)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_from_outside_stays_on_one_line(language: str) -> None:
    text = Speaker(language).text("card-unreadable", text="a\nb\x1b[31m\ud800" + "x" * 5000)
    assert text.isprintable() or language == "fr"
    assert "\n" not in text
    assert len(text) < 2500


def test_what_is_missing_is_loud() -> None:
    speaker = Speaker("en")
    with pytest.raises(BrokenInvariant, match="text-missing"):
        speaker.say(Message("no-such-text"))
    with pytest.raises(BrokenInvariant, match="text-incomplete"):
        speaker.text("card-unreadable")
    assert speaker.knows("card-unreadable")
    assert not speaker.knows("no-such-text")


def test_who_is_you_only_at_your_own_seat() -> None:
    source = "x = { $who ->\n    [you] You\n   *[other] { $seat }\n}\n"
    catalogue = Catalogue("en", {"x.ftl": source})
    assert catalogue.sentence("x", {"who": "you", "seat": "Ann"}) == "You"
    assert catalogue.sentence("x", {"who": "other", "seat": "Ann"}) == "Ann"


def test_a_dealer_and_a_neighbour_are_spoken_to_as_well() -> None:
    to_ann = Speaker("en", names=("Ann", "Bob"), you=0)
    to_bob = Speaker("en", names=("Ann", "Bob"), you=1)
    dealt = Message.of("event-deal-began", number=2, dealer=0)
    assert to_ann.say(dealt) == "Deal 2: you deal."
    assert to_bob.say(dealt) == "Deal 2: Ann deals."
    took = Message.of("three-thirteen-event-took-from", seat=1, other=0, card=card("QS"))
    assert to_ann.say(took) == "Bob takes Q♠ from your pile."
    assert to_bob.say(took) == "You take Q♠ from the pile of Ann."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_is_written_with_a_real_minus(language: str) -> None:
    assert "\N{MINUS SIGN}25" in Speaker(language).text("web-table-end-total", total=-25)


def test_the_same_sentence_is_another_for_whoever_it_speaks_of() -> None:
    """Sentences are kept: by language, manner, names and whether they speak of the one who hears them."""
    drawn = Message.of("event-drew-hidden", seat=0)
    told = {
        (lang, names, you): Speaker(lang, names=names, you=you).say(drawn)
        for lang in ("en", "fr")
        for names in (("Ann", "Ben"), ("Zoe", "Ben"))
        for you in (None, 0, 1)
    }
    assert told["en", ("Ann", "Ben"), None] == told["en", ("Ann", "Ben"), 1]
    for you in (None, 0):
        for names in (("Ann", "Ben"), ("Zoe", "Ben")):
            assert Speaker("en", names=names, you=you).say(drawn) == told["en", names, you]
    assert told["en", ("Ann", "Ben"), 0] != told["en", ("Ann", "Ben"), 1]
    assert told["en", ("Ann", "Ben"), 1] != told["en", ("Zoe", "Ben"), 1]
    assert told["en", ("Ann", "Ben"), 1] != told["fr", ("Ann", "Ben"), 1]


def test_a_rank_and_its_number_are_told_apart() -> None:
    """They are equal, and are spoken differently."""
    king, number = Message.of("terminal-wild", rank=Rank.KING), Message.of("terminal-wild", rank=13)
    assert king == number
    speaker = Speaker("en")
    assert speaker.say(king) != speaker.say(number)
