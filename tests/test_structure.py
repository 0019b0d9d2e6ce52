"""Files stay short enough to read, and the live table has no hidden import cycles."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "src" / "spila" / "server" / "page"
MOST_LINES = {"src": 400, "web/src": 400, "src/spila/tables": 300, "src/spila/server": 300, "src/spila/store": 300}
KINDS = {".py", ".ts", ".svelte", ".css"}


def sources(folder: str) -> list[Path]:
    found = [path for path in (ROOT / folder).rglob("*") if path.suffix in KINDS and BUILT not in path.parents]
    assert len(found) > 10
    return found


def test_no_file_is_longer_than_can_be_read_at_once() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): (lines, most)
        for folder, most in MOST_LINES.items()
        for path in sources(folder)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > most
    }
    assert lengths == {}


def test_modules_of_the_live_table_hide_no_import_from_the_contracts() -> None:
    hidden = [path.name for path in sources("src/spila/tables") if "TYPE_CHECKING" in path.read_text(encoding="utf-8")]
    assert hidden == []


def test_modules_of_the_server_hide_no_import_of_each_other_from_the_contracts() -> None:
    hidden = [
        path.name
        for path in sources("src/spila/server")
        if re.search(r"TYPE_CHECKING:(\n    .*|\n)*?\n    from spila", path.read_text(encoding="utf-8"))
    ]
    assert hidden == []
