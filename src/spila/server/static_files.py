"""The page: built files with their types, long-lived where their names change with their content, a strict policy."""

from __future__ import annotations

import html
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from spila.l10n import FALLBACK, known
from spila.server.config import ServerConfig

TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".txt": "text/plain",
    ".ftl": "text/plain",
}
"""Litestar adds `charset=utf-8` to texts."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class File(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    kind: str
    packed: bytes | None
    """The same in gzip, where that is smaller."""
    lasting: bool


class Hints(msgspec.Struct, frozen=True):
    """What the page of a table or a deck will ask for, written by its build (`web/build/hints.ts`)."""

    table: list[str] = []
    lobby: list[str] = []
    screens: dict[str, list[str]] = {}
    boards: dict[str, list[str]] = {}
    words: dict[str, dict[str, list[str]]] = {}

    def files(self, language: str, game: str, *, waiting: bool) -> list[str]:
        """All of it for a reader of this language, at a table of this game if that is known. Before the deal, that is
        the lobby; the board follows while people sit there.
        """
        words = self.words.get(language, {})
        if waiting:
            return [*self.lobby, *words.get("common", ()), *words.get("setup", ())]
        return [*self.table, *words.get("common", ()), *self.boards.get(game, ()), *words.get(game, ())]

    def files_of_screen(self, language: str, screen: str) -> list[str]:
        """All of it for a reader of this language on a screen of the deck workshop; nothing for other screens."""
        words = self.words.get(language, {})
        if screen not in self.screens:
            return []
        return [*self.screens[screen], *words.get("common", ()), *words.get("setup", ()), *words.get("workshop", ())]


class Page:
    """All files of the page, read once. Other paths lead to the page itself, which knows its own ways."""

    def __init__(self, config: ServerConfig) -> None:
        self.folder = Path(config.page) if config.page else Path(str(files("spila.server") / "page"))
        self._base = config.base
        self._files: dict[str, File] = {}
        if self.folder.is_dir():
            for path in sorted(self.folder.rglob("*")):
                if path.is_file() and path.suffix in TYPES:
                    self._files[path.relative_to(self.folder).as_posix()] = self._read(path)
        hints = self._files.pop("hints.json", None)
        self._hints = Hints() if hints is None else msgspec.json.decode(hints.body, type=Hints)

    @property
    def built(self) -> bool:
        """Whether there is a page to show."""
        return "index.html" in self._files

    def find(self, path: str) -> File | None:
        """The file, or the page for any of its ways."""
        if path in self._files and path != "index.html":
            return self._files[path]
        if "." in path.rpartition("/")[2]:
            return None
        return self._files.get("index.html")

    def links(self, languages: str, game: str, *, waiting: bool = False) -> str:
        """What a table's page needs, as a `Link` header: everything sets out at once. `languages` is the browser's
        `Accept-Language`; a page set to another language fetches that as well.
        """
        return self._link(self._hints.files(_preferred(languages), game, waiting=waiting))

    def links_of_screen(self, languages: str, screen: str) -> str:
        """The same for a screen of the deck workshop; empty for other screens."""
        return self._link(self._hints.files_of_screen(_preferred(languages), screen))

    def _link(self, named: list[str]) -> str:
        return ", ".join(f"<{self._base}{file}>; rel=modulepreload" for file in dict.fromkeys(named))

    def _read(self, path: Path) -> File:
        import gzip

        body = path.read_bytes()
        if path.name == "index.html":
            base = f'<base href="{html.escape(self._base)}">'.encode()
            body = body.replace(b"<head>", b"<head>" + base, 1)
        kind = TYPES[path.suffix]
        text = not kind.startswith(("image/png", "image/x-icon", "font/"))
        packed = gzip.compress(body, 9, mtime=0) if text and len(body) > 500 else None
        return File(body, kind, packed if packed and len(packed) < len(body) else None, "assets" in path.parts)


def _preferred(languages: str) -> str:
    """The first language of an `Accept-Language` header that the page has."""
    return next((code for each in languages.split(",") if (code := known(each.split(";")[0].strip()))), FALLBACK)
