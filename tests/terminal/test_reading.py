"""What can be typed in Mille, and what comes of it."""

from __future__ import annotations

import pytest

from terminal.robot import after, dealt

HAND = "9S 9H 9D QS QH QD QC KS KH 8C 2S 2D 4C 5C 6C"


def steps(hand: str, *lines: str, upcard: str = "3S", stock: str = "7C") -> list[str]:
    """What the player did at these lines, as the record writes it."""
    match = dealt(hand, upcard=upcard, stock=stock)
    after(match, *lines)
    story = match.story
    assert story is not None
    return [str(step.action) for step in story.in_force if step.seat == 0]


@pytest.mark.parametrize("line", ["draw", "d", "Draw", "dr", " DRAW ", "1", "", "draw.", "draw;", "stock"])
def test_ways_to_draw(line: str) -> None:
    assert steps(HAND, line) == ["draw"]


@pytest.mark.parametrize(
    "line",
    [
        "lay 9S 9H 9D",
        "lay 9 9 9",
        "LAY 9s 9h 9d",
        "l 9",
        "l 999",
        "lay 9♠ 9♥ 9♦",
        "lay 9, 9, 9",
        "lay nines",
        "9 9 9",
        "l #6 #7 #8",
        "lay nine of spades, nine of hearts, nine of diamonds",
        "meld 9",
    ],
)
def test_ways_to_lay(line: str) -> None:
    assert steps(HAND, "d", line) == ["draw", "lay 9S 9H 9D"]


def test_a_rank_lays_all_there_are() -> None:
    assert steps(HAND, "d", "l q") == ["draw", "lay QS QH QD", "add QC"]


def test_a_rank_with_a_two_lays_all_there_are_and_the_two() -> None:
    assert steps(HAND, "d", "l k 2") == ["draw", "lay KS KH 2S"]
    assert steps(HAND, "d", "l k w") == ["draw", "lay KS KH 2S"]
    assert steps(HAND, "d", "l q 2") == ["draw", "lay QS QH QD", "add QC", "add 2S to Q"]


def test_several_ranks_at_once() -> None:
    assert steps(HAND, "d", "l 999qdqcqh") == ["draw", "lay 9S 9H 9D", "lay QH QD QC"]
    assert steps(HAND, "d", "l 9 9 9 k k") == ["draw"]  # two kings are no set, so none of it is done


def test_a_line_of_several_actions() -> None:
    typed = "draw; lay 9 9 9, l k 2; discard 4"
    assert steps(HAND, typed) == ["draw", "lay 9S 9H 9D", "lay KS KH 2S", "discard 4C"]


def test_a_line_stops_at_the_first_refusal_and_says_so() -> None:
    match = dealt(HAND, stock="7C")
    screen = after(match, "draw; lay 9 9 9; discard 3; lay q")
    assert "You lay" in screen
    assert "The last part of the line was not done." in screen
    assert steps(HAND, "draw; lay 9 9 9; discard 3; lay q") == ["draw", "lay 9S 9H 9D"]


def test_what_is_left_of_a_line_when_the_turn_is_over_is_not_done() -> None:
    screen = after(dealt(HAND, stock="7C"), "draw; discard 4; lay q")
    assert "The last part of the line was not done." in screen


def test_adding() -> None:
    laid = ("d", "l qs qh qd")
    assert steps(HAND, *laid, "a q") == ["draw", "lay QS QH QD", "add QC"]
    assert steps(HAND, *laid, "add QC") == ["draw", "lay QS QH QD", "add QC"]
    assert steps(HAND, *laid, "l q") == ["draw", "lay QS QH QD", "add QC"]
    assert steps(HAND, *laid, "a") == ["draw", "lay QS QH QD", "add QC"]
    assert steps(HAND, *laid, "add 2S to Q") == ["draw", "lay QS QH QD", "add 2S to Q"]
    assert steps(HAND, *laid, "a 2 to queen") == ["draw", "lay QS QH QD", "add 2S to Q"]
    assert steps(HAND, *laid, "a w") == ["draw", "lay QS QH QD", "add 2S to Q"]
    assert steps(HAND, *laid, "a 2 2") == ["draw", "lay QS QH QD", "add 2S to Q", "add 2D to Q"]


def test_a_two_that_could_join_several_spreads_is_asked_about() -> None:
    lines = ("d", "l q; l 9", "a 2")
    assert "Which of these?" in after(dealt(HAND, stock="7C"), *lines)
    assert steps(HAND, *lines, "2")[-1] == "add 2S to Q"
    assert steps(HAND, "d", "l q; l 9", "a 2 9")[-1] == "add 2S to 9"


