"""Every screen in every size and theme: nothing to scroll sideways, nothing that axe-core finds serious."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.scenes import Scene, everywhere
from tests.browser.visitors import (
    DESKTOP,
    GAMES,
    PHONE,
    ROOT,
    SMALL,
    TABLET,
    ZOOMED,
    Preferences,
    Visits,
    overflow,
    picture,
)

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: dict[str, ViewportSize] = {
    "320": SMALL, "phone": PHONE, "tablet": TABLET, "desktop": DESKTOP, "zoomed": ZOOMED,
}  # fmt: skip
THEMES: dict[str, Preferences] = {
    "light": {"theme": "light", "contrast": "normal"},
    "dark": {"theme": "dark", "contrast": "normal"},
    "contrast": {"theme": "light", "contrast": "high"},
    "contrast-dark": {"theme": "dark", "contrast": "high"},
}

PARTS: dict[str, Callable[[str], bool]] = {game: lambda name, game=game: name.endswith(game) for game in GAMES} | {
    "around": lambda name: not name.endswith(GAMES)
}

DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


def serious(page: Page, *rules: str) -> list[str]:
    """What axe-core finds serious or worse, and where."""
    found: list[Any] = page.evaluate(
        """rules => Promise.all(document.getAnimations().filter(each => each.effect.getTiming().iterations < 9)
            .map(each => each.finished.catch(() => null)))
            .then(() => axe.run(document, {resultTypes: ["violations"], ...(rules.length ? {runOnly: rules} : {})}))
            .then(({violations}) => violations
                .filter(({impact}) => impact === "serious" || impact === "critical")
                .map(({id, nodes}) => [id, nodes.map(node => node.target.join(" ") + ": " + node.any[0]?.message)]))""",
        list(rules),
    )
    return [f"{rule}: {where}" for rule, places in found for where in places[:3]]


@pytest.mark.parametrize("part", PARTS)
def test_a_screen_in_every_size_and_theme(visits: Visits, scenes: dict[str, Scene], part: str) -> None:
    assert AXE.is_file(), "axe-core comes with the page's packages: run `make page`"
    axe, faults = AXE.read_text(), []
    visitor = everywhere(visits, scenes)
    for name, scene in scenes.items():
        if PARTS[part](name):
            visitor.page.set_viewport_size(PHONE)
            page = scene.look(visitor)
            page.evaluate(axe)
            for theme, looks in THEMES.items():
                page.evaluate("looks => Object.assign(document.documentElement.dataset, looks)", looks)
                faults += [
                    f"{name} {theme}: {fault}"
                    for fault in serious(page, *([] if theme == "light" else ["color-contrast"]))
                ]
                picture(page, f"{name}-{theme}")
            page.evaluate("looks => Object.assign(document.documentElement.dataset, looks)", THEMES["light"])
            for size, viewport in SIZES.items():
                page.set_viewport_size(viewport)
                page.evaluate(
                    "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
                )
                if overflow(page) > 0:
                    faults.append(f"{name} {size}: {overflow(page)} px too wide")
                picture(page, f"{name}-{size}")
    assert not faults, "\n".join(faults)
