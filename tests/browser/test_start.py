"""From the start page to a game, and back to it: tables of others, my matches, my rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.house import FRIEND, GREEDY, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated
from laydown.words import Speaker

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.house import House
    from browser.screens import Screen, Visit


def name_me(page: Page, name: str) -> None:
    """By the fold `You` of the start page, in whichever language."""
    page.locator("details", has=page.locator("input[autocomplete=nickname]")).locator("summary").click()
    page.locator("input[autocomplete=nickname]").fill(name)


def home(page: Page) -> None:
    """Back to the start page, as by the link at the table."""
    page.goto("/".join(page.url.split("/")[:3]))
    page.locator(".tile").first.wait_for()


def unfold(page: Page, title: str) -> Locator:
    fold = page.locator("details.fold", has=page.get_by_role("heading", name=title, exact=True))
    fold.locator("> summary").click()
    return fold


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=lambda screen: screen.name)
def test_one_click_to_a_game_against_a_bot(house: House, visit: Visit, screen: Screen) -> None:
    page = visit(house.address, screen)
    expect(page.get_by_role("button", name="Play now", exact=True)).to_be_in_viewport()
    page.get_by_role("button", name="Play now", exact=True).click()
    ann = Seated(page)
    look = ann.wait_to_act()
    assert len(look.hand) == 15
    assert look.able
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_in_viewport()


def test_friends_by_link_in_french_on_a_phone(house: House, visit: Visit) -> None:
    """Anne asks for three seats; one friend uses an invitation, the next finds it used and takes another."""
    said = Speaker("fr").text
    anne = visit(house.address, PHONE, lang="fr")
    name_me(anne, "Anne")
    anne.get_by_role("button", name=re.compile("^Le Three Thirteen")).tap()
    anne.locator("details", has=anne.get_by_role("heading", name="Joueurs")).locator("summary").tap()
    anne.get_by_role("button", name="Ajouter un joueur").tap()
    anne.get_by_role("button", name="Jouer entre amis").tap()
    waiting = anne.locator("section.waiting")
    expect(waiting.get_by_role("heading")).to_have_text(re.compile("2 joueurs"))
    links = {
        label: waiting.get_by_label(label, exact=True).input_value()
        for label in ("Place 2", "Place 3", said("web-share-open"))
    }
    ben = visit(links["Place 2"], PHONE, lang="fr")
    expect(ben.get_by_role("heading", name="Invitation de Anne")).to_be_visible()
    ben.get_by_label("Votre nom à la table").fill("Ben")
    ben.get_by_role("button", name=said("web-join-sit")).tap()
    expect(waiting.get_by_role("heading")).to_have_text(re.compile("un joueur"))
    expect(waiting.get_by_label("Place 2", exact=True)).to_have_count(0)
    cleo = visit(links["Place 2"], PHONE, lang="fr")
    cleo.get_by_label("Votre nom à la table").fill("Cléo")
    cleo.get_by_role("button", name=said("web-join-sit")).tap()
    expect(cleo.get_by_role("alert")).to_have_text(said("server-trouble-taken"))
    expect(cleo.get_by_text("À la table : Anne, Ben")).to_be_visible()
    cleo.goto(links[said("web-share-open")])
    cleo.get_by_role("button", name=said("web-join-sit")).tap()
    assert {len(Seated(page).wait_to_hold().hand) for page in (anne, ben, cleo)} <= {3, 4}
    late = visit(links["Place 3"], PHONE, lang="fr")
    expect(late.get_by_text("Toutes les places sont prises.")).to_be_visible()
    expect(late.get_by_role("button", name=said("web-join-sit"))).to_have_count(0)
    late.get_by_role("button", name="Regarder").tap()
    expect(late.locator("[data-hand]")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("ja", "そのテーブルはここにありません。新しいリンクをもらってください。"),
        ("ru", "Такого стола здесь нет. Попросите новую ссылку."),
    ],
)
def test_a_table_that_is_gone_is_said_with_the_way_on(
    house: House, visit: Visit, lang: str, told: str
) -> None:
    page = visit(f"{house.address}/t/nowhere#x", PHONE, lang=lang)
    expect(page.get_by_role("heading", name=told)).to_be_visible()
    page.locator("main a.button").tap()
    expect(page.locator(".tile")).to_have_count(3)


def test_a_wrong_link_opens_no_seat_and_takes_none_away(house: House, visit: Visit) -> None:
    made = house.open_table("mille", [ME, FRIEND])
    wrong = f"{house.address}/t/{made['table']}#seat.nobody"
    told = Speaker("ru").text("web-join-wrong")
    page = visit(wrong, LAPTOP, lang="ru")
    expect(page.get_by_role("alert")).to_have_text(told)
    page.goto(house.seat_link(made))
    page.locator("section.waiting").wait_for()
    page.goto("about:blank")
    page.goto(wrong)
    expect(page.locator("section.waiting")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    other = visit(wrong, PHONE, lang="ru")
    other.get_by_role("button", name="Сесть за стол").tap()
    assert len(Seated(other).wait_to_hold().hand) in (15, 16)


def test_one_lists_a_table_and_another_joins_it(own_house: House, visit: Visit) -> None:
    """Ann opens it while she waits, takes it off and opens it again; Ben finds it and sits down."""
    ann = visit(own_house.address, LAPTOP)
    name_me(ann, "Ann")
    ann.get_by_role("button", name="Play with friends").click()
    ann.locator("section.waiting").wait_for()
    ben = visit(own_house.address, PHONE)
    ben.locator(".tile").first.wait_for()
    expect(ben.get_by_role("heading", name="Open tables")).to_have_count(0)
    listed = ann.get_by_label("Open table")
    for wanted in (True, False, True):
        listed.set_checked(wanted)
        ann.reload()
        expect(listed).to_be_checked(checked=wanted)
        home(ben)
        expect(ben.get_by_role("link", name="Join: Ann")).to_have_count(int(wanted))
    ben.get_by_role("link", name="Join: Ann").tap()
    ben.get_by_label("Your name at the table").fill("Ben")
    ben.get_by_role("button", name="Sit down").tap()
    for page in (ann, ben):
        assert len(Seated(page).wait_to_hold().hand) in (15, 16)
    cleo = visit(own_house.address, LAPTOP)
    cleo.locator(".tile").first.wait_for()
    expect(cleo.get_by_role("heading", name="Open tables")).to_have_count(0)


def test_my_matches_stand_first_with_score_and_turn(house: House, visit: Visit) -> None:
    page = visit(house.address, LAPTOP)
    name_me(page, "Ann")
    page.get_by_role("button", name="Play now", exact=True).click()
    ann = Seated(page)
    ann.play_deal()
    home(page)
    mine = page.get_by_role("region", name="My matches").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Next deal")
    score = mine.locator(".player").all_inner_texts()
    assert [each.split()[0] for each in score] == ["Ann", "Greedy"]
    assert page.title() == "(1) Laydown"
    mine.get_by_role("link").click()
    header = page.locator("aside.rail, header.head").first
    expect(header).to_be_visible()
    for each in score:
        expect(page.locator("body")).to_contain_text(each.split()[1])
    ann.go_on()
    ann.wait_to_act()
    home(page)
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("button", name="Remove: Mille").click()
    page.get_by_role("button", name="Keep").click()
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("button", name="Remove: Mille").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(mine).to_have_count(0)
    page.reload()
    page.locator(".tile").first.wait_for()
    expect(page.get_by_role("heading", name="My matches")).to_have_count(0)


def test_a_match_that_waits_for_me_comes_before_one_that_does_not(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])), LAPTOP)
    Seated(page).wait_to_act()
    for _ in range(2):
        page.goto(house.seat_link(house.open_table("three-thirteen", [ME, FRIEND])))
        page.locator("section.waiting").wait_for()
    home(page)
    mine = page.get_by_role("region", name="My matches").get_by_role("listitem")
    expect(mine.first).to_contain_text("Your turn")
    expect(mine.first).to_contain_text("Mille")
    expect(mine.nth(1)).to_contain_text("Waiting for one player")


def test_a_finished_match_is_folded_and_tells_who_won(house: House, visit: Visit) -> None:
    made = house.open_table("mille", [ME, GREEDY], options={"target": "1", "max_deals": "1"})
    page = visit(house.seat_link(made), LAPTOP)
    Seated(page).play_deal()
    home(page)
    expect(page.get_by_role("heading", name="My matches")).to_have_count(0)
    fold = unfold(page, "Finished matches")
    expect(fold.get_by_role("listitem")).to_contain_text(re.compile("win"))
    fold.get_by_role("button", name="Remove: Mille").click()
    expect(page.get_by_role("heading", name="Finished matches")).to_have_count(0)


def test_house_rules_are_kept_renamed_and_deleted(house: House, visit: Visit) -> None:
    page = visit(house.address, LAPTOP)
    rules = unfold(page, "Rules")
    rules.get_by_text("The match", exact=True).click()
    target = rules.get_by_role("spinbutton", name="Target")
    target.fill("700")
    target.blur()
    expect(rules.locator("> summary")).to_contain_text("1 change")
    expect(page.locator("section.game")).to_contain_text("Target: 700")
    rules.get_by_label("Keep these rules as my house rules, named").fill("Grandmother")
    rules.get_by_role("button", name="Save").click()
    expect(rules.locator("> summary")).to_contain_text("Grandmother")
    rules.get_by_role("button", name="As usual: 1200").click()
    expect(target).to_have_value("1200")
    expect(rules.locator("> summary")).to_contain_text("as usual")
    page.get_by_role("button", name=re.compile("^Three Thirteen")).click()
    page.reload()
    rules = unfold(page, "Rules")
    rules.get_by_role("button", name=re.compile("^Grandmother")).click()
    expect(page.locator("section.game").get_by_role("heading")).to_have_text("Mille")
    expect(page.locator("section.game")).to_contain_text("Target: 700")
    rules.get_by_role("button", name="Rename: Grandmother").click()
    rules.get_by_label("Name", exact=True).fill("Sundays")
    rules.get_by_role("button", name="Save").first.click()
    expect(rules.locator("> summary")).to_contain_text("Sundays")
    page.get_by_role("button", name="Play now", exact=True).click()
    Seated(page).wait_to_act()
    home(page)
    rules = unfold(page, "Rules")
    rules.get_by_role("button", name="Remove: Sundays").click()
    expect(rules.get_by_text("My house rules", exact=True)).to_have_count(0)
    expect(page.locator("section.game")).to_contain_text("Target: 700")


def test_a_number_gives_way_to_a_word_and_comes_back(house: House, visit: Visit) -> None:
    """Wilds in a set: any number, or as many as one says; what is beyond the bounds becomes the bound."""
    page = visit(house.address, LAPTOP)
    rules = unfold(page, "Rules")
    rules.get_by_text("Combinations and wilds", exact=True).click()
    option = rules.get_by_role("group", name="Wilds in a set")
    number = option.get_by_role("spinbutton")
    expect(option.get_by_role("radio", name="any number")).to_be_checked()
    expect(number).to_have_value("3")
    number.fill("5")
    number.blur()
    expect(page.locator("section.game")).to_contain_text("Wilds in a set: 5")
    option.get_by_role("radio", name="any number").check()
    expect(number).to_have_value("5")
    expect(page.locator("section.game")).not_to_contain_text("Wilds in a set")
    option.get_by_role("radio", name="a number").check()
    expect(page.locator("section.game")).to_contain_text("Wilds in a set: 5")
    number.fill("40")
    number.blur()
    expect(number).to_have_value("7")
    expect(number).to_have_attribute("aria-invalid", "true")
    option.get_by_role("button", name="As usual: any number").click()
    expect(option.get_by_role("radio", name="any number")).to_be_checked()


def test_rules_that_do_not_go_together_are_said_at_the_option(house: House, visit: Visit) -> None:
    page = visit(house.address, LAPTOP)
    rules = unfold(page, "Rules")
    rules.get_by_text("The match", exact=True).click()
    needed = rules.get_by_role("group", name="Natural needed to win")
    needed.get_by_role("radio", name="yes").check()
    rules.get_by_text("Scoring", exact=True).click()
    rules.get_by_role("group", name="Marks", exact=True).get_by_role("radio", name="no").check()
    expect(needed.get_by_role("alert")).to_have_text(
        "A natural can only be required to win where marks are kept."
    )
    for name in ("Play now", "Play with friends"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_disabled()
    needed.get_by_role("radio", name="no").check()
    expect(page.get_by_role("button", name="Play now", exact=True)).to_be_enabled()


def test_the_time_of_a_beat_is_asked_where_there_are_beats(house: House, visit: Visit) -> None:
    page = visit(house.address, LAPTOP)
    table = unfold(page, "Table")
    expect(table.get_by_text("Time for each move")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^More games")).click()
    page.get_by_role("button", name=re.compile("^3-13 Speed")).click()
    expect(table.get_by_text("Time for each move")).to_be_visible()


def test_a_rule_is_found_by_its_clause(house: House, visit: Visit) -> None:
    page = visit(f"{house.address}/rules/mille#M-PILE-4", PHONE)
    sought = page.locator("li.sought")
    expect(sought).to_have_count(1)
    expect(sought).to_contain_text("A two that was discarded is only taken with two twos")
    expect(sought).to_be_in_viewport()
    page.get_by_role("link", name="M-SETTLE-1").click()
    expect(sought).to_contain_text("In play money")
    page.get_by_role("navigation").get_by_role("link", name="The turn", exact=True).click()
    expect(page.get_by_role("heading", name="The turn", exact=True)).to_be_in_viewport()


def test_a_server_that_is_away_is_said_and_tried_again(own_house: House, visit: Visit) -> None:
    page = visit(own_house.address, PHONE, lang="ko")
    page.locator(".tile").first.wait_for()
    own_house.kill()
    page.get_by_role("button", name="바로 시작", exact=True).tap()
    expect(page.get_by_role("alert")).to_contain_text("서버가 답하지 않습니다.")
    own_house.start()
    page.get_by_role("button", name="바로 시작", exact=True).tap()
    assert len(Seated(page).wait_to_act().hand) == 15


def test_a_page_that_cannot_be_fetched_is_said_and_fetched_later(own_house: House, visit: Visit) -> None:
    page = visit(own_house.address, LAPTOP)
    page.get_by_role("link", name="Read the full rules").wait_for()
    own_house.kill()
    page.get_by_role("link", name="Read the full rules").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    own_house.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Mille: the rules")).to_be_visible()
    expect(page.get_by_role("heading", name="The pile", exact=True)).to_be_visible()
