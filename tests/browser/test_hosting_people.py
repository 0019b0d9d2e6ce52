"""People who come and go, and moves that are taken back: what each of two browsers sees of the other."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.play import pressed
from tests.browser.texts import say
from tests.browser.visitors import DESKTOP, Made, Visitor, Visits, picture, press

SLOW = {"stockSize": 20, "starter": "youngest", "youngest": 0, "deck": {"tolls": []}}
"""Nobody wins this soon, and Anna begins."""


def two(visits: Visits, table: Made) -> tuple[Visitor, Visitor]:
    """Anna, who is host, and Bo, each with a browser."""
    bo = visits(name="Bo", seats=table.seats[1:])
    bo.go(f"t/{table.code}")
    bo.page.get_by_text(say("web-lobby-wait", name="Anna")).wait_for()
    anna = visits(seats=table.seats[:1])
    anna.go(f"t/{table.code}")
    return anna, bo


def discard(page: Page) -> None:
    """A whole turn: a card of the hand onto the first discard pile."""
    press(page.locator(".board.mine .hand .spot button").first)
    expect(page.locator(".hand .picked")).to_have_count(1)
    press(page.locator(".discards .spot.discard button").first)
    expect(page.locator(".discards .spot button").first).not_to_have_accessible_name(re.compile("empty"))


def menu(page: Page) -> None:
    press(page.get_by_role("button", name="Menu"))
    page.get_by_role("dialog").wait_for()


def test_a_move_is_taken_back_when_the_other_agrees(visits: Visits) -> None:
    anna, bo = two(visits, visits.make("skip-bo", "me", "me", options=SLOW, practice=True))
    pressed(anna.page, "Deal")
    hand = anna.page.locator(".hand .spot button")
    expect(hand).to_have_count(5)
    cards = hand.evaluate_all("all => all.map(each => each.ariaLabel.split(',')[0])")
    discard(anna.page)
    expect(anna.page.locator(".board.mine")).to_have_count(0)
    expect(bo.page.locator(".board.mine")).to_be_visible()

    asked = bo.page.get_by_role("alertdialog", name=say("web-undo-asked", name="Anna"))
    pressed(anna.page, say("web-undo"))
    expect(anna.page.get_by_text(say("web-undo-waiting"))).to_be_visible()
    expect(asked).to_be_visible()
    picture(bo.page, "undo-asked-phone")
    press(asked.get_by_role("button", name=say("web-undo-refuse")))
    expect(asked).to_have_count(0)
    expect(anna.page.locator(".said")).to_contain_text(say("web-entry-undo-refused", name="Bo"))
    expect(hand).to_have_count(4)
    expect(bo.page.locator(".board.mine")).to_be_visible()
    picture(anna.page, "undo-refused-phone")

    pressed(anna.page, say("web-undo"))
    press(asked.get_by_role("button", name=say("web-undo-agree"), exact=True))
    expect(asked).to_have_count(0)
    expect(anna.page.locator(".board.mine")).to_be_visible()
    expect(bo.page.locator(".board.mine")).to_have_count(0)
    expect(hand).to_have_count(5)
    assert hand.evaluate_all("all => all.map(each => each.ariaLabel.split(',')[0])") == cards
    expect(anna.page.locator(".discards .spot button").first).to_have_accessible_name("Your discard pile 1: empty")
    expect(anna.page.get_by_text(say("web-undo-waiting"))).to_have_count(0)
    expect(bo.page.locator(".said")).to_contain_text("Anna took a move back.")
    expect(bo.page.locator("[data-spot='look:0']")).to_have_accessible_name(
        re.compile(say("web-skip-bo-name-their-discard-empty", owner="Anna", pile=1))
    )
    picture(anna.page, "undo-agreed-phone")


def test_the_host_sends_somebody_away_before_the_deal(visits: Visits) -> None:
    anna, bo = two(visits, visits.make("skip-bo", "me", "me"))
    expect(anna.page.get_by_text(say("web-lobby-kick-key"), exact=True)).to_be_visible()
    pressed(anna.page, f"{say('web-lobby-kick-key')} Bo")  # voice control users say the visible text
    asked = anna.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Bo")
    press(asked.get_by_role("button", name=say("web-lobby-kick-key"), exact=True))
    expect(anna.page.get_by_text(say("web-seat-open"), exact=True).first).to_be_visible()
    expect(bo.page.get_by_text(say("goodbye-kicked"))).to_be_visible()
    picture(bo.page, "sent-away-phone")
    # The words stay, and there is a way on: the seat is free again.
    pressed(bo.page, say("web-door-sit"))
    expect(anna.page.get_by_text("Bo", exact=True).first).to_be_visible()
    expect(bo.page.get_by_text(say("goodbye-kicked"))).to_have_count(0)


def test_the_host_puts_a_bot_in_somebodys_place(visits: Visits) -> None:
    anna, bo = two(visits, visits.make("skip-bo", "me", "me", options=SLOW))
    pressed(anna.page, "Deal")
    expect(bo.page.locator(".board")).to_be_visible()
    menu(anna.page)
    for name in ("web-lobby-bot-for", "web-lobby-kick", "web-lobby-hand"):
        expect(anna.page.get_by_text(say(name, name="Bo"), exact=True)).to_be_visible()
    picture(anna.page, "menu-host-phone")
    pressed(anna.page, say("web-lobby-bot-for", name="Bo"))
    expect(anna.page.get_by_role("button", name=say("web-lobby-bot-for", name="Bo"))).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".said")).to_contain_text(say("web-entry-kicked", name="Bo"))
    expect(bo.page.get_by_text(say("goodbye-kicked"))).to_be_visible()
    expect(bo.page.get_by_text(say("refusal-no-seat-free"))).to_be_visible()
    picture(bo.page, "replaced-phone")
    discard(anna.page)
    expect(anna.page.locator(".board.mine")).to_be_visible()


def test_who_leaves_hands_over_and_takes_the_seat_back(visits: Visits) -> None:
    anna, bo = two(visits, visits.make("skip-bo", "me", "me", options=SLOW))
    pressed(anna.page, "Deal")
    expect(bo.page.locator(".board")).to_be_visible()

    menu(anna.page)
    pressed(anna.page, say("web-lobby-hand", name="Bo"))
    expect(anna.page.get_by_role("button", name=say("web-lobby-hand", name="Bo"))).to_have_count(0)
    anna.page.keyboard.press("Escape")
    menu(bo.page)
    pressed(bo.page, say("web-lobby-hand", name="Anna"))
    expect(anna.page.locator(".said")).to_contain_text(say("web-entry-host", name="Anna"))

    menu(anna.page)
    pressed(anna.page, "Leave the table")
    expect(anna.page.get_by_text(say("web-leave-sure"))).to_be_visible()
    pressed(anna.page, "Leave the table")
    expect(anna.page.get_by_text(say("web-me", name="Anna"))).to_be_visible()
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator(".said")).to_contain_text(say("web-entry-sat-in", name="Anna"))
    expect(bo.page.locator(".board.mine")).to_be_visible()
    menu(bo.page)
    mine = bo.page.get_by_role("listitem").filter(has=bo.page.get_by_text("Bo", exact=True))
    expect(mine).to_contain_text("host")
    bo.page.keyboard.press("Escape")
    picture(bo.page, "left-phone")

    press(anna.page.get_by_role("region", name="My tables").get_by_role("link"))
    expect(anna.page.get_by_text(say("web-bot-sits-in"))).to_be_visible()
    picture(anna.page, "bot-sits-in-phone")
    pressed(anna.page, say("web-back"))
    expect(anna.page.get_by_text(say("web-bot-sits-in"))).to_have_count(0)
    expect(bo.page.locator(".said")).to_contain_text("Anna is back.")
    discard(bo.page)
    expect(anna.page.locator(".board.mine")).to_be_visible()
    discard(anna.page)
    expect(bo.page.locator(".board.mine")).to_be_visible()


def test_other_devices_are_signed_out(visits: Visits) -> None:
    table = visits.make("timeline", "me", "easy")
    phone, tablet = visits.at(table), visits.at(table, DESKTOP, touch=False, deal=False)
    tablet.page.locator(".board").first.wait_for()
    press(phone.page.get_by_role("button", name="Menu"))
    press(phone.page.get_by_text("Your devices"))
    expect(phone.page.get_by_text("Your seat is open in 2 places")).to_be_visible()
    press(phone.page.get_by_role("button", name="Sign out everywhere else"))
    expect(phone.page.get_by_text("Old links to your seat no longer work")).to_be_attached()
    expect(tablet.page.get_by_text("Another device has signed you out of this seat")).to_be_visible()
    phone.page.reload()
    phone.page.locator(".board .hand").first.wait_for()
