"""The same deals twice: a bot with my cards, two pairs at two tables, and the page of what was dealt."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.dealing import dealt_before
from browser.house import FRIEND, GREEDY, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated
from laydown.words import Speaker

if TYPE_CHECKING:
    from browser.house import House
    from browser.screens import Visit

ONE_DEAL = {"target": "1", "max_deals": "1"}


def test_a_bot_plays_my_cards_when_i_have_played_them(house: House, visit: Visit) -> None:
    made = house.open_table("mille", [ME, GREEDY], options=ONE_DEAL, split=True)
    page = visit(house.seat_link(made))
    assert page.locator("section.bot").count() == 0
    Seated(page).play_deal()
    page.get_by_role("button", name="Greedy", exact=True).click()
    told = page.locator(".compared")
    expect(told).to_contain_text("the cards stayed the same")
    expect(told.locator("thead")).to_contain_text("Greedy 2")
    rows = told.locator("tbody tr")
    expect(rows).to_have_count(1)
    mine, theirs, gain = (int(text.replace("\u2212", "-")) for text in rows.locator("td").all_inner_texts())
    assert gain == mine - theirs
    with page.expect_download() as saved:
        told.get_by_role("link", name="Record: Greedy 2").click()
    assert "stock: split" in saved.value.path().read_text()


def test_the_start_page_gives_each_a_stock_of_their_own(house: House, visit: Visit) -> None:
    page = visit(house.address)
    page.get_by_text("Table", exact=True).click()
    page.get_by_label("Duplicate: each draws").check()
    page.locator(".start").get_by_role("button").first.click()
    Seated(page).wait_to_hold()
    table = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"{house.address}/api/tables/{table}").json()["changed"] == [
        "Each player draws from a stock of their own"
    ]


def test_two_pairs_at_two_tables(house: House, visit: Visit) -> None:
    """Ann opens it, Ben comes by his link on a phone and in Russian; each plays against a bot."""
    ann = visit(house.address, LAPTOP)
    ann.get_by_text("Mille", exact=True).first.click()
    ann.get_by_text("Duplicate at two tables").click()
    chosen = ann.locator("details[open] select")
    chosen.nth(0).select_option("greedy")
    chosen.nth(2).select_option("greedy")
    ann.get_by_role("button", name="Open both tables").click()
    ann.wait_for_url("**/duplicate/*")
    link = ann.locator("main input").input_value()
    assert ann.locator("main input").count() == 1
    ben = visit(link, PHONE, lang="ru")
    ben.locator("form button[type=submit]").click()
    expect(ben.get_by_role("heading", name=Speaker("ru").text("web-dup-first-table"))).to_be_visible()
    ann.get_by_role("link", name="To my table").click()
    mine = Seated(ann).wait_to_hold()
    theirs = Seated(ben, by="touch").wait_to_hold()
    assert sorted(mine.hand) == sorted(theirs.hand)
    table = ann.url.rsplit("/", 1)[1]
    stranger = visit(f"{house.address}/t/{table}")
    expect(stranger.get_by_text("Two tables play these deals")).to_be_visible()
    expect(stranger.get_by_role("button", name="Watch")).to_have_count(0)


def test_the_comparison_comes_when_both_are_done(house: House, visit: Visit) -> None:
    made = house.open_duplicate("mille", [ME, GREEDY, FRIEND, GREEDY], options=ONE_DEAL)
    second = made["tables"][1]
    joined = house.join(second["table"], "Ben", second["invites"][0]["token"])
    ann = visit(house.seat_link(made))
    Seated(ann).play_deal()
    end = ann.locator("section.match")
    expect(end).to_contain_text("The other table still plays these deals")
    expect(end.locator(".checked")).to_have_count(0)
    expect(end.locator("a[download]")).to_have_count(0)
    expect(ann.get_by_role("button", name="Play again")).to_have_count(0)
    ben = visit(house.seat_link(joined), PHONE, lang="ru")
    Seated(ben, by="touch").play_deal()
    ann.get_by_role("button", name="Compare both tables").click()
    told = ann.locator(".compared")
    expect(told.locator(".verdict")).to_contain_text(re.compile("pair", re.IGNORECASE))
    expect(told.locator("tbody tr")).to_have_count(1)
    expect(told).to_contain_text("Pair A: Ann, Greedy")
    ben.get_by_role("button", name=Speaker("ru").text("web-dup-compare")).click()
    expect(ben.locator(".compared tbody tr")).to_have_count(1)
    own = ben.get_by_role("link", name=Speaker("ru").text("web-dup-to-table"))
    expect(own).to_have_attribute("href", f"/t/{second['table']}")
    for link, table in zip(told.get_by_role("link", name="Replay").all(), made["tables"], strict=True):
        expect(link).to_have_attribute("href", f"/r/{table['table']}")
    told.get_by_role("link", name="Replay").last.click()
    expect(ann.get_by_role("button", name="Start")).to_be_visible()


def test_what_was_dealt_is_for_everyone_to_see(house: House, visit: Visit) -> None:
    dealt_before(house)
    page = visit(house.address)
    page.get_by_role("link", name="What was dealt on this server").click()
    section = page.get_by_role("region", name="Three Thirteen")
    expect(section).to_contain_text("Matches: ")
    expect(section.get_by_text("honest servers stray")).to_have_count(4)
    expect(section.get_by_text("made the best of")).to_be_visible()
    french = visit(f"{house.address}/fair", PHONE, lang="fr")
    expect(french.get_by_role("heading", level=1)).to_have_text(Speaker("fr").text("web-dealt-title"))
