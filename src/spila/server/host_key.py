"""The host's key: made once, kept in a file of the data folder that only its owner can read.

Several servers that share a database need the same key; it is given to each of them as a setting.
"""

from __future__ import annotations

import hmac
import os
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from spila.kernel import Malformed
from spila.server.config import SHORTEST_KEY, ServerConfig
from spila.tables.seating import new_token

FILE: Final = "host-key"


def host_key(config: ServerConfig, *, new: bool = False, chance: Random | None = None) -> str:
    """The key: the setting, or else that in the file, which is made if there is none (or a `new` one is wanted)."""
    if config.host_key:
        return config.host_key
    path = config.data_folder / FILE
    if not new and (found := _read(path)):
        return found
    key = new_token(chance or SystemRandom())
    _write(path, key)
    return key


def is_host(config: ServerConfig, key: str) -> bool:
    """Whether this is the key now. A key that was replaced stops working at once."""
    known = config.host_key or _read(config.data_folder / FILE)
    return len(known) >= SHORTEST_KEY and hmac.compare_digest(known.encode(), key.encode())


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()[:200]
    except (OSError, UnicodeError):
        return ""


def _write(path: Path, key: str) -> None:
    beside = path.with_name(f"{FILE}.new")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(key + "\n")
        os.replace(beside, path)
    except OSError as error:
        raise Malformed("data-folder", path=str(path.parent), why=error.strerror or str(error)) from None
