"""The host's page, behind the host's key."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import HOST_KEY
from tests.browser.scenes import a_deck
from tests.browser.test_screens import AXE, serious
from tests.browser.visitors import DESKTOP, PHONE, Visits, overflow, picture


def test_a_host_finds_and_deletes_a_deck(visits: Visits) -> None:
    visits.watch.allow("403")
    deck = a_deck(visits.address)
    table = visits.make("timeline", "me", "me", people=("Anna", "Bo"), options={"deck": "spila"})
    visits.at(table).page.locator(".board").wait_for()
    view = httpx.get(f"{visits.address}api/tables/{table.code}").json()
    assert view["phase"] == "playing"
    visitor = visits(DESKTOP, touch=False)
    page = visitor.go("host")
    page.get_by_label("Host key").fill("a guess that is long enough, but wrong")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_have_text("That isn’t the host key.")
    page.get_by_label("Host key").fill(HOST_KEY)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_text("opened with the host key")).to_be_visible()
    row = page.get_by_role("row").filter(has_text=deck["code"])
    while row.count() == 0:
        page.get_by_role("button", name="Show all").first.click()
    expect(row).to_contain_text("Anna")
    expect(page.get_by_role("row").filter(has_text=table.code)).to_contain_text("Timeline")
    expect(page.locator("section", has_text="Disk space")).to_contain_text("Pictures")
    page.evaluate(AXE.read_text())
    assert serious(page) == []
    picture(page, "host-page")
    page.set_viewport_size(PHONE)
    picture(page, "host-page-phone")
    assert overflow(page) <= 0
    page.set_viewport_size(DESKTOP)
    row.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("Tables keep the cards they were dealt.")
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(row).to_have_count(0)
    assert httpx.get(f"{visits.address}api/workshop/decks/{deck['code']}").status_code == 404
    page.reload()
    expect(page.get_by_text("opened with the host key")).to_be_visible()
    page.get_by_role("button", name="Lock").click()
    page.reload()
    expect(page.get_by_label("Host key")).to_be_visible()
