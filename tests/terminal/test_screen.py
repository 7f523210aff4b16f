"""What the screen shows: all that counts, within 80 columns, in signs or in words."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest

from laydown.cards import Hand, card, cards
from laydown.games import game_of
from laydown.games.mille.deal import DECK
from laydown.games.mille.melding import WildRules
from laydown.games.mille.offers import groups
from laydown.table.match import Match
from laydown.terminal.choosing import Now
from laydown.terminal.console import Console
from laydown.terminal.mille_desk import account
from laydown.terminal.width import width
from laydown.words import LANGUAGES
from terminal.robot import ALONE, Seats, after, dealt, script, session_at

FORTY = (
    "AS AS AH AD AC 3S 3H 3D 4S 4H 4C 5S 5D 6S 6H 6D 7S 7C 8S 8H 8D 8C 9S 9H TS TS TH TD JS JD JD QS QS QH QD"
    " KS KH 2S 2H 2D"
)


def _with_forty_cards(seats: Seats) -> str:
    """The screen of a player who has taken a large pile: hand, advice, every move."""
    match = dealt("", upcard="9D")
    screen = io.StringIO()
    session = session_at(match, screen, script(), seats)
    pen = session.pen(0)
    view = match.deal_view(0)
    view.hand = Hand.of(DECK, FORTY)
    session.desk.show_table(view, pen)
    now = session.now(0)
    rules = WildRules(1, None, may_be_added=True)
    found = groups(now.hand, {}, rules, must_discard=False)
    for order in ("rank", "suit", "combos"):
        session.desk.show_hand(view, pen, order, alone=True)
    offer = replace(now.offer, actions=(), groups=found)
    session.desk.advise(Now(view, offer, now.row, now.reading, now.wild_rank, session.desk.alike), pen)
    return screen.getvalue()


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_forty_cards_fit_into_eighty_columns(lang: str, plain: bool) -> None:
    screen = _with_forty_cards(Seats(lang=lang, plain=plain))
    assert max(map(width, screen.splitlines())) <= 80
    if plain and lang == "en":
        assert screen.isascii()
    if not plain:
        assert screen.count("2♠*") == 3  # once in each order
        assert "40" in screen


def flat(screen: str) -> str:
    """The screen as if no line were broken."""
    return " ".join(screen.split())


def test_plain_hands_are_spoken_in_groups() -> None:
    screen = _with_forty_cards(Seats(plain=True))
    text = flat(screen)
    assert "five aces, three threes" in text
    assert "two queens of spades, two queens" in text
    assert "three wilds" in text


HAND = "9S 9H 9D QS QH QD QC KS KH 8C 2S 2D 4C 5C 6C"


def test_what_stands_on_the_table_in_mille() -> None:
    screen = after(dealt(HAND, upcard="9C"), "p; l k 2; a 2 to 9", "show")
    assert "take the pile with 9♠ 9♥" in screen
    assert "Greedy holds 15 cards. Greedy has laid nothing yet." in screen
    assert "You can still go out natural." in screen
    assert "No natural out any more: a wild lies with your nines." in flat(screen)
    assert "You hold 15 cards, worth" in screen
    assert "You have laid 75 points." in screen
    assert "Stock: 73 cards. Pile: 1 card, 9♣ on top." in screen


def test_the_table_in_plain_words_one_fact_a_line() -> None:
    screen = after(dealt(HAND, upcard="9C", stock="7C"), "p; l k 2; d 4", seats=Seats(plain=True))
    lines = screen.splitlines()
    assert "Greedy holds 15 cards." in lines
    assert "Before you: three nines." in lines
    assert "Before you: two kings, one wild." in lines
    assert screen.isascii()
    assert "9S" not in screen


def test_seven_squared_and_the_eight() -> None:
    hand = "9S 9S 9H 9H 9D 9D 9C 4S 5S 6S 7S 8S TS JS KS"
    screen = after(dealt(hand, stock="9C"), "d; l 9s 9s 9h; a 9h; a 9d 9d; a 9c", "show", "a 9", "show")
    assert "Seven nines without a wild lie squared up" in flat(screen)
    assert "All eight nines lie face down: an eight." in flat(screen)


def test_a_hint_is_written_like_the_screen() -> None:
    match = dealt("4S 6H TD", stock="8C", preset="three-thirteen")
    assert "A greedy player would discard 10♦. Type: discard 10D" in flat(after(match, "d", "hint"))


def test_two_cards_left_is_announced() -> None:
    hand = "9S 9H 9D 8S 8H 8D 7S 7H 7D 6S 6H 6D AS KS QS"
    screen = after(dealt(hand, stock="4C"), "d; l 9; l 8; l 7; l 6; d 4")
    assert "You have 3 cards left" not in screen
    screen = after(dealt(hand, stock="6C"), "d; l 9; l 8; l 7; l 6; d k")
    assert "You have 2 cards left." in screen


def test_what_stands_on_the_table_in_three_thirteen() -> None:
    match = dealt("4S 6H 8D", upcard="4H", preset="three-thirteen")
    screen = after(match, "hint", "t", "hint", "sort combos")
    assert "Wild in this deal: 3." in screen
    assert "You hold 3 cards. Least penalty now: 18." in screen
    assert "2  take 4♥ from the pile" in screen
    assert "Least penalty after the best discard: 14." in screen
    assert "A greedy player would take 4♥ from the pile. Type: take" in screen
    assert "A greedy player would discard 8♦. Type: discard 8D" in screen


def test_going_out_in_three_thirteen() -> None:
    match = dealt("4S 4H 8D", other="KS KH 9C", upcard="QD", stock="4D 7H", preset="three-thirteen")
    screen = after(match, "draw", "8d", "1")
    assert "out 8D  discard 8♦ and go out" in screen
    assert "1  discard 8♦ and go out" in screen
    assert "2  discard 8♦" in screen
    assert "You are out." in screen or "You go out" in screen
    assert "You have everything combined and score 0." in screen
    assert "Left over:" in screen


def test_out_that_is_not_possible_says_why() -> None:
    screen = after(dealt("4S 6H 8D", preset="three-thirteen"), "out", "d", "discard 2S", "out", "why")
    assert "combine, so you cannot go out yet. (Rule T-OUT-1)" in flat(screen)
    assert "(Rule T-OUT-1)" in screen


def test_the_account_adds_up_to_the_score() -> None:
    hand = "9S 9S 9H 9H 9D 9D 9C 9C 8S 8H 8D 8C 7S 7H 7D"
    match = dealt(hand, stock="4C")
    screen = after(match, "d; l 9; l 8; l 7; d 4")
    view = match.deal_view(0)
    rows = dict(account(view, match.results[0], match.standing.totals))  # type: ignore[arg-type]  # Mille's
    for seat in (0, 1):
        parts = [values[seat] for name, values in rows.items() if name.split("-")[-1] in PARTS]
        assert sum(parts) == match.results[0].points[seat]
    assert rows["terminal-account-eights"][0] == 40
    assert rows["terminal-account-natural"][0] == 115
    assert "Natural out" in screen
    assert "Extra for eights" in screen


PARTS = ("laid", "eights", "natural", "hand")


def test_the_score_sheet_has_asterisks_and_circles() -> None:
    hand = "9S 9H 9D 8S 8H 8D 7S 7H 7D 6S 6H 6D 5S 5H 5D"
    other = "QS QS JD KS KS KH AS AH AD TC JC QC 3C 4C 2C"
    match = dealt(hand, other, stock="4D")
    screen = after(match, "d; l 9; l 8; l 7; l 6; l 5; d 4", "score", "foo", "d")
    assert "150*" in screen
    assert "chapeau" in screen
    assert "* a natural" in screen
    assert "Between deals there is nothing to play." in screen
    spoken = after(
        dealt(hand, other, stock="4D"), "d; l 9; l 8; l 7; l 6; l 5; d 4", "score", seats=Seats(plain=True)
    )
    assert "1 natural for you." in spoken
    assert "Greedy was made chapeau." in spoken


def test_a_wild_in_a_run_says_what_it_stands_for() -> None:
    match = dealt("4S 6S 3D", other="KS KH 9C", upcard="QD", stock="8H 7H", preset="three-thirteen")
    screen = after(match, "draw; out 8h")
    assert "3♦ stands for 5♠." in screen


def test_help_hint_moves_again_log_and_rules() -> None:
    match = dealt(HAND, upcard="3C", stock="7C")
    screen = after(
        match, "help", "help all", "d", "help", "moves", "hint", "again", "log", "rules", "sort", "sort suit"
    )
    assert '"draw" draws the top card of the stock' in screen
    assert "undo: take back what you did last, if it showed nobody a card." in screen
    assert '"lay 9" lays the nines you hold' in screen
    assert "1  lay 9♠ 9♥ 9♦" in screen
    assert screen.count("A greedy player would") == 2  # said, and said again
    assert "You draw 7♣." in screen.split("> log")[1]
    assert "Sort by one of: rank, suit, combos." in screen


def test_why_tells_the_rule_as_this_table_has_it() -> None:
    screen = flat(after(dealt(HAND, upcard="3C", stock="7C"), "lay 9", "why"))
    assert "take the pile. (Rule M-TURN-2) In your turn you draw the top card" in screen


def test_several_ranks_are_laid_in_one_go() -> None:
    hand = "9S 9H 9D 8S 8H 8D 7S 7H 7D 6S 6H 6D 5S 5H 3D"
    screen = after(dealt(hand, stock="4D"), "d", "lay 9, 8 7", "lay 6 k")
    for rank in "987":
        assert f"You lay {rank}♠ {rank}♥ {rank}♦." in screen
    assert "You hold too few kings." in screen
    assert "You lay 6♠" not in screen


def test_before_the_draw_only_that_is_said() -> None:
    screen = after(dealt(HAND, upcard="3C", stock="7C"), "lay 9", "d 9", "add 8", "lay a", "moves")
    assert screen.count("First draw a card or take the pile.") == 4
    assert "1  draw from the stock" in screen


def test_no_colour_and_no_control_codes_where_nobody_watches() -> None:
    assert "\033" not in after(dealt(HAND), "d", "show")


def test_eight_players_and_twelve() -> None:
    for preset, seats in (("three-thirteen", 8), ("three-thirteen-speed", 12)):
        game = game_of(preset)
        names = ("Ann", *(f"Greedy {number}" for number in range(1, seats)))
        match = Match.start(game, game.configure(preset, {}), names, seed="many", preset=preset)
        bots = (None, *(["greedy"] * (seats - 1)))
        screen = after(match, "d", "1", "", "score", seats=Seats(bots=bots))
        assert max(map(width, screen.splitlines())) <= 80


def test_cards_hold_together() -> None:
    """The forty cards of these tests are cards of the pack."""
    assert len(cards(FORTY)) == 40
    assert card("QS") in Hand.of(DECK, FORTY)
    assert ALONE.bots == ()


def _paged(typed: str, rows: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen of so many rows shows of twelve lines when this is typed."""
    monkeypatch.setenv("LINES", rows)
    monkeypatch.setenv("COLUMNS", "80")
    screen = io.StringIO()
    console = Console(io.StringIO(typed), screen, plain=True, environ={})
    console.typed_by_hand = True
    console.say_in_pages([f"line {number}" for number in range(12)], "more:")
    return screen.getvalue().splitlines()


def test_what_is_longer_than_the_screen_comes_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = _paged("\n", "10", monkeypatch)
    assert whole[8:10] == ["line 8", "more: line 9"]
    assert len(whole) == 12
    assert _paged("q\n", "10", monkeypatch)[-2:] == ["line 8", "more: "]
    assert len(_paged("", "13", monkeypatch)) == 12


@pytest.mark.parametrize("plain", [False, True])
def test_nothing_that_others_write_steers_the_terminal(plain: bool) -> None:
    """Names and chat of a server that is not honest come as text, whatever is in them."""
    screen = io.StringIO()
    console = Console(io.StringIO("yes\n"), screen, plain=plain, environ={"NO_COLOR": "1"})
    evil = "\x1b[2J\x1b]0;owned\x07\x9b31m\u202eback\rover\x08\x08"
    console.say(f"Ben: {evil}")
    console.heading(evil)
    console.verbatim(evil, faint=True)
    console.say_in_pages([evil], "more?")
    assert console.ask(evil) == "yes"
    written = screen.getvalue()
    assert not [each for each in written if not each.isprintable() and each != "\n"], ascii(written)
    assert "owned" in written
