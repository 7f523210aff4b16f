"""Plain objects: made of the fields, read back by their types, refused with the place that is wrong."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import pytest

from laydown.cards import Rank, Suit, card, cards, standard_deck
from laydown.errors import MalformedInput, Message
from laydown.games.plain import AsPlain, Reader, plain_of, tag_of
from laydown.melds import Combination, Place

if TYPE_CHECKING:
    from laydown.cards import Card


@dataclass(frozen=True, slots=True)
class Inner(AsPlain):
    rank: Rank
    how: Literal["up", "down"] = "up"


@dataclass(frozen=True, slots=True)
class Thing(AsPlain):
    kind: ClassVar[str] = "a-thing"
    seat: int
    cards: tuple[Card, ...]
    pairs: tuple[tuple[int, Card], ...]
    inner: Inner | None
    said: Message | None
    last: bool = False
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Other(AsPlain):
    kind: ClassVar[str] = "an-other"
    text: str


READER: Reader[Thing | Other] = Reader(Thing | Other, names={"Message": Message})

WHOLE = Thing(
    1,
    cards("QS *"),
    ((0, card("7H")), (1, card("TD"))),
    Inner(Rank.TEN, "down"),
    Message.of("an-id", card=card("QS"), rank=Rank.QUEEN, cards=cards("7H 8H"), count=3, text="x"),
    last=True,
    card=card("7H"),
)
BARE = Thing(0, (), (), None, None)


def test_the_plain_object_has_the_fields_without_their_defaults() -> None:
    assert BARE.to_plain() == {
        "event": "a-thing",
        "seat": 0,
        "cards": [],
        "pairs": [],
        "inner": None,
        "said": None,
    }
    assert WHOLE.to_plain() == {
        "event": "a-thing",
        "seat": 1,
        "cards": ["QS", "*"],
        "pairs": [[0, "7H"], [1, "TD"]],
        "inner": {"rank": "T", "how": "down"},
        "said": {
            "id": "an-id",
            "values": {
                "card": {"card": "QS"},
                "rank": {"rank": "Q"},
                "cards": [{"card": "7H"}, {"card": "8H"}],
                "count": 3,
                "text": "x",
            },
        },
        "last": True,
        "card": "7H",
    }


@pytest.mark.parametrize("thing", [WHOLE, BARE, Other("x")])
def test_it_is_read_back(thing: Thing | Other) -> None:
    assert READER.read(json.loads(json.dumps(thing.to_plain()))) == thing


def test_places_of_a_combination_are_text() -> None:
    run = Combination("run", cards("7H *"), (Place(Rank.SEVEN, Suit.HEARTS), Place(Rank.EIGHT, Suit.HEARTS)))
    group = Combination("set", cards("7H *"), (Place(Rank.SEVEN, Suit.HEARTS), Place(Rank.SEVEN, None)))
    reader: Reader[Combination] = Reader(Combination)
    assert plain_of(run)["stands_for"] == ["7H", "8H"]
    assert plain_of(group)["stands_for"] == ["7H", "7"]
    assert [reader.read(plain_of(each)) for each in (run, group)] == [run, group]


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"event": "no-such"}, "$.event"),
        ({"event": ["a-thing"]}, "$.event"),
        ({"seat": "1"}, "$.seat"),
        ({"seat": True}, "$.seat"),
        ({"seat": None}, "$.seat"),
        ({"seat": 1.0}, "$.seat"),
        ({"last": 1}, "$.last"),
        ({"cards": "QS"}, "$.cards"),
        ({"cards": ["QS", "QX"]}, "$.cards[1]"),
        ({"cards": ["QS", "qs"]}, "$.cards[1]"),
        ({"cards": [3]}, "$.cards[0]"),
        ({"pairs": [[0, "7H", 1]]}, "$.pairs[0]"),
        ({"pairs": [[0, "7H"], ["0", "7H"]]}, "$.pairs[1][0]"),
        ({"inner": {"rank": "1"}}, "$.inner.rank"),
        ({"inner": {"rank": "T", "how": "left"}}, "$.inner.how"),
        ({"inner": []}, "$.inner"),
        ({"said": {"id": "x"}}, "$.said"),
        ({"said": {"id": "x", "values": {"a": {"b": 1}}}}, "$.said.values.a"),
        ({"said": {"id": "x", "values": {"a": {"card": "1"}}}}, "$.said.values.a.card"),
        ({"said": {"id": "x", "values": {"a": [1.5]}}}, "$.said.values.a[0]"),
        ({"more": 1}, "$.more"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(changes: dict[str, object], place: str) -> None:
    with pytest.raises(MalformedInput) as caught:
        READER.read({**WHOLE.to_plain(), **changes})
    assert caught.value.message.id == "plain-unreadable"
    assert dict(caught.value.message.values)["place"] == place


def test_what_is_missing_is_refused_with_its_place() -> None:
    plain = {**WHOLE.to_plain(), "inner": {"how": "up"}}
    with pytest.raises(MalformedInput) as caught:
        READER.read(plain)
    assert caught.value.message == Message.of("plain-missing", place="$.inner.rank")


@pytest.mark.parametrize("plain", [None, 3, "x", [], {}])
def test_what_is_no_tagged_object_is_refused(plain: object) -> None:
    assert tag_of(plain) == ""
    with pytest.raises(MalformedInput):
        READER.read(plain)


def test_a_reader_of_one_deck_reads_its_cards_only() -> None:
    reader: Reader[Any] = Reader(Thing, names={"Message": Message}, deck=standard_deck(2))
    for text in ("*", "7R"):
        with pytest.raises(MalformedInput):
            reader.read({**BARE.to_plain(), "cards": [text]})
    assert reader.read({**BARE.to_plain(), "cards": ["7S"]}).cards == cards("7S")


def test_a_maker_gives_what_exists_once() -> None:
    one = Other("x")

    def other(text: str) -> Other:
        return one if text == "x" else Other(text)

    reader: Reader[Other] = Reader(Other, makers={Other: other})
    assert reader.read(one.to_plain()) is one
    assert reader.read(Other("y").to_plain()) == Other("y")
