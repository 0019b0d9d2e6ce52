"""The folder where Spila keeps a person's data: the server's database and imported decks."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

NAME: Final = "spila"


def data_folder() -> Path:
    """The system's usual place for a program's data, or the place that earlier versions used if only that exists.

    Both are the same on Linux. They differ on macOS and Windows, where a database made by an earlier version must still
    be found.
    """
    from platformdirs import user_data_path

    usual, former = user_data_path(NAME, appauthor=False), _former_folder()
    return former if former.is_dir() and not usual.is_dir() else usual


def _former_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("APPDATA")
    return Path(home or os.path.expanduser("~/.local/share")) / NAME
