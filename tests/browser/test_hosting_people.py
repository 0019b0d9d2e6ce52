"""People who come and go, and moves that are taken back: what each of two browsers sees of the other."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.play import pressed, tapped
from tests.browser.visitors import Made, Visitor, Visits, picture, press

SLOW = {"stockSize": 20, "starter": "youngest", "youngest": 0, "deck": {"tolls": []}}
"""Nobody wins this soon, and Anna begins."""


def two(visits: Visits, table: Made) -> tuple[Visitor, Visitor]:
    """Anna, who is host, and Bo, each with a browser."""
    bo = visits(name="Bo", seats=table.seats[1:])
    bo.go(f"t/{table.code}")
    bo.page.get_by_text("Anna deals when everybody is there.").wait_for()
    anna = visits(seats=table.seats[:1])
    anna.go(f"t/{table.code}")
    return anna, bo


def discard(page: Page) -> None:
    """A whole turn: a card of the hand onto the first discard pile."""
    tapped(page.locator(".board.mine .hand .spot button").first)
    tapped(page.locator(".discards .spot.discard button").first)
    expect(page.locator(".discards .spot button").first).not_to_have_accessible_name(re.compile("empty"))


def menu(page: Page) -> None:
    press(page.get_by_role("button", name="Menu"))
    page.get_by_role("dialog").wait_for()


def test_a_move_is_taken_back_when_the_other_agrees(visits: Visits) -> None:
    anna, bo = two(visits, visits.make("skip-bo", "me", "me", options=SLOW))
    pressed(anna.page, "Deal")
    hand = anna.page.locator(".hand .spot button")
    expect(hand).to_have_count(5)
    cards = hand.evaluate_all("all => all.map(each => each.ariaLabel.split(',')[0])")
    discard(anna.page)
    expect(anna.page.locator(".board.mine")).to_have_count(0)
    expect(bo.page.locator(".board.mine")).to_be_visible()

    asked = bo.page.get_by_role("alertdialog", name="Anna asks to take the last move back.")
    pressed(anna.page, "Take back")
    expect(anna.page.get_by_text("The others are asked whether you may take it back.")).to_be_visible()
    expect(asked).to_be_visible()
    picture(bo.page, "undo-asked-phone")
    press(asked.get_by_role("button", name="Let it stand"))
    expect(asked).to_have_count(0)
    expect(anna.page.locator(".said")).to_contain_text("Bo lets the move stand.")
    expect(hand).to_have_count(4)
    expect(bo.page.locator(".board.mine")).to_be_visible()
    picture(anna.page, "undo-refused-phone")

    pressed(anna.page, "Take back")
    press(asked.get_by_role("button", name="Agree"))
    expect(asked).to_have_count(0)
    expect(anna.page.locator(".board.mine")).to_be_visible()
    expect(bo.page.locator(".board.mine")).to_have_count(0)
    expect(hand).to_have_count(5)
    assert hand.evaluate_all("all => all.map(each => each.ariaLabel.split(',')[0])") == cards
    expect(anna.page.locator(".discards .spot button").first).to_have_accessible_name("Your discard pile 1: empty")
    expect(anna.page.get_by_text("The others are asked")).to_have_count(0)
    expect(bo.page.locator(".said")).to_contain_text("Anna took a move back.")
    expect(bo.page.locator("[data-spot='look:0']")).to_have_accessible_name(re.compile("Discard pile 1 of Anna: empty"))
    picture(anna.page, "undo-agreed-phone")


def test_the_host_sends_somebody_away_before_the_deal(visits: Visits) -> None:
    anna, bo = two(visits, visits.make("skip-bo", "me", "me"))
    expect(anna.page.get_by_text("Send away", exact=True)).to_be_visible()
    pressed(anna.page, "Send away Bo")  # whoever speaks to the page says the words that stand there
    expect(anna.page.get_by_text("free", exact=True).first).to_be_visible()
    expect(bo.page.get_by_text("The host has given your seat to somebody else.")).to_be_visible()
    picture(bo.page, "sent-away-phone")
    # The words stay, and there is a way on: the seat is free again.
    pressed(bo.page, "Sit down")
    expect(anna.page.get_by_text("Bo", exact=True).first).to_be_visible()
    expect(bo.page.get_by_text("The host has given your seat to somebody else.")).to_have_count(0)


def test_the_host_puts_a_bot_in_somebodys_place(visits: Visits) -> None:
    anna, bo = two(visits, visits.make("skip-bo", "me", "me", options=SLOW))
    pressed(anna.page, "Deal")
    expect(bo.page.locator(".board")).to_be_visible()
    menu(anna.page)
    for words in ("A bot instead of Bo", "Send Bo away", "Bo becomes host"):
        expect(anna.page.get_by_text(words, exact=True)).to_be_visible()
    picture(anna.page, "menu-host-phone")
    pressed(anna.page, "A bot instead of Bo")
    expect(anna.page.get_by_role("button", name="A bot instead of Bo")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".said")).to_contain_text("Bo has been sent away.")
    expect(bo.page.get_by_text("The host has given your seat to somebody else.")).to_be_visible()
    expect(bo.page.get_by_text("No seat is free at this table.")).to_be_visible()
    picture(bo.page, "replaced-phone")
    discard(anna.page)
    expect(anna.page.locator(".board.mine")).to_be_visible()


def test_who_leaves_hands_over_and_takes_the_seat_back(visits: Visits) -> None:
    anna, bo = two(visits, visits.make("skip-bo", "me", "me", options=SLOW))
    pressed(anna.page, "Deal")
    expect(bo.page.locator(".board")).to_be_visible()

    menu(anna.page)
    pressed(anna.page, "Bo becomes host")
    expect(anna.page.get_by_role("button", name="Bo becomes host")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    menu(bo.page)
    pressed(bo.page, "Anna becomes host")
    expect(anna.page.locator(".said")).to_contain_text("Anna is host now.")

    menu(anna.page)
    pressed(anna.page, "Leave the table")
    expect(anna.page.get_by_text("Leave? A bot plays on for you, and you can come back.")).to_be_visible()
    pressed(anna.page, "Leave the table")
    expect(anna.page.get_by_text("You are Anna")).to_be_visible()
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator(".said")).to_contain_text("A bot sits in for Anna.")
    expect(bo.page.locator(".board.mine")).to_be_visible()
    menu(bo.page)
    mine = bo.page.get_by_role("listitem").filter(has=bo.page.get_by_text("Bo", exact=True))
    expect(mine).to_contain_text("host")
    bo.page.keyboard.press("Escape")
    picture(bo.page, "left-phone")

    press(anna.page.get_by_role("region", name="My tables").get_by_role("link"))
    expect(anna.page.get_by_text("A bot plays for you.")).to_be_visible()
    picture(anna.page, "bot-sits-in-phone")
    pressed(anna.page, "Play on myself")
    expect(anna.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(bo.page.locator(".said")).to_contain_text("Anna is back.")
    discard(bo.page)
    expect(anna.page.locator(".board.mine")).to_be_visible()
    discard(anna.page)
    expect(bo.page.locator(".board.mine")).to_be_visible()