def test_the_queen_of_spades_is_never_guessed() -> None:
    screen = after(dealt(HAND, stock="7C"), "d", "d q")
    assert "1  discard Q♠" in screen
    assert "2  discard Q♥" in screen
    assert "3  " not in screen.split("discard Q♥")[1].splitlines()[0]
    assert steps(HAND, "d", "d q", "2") == ["draw", "discard QH"]
    assert steps(HAND, "d", "l q q q", "2") == ["draw", "lay QH QD QC"]


def test_cards_that_no_rule_tells_apart_are_not_asked_about() -> None:
    assert steps(HAND, "d", "d k") == ["draw", "discard KS"]


@pytest.mark.parametrize("line", ["discard 8C", "dis 8", "d 8c", "throw 8", "8c", "d eight of clubs", "d 8♣"])
def test_ways_to_discard(line: str) -> None:
    assert steps(HAND, "d", line) == ["draw", "discard 8C"]


def test_a_number_alone_is_a_card_unless_it_could_be_a_rank() -> None:
    assert steps(HAND, "d", "1") == ["draw", "discard 4C"]
    screen = after(dealt(HAND, stock="7C"), "d", "9")
    asked = screen.split("What shall be done with it?")[1]
    assert "discard Q♠" in asked  # the ninth card
    assert "lay 9♠ 9♥ 9♦" in asked


def test_a_card_alone_is_asked_about_if_it_could_be_several_things() -> None:
    screen = after(dealt(HAND, stock="7C"), "d", "9s")
    assert "What shall be done with it?" in screen
    assert steps(HAND, "d", "9s", "2") == ["draw", "discard 9S"]


def test_taking_the_pile() -> None:
    hand = "9S 9H QS QH QD QC KS KH 8C 2S 2D 4C 5C 6C AC"
    for line in ("pile 9S 9H", "pile", "p", "take", "t", "p 9 9", "2"):
        assert steps(hand, line, upcard="9D") == ["pile 9S 9H"]
    assert "What is left" not in after(dealt(hand, upcard="9D"), "p")


def test_a_two_turned_up_is_taken_alone_or_with_twos() -> None:
    """What is listed can be chosen: `pile` alone is the full form of taking it without a pair."""
    hand = "2S 2H 9D QS QH QD QC KS KH 8C 7D 4D 4C 5C 6C"
    for line in ("pile", "p", "2"):
        assert steps(hand, line, upcard="2D") == ["pile"]
    for line in ("pile 2S 2H", "p 2 2", "3"):
        assert steps(hand, line, upcard="2D") == ["pile 2S 2H"]


def test_a_pile_with_a_choice_is_asked_about() -> None:
    hand = "QS QH QD 9S 9H KS KH 8C 2S 2D 4C 5C 6C AC AD"
    assert steps(hand, "p", "1", upcard="QC") == ["pile QS QH"]
    assert steps(hand, "p qh qd", upcard="QC") == ["pile QH QD"]
    assert steps(hand, "3", upcard="QC") == ["pile QH QD"]


def test_why_tells_the_clause_of_the_last_refusal() -> None:
    screen = after(dealt(HAND), "why", "p", "why")
    assert "Nothing has been refused so far." in screen
    assert screen.count("(Rule M-PILE-1)") == 1


def test_undo_takes_back_what_was_laid() -> None:
    assert steps(HAND, "d", "l 9", "undo") == ["draw"]
    assert steps(HAND, "d", "undo") == ["draw"]
    assert steps(HAND, "d", "l q", "u") == ["draw", "lay QS QH QD"]


def test_going_out_needs_no_word() -> None:
    hand = "9S 9H 9D 8S 8H 8D 7S 7H 7D 6S 6H 6D 5S 5H 5D"
    screen = after(dealt(hand, stock="4C"), "d; out", "l 9; l 8; l 7; l 6; l 5; d 4")
    assert "In Mille you go out by laying, adding or discarding your last card." in screen
    assert "You go out natural." in screen
    assert "You went out natural." in screen


def test_commands_and_cards_in_the_players_language() -> None:
    from terminal.robot import Seats

    for lang, line in {
        "fr": "piocher; poser 9; jeter huit de trèfle",
        "ja": "引く；出す　９、捨てる 8C",  # noqa: RUF001 - typed with a Japanese keyboard
        "ru": "тянуть; выложить 9; сбросить 8C",
        "ko": "뽑기; 내리기 9; 버리기 8C",
    }.items():
        match = dealt(HAND, stock="7C")
        after(match, line, seats=Seats(lang=lang))
        story = match.story
        assert story is not None
        done = [str(step.action) for step in story.in_force if step.seat == 0]
        assert done == ["draw", "lay 9S 9H 9D", "discard 8C"], lang
