"""A finger that pulls a card: real touches, from where they begin to where they end."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.play import tap_until
from tests.browser.texts import say
from tests.browser.visitors import Visits, picture

EASY = {"starter": "youngest", "youngest": 0, "deck": {"wilds": 150, "copiesPerNumber": 1, "tolls": []}}
"""A deck with which there is always a card that fits."""

Point = tuple[float, float]
STEPS = 6


class Finger:
    """One finger on the screen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: Point) -> None:
        self._line.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    def down(self, at: Point) -> None:
        self._touch("touchStart", at)

    def pull(self, start: Point, end: Point) -> None:
        (x, y), (to_x, to_y) = start, end
        for part in (step / STEPS for step in range(1, STEPS + 1)):
            self._touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))

    def up(self) -> None:
        self._touch("touchEnd")

    def cancel(self) -> None:
        self._touch("touchCancel")

    def drag(self, start: Point, end: Point) -> None:
        self.down(start)
        self.pull(start, end)
        self.up()


def middle(found: Locator) -> Point:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_pulls_a_card_onto_a_building_pile(visits: Visits) -> None:
    page = visits.at(visits.make("skip-bo", "me", "easy", options=EASY | {"stockSize": 30})).page
    hand, fitting = page.locator(".hand .spot"), page.locator(".board.mine .hand .spot.fits")
    expect(hand).to_have_count(5)
    finger = Finger(page)
    card, pile = middle(fitting.last), middle(page.locator(".pile .spot").first)

    finger.drag(card, (card[0] + 7, card[1] - 7))
    expect(page.locator(".hand .spot.picked")).to_have_count(1)
    expect(hand).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .spot.picked")).to_have_count(0)

    finger.down(card)
    finger.pull(card, pile)
    expect(page.locator(".hand [data-dragged] svg.card")).to_have_css("opacity", "0.35")
    expect(page.locator(".pile .spot.card")).not_to_have_count(0)
    picture(page, "drag-skip-bo-phone")
    finger.up()
    expect(hand).to_have_count(4)
    expect(page.locator("[data-dragged]")).to_have_count(0)
    expect(page.locator(".pile .spot button").first).to_have_accessible_name(re.compile("1 on top, needs 2"))

    # Beside everything, and when the browser takes the finger away, the card goes back to the hand.
    card = middle(fitting.last)
    finger.drag(card, (card[0], 4))
    expect(page.locator("[data-dragged], .picked")).to_have_count(0)
    finger.down(card)
    finger.pull(card, pile)
    expect(page.locator("[data-dragged]")).to_have_count(1)
    finger.cancel()
    expect(page.locator("[data-dragged], .picked")).to_have_count(0)
    expect(hand).to_have_count(4)


def test_a_finger_pulls_a_card_into_a_gap_of_the_line(visits: Visits) -> None:
    options = {"starter": "chosen", "first": 0, "handSize": 4}
    page = visits.at(visits.make("timeline", "me", "easy", options=options)).page
    card = page.locator(".hand button.playable").first
    card.wait_for()
    finger = Finger(page)
    start = middle(card)

    finger.drag(start, (start[0] + 7, start[1] - 7))
    expect(page.locator(".hand button.chosen")).to_have_count(1)
    tap_until(page.locator(".hand button.chosen"), page.locator(".hand:not(:has(button.chosen))"))

    finger.down(start)
    finger.pull(start, (start[0], start[1] - 60))
    gap = page.locator("button[data-gap]").first
    gap.wait_for()
    finger.pull((start[0], start[1] - 60), middle(gap))
    picture(page, "drag-timeline-phone")
    finger.up()
    expect(page.locator(".turn-over")).to_be_enabled()
    tap_until(
        page.locator(".turn-over"), page.get_by_role("log").get_by_text(re.compile("^(Anna places|You place) ")).first
    )


def test_a_refused_tap_shows_the_reason_of_the_rules_and_keeps_the_card(visits: Visits) -> None:
    # Four cards of each number and no coins: at least one of five cards in the hand is no 1, and fits nowhere.
    deck = {"wilds": 0, "copiesPerNumber": 4, "tolls": []}
    options = EASY | {"stockSize": 10, "coins": 0, "deck": deck}
    page = visits.at(visits.make("skip-bo", "me", "easy", options=options)).page
    hand = page.locator(".hand .spot")
    expect(hand).to_have_count(5)
    page.locator(".board.mine").wait_for()
    card = page.locator(".hand .spot:not(.fits)").last
    tap_until(card.locator("button"), page.locator(".hand .spot.picked"))
    page.locator(".pile .spot button").first.tap()
    expect(page.locator(".said.refused")).to_contain_text(say("refusal-pile-wants", rank=1))
    expect(page.locator(".hand .spot.picked")).to_have_count(1)
    expect(hand).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .spot.picked")).to_have_count(0)
