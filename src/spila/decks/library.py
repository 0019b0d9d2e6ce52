"""Where decks lie: with the package, in the folder that SPILA_DECKS names, and in the person's own data folder."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from spila.data_folder import data_folder
from spila.decks.deck import Deck
from spila.decks.loader import MANIFEST, Reading, read_folder
from spila.decks.problems import Broken, Problem
from spila.decks.spreadsheet import read_spreadsheet
from spila.kernel import Malformed

SHIPPED: Final = ("spila", "nordic-history", "science-nature", "music-film-games", "young-players")
"""The decks of the package, in the order in which they are offered."""
DEFAULT: Final = SHIPPED[0]
TABLES: Final = (".csv", ".tsv", ".txt")
VERSIONS_KEPT: Final = 200
_versions: OrderedDict[str, Deck] = OrderedDict()
"""Published versions by name, as a server has put them here; the one used longest ago is forgotten first."""
_loaded_decks: dict[str, Deck] = {}
"""By content. The first deck loaded with some content stays, so that the texts of a table do not change under it."""


def shipped_folder() -> Path:
    """The decks of the package."""
    return Path(str(files("spila.decks") / "data"))


def own_folder() -> Path:
    """Where imported decks go: SPILA_DECKS, or else the usual place for a program's data."""
    chosen = os.environ.get("SPILA_DECKS")
    return Path(chosen) if chosen else _default_folder()


def names() -> tuple[str, ...]:
    """All decks that can be asked for by name; the shipped ones first, and of these the default."""
    return tuple(_found())


def remember_version(deck: Deck) -> None:
    """A published version can be asked for by its name from now on, until many others have been."""
    _versions[deck.id] = deck
    _versions.move_to_end(deck.id)
    if len(_versions) > VERSIONS_KEPT:
        _versions.popitem(last=False)


def version(name: str) -> Deck | None:
    """A published version, if it is in memory."""
    if name in _versions:
        _versions.move_to_end(name)
    return _versions.get(name)


def named(name: str) -> Deck:
    """The deck of that name, never a path: what a server may let its guests choose from."""
    if (published := version(name)) is not None:
        return published
    found = _found()
    if name not in found:
        raise Malformed("deck-missing", deck=name, known=", ".join(found))
    return _loaded(found[name])


def dealt_from(id: str, content_hash: str) -> Deck | None:
    """The deck with its texts that a match was dealt from: the one with that content, or else, where its dates were
    changed since, the one with that name. None when there is neither. A published version never changes.
    """
    if (published := version(id)) is not None:
        return published
    if content_hash not in _loaded_decks:
        stand_in = by_id(id)
        if stand_in is None:
            return None
        _loaded_decks.setdefault(content_hash, stand_in)
    return _loaded_decks[content_hash]


def by_id(id: str) -> Deck | None:
    """The deck of that name, if it is there and can be played."""
    try:
        return named(id)
    except Malformed:
        return None


def load(name_or_path: str | os.PathLike[str]) -> Deck:
    """A deck by name or by path; `Broken` (a `Malformed`) when it cannot be played."""
    if isinstance(name_or_path, str) and (published := version(name_or_path)) is not None:
        return published
    return _loaded(locate(name_or_path))


def read(name_or_path: str | os.PathLike[str]) -> Reading:
    """A deck with everything that is wrong with it."""
    return _reading(locate(name_or_path))


def locate(name_or_path: str | os.PathLike[str]) -> Path:
    """The folder or file of a deck. Names of decks go before names of files."""
    text = os.fspath(name_or_path)
    found = _found()
    if isinstance(name_or_path, str) and text in found:
        return found[text]
    path = Path(text)
    try:
        there = bool(text) and path.exists()
    except (OSError, ValueError):
        there = False
    if not there:
        raise Malformed("deck-missing", deck=text, known=", ".join(found))
    return path


def _loaded(path: Path) -> Deck:
    deck = _kept(path) if path.is_relative_to(shipped_folder()) else _playable(_reading(path))
    content = deck.content_hash
    if content not in _loaded_decks or _loaded_decks[content].content_hash != content:
        _loaded_decks[content] = deck
    return deck


@lru_cache(maxsize=8)
def _kept(path: Path) -> Deck:
    return _playable(_reading(path))


def _playable(reading: Reading) -> Deck:
    fatal = [problem for problem in reading.problems if problem.fatal]
    if fatal or reading.deck is None:
        raise Broken((fatal or reading.problems or [Problem("", 1, "no-cards")])[0])
    return reading.deck


def _reading(path: Path) -> Reading:
    return read_folder(path) if path.is_dir() else read_spreadsheet(path)


def _found() -> dict[str, Path]:
    found = {name: shipped_folder() / name for name in SHIPPED}
    for folder in (own_folder(), _default_folder()):
        for name, path in _on(folder):
            found.setdefault(name, path)
    return found


def _on(folder: Path) -> Iterator[tuple[str, Path]]:
    try:
        inside = sorted(folder.iterdir())
    except OSError:
        return
    for path in inside:
        if (path / MANIFEST).is_file():
            yield path.name, path
        elif path.suffix.lower() in TABLES and path.is_file():
            yield path.stem, path


def _default_folder() -> Path:
    return data_folder() / "decks"
