"""No module of the package knows a game by its name, except those that belong to the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spila
from spila.plugins import module_name
from tests.play import OWN_GAMES

SOURCE = Path(spila.__file__).parent
ALLOWED = {"games/__init__.py"}
"""The list of games."""
DECKS = ("decks/", "cli/deck.py", "cli/deck_pages.py")
"""Decks of dated cards are part of the game that is played with them."""
OWNERS = {"timeline": DECKS}


def belongs(path: str, game: str) -> bool:
    """Whether a file is one of the game's own: a package, module or data file of its name, or one that begins so."""
    parts = {part.partition(".")[0] for part in path.split("/")}
    own = {game, f"web-{game}", module_name(game)} & parts
    more = any(part.startswith(f"{module_name(game)}_") for part in parts)
    return bool(own) or more or path.startswith(OWNERS.get(game, ()))


def named(text: str, game: str) -> list[str]:
    words = r"[-_ ]?".join(map(re.escape, game.split("-")))
    return re.findall(rf"(?<![a-z]){words}(?![a-z])", text, re.IGNORECASE)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_no_other_module_names_the_game(game: str) -> None:
    files = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*.py")}
    assert any(belongs(name, game) and named(path.read_text(encoding="utf-8"), game) for name, path in files.items())
    strangers = {
        name: found
        for name, path in files.items()
        if name not in ALLOWED and not belongs(name, game) and (found := named(path.read_text(encoding="utf-8"), game))
    }
    assert strangers == {}


def test_names_are_found_however_they_are_written() -> None:
    assert len(named("skip-bo, skip_bo, SkipBo, Skip-Bo with coins, skipping", "skip-bo")) == 4
    assert belongs("envs/skip_bo_v0.py", "skip-bo")
    assert belongs("twin/skip_bo_moves.py", "skip-bo")
    assert not belongs("envs/spiel.py", "skip-bo")
