"""The tables of docs/protocol.md: messages with their fields, and every code, from what the server itself knows.

python -m tests.server.pages            write them
python -m tests.server.pages --check    fail when they are out of date
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, get_args

import msgspec

from spila.l10n import Words
from spila.plugins import module_name
from spila.server import api, class_api
from spila.server.schemas import table_schema
from spila.tables import commands, messages
from tests.l10n.codes import Mention, goodbyes, refusals
from tests.play import OWN_GAMES

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"

PARTS = ("Settings", "TableInfo", "SeatInfo", "UndoInfo", "Result", "EntryInfo", "Lead", "Clock", "Hint", "RunnerUp")
"""Parts of messages."""
BODIES = [
    name for module in (api, class_api) for name, value in vars(module).items()
    if getattr(value, "__module__", "") == module.__name__ and isinstance(value, type)
]  # fmt: skip
PACKAGES = ("server", "tables", "kernel", "games", "dated", "bots", "store/errors.py", "decks/library.py")
FURTHER = [
    Mention("no-such-method", frozenset(), False, "server/app.py"),
    Mention("server-fault", frozenset(), False, "server/app.py"),
    Mention("deck-broken", frozenset({"file", "line", "told"}), False, "decks/problems.py"),
]
"""Codes that no plain call names."""
NEVER = {
    *("host-unusable", "port-taken", "port-forbidden", "data-folder", "number-range", "choice"),
    *("setting-proxy", "setting-origin", "setting-path", "setting-page", "setting-unknown", "setting-host"),
    *("picows-version", "database-empty", "database-missing"),  # for hosts
    *("record-result", "record-digest", "file-too-large", "seed", "seed-secret", "seed-hash", "illegal-entry"),
    *("game-twice", "move", "move-number", "position", "deck-order", "deck-year", "table-exists"),  # said to programs
}
"""Codes in these packages that never go over the wire."""
GROUPS = {
    "server": "connection and HTTP",
    "tables": "table",
    "kernel": "table",
    **{f"games/{module_name(game)}": Words().say(f"web-game-{game}") for game in OWN_GAMES},
    "games": "table",
    "dated": "Timeline",
    "bots": "table",
    "decks": "Timeline",
    "store": "database",
}
AGAIN = {"restart": "500 to 2500", "server-full": "30000", "table-fault": "500"}
"""When to come back, in milliseconds; after other goodbyes not at all."""


def requests() -> str:
    return "\n".join(_described(_tag(kind), kind.__name__) for kind in get_args(commands.AnyCommand))


def message_types() -> str:
    return "\n".join(_described(_tag(kind), kind.__name__) for kind in get_args(messages.AnyMessage))


def parts() -> str:
    return "\n".join(_described(name, name) for name in PARTS)


def bodies() -> str:
    return "\n".join(_described(name, name) for name in BODIES)


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def _described(title: str, name: str) -> str:
    schema = SCHEMA[name]
    lines = [f"#### `{title}`", "", " ".join(schema.get("description", "").split()), ""]
    fields = {field: each for field, each in schema["properties"].items() if field != "type"}
    if fields:
        lines += ["| field | type | default | meaning |", "|---|---|---|---|"]
        for field, each in fields.items():
            default = f"`{_json(each['default'])}`" if "default" in each else "left out"
            default = "required" if field in schema["required"] else default
            lines.append(f"| `{field}` | {_type(each)} | {default} | {_meaning(each)} |")
        lines.append("")
    return "\n".join(lines)


def _json(value: Any) -> str:
    return "all defaults" if isinstance(value, dict) and value else msgspec.json.encode(value).decode()


def _meaning(schema: Mapping[str, Any]) -> str:
    inner = [each["description"] for each in schema.get("anyOf", ()) if "description" in each]
    return str(schema.get("description") or "".join(inner[:1]))


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "enum" in schema:
        return ", ".join(f"`{each}`" for each in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    match schema.get("type"):
        case "array":
            items = _type(schema["items"]) if schema.get("items") else "anything"
            return f"list of {items}" + _bounds(schema, "minItems", "maxItems")
        case "object":
            values = schema.get("additionalProperties")
            return f"object of {_type(values)}" if isinstance(values, dict) and values else "object"
        case "string":
            return "text" + _bounds(schema, "minLength", "maxLength")
        case "integer" | "number" as kind:
            return ("whole number" if kind == "integer" else "number") + _bounds(schema, "minimum", "maximum")
        case "boolean":
            return "true or false"
        case "null":
            return "null"
    return "anything"


def _bounds(schema: Mapping[str, Any], least: str, most: str) -> str:
    low, high = schema.get(least), schema.get(most)
    if high is None:
        return "" if low is None else f" from {low}"
    return f" up to {high}" if low is None else f" {low} to {high}"


def every_refusal() -> list[Mention]:
    """Codes that can come over a socket or HTTP, at every place that has them."""
    return [each for each in (*refusals(*PACKAGES), *FURTHER) if each.code not in NEVER]


def codes() -> str:
    found: dict[str, list[Mention]] = {}
    for each in every_refusal():
        found.setdefault(each.code, []).append(each)
    lines = ["| code | from | parameters | in English |", "|---|---|---|---|"]
    for code, places in sorted(found.items()):
        params = sorted({param for place in places for param in place.params})
        groups = ", ".join(dict.fromkeys(_group(place.where) for place in places))
        lines.append(f"| `{code}` | {groups} | {_named(params)} | {_text(code, params, 'refusal', 'error')} |")
    return "\n".join(lines)


def ends() -> str:
    lines = ["| code | parameters | `again` | in English |", "|---|---|---|---|"]
    for each in sorted({each.code: each for each in goodbyes("tables", "server")}.values()):
        params = sorted(each.params)
        again = AGAIN.get(each.code, "absent")
        lines.append(f"| `{each.code}` | {_named(params)} | {again} | {_text(each.code, params, 'goodbye')} |")
    return "\n".join(lines)


def _group(where: str) -> str:
    return next(group for package, group in GROUPS.items() if where.startswith(package))


def _named(params: list[str]) -> str:
    return ", ".join(f"`{param}`" for param in params)


def _text(code: str, params: list[str], *names: str) -> str:
    shown = {param: f"{{{param}}}" for param in [*params, "player"]}
    return Words().say(*(f"{name}-{code}" for name in names), **shown)


def generated() -> Iterator[tuple[str, str]]:
    """Every generated part by the name of its marker."""
    yield "messages", requests()
    yield "server-messages", message_types()
    yield "parts", parts()
    yield "bodies", bodies()
    yield "codes", codes()
    yield "goodbyes", ends()


def _between(table: str, match: re.Match[str]) -> str:
    return match[1] + table + match[2]


def written() -> str:
    """The page with its tables as they should be."""
    text = PAGE.read_text(encoding="utf-8")
    for name, table in generated():
        text, found = re.subn(
            rf"(<!-- {name} -->\n).*?(\n<!-- end -->)", partial(_between, table), text, count=1, flags=re.DOTALL
        )
        assert found == 1, name
    return text


SCHEMA: Mapping[str, Any] = table_schema()["$defs"]

if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(written() != PAGE.read_text(encoding="utf-8") and "docs/protocol.md is out of date")
    PAGE.write_text(written(), encoding="utf-8")
