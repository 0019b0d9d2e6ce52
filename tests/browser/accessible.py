"""Playing by the accessibility tree alone: roles, names and live regions, as somebody who sees nothing of the page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page

from tests.browser.visitors import PATIENCE, gone

QUICK = 1_000
Step = Callable[[Page, random.Random], bool]
"""Does one thing; whether the game goes on."""


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("main").get_by_role("button", name=re.compile(name), disabled=False)


def offered(page: Page, *names: str) -> tuple[int, Locator]:
    """The first of these buttons that the page has; waits until there is one."""
    found = [button(page, name) for name in names]
    either = found[0]
    for each in found[1:]:
        either = either.or_(each)
    either.first.wait_for(timeout=PATIENCE)
    for at, each in enumerate(found):
        if each.count() > 0:
            return at, each
    return offered(page, *names)  # it has gone meanwhile


def pressed(found: Locator) -> None:
    """Enter on it; others may be quicker, and then one looks again."""
    try:
        found.focus(timeout=QUICK)
        found.press("Enter", timeout=QUICK)
    except Error as error:
        if not gone(error):
            raise


def heard(page: Page, reading: str) -> str:
    """What the button of the toolbar reads aloud."""
    page.get_by_role("toolbar", name="Read aloud").get_by_role("button", name=reading, exact=True).press("Enter")
    return page.locator("[data-speech]").inner_text()


def skip_bo(page: Page, chance: random.Random) -> bool:
    """Pays tolls, plays what fits, the stock card first, and discards when nothing does."""
    at, found = offered(
        page, r"^Play again", r"and go on$|^Buy the|^Next game", r"The card you chose goes here\.$",
        r"^Your stock pile.*Fits\.$",
        r"in your hand\. Fits\.$", r"Discard your chosen card here", r"^End turn$", r"card 1 of \d in your hand$",
    )  # fmt: skip
    if at == 0:
        return False
    pressed(found.first)
    return True


def timeline(page: Page, chance: random.Random) -> bool:
    """Any place for the first card."""
    at, found = offered(page, r"^Play again", r"^Turn it over$", r": place ", r"^Card 1: ")
    if at == 0:
        return False
    pressed(found.nth(chance.randrange(found.count())) if at == 2 else found.first)
    return True


def together(page: Page, chance: random.Random) -> bool:
    """Any gap; none if the last answer came in meanwhile."""
    at, found = offered(page, r"^Play again", r"^Next card$", r"^Gap [A-Z]: ")
    if at == 0:
        return False
    if count := found.count():
        pressed(found.nth(chance.randrange(count)))
    return True


def zip_zap(page: Page, chance: random.Random) -> bool:
    """Hears what is wanted, and plays the first card of the hand that is that."""
    at, found = offered(page, r"^Play again", r"^I’m ready", r"^(red|green|blue|yellow|joker).* \d+$")
    if at < 2:
        pressed(found.first)
        return at == 1
    wanted = re.search(r"Next: (?:any )?(\d+)(?:, (.*))?\.", heard(page, "The middle of the table"))
    names = [name for name in found.all_inner_texts() if name]
    if wanted is None:
        pressed(found.first)  # any card may be played, or none
        return True
    number, suits = wanted.group(1), re.split(", | and ", wanted.group(2) or "")
    fitting = [
        name for name in names if name.split()[-1] == number and (suits == [""] or name.rsplit(" ", 1)[0] in suits)
    ]
    if fitting:
        pressed(page.get_by_role("main").get_by_role("button", name=fitting[0], exact=True).first)
    else:
        heard(page, "The last thing that happened")
    return True


STEPS: dict[str, Step] = {
    "skip-bo": skip_bo,
    "timeline": timeline,
    "timeline-together": together,
    "zip-zap": zip_zap,
}
