"""Generates the tables of settings and limits in docs/hosting.md from the server's own definitions.

python -m tests.hosting.pages            write them
python -m tests.hosting.pages --check    fail when they are out of date
"""

from __future__ import annotations

import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from spila.server.config import LIMIT, PREFIX, ServerConfig
from spila.server.limits import Limits

PAGE = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
OPTIONS = ("host", "port", "data", "database_url", "base_path", "workers", "log_level")


def variables() -> list[str]:
    """Every environment variable the server reads."""
    own = [PREFIX + field.name.upper() for field in msgspec.structs.fields(ServerConfig) if field.name != "limits"]
    return own + [LIMIT + field.name.upper() for field in msgspec.structs.fields(Limits)]


def settings() -> str:
    lines = ["| variable | option | default | meaning |", "|---|---|---|---|"]
    for field in msgspec.structs.fields(ServerConfig):
        if field.name != "limits":
            option = f"`--{field.name.replace('_', '-')}`" if field.name in OPTIONS else ""
            default = _setting(field.default)
            lines.append(f"| `{PREFIX}{field.name.upper()}` | {option} | {default} | {_description(field.type)} |")
    return "\n".join(lines)


def limits() -> str:
    lines = ["| variable | default | lowest | highest | meaning |", "|---|---|---|---|---|"]
    for field in msgspec.structs.fields(Limits):
        bounds = msgspec.json.schema(field.type)
        lines.append(
            f"| `{LIMIT}{field.name.upper()}` | {_shown(field.default)} | {_shown(bounds['minimum'])} | "
            f"{_shown(bounds['maximum'])} | {_description(field.type)} |"
        )
    return "\n".join(lines)


def _description(kind: Any) -> str:
    return str(msgspec.json.schema(kind)["description"])


def _setting(value: Any) -> str:
    """A port is a name rather than a quantity, so it has no thousands separator."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, int) else _shown(value)


def _shown(value: Any) -> str:
    if isinstance(value, float | int):
        return f"{value:.15g}"  # as it would be typed
    return f"`{value}`" if value else ""


def _between(table: str, match: re.Match[str]) -> str:
    return match[1] + table + match[2]


def written() -> str:
    """The page with up-to-date tables."""
    text = PAGE.read_text(encoding="utf-8")
    for name, table in (("settings", settings()), ("limits", limits())):
        text, found = re.subn(
            rf"(<!-- {name} -->\n).*?(\n<!-- end -->)",
            partial(_between, table),
            text,
            count=1,
            flags=re.DOTALL,
        )
        assert found == 1, name
    return text


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(written() != PAGE.read_text(encoding="utf-8") and "docs/hosting.md is out of date")
    PAGE.write_text(written(), encoding="utf-8")
