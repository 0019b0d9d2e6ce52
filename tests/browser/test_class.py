"""A class in the browser: a leader's remote, a projector and pupils' phones, with other pupils as programs."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from spila.l10n import Words
from tests.browser.pupils import Pupil, pupil
from tests.browser.test_big_screen import FITS, LEAST, OUTSIDE, SIZES, TEXTS, hears_no_secret, tv_of
from tests.browser.texts import say
from tests.browser.visitors import DESKTOP, PHONE, Visits, picture, press

JOIN_SECONDS = 60
"""Within this time thirty pupils have joined: the bar of the project, far from what it takes."""


def led(visits: Visits, *pupils: str, options: dict[str, Any] | None = None, **settings: Any) -> tuple[Page, str]:
    """The leader's remote of a class with these pupils, who are programs that never say anything; and its code."""
    body = {
        "game": "timeline-together", "name": "Leader", "seats": [{"kind": "open"}], "role": "remote",
        "options": {"preset": "class", "deck": "spila", "cards": 3, **(options or {})},
        "settings": {"growing": True, "led": True, **settings},
    }  # fmt: skip
    made = httpx.post(f"{visits.address}api/tables", json=body).json()
    code = made["table"]
    for name in pupils:
        assert httpx.post(f"{visits.address}api/tables/{code}/seats", json={"name": name}).status_code == 201
    remote = visits(PHONE, name=None).go(f"remote/{code}#{made['role']['token']}")
    remote.get_by_role("button", name=say("web-lobby-lead")).wait_for()
    return remote, code


def joined(visits: Visits, code: str, name: str, **preferences: Any) -> Page:
    """A pupil's phone: from the link to the seat with a name and one tap."""
    phone = visits(PHONE, name=None, preferences=preferences or None).go(f"t/{code}")  # type: ignore[arg-type]
    phone.locator("input").first.fill(name)
    phone.locator("form button[type=submit]").tap()
    phone.locator("form").wait_for(state="detached")
    return phone


@contextmanager
def programs(visits: Visits, code: str, count: int) -> Iterator[list[Pupil]]:
    with ExitStack() as stack:
        yield [stack.enter_context(pupil(visits.address, code, f"Pupil {number}")) for number in range(count)]


LONG_DATE = re.compile(r"[\d\s,.]{9,}")
"""A date such as 66,000,000 is as wide as its card at most; whether there is one depends on the deal."""


def readable(page: Page) -> None:
    """At every size what people read is large enough, and nothing is cut off."""
    for size in SIZES:
        page.set_viewport_size(size)
        page.wait_for_function(FITS, arg=size["width"])
        found = page.evaluate(TEXTS)
        assert found
        assert [each for each in found if each[1] < LEAST - 1e-4 and not LONG_DATE.fullmatch(each[0])] == []
        assert page.evaluate(OUTSIDE) == []


def test_a_class_of_thirty_from_the_first_tap_to_the_end(visits: Visits) -> None:
    leader = visits(DESKTOP, touch=False)
    remote = leader.go("new/timeline-together?way=class")
    remote.get_by_role("button", name=say("web-make")).click()
    remote.wait_for_url(re.compile("remote/"))
    code = remote.url.rsplit("/", 1)[1]
    tv = tv_of(visits, path=f"tv/{code}", theme="dark")
    tv.page.locator(".tiles").wait_for()
    begun = time.monotonic()
    phones = [joined(visits, code, name) for name in ("Freyja", "Gunnar", "Hekla")]
    with programs(visits, code, 27) as pupils:
        expect(tv.page.get_by_text(say("web-lobby-here", count=30))).to_be_visible()
        assert time.monotonic() < begun + JOIN_SECONDS
        expect(tv.page.get_by_text("Freyja")).to_be_visible()
        readable(tv.page)
        picture(tv.page, "class-join")
        picture(remote, "class-leader-lobby")
        expect(phones[0].get_by_role("button", name=say("web-lobby-lead"))).to_have_count(0)
        remote.get_by_role("button", name=say("web-lobby-lead")).click()

        expect(tv.page.get_by_role("heading", name=say("web-timeline-together-when", order="years"))).to_be_visible()
        for each in pupils:
            each.answer(0)
        phones[0].locator("button[data-gap]").first.tap()
        expect(phones[0].locator('button[data-gap="0"]')).to_have_attribute("aria-pressed", "true")
        expect(tv.page.get_by_text(say("web-timeline-together-answered", answered=28, all=30))).to_be_visible()
        readable(tv.page)
        picture(tv.page, "class-question")
        phones[0].reload()
        expect(phones[0].locator('button[data-gap="0"]')).to_have_attribute("aria-pressed", "true")
        late = joined(visits, code, "Late")
        late.locator("button[data-gap]").nth(1).tap()

        remote.get_by_role("button", name=say("web-timeline-together-leader-turn")).click()
        for page in (tv.page, *phones, late):
            expect(page.get_by_role("heading", name=re.compile("^It was"))).to_be_visible()
        counts = tv.page.locator(".gap > b:not([style])").all_inner_texts()
        assert sum(int(count) for count in counts) == 29
        readable(tv.page)
        picture(tv.page, "class-reveal")
        picture(remote, "class-leader")
        expect(phones[0].get_by_text(say("web-timeline-together-soon"))).to_be_visible()
        expect(phones[0].get_by_role("button", name=say("timeline-together-move-ready"))).to_have_count(0)

        story = tv.page.locator("section.story")
        expect(story).to_be_visible()
        remote.get_by_role("button", name=say("screen-story-hide")).click()
        expect(story).to_have_count(0)
        remote.get_by_role("button", name=say("web-timeline-together-leader-next")).click()
        expect(tv.page.get_by_text(say("web-timeline-together-card-of", round=2, rounds=12))).to_be_visible()
        remote.get_by_role("button", name=say("screen-stop"), exact=True).click()
        remote.get_by_role("alertdialog").get_by_role("button", name=say("screen-stop"), exact=True).click()
        expect(tv.page.get_by_role("heading", name=say("web-stopped"))).to_be_visible()
        readable(tv.page)
        picture(tv.page, "class-end")
    hears_no_secret(tv)
    hears_no_secret(leader)
    assert httpx.get(f"{visits.address}api/tables/{code}/replay").status_code == 400


