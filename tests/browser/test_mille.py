"""Mille, played on the screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.ears import Ears
from browser.feeding import a_choice_of_pairs, a_hand_of_forty
from browser.house import FRIEND, GREEDY, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated, play_deal

if TYPE_CHECKING:
    from browser.house import House
    from browser.screens import Visit


def test_a_whole_deal_by_touch_on_a_phone(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])), PHONE)
    ann = Seated(page, by="touch")
    ann.play_deal()
    expect(page.get_by_role("heading", name="End of deal 1")).to_be_in_viewport()
    totals = page.get_by_text(re.compile(r"^total")).all_inner_texts()
    score = page.locator("header .score").inner_text()
    assert sorted(numbers(" ".join(totals))) == sorted(numbers(score))
    page.get_by_role("button", name="This deal").tap()
    log = page.get_by_role("dialog")
    expect(log).to_contain_text("You draw")
    expect(log).to_contain_text("Greedy")
    log.get_by_role("button", name="Close").tap()
    ann.go_on()
    expect(page.locator("header.head")).to_contain_text("Deal 2")
    assert len(ann.wait_to_act().hand) >= 15


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"-?\d+", text.replace("\N{MINUS SIGN}", "-"))]


def test_two_browsers_play_a_whole_match_by_mouse(house: House, visit: Visit) -> None:
    """Ann invites by link, Ben sits down by it; they play to the end and then again."""
    made = house.open_table("mille", [ME, FRIEND], options={"target": "100"})
    first = visit(house.seat_link(made), LAPTOP)
    expect(first.get_by_role("heading", name="Waiting for one player")).to_be_visible()
    second = visit(f"{house.address}/t/{made['table']}", PHONE)
    second.get_by_label("Your name at the table").fill("Ben")
    second.get_by_role("button", name="Sit down").click()
    ann, ben = Seated(first, greedy=False), Seated(second, by="touch")
    end = re.compile("win the match|wins the match")
    ends = [page.get_by_role("heading", name=end) for page in (first, second)]
    for deal in range(1, 12):
        expect(first.get_by_text(f"Deal {deal}").first).to_be_visible()
        play_deal([ann, ben])
        assert first.locator("header .score").text_content() == second.locator("header .score").text_content()
        if ann.look().over:
            break
        ann.go_on()
        expect(first.get_by_text("Waiting for Ben")).to_be_visible()
        ben.go_on()
    told = [each.inner_text() for each in ends]
    assert sorted(told) in ([f"{winner} wins the match", "You win the match"] for winner in ("Ann", "Ben"))
    beside = first.locator("[data-beside=sheet]")
    second.locator("header .score").tap()
    over = second.get_by_role("dialog", name="Score")
    for sheet in (beside, over):
        expect(sheet.get_by_role("heading", name="Settlement")).to_be_visible()
        amounts = [int(each) for each in sheet.locator("dd").all_inner_texts()]
        assert amounts[-1] == sum(amounts[:-1]) > 0
    assert beside.locator("dl").inner_text() == over.locator("dl").inner_text()
    over.get_by_role("button", name="Close").tap()
    first.get_by_role("button", name="Play again").click()
    second.get_by_role("button", name="To the next match").tap()
    expect(second.locator("header.head")).to_contain_text("Deal 1")
    assert len(ben.look().hand) >= 15


def test_a_whole_deal_by_keyboard_alone(house: House, visit: Visit) -> None:
    """Without a mouse, and told aloud: what happened, the table on request, the last message again."""
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])))
    ann = Seated(page, by="keys")
    told = page.get_by_role("log", name="News").locator("p")
    ann.wait_to_act()
    ears = Ears(page)
    ann.step()
    expect(told.filter(has_text="You draw").last).to_be_attached()
    page.keyboard.press("s")
    expect(told.last).to_contain_text("In your hand")
    count = told.count()
    page.keyboard.press("r")
    expect(told).to_have_count(min(count + 1, 8))
    expect(told.last).to_contain_text("In your hand")
    ann.play_deal()
    expect(page.get_by_role("heading", name="End of deal 1")).to_be_visible()
    ears.assert_each_event_told_once()
    ears.assert_each_turn_told()
    page.keyboard.press("n")
    expect(told.filter(has_text="Deal 2").last).to_be_attached()


def test_a_rank_key_picks_all_of_a_rank(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(a_hand_of_forty(house)))
    ann = Seated(page, by="keys")
    hand = ann.wait_to_act().hand
    assert len(hand) >= 40
    for rank in "3456789TJQKA":
        wanted = [at for at, card in enumerate(hand) if card[0] == rank]
        if not wanted:
            continue
        page.keyboard.press("h")
        page.keyboard.press(f"Shift+{'0' if rank == 'T' else rank}")
        assert ann.look().picked == wanted, rank
        page.keyboard.press("Escape")


def test_it_asks_before_the_pile_is_taken(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])))
    ann = Seated(page, greedy=False)
    for _ in range(200):
        now = ann.wait_to_act()
        if "pile" in now.able:
            break
        ann.step()
        if ann.look().next:
            ann.go_on()
    before = ann.look()
    expect(page.locator("main")).to_contain_text("may be taken with")
    ann.press("pile")
    question = page.locator("footer .ask")
    expect(question).to_contain_text("Take")
    page.get_by_role("button", name="Not now").click()
    expect(question).to_have_count(0)
    assert ann.look().hand == before.hand
    expect(ann.verb("pile")).to_be_focused()
    ann.do("pile")
    assert ann.look().hand != before.hand
    expect(page.get_by_label("Your sets").locator("[data-card]").first).to_be_visible()


def test_one_question_after_another_keeps_the_keyboard(house: House, visit: Visit) -> None:
    """Which two go down, and then whether the pile is taken at all: Enter answers both."""
    page = visit(house.seat_link(a_choice_of_pairs(house)))
    ann = Seated(page, by="keys")
    assert "pile" in ann.wait_to_act().able
    ann.press("pile")
    question = page.locator("footer .ask")
    expect(question).to_have_text("Which two go down?")
    page.keyboard.press("Enter")
    expect(question).to_contain_text("Take the pile")
    expect(page.locator("footer [data-first]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your sets").locator("[data-card]").first).to_be_visible()


def test_it_says_why_something_is_not_possible(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])))
    ann = Seated(page)
    ann.wait_to_act()
    line = page.locator("footer .why")
    for verb in ("lay", "discard"):
        page.mouse.move(5, 5)
        expect(line).to_have_count(0)
        ann.verb(verb).hover()
        expect(line).to_be_visible()
        expect(line).to_contain_text("M-TURN-2")
        expect(ann.verb(verb)).to_have_accessible_description(line.inner_text())
    ann.verb("lay").click(force=True)
    assert "lay" not in ann.look().able
