"""The table without seeing it: read aloud by key and by button, and whole games played by roles and names alone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessible import STEPS
from tests.browser.play import KEYS, MOST, play_out
from tests.browser.visitors import DESKTOP, GAMES, PHONE, Visits

READ = {
    "skip-bo": {
        "H": r"^Your hand, 5 cards: ", "S": r"^Your stock pile: .* on top, 3 cards$",
        "M": r"^Building pile 1: empty, needs 1\.",
        "O": r"^Broddi: 12 coins, 0 cards in hand\. Broddi’s stock pile: .*Tuva’s stock pile",
        "C": r"^You have 12 coins\. Broddi: 12 coins", "T": r"^It’s your turn, \d+ seconds? so far",
    },
    "timeline": {
        "H": r"^Card 1: .* Card 2: ", "M": r"^Card pile: \d+\.", "L": r"^The timeline: 1 card, earliest first: “",
        "O": r"^Broddi, 2 cards: .*Tuva, 2 cards: ", "T": r"^It’s your turn, \d+ seconds? so far",
    },
    "timeline-together": {
        "C": r"^Card 1 of \d+\. .* When was this\?$", "L": r"^The timeline: .+ \(.+\)\.$",
        "O": r"^\d of 3 (has|have) answered\. Broddi: .*Tuva: ",
        "T": r"^Choose the gap .* \d of 3 (has|have) answered\.$",
    },
    "zip-zap": {"H": r"^Your hand, \d+ cards: ", "M": r"^Face-up pile: ", "O": r"^Broddi: .*Tuva: ", "T": r"race"},
}  # fmt: skip
FOCUS = """
    window.keysPressed = 0;
    window.focusMoved = [];
    addEventListener("keydown", () => (window.keysPressed += 1), {capture: true});
    const place = at => at === document.body ? "nothing"
        : at.dataset.spot ?? at.dataset.slot ?? at.dataset.gap ?? at.closest("[data-hand-card]")?.dataset.handCard
          ?? (at.getAttribute("aria-label") || at.textContent.trim());
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...rest) {
            super(...rest);
            this.addEventListener("message", () => {
                const [before, keys] = [document.activeElement, window.keysPressed];
                const name = place(before);
                const look = () => {
                    const after = document.activeElement;
                    const needless = before.isConnected && before !== after && !after.matches("[data-answer]");
                    const lost = before !== document.body && after === document.body;
                    if (window.keysPressed === keys && name !== place(after) && (needless || lost))
                        window.focusMoved.push(`${name} → ${place(after)}`);
                };
                requestAnimationFrame(() => requestAnimationFrame(look));
            });
        }
    };
"""
"""What has the focus before every message and after it was drawn, unless a key was pressed meanwhile."""


def aloud(page: Page) -> Any:
    return page.locator("[data-speech]")


def at_table(visits: Visits, game: str, *bots: str, size: Any = DESKTOP) -> Page:
    page = visits.at(visits.make(game, "me", *bots), size, touch=False).page
    page.locator(".board").first.wait_for()
    if game in READ:
        page.get_by_role("toolbar", name="Read aloud").wait_for(state="attached")
    return page


@pytest.mark.parametrize("game", READ)
def test_every_part_of_the_table_is_read_at_the_press_of_a_key(visits: Visits, game: str) -> None:
    page = at_table(visits, game, "easy", "easy")
    if game == "zip-zap":
        page.locator(".cloth .pile").wait_for()
    for key, text in READ[game].items():
        page.keyboard.press(f"Shift+{key}")
        expect(aloud(page)).to_have_text(re.compile(text))
    page.keyboard.press("Shift+Q")
    expect(aloud(page)).to_have_text("Short.")
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    for key in READ[game]:
        expect(sheet.get_by_text(f"Shift + {key}", exact=True)).to_be_visible()


def test_an_answer_is_read_and_so_is_what_became_of_it(visits: Visits) -> None:
    page = at_table(visits, "timeline-together", "easy")
    gap = page.get_by_role("button", name=re.compile("^Gap A: "))
    gap.focus()
    page.keyboard.press("Shift+L")
    expect(aloud(page)).to_have_text(re.compile(r"^Gap A: before .+ \(.+\)"))
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Next card").wait_for()
    page.keyboard.press("Shift+C")
    expect(aloud(page)).to_have_text(
        re.compile(r"It was .*(Correct: A was the right gap|It belongs in [A-Z]).*1 correct")
    )
    page.keyboard.press("Shift+T")
    expect(aloud(page)).to_have_text("Next card.")


def test_events_are_stepped_through_and_new_ones_do_not_move_the_reader(visits: Visits) -> None:
    page = at_table(visits, "timeline", "easy", "easy")
    log = page.get_by_role("log").locator("p")
    for _ in range(MOST):
        if log.count() >= 3 or not KEYS["timeline"](page, random.Random(1)):
            break
    page.keyboard.press("Shift+E")
    expect(aloud(page)).to_contain_text("Event ")
    newest = aloud(page).inner_text()
    page.keyboard.press("Shift+ArrowLeft")
    expect(aloud(page)).not_to_have_text(newest)
    earlier = aloud(page).inner_text()
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Shift+ArrowRight")
    expect(aloud(page)).to_contain_text(earlier.rpartition(" Event ")[0])
    page.get_by_role("button", name="Game log").click()
    listed = page.get_by_role("region", name="Game log")
    expect(listed.get_by_role("heading", name="’s turn").last).to_be_in_viewport()
    expect(
        listed.get_by_role("listitem").filter(has_text=re.compile("^(Anna|Broddi|Tuva) places “")).first
    ).to_be_visible()
    expect(listed.get_by_role("listitem").filter(has_text="’s turn.")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_roles_names_and_live_regions(visits: Visits, game: str) -> None:
    page = at_table(visits, game, "easy", size=PHONE if game == "timeline" else DESKTOP)
    chance = random.Random(1)
    done = 0
    while STEPS[game](page, chance):
        done += 1
        assert done < MOST, "the game does not end"
    expect(page.get_by_role("heading", name=re.compile("You win|Broddi|Nobody")).first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_no_message_takes_the_focus_away(visits: Visits, game: str) -> None:
    visitor = visits.at(visits.make(game, "me", "easy", "easy"), DESKTOP, touch=False, deal=False)
    page = visitor.page
    page.add_init_script(FOCUS)
    page.reload()
    page.get_by_role("main").locator(".go .main").first.click()
    play_out(page, KEYS[game])
    assert page.evaluate("window.focusMoved") == []