def test_a_finished_line_can_be_read_from_the_last_row(visits: Visits) -> None:
    """The fullest screens: thirteen cards, and everyone's points."""
    remote, code = led(visits, options={"cards": 12, "ranking": "all", "difficulty": "mixed"})
    tv = tv_of(visits, path=f"tv/{code}").page
    with programs(visits, code, 3) as pupils:
        press(remote.get_by_role("button", name=say("web-lobby-lead")))
        for number in range(12):
            expect(tv.get_by_text(say("web-timeline-together-card-of", round=number + 1, rounds=12))).to_be_visible()
            expect(tv.get_by_role("heading", name=say("web-timeline-together-when", order="years"))).to_be_visible()
            if number in (8, 11):
                readable(tv)
            for gap, each in enumerate(pupils):
                each.answer(min(gap, number))
            expect(tv.get_by_role("heading", name=re.compile("^It was"))).to_be_visible()
            if number in (7, 8, 11):
                readable(tv)
                picture(tv, f"class-reveal-{number + 1}")
            last = "web-timeline-together-leader-end" if number == 11 else "web-timeline-together-leader-next"
            press(remote.get_by_role("button", name=say(last)))
    expect(tv.get_by_role("heading", name=say("web-timeline-together-complete"))).to_be_visible()
    expect(tv.get_by_role("heading", name=say("web-timeline-together-ranking"))).to_be_visible()
    readable(tv)
    picture(tv, "class-finished")


def test_the_leader_renames_hides_all_names_and_locks_the_door(visits: Visits) -> None:
    remote, code = led(visits, "Rude name", "Embla")
    tv = tv_of(visits, path=f"tv/{code}").page
    expect(tv.get_by_text("Rude name")).to_be_visible()
    press(remote.get_by_role("button", name=say("screen-rename", name="Rude name")))
    remote.get_by_label(say("screen-rename-to")).fill("Fox")
    remote.keyboard.press("Enter")
    expect(tv.get_by_text("Fox", exact=True)).to_be_visible()
    expect(tv.get_by_text("Rude name")).to_have_count(0)
    press(remote.get_by_role("button", name=say("screen-hide-names")))
    expect(tv.get_by_text("Embla")).to_have_count(0)
    expect(tv.get_by_text(say("web-lobby-here", count=2))).to_be_visible()
    press(remote.get_by_role("button", name=say("screen-show-names")))
    expect(tv.get_by_text("Embla")).to_be_visible()
    press(remote.get_by_role("button", name=say("screen-lock")))
    expect(tv.get_by_role("heading", name=say("screen-locked"))).to_be_visible()
    expect(tv.locator(".tiles")).to_have_count(0)
    press(remote.get_by_role("button", name=say("screen-unlock")))
    expect(tv.locator(".tiles")).to_be_visible()
    press(remote.get_by_role("button", name=say("web-lobby-lead")))
    press(remote.get_by_role("button", name=say("screen-lock")))
    expect(tv.get_by_role("heading", name=say("web-timeline-together-when", order="years"))).to_be_visible()
    expect(tv.locator(".late")).to_have_count(0)


