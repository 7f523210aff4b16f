"""Lines fit, in narrow scripts and in wide ones."""

from __future__ import annotations

import pytest

from laydown.terminal.hand_order import drawn
from laydown.terminal.width import joined, pad, pad_left, width, wrap

TEXTS = (
    "The pile may be taken with two natural cards of its top card's rank, and the rest joins the hand.",
    "捨て札の山を取るには、一番上のカードと同じランクのナチュラルが手札に2枚必要です（ワイルドは使えません）。",  # noqa: RUF001 - Japanese
    "버린 더미를 가져가려면 맨 위 카드와 같은 숫자의 내추럴 카드가 손패에 두 장 필요합니다.",
    "Чтобы взять сброс, нужны две натуральные карты того же достоинства, что и верхняя.",  # noqa: RUF001 - Russian
    "x" * 200,
    "あ" * 100,
)


def test_width_counts_wide_characters_twice() -> None:
    assert width("Q♠ 10♦") == 6
    assert width("山札 3") == 6
    assert width("e\u0301") == 1


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("columns", [20, 40, 80])
def test_wrapped_lines_fit_and_lose_nothing(text: str, columns: int) -> None:
    lines = wrap(text, columns, "  ")
    assert all(width(line) <= columns for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_later_lines_are_indented_and_blanks_before_the_first_stay() -> None:
    assert wrap("  one two three", 9, "    ") == ["  one two", "    three"]
    assert wrap("", 80) == [""]


def test_japanese_breaks_without_blanks_and_not_before_a_stop() -> None:
    lines = wrap("カードを引きます。次に捨てます。", 16)
    assert lines == ["カードを引きま", "す。次に捨てま", "す。"]


def test_french_keeps_its_signs_with_their_words() -> None:
    assert wrap("Valeurs possibles : non", 18) == ["Valeurs", "possibles : non"]
    assert wrap("Tapez « draw » ici", 8) == ["Tapez", "« draw »", "ici"]


def test_korean_breaks_at_blanks_only() -> None:
    assert wrap("카드를 뽑았습니다", 12) == ["카드를", "뽑았습니다"]


@pytest.mark.parametrize("columns", range(-2, 12))
@pytest.mark.parametrize("indent", ["", "  ", "        "])
@pytest.mark.parametrize(
    "text", ["a row of words", "  最初のディーラー", "카드를 뽑았습니다", "x" * 40, "é́ 漢", ""]
)
def test_no_terminal_is_too_narrow_to_write_on(columns: int, indent: str, text: str) -> None:
    lines = wrap(text, columns, indent)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(width(line) <= max(columns, 2) for line in lines)


def test_padding_is_in_columns() -> None:
    assert pad("山", 4) == "山  "
    assert pad_left("山", 4) == "  山"


def test_numbers_stand_under_their_cards() -> None:
    from laydown.cards import cards

    groups = (cards("TS TH"), cards("2D"))
    assert drawn(groups, str, 80, numbered=True) == [("TS TH  2D", "1  2   3")]
    assert drawn((), str, 80, numbered=True) == []


def test_japanese_breaks_no_syllable() -> None:
    for columns in range(8, 40):
        lines = wrap("最初のディーラーはジャックを持ってシャッフルしました。", columns)
        assert all(line[0] not in "ィャッ" for line in lines), lines


def test_a_name_that_is_cut_keeps_its_number() -> None:
    from laydown.terminal.sheet import cut_name

    assert [cut_name(f"Greedy {number}", 4) for number in (1, 11)] == ["Gre1", "Gr11"]
    assert cut_name("Ann", 4) == "Ann"
    assert cut_name("Josephine", 4) == "Jose"


def test_japanese_sentences_follow_each_other_without_a_blank() -> None:
    assert joined(["山札44枚。", "捨て札の山は空です。"]) == "山札44枚。捨て札の山は空です。"
    assert joined(["Stock: 44 cards.", "The pile is empty."]) == "Stock: 44 cards. The pile is empty."
