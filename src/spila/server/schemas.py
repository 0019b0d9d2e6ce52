"""What is said on the wire, for other programs: JSON Schema and TypeScript types, both made from the message structs.

python -m spila.server.schemas            write docs/schema/*.json and web/src/protocol/*.ts of a checkout
python -m spila.server.schemas --check    fail when they are not up to date
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from spila.api import games
from spila.server import api
from spila.tables import choices, messages

TEMPLATE: Final = "#/$defs/{name}"
HEAD: Final = "// Made by `python -m spila.server.schemas` from the server's message structs. Change those instead.\n"
SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def table_schema() -> dict[str, Any]:
    """Everything that goes over a table's socket or the HTTP interface, apart from what belongs to a game."""
    spoken = {"AnyCommand": messages.AnyCommand, "AnyMessage": messages.AnyMessage}
    asked = {name: getattr(api, name) for name in _of_its_own(api)}
    said = {"Emote": choices.Emote, "Colour": choices.Colour, "Animal": choices.Animal}
    said |= {"Pace": choices.Pace, "Language": choices.Language}
    return _schema({**spoken, **asked, **said})


def game_schema(game: str) -> dict[str, Any]:
    """A game's own values: what a seat sees, does and hears of, and the house rules."""
    rules = games()[game]
    return _schema(
        {"View": rules.view_type, "Move": rules.move_type, "Event": rules.event_type, "Options": rules.options_type}
    )


def _of_its_own(module: Any) -> Iterator[str]:
    for name, value in vars(module).items():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield name


def _schema(types: Mapping[str, Any]) -> dict[str, Any]:
    tops, parts = msgspec.json.schema_components(types.values(), ref_template=TEMPLATE)
    named = {name: top for name, top in zip(types, tops, strict=True) if top.get("$ref") != TEMPLATE.format(name=name)}
    found = dict(sorted({**parts, **named}.items()))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": found}


def typescript(schema: Mapping[str, Any]) -> str:
    """The schema's definitions as TypeScript types."""
    return HEAD + "".join(_declared(name, each) for name, each in schema["$defs"].items())


def _declared(name: str, schema: Mapping[str, Any]) -> str:
    comment = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"\n{comment}export interface {name} {_fields(schema, '  ')}\n"
    return f"\n{comment}export type {name} = {_type(schema)};\n"


def _fields(schema: Mapping[str, Any], indent: str) -> str:
    required = schema.get("required", ())
    lines = []
    for name, each in schema["properties"].items():
        if "description" in each:
            lines.append(f"{indent}/** {each['description']} */")
        tag = "const" in each or ("enum" in each and len(each["enum"]) == 1)
        lines.append(f"{indent}{name}{'' if name in required or tag else '?'}: {_type(each)};")
    return "\n".join(["{", *lines, "}"])


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    return SIMPLE.get(str(kind), "unknown")


def _array(schema: Mapping[str, Any]) -> str:
    if schema.get("prefixItems"):
        return "[" + ", ".join(map(_type, schema["prefixItems"])) + "]"
    items = _type(schema.get("items") or {})
    return f"({items})[]" if "|" in items else f"{items}[]"


def _object(schema: Mapping[str, Any]) -> str:
    if "properties" in schema:
        return _fields(schema, "  ")
    values = schema.get("additionalProperties")
    return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"


def written(root: Path) -> dict[Path, str]:
    """Every generated file of a checkout with what has to be in it."""
    schemas = {"table": table_schema(), **{game: game_schema(game) for game in games()}}
    files = {}
    for name, schema in schemas.items():
        files[root / "docs" / "schema" / f"{name}.json"] = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
        files[root / "web" / "src" / "protocol" / f"{name}.ts"] = typescript(schema)
    return files


def main(arguments: list[str]) -> int:
    """Write the files, or with --check tell which ones are old."""
    root = Path(__file__).parents[3]
    old = [path for path, text in written(root).items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path in old:
            sys.stderr.write(f"{path.relative_to(root)} is not up to date: run python -m spila.server.schemas\n")
        return 1 if old else 0
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(root)[path], "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
