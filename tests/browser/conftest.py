"""One browser and one server for all tests of the page; a fresh profile for each visitor.

Playwright's loop runs in the tests' own thread, so that no asynchronous test may run while it is there: the fixtures
end with this package and not with the session.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.scenes import Scene, lay
from tests.browser.visitors import PAGE, PATIENCE, Visits, Watch
from tests.hosting.server_process import COMMAND, Served

expect.set_options(timeout=PATIENCE)

HOST_KEY = "the-key-of-the-host-in-these-tests"
ROOMY = {
    "SPILA_HOST_KEY": HOST_KEY,
    "SPILA_LIMIT_TABLES_PER_ADDRESS": "100000",
    "SPILA_LIMIT_JOINS_PER_ADDRESS": "100000",
    "SPILA_LIMIT_CONNECTIONS_PER_ADDRESS": "10000",
    "SPILA_LIMIT_HTTP_PER_ADDRESS": "10000",
    "SPILA_LIMIT_CONNECTS_RATE": "10000",
    "SPILA_LIMIT_MISSES_PER_ADDRESS": "100000",
    "SPILA_PAGE": str(PAGE),
}
"""Tests are in more of a hurry than people, and all have one address."""


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


def launched(playwright: Playwright, *names: str) -> Browser:
    """The first of these browsers that there is."""
    chromium = next(filter(None, map(shutil.which, names)), None)
    assert chromium, "the tests of the page need Chromium: apt-get install chromium chromium-headless-shell"
    return playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    wanted = os.environ.get("SPILA_CHROMIUM")
    found = launched(playwright, *([wanted] if wanted else ["chromium-headless-shell", "chromium"]))
    yield found
    found.close()


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """For what Chromium's headless shell does not have: notifications."""
    found = launched(playwright, "chromium")
    yield found
    found.close()


@pytest.fixture(scope="package")
def built() -> None:
    assert (PAGE / "index.html").is_file(), "the page is not built: run `make page`"


@pytest.fixture(scope="package")
def served(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"), **ROOMY)
    server.command = COMMAND
    with server:
        yield server


@pytest.fixture
def watch() -> Iterator[Watch]:
    """No page of any test may complain."""
    watching = Watch()
    yield watching
    assert watching.faults == []


@pytest.fixture
def visits(browser: Browser, served: Served, watch: Watch) -> Iterator[Visits]:
    visiting = Visits(browser, served.address, watch)
    yield visiting
    visiting.close()


@pytest.fixture(scope="package")
def scenes(browser: Browser, served: Served) -> dict[str, Scene]:
    return lay(Visits(browser, served.address, Watch()))
