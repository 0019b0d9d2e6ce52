"""Where the parts of a game's rulebook are: in this package, or in the package of a game from outside."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from spila.plugins import folder, packages


def data_file(game: str, kind: Literal["figures", "lessons"]) -> Traversable:
    """The file with a game's figures or its lesson, whether there is one or not: `rulebook/data/<kind>/<game>.json`
    here, `<package>/<kind>.json` in a package from outside.
    """
    if (package := packages().get(game)) is not None:
        return folder(package) / f"{kind}.json"
    return files("spila.rulebook") / "data" / kind / f"{game}.json"


def page_file(game: str, language: str) -> Traversable:
    """The file with a game's rule page in the language, whether there is one or not."""
    package = packages().get(game)
    texts = files("spila.l10n") if package is None else folder(package) / "l10n"
    return texts / language / "book" / f"{game}.md"
