"""Timeline together for one person in the browser: a result to share, the same cards for a friend, and homework."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.visitors import DESKTOP, PHONE, Visits, overflow

LINE = re.compile(r"^Spila, .+: \d+ of 12$")


def play_through(page: Page, cards: int = 12) -> list[str]:
    """Choose the first gap for every card; the cards by name."""
    names = []
    for number in range(1, cards + 1):
        expect(page.get_by_text(f"Card {number} of {cards}", exact=True)).to_be_visible()
        name = page.locator(".card h2")
        expect(name).not_to_have_text("…")  # the texts of cards come after the cards
        names.append(name.inner_text())
        page.locator('button[data-gap="0"]').tap()
        page.get_by_role("button", name="Next card").tap()
    return names


def test_a_result_to_share_and_the_same_cards_for_a_friend(visits: Visits) -> None:
    page = visits(PHONE).go("new/timeline-together?way=alone")
    page.locator("form button[type=submit]").tap()
    page.wait_for_url(re.compile("/t/"))
    code = page.url.rsplit("/", 1)[1]
    names = play_through(page)
    expect(page.get_by_text(LINE)).to_be_visible()
    squares = page.locator(".squares").inner_text()
    assert re.fullmatch("[■□]{12}", squares)
    shared = page.locator(".part").inner_text()
    assert not any(name in shared for name in names), "nothing is given away"
    assert overflow(page) == 0
    friend = visits(PHONE).go(f"p/{code}")
    friend.locator("input").first.fill("Bo")
    friend.get_by_role("button", name="Start").tap()
    assert play_through(friend) == names
    assert friend.locator(".squares").inner_text() == squares, "the same answers to the same cards"


def test_homework_from_the_teacher_to_the_report(visits: Visits) -> None:
    leader = visits(DESKTOP, touch=False).go("new/timeline-together?way=class")
    leader.get_by_role("radio", name=re.compile("^As homework")).check(force=True)
    expect(leader.locator("input[type=date]")).to_be_visible()
    leader.get_by_role("button", name="Set up the table").click()
    leader.wait_for_url(re.compile("remote/"))
    code = leader.url.rsplit("/", 1)[1]
    expect(leader.get_by_text("Send this link or code to your class")).to_be_visible()
    pupil = visits(PHONE).go(f"t/{code}")
    expect(pupil.get_by_role("heading", name="Homework")).to_be_visible()
    pupil.locator("input").first.fill("Embla")
    pupil.get_by_role("button", name="Start").tap()
    pupil.locator('button[data-gap="0"]').tap()
    expect(pupil.get_by_role("heading", name=re.compile("^It was"))).to_be_visible()
    pupil.goto(f"{visits.address}t/{code}")
    pupil.get_by_role("button", name="Continue").tap()
    expect(pupil.get_by_role("heading", name=re.compile("^It was"))).to_be_visible()
    leader.get_by_role("link", name="Report").click()
    expect(leader.locator("tbody tr")).to_have_count(1)
    expect(leader.get_by_text("Embla")).to_have_count(0)
