"""How much has to come before the first board is on the screen."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.browser.page_weight import Weight
from tests.browser.scenes import BOARDS, dealt
from tests.browser.visitors import GAMES, Visits

MOST = 120_000
"""Bytes of script and style at the link of a running table, as they are transferred."""
MOST_WITH_LOBBY = 145_000
"""The same where the lobby comes first: its code and the texts of all options besides."""

AT_ONCE = """(() => {
    const later = window.setTimeout;
    window.setTimeout = (then, wait = 0, ...rest) => (wait < 100 ? later(then, wait, ...rest) : 0);
    new MutationObserver((_, watch) => {
        if (!document.querySelector("main, header")) return;
        watch.disconnect();
        window.first_ = document.body.innerHTML;
    }).observe(document, {childList: true, subtree: true});
})()"""
"""Keeps what the page draws first. Nothing that waits for a time comes about, so that load changes nothing."""

HAND = {**BOARDS, "zip-zap": ".board .hand"}
"""Zip Zap counts down before its race: the own hand is what is looked at meanwhile."""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_board_weighs_little(visits: Visits, game: str) -> None:
    visits.watch.allow("Service Worker registration blocked")
    table = visits.make(game, "me", "me")
    dealt(visits, table)
    visitor = visits(seats=table.seats[:1], service_workers="block")
    weight = Weight(visitor.page)
    visitor.go(f"t/{table.code}")
    visitor.page.locator(HAND[game]).first.wait_for()
    assert 20_000 < weight.code < MOST, weight.largest()


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_and_the_first_board_weigh_little(visits: Visits, game: str) -> None:
    visits.watch.allow("Service Worker registration blocked")
    table = visits.make(game, "me", "easy")
    visitor = visits(seats=table.seats, service_workers="block")
    weight = Weight(visitor.page)
    visitor.go(f"t/{table.code}")
    visitor.page.locator(".go .main").first.tap()
    visitor.page.locator(BOARDS[game]).first.wait_for()
    assert 20_000 < weight.code < MOST_WITH_LOBBY, weight.largest()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_the_first_thing_that_is_drawn(visits: Visits, game: str) -> None:
    """A page that is shown only for a moment would be laid out for nothing."""
    table = visits.make(game, "me", "me")
    dealt(visits, table)
    visitor = visits(seats=table.seats[:1])
    visitor.page.add_init_script(AT_ONCE)
    visitor.go(f"t/{table.code}")
    visitor.page.locator(HAND[game]).first.wait_for()
    assert 'class="board' in visitor.page.evaluate("window.first_")


@pytest.mark.parametrize("game", GAMES)
def test_scripts_of_the_first_board_are_compiled_while_they_come(visits: Visits, game: str) -> None:
    table = visits.make(game, "me", "me")
    dealt(visits, table)
    page = httpx.get(f"{visits.address}t/{table.code}", timeout=30)
    named = [*re.findall(r"<([^>]+)>; rel=modulepreload", page.headers["link"])]
    named += ["/" + file.lstrip("./") for file in re.findall(r'="(\./assets/[^"]+\.js)"', page.text)]
    scripts = {each: httpx.get(visits.address.rstrip("/") + each, timeout=30).text for each in named}
    code = {each: text for each, text in scripts.items() if not re.match(r"[^;]{0,30}JSON\.parse\(", text)}
    assert len(code) >= 6
    assert len(scripts) - len(code) == 2, "texts are no code"
    assert all(text.startswith("//# allFunctionsCalledOnLoad\n") for text in code.values()), [*code]
