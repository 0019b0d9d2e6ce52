"""A class in the browser: a leader's remote, a projector and a pupil's phone, with other pupils as programs."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import expect

from tests.browser.visitors import DESKTOP, PHONE, Visits


def test_a_class_from_the_first_tap_to_the_end(visits: Visits) -> None:
    leader = visits(DESKTOP, touch=False)
    page = leader.go("new/timeline-together?way=class")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile("remote/"))
    code = page.url.rsplit("/", 1)[1]
    pupil = visits(PHONE)
    phone = pupil.go(f"t/{code}")
    phone.locator("input").first.fill("Freyja")
    phone.locator("form button[type=submit]").tap()
    expect(page.locator("b", has_text="Freyja")).to_be_visible()
    expect(phone.get_by_role("button", name=re.compile("Deal"))).to_have_count(0)
    joined = httpx.post(f"{visits.address}api/tables/{code}/seats", json={"name": "Silent"})
    assert joined.status_code == 201
    page.get_by_role("button", name=re.compile("Remove empty seats")).click()
    big = visits(DESKTOP, touch=False).go(f"tv/{code}")
    expect(big.get_by_role("heading", name="When was this?")).to_be_visible()
    phone.locator("button[data-gap]").first.tap()
    expect(phone.locator('button[data-gap="0"]')).to_have_attribute("aria-pressed", "true")
    expect(big.get_by_text("1 of 2 have answered")).to_be_visible()
    page.get_by_role("button", name="Turn the card over").click()
    expect(phone.get_by_role("heading", name=re.compile("^It was"))).to_be_visible()
    expect(big.get_by_role("heading", name=re.compile("^It was"))).to_be_visible()
    expect(phone.get_by_text("The next card comes in a moment.")).to_be_visible()
    expect(phone.get_by_role("button", name="Next card")).to_have_count(0)
    page.get_by_role("button", name="Show the next card").click()
    expect(big.get_by_text("Card 2 of 12")).to_be_visible()
    assert httpx.get(f"{visits.address}api/tables/{code}/replay").status_code == 400