def test_pupils_tap_their_name_on_the_list_that_the_leader_pasted(visits: Visits) -> None:
    leader = visits(PHONE, name=None).go("new/timeline-together?way=class")
    leader.get_by_label(say("setting-names")).select_option("list")
    leader.get_by_label(say("setting-name_list")).fill("Embla\t6B\n\nAri\nEmbla\n")
    press(leader.get_by_role("button", name=say("web-make")))
    leader.wait_for_url(re.compile("remote/"))
    code = leader.url.rsplit("/", 1)[1]
    phone = visits(PHONE, name=None).go(f"t/{code}")
    expect(phone.locator("main li button")).to_have_text(["Embla", "Ari"])
    picture(phone, "pupil-names")
    visits.watch.allow("409")
    assert httpx.post(f"{visits.address}api/tables/{code}/seats", json={"name": "Embla"}).status_code == 201
    press(phone.get_by_role("button", name="Embla"))
    expect(phone.get_by_role("alert")).to_have_text(say("refusal-name-taken", name="Embla"))
    expect(phone.locator("main li button")).to_have_text(["Ari"])
    press(phone.get_by_role("button", name="Ari"))
    expect(phone.get_by_role("heading", name=say("web-lobby-in"))).to_be_visible()


def test_where_names_are_animals_nobody_types_one(visits: Visits) -> None:
    remote, code = led(visits, names="animals")
    phone = visits(PHONE, name=None).go(f"t/{code}")
    press(phone.get_by_role("button", name=say("web-door-sit")))
    expect(phone.get_by_role("heading", name=say("web-lobby-in"))).to_be_visible()
    expect(remote.locator("main li b").first).to_have_text(re.compile(r"\w"))


def test_teams_talk_first_and_know_who_answers(visits: Visits) -> None:
    remote, code = led(visits, options={"teams": 2, "talkSeconds": 60, "teamAnswer": "captain"})
    tv = tv_of(visits, path=f"tv/{code}").page
    phones = [joined(visits, code, name) for name in ("Embla", "Ari", "Birta")]
    press(remote.get_by_role("button", name=say("web-lobby-lead")))
    expect(tv.get_by_role("heading", name=say("web-timeline-together-talk"))).to_be_visible()
    expect(tv.get_by_role("timer")).to_be_visible()
    picture(tv, "class-talk")
    picture(phones[2], "pupil-talk")
    captain = say("web-timeline-together-captain", own="no", name="Embla")
    expect(phones[2].get_by_text(captain)).to_be_visible()
    expect(phones[2].locator("button[data-gap]:not([aria-disabled=true])")).to_have_count(0)
    for phone in phones[:2]:
        press(phone.get_by_role("button", name=say("web-timeline-together-talk-done")))
    expect(tv.get_by_role("heading", name=say("web-timeline-together-when", order="years"))).to_be_visible()
    for phone in phones[:2]:
        press(phone.locator("button[data-gap]").first)
    expect(tv.get_by_role("heading", name=re.compile("^It was"))).to_be_visible()


def test_a_class_is_led_with_the_keys_of_the_computer_at_the_projector(visits: Visits) -> None:
    remote, code = led(visits, "Embla")
    remote.goto(f"{visits.address}tv/{code}")
    remote.set_viewport_size({"width": 1280, "height": 720})
    keys = remote.get_by_role("toolbar", name=say("screen-leader"))
    expect(keys.get_by_role("button", name=say("web-lobby-lead"))).to_be_enabled()
    words, first = remote.locator(".foot p"), keys.get_by_role("button").last
    covered = words.evaluate(
        """(words, first) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            return range.getBoundingClientRect().right > first.getBoundingClientRect().left;
        }""",
        first.element_handle(),
    )
    assert not covered, "the keys are beside the words"
    picture(remote, "class-at-the-projector")
    remote.keyboard.press("n")
    expect(remote.get_by_role("heading", name=say("web-timeline-together-when", order="years"))).to_be_visible()
    remote.keyboard.press("ArrowDown")
    bar = remote.get_by_role("toolbar", name=say("screen-bar"))
    expect(bar.get_by_role("button", name=say("web-timeline-together-leader-turn"))).to_be_focused()
    remote.keyboard.press("Enter")
    expect(remote.get_by_role("heading", name=re.compile("^It was"))).to_be_visible()
    remote.keyboard.press("p")
    expect(remote.get_by_text(say("screen-paused"))).to_be_visible()
    other = tv_of(visits, path=f"tv/{code}").page
    expect(other.get_by_role("heading", name=re.compile("^It was"))).to_be_visible()
    other.keyboard.press("n")
    other.keyboard.press("ArrowDown")
    expect(other.get_by_role("toolbar").get_by_role("button", name=say("web-rules"))).to_be_visible()
    expect(other.get_by_role("button", name=say("web-resume"))).to_have_count(0)


def test_everyone_in_a_class_has_their_own_language(visits: Visits) -> None:
    remote, code = led(visits)
    languages = ("en", "is", "sv", "da", "fi", "nb")
    phones = {each: joined(visits, code, each, language=each) for each in languages}
    press(remote.get_by_role("button", name=say("web-lobby-lead")))
    names = set()
    for language, phone in phones.items():
        phone.locator("button[data-gap]").first.tap()
        expect(phone.locator("h2").first).not_to_have_text("…")
        names.add(phone.locator("h2").first.inner_text())
        assert phone.locator("html").get_attribute("lang") == language
    assert len(names) > 1, "the card has a name in each language"
    for language, phone in phones.items():
        expect(phone.get_by_text(Words(language).say("web-timeline-together-soon"))).to_be_visible()
