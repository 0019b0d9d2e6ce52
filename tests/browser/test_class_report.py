"""The report about a class in the browser: for the leader, on every screen, and as a file."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from tests.browser.texts import say
from tests.browser.visitors import DESKTOP, PHONE, Visits


def set_up(visits: Visits) -> tuple[Page, Page, str]:
    """A led table with one pupil who plays, and the leader's remote."""
    page = visits(DESKTOP, touch=False).go("new/timeline-together?way=class")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile("remote/"))
    code = page.url.rsplit("/", 1)[1]
    phone = visits(PHONE).go(f"t/{code}")
    phone.locator("input").first.fill("Freyja")
    phone.locator("form button[type=submit]").tap()
    page.get_by_role("button", name=say("web-lobby-lead")).click()
    return page, phone, code


def test_the_leader_reads_prints_and_saves_what_was_known(visits: Visits, tmp_path: Path) -> None:
    page, phone, _ = set_up(visits)
    phone.locator("button[data-gap]").first.tap()
    expect(phone.get_by_role("heading", name=re.compile("^It was"))).to_be_visible()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Report").click()
    report = opened.value
    rows = report.locator("tbody tr")
    expect(rows).to_have_count(1)
    expect(report.get_by_text("No names here")).to_be_visible()
    expect(report.get_by_text("Freyja")).to_have_count(0)
    with report.expect_download() as saved:
        report.get_by_role("button", name="Save as CSV").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    table = list(csv.reader(file.read_text("utf-8-sig").splitlines()))
    assert [row[0] for row in table] == ["Number", "1"]
    assert table[1][1] in (rows.locator("td.name").text_content() or "")


def test_nobody_else_reads_it(visits: Visits) -> None:
    _, phone, code = set_up(visits)
    visits.watch.allow("403")
    phone.goto(f"{visits.address}report/{code}")
    expect(phone.get_by_role("alert")).to_contain_text("only for the people who run this table")
    assert httpx.post(f"{visits.address}api/tables/{code}/class-report", json={"token": "x" * 32}).status_code == 403
