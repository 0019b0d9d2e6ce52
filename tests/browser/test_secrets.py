"""What the page's sockets hear is what the rules lets that seat see, and not a card more."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from spila.server.config import DATABASE
from spila.store import open_store
from tests.browser.play import TAP, play_out
from tests.browser.texts import say
from tests.browser.visitors import DESKTOP, GAMES, Visits
from tests.hosting.server_process import Served
from tests.server.lockstep import Lockstep
from tests.server.test_leaks import check_secrets


def the_law_beside(served: Served, table: str) -> Lockstep:
    """The table's log from the server's own database; in a thread, since the browser's loop runs in this one."""
    httpx.get(f"{served.address}api/tables/{table}/record").raise_for_status()  # written when this is answered
    found: list[Lockstep] = []

    async def read() -> None:
        store = await open_store(Path(served.settings["SPILA_DATA"]) / DATABASE, readonly=True)
        try:
            found.append(Lockstep(await store.header(table), await store.read(table), await store.record(table)))
        finally:
            await store.close()

    thread = threading.Thread(target=lambda: asyncio.run(read()))
    thread.start()
    thread.join()
    return found[0]


@pytest.mark.parametrize("game", GAMES)
def test_no_socket_of_the_page_hears_a_secret(visits: Visits, served: Served, game: str) -> None:
    table = visits.make(game, "me", "easy")
    anna = visits.at(table, deal=False)
    cleo = visits(DESKTOP, name="Cleo", touch=False)
    cleo.go(f"t/{table.code}").get_by_role("button", name=say("web-door-look")).click()
    cleo.page.get_by_text(say("web-looking-on")).first.wait_for()
    anna.page.get_by_role("button", name="Deal").tap()
    play_out(anna.page, TAP[game])
    cleo.page.locator("#winner").wait_for()

    rules = the_law_beside(served, table.code)
    heard = 0
    for visitor, seat in ((anna, 0), (cleo, None)):
        assert visitor.lines
        for line in visitor.lines:
            assert line.token == (None if seat is None else table.tokens[seat])
            heard += rules.check(seat, line.received)
            check_secrets(cast(Any, Table(table.tokens, game)), rules, cast(Any, line), seat)
    assert heard > 8


class Table:
    """As much of a company as the checks ask for."""

    def __init__(self, tokens: dict[int, str], game: str) -> None:
        self.tokens = tokens
        self._host = SimpleNamespace(room={"game": game})

    def __getitem__(self, seat: int) -> SimpleNamespace:
        return self._host
