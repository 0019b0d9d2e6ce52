"""The protocol for other programs: JSON Schema, TypeScript types and TypeScript constants, all made from the server's
own definitions, so that none of them can differ from what the server sends.

python -m spila.server.schemas            write docs/schema/*.json and web/src/protocol/*.ts of a checkout
python -m spila.server.schemas --check    fail when they are not up to date
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from spila.api import games
from spila.decks import eras
from spila.server import api, class_api, deck_api, host_api
from spila.server.typescript import Types, constant, imported
from spila.tables import choices, codes, commands, messages
from spila.tables.settings import Settings

TEMPLATE: Final = "#/$defs/{name}"
HEAD: Final = "// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.\n"
BODIES: Final = {"bodies": api, "class-bodies": class_api, "deck-bodies": deck_api, "host-bodies": host_api}
"""The modules with the structs that are sent over HTTP, by the name of their TypeScript module."""
CHOICES: Final = {
    "Emote": choices.Emote,
    "Colour": choices.Colour,
    "Animal": choices.Animal,
    "Pace": choices.Pace,
    "Language": choices.Language,
    "Role": choices.Role,
    "Cue": choices.Cue,
}
"""Fixed lists of values that have names of their own."""


def table_schema() -> dict[str, Any]:
    """Everything that goes over a table's socket or the HTTP interface, apart from what belongs to a game."""
    return _schema({"AnyCommand": commands.AnyCommand, "AnyMessage": messages.AnyMessage, **_bodies(), **CHOICES})


def game_schema(game: str) -> dict[str, Any]:
    """A game's own values: what a seat sees, moves, events and options."""
    rules = games()[game]
    return _schema(
        {"View": rules.view_type, "Move": rules.move_type, "Event": rules.event_type, "Options": rules.options_type}
    )


def _bodies(*only: str) -> dict[str, Any]:
    """The structs that are sent over HTTP: all of them, or those of some modules."""
    return {
        name: value
        for module in (BODIES[each] for each in (only or BODIES))
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    }


def _schema(types: Mapping[str, Any]) -> dict[str, Any]:
    tops, parts = msgspec.json.schema_components(types.values(), ref_template=TEMPLATE)
    named = {name: top for name, top in zip(types, tops, strict=True) if top.get("$ref") != TEMPLATE.format(name=name)}
    found = dict(sorted({**parts, **named}.items()))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": found}


def game_types(schema: Mapping[str, Any]) -> str:
    """A game's types as one TypeScript module."""
    types = Types(schema["$defs"])
    return HEAD + types.declared(types.definitions)


def table_types(schema: Mapping[str, Any]) -> dict[str, str]:
    """The table's types by module: commands, messages, bodies of HTTP requests, and what these have in common. The
    module `table` has them all.
    """
    types = Types(schema["$defs"])
    reached = {
        "commands": _reached(types, {"AnyCommand"}),
        "messages": _reached(types, {"AnyMessage"}),
    }
    reached |= {name: _reached(types, set(_bodies(name))) for name in BODIES}
    homes = {name: [module for module, names in reached.items() if name in names] for name in types.definitions}
    common = {name for name, modules in homes.items() if len(modules) != 1}
    files = {"common": HEAD + types.declared(sorted(common))}
    for module, names in reached.items():
        own = sorted(names - common)
        needed = {each for name in own for each in types.used_by(name)} & common
        files[module] = HEAD + imported(needed, "common") + types.declared(own)
    every = sorted(files)
    files["table"] = HEAD + "\n" + "".join(f'export type * from "./{module}.ts";\n' for module in every)
    return files


def _reached(types: Types, names: set[str]) -> set[str]:
    """These definitions and all that they refer to, directly or not."""
    found: set[str] = set()
    open_names = set(names)
    while open_names:
        name = open_names.pop()
        found.add(name)
        open_names |= types.used_by(name) - found
    return found


def constants() -> str:
    """Values that the page and the server have to agree on."""
    lists = {
        "LANGUAGES": ("Language", "The languages, in the order in which they are offered."),
        "COLOURS": ("Colour", ""),
        "ANIMALS": ("Animal", ""),
        "EMOTES": ("Emote", "In the order in which they are offered."),
        "PACES": ("Pace", "How long bots think, shortest first."),
    }
    parts = [HEAD, imported({kind for kind, _ in lists.values()} | {"Settings"}, "common")]
    parts.append(constant("PROTOCOL", messages.PROTOCOL, comment="The version of the protocol, sent in `hello`."))
    for name, (kind, comment) in lists.items():
        parts.append(constant(name, list(get_args(CHOICES[kind])), kind=f"readonly {kind}[]", comment=comment))
    parts.append(constant("CODE_ALPHABET", codes.ALPHABET, comment="What the code of a table is made of."))
    parts.append(constant("CODE_LENGTH", codes.CODE_LENGTH))
    defaults = msgspec.to_builtins(Settings())
    parts.append(constant("DEFAULT_SETTINGS", defaults, kind="Required<Settings>", comment="Of a new table."))
    return "".join(parts)


def era_constants() -> str:
    """The eras of decks that are ordered by year."""
    grounds = {name: _ground(*eras.GROUNDS[name]) for name in eras.ERAS}
    parts = [HEAD]
    parts.append(constant("LAST_YEARS", eras.LAST_YEARS, comment="The last year of each era but the newest."))
    parts.append(constant("GROUNDS", grounds, comment="The ground of date sides by era, oldest first."))
    parts.append(constant("UNTURNED", _ground(*eras.UNTURNED), comment="The ground of every card before it is turned."))
    no_era = next(name for name, ground in eras.GROUNDS.items() if ground == eras.NO_ERA)
    parts.append(constant("NO_ERA", no_era, comment="Stands for the era in decks that are not ordered by year."))
    parts.append("\nexport type Era = keyof typeof GROUNDS;\n")
    return "".join(parts)


def _ground(centre: str, edge: str) -> dict[str, str]:
    return {"centre": centre.lower(), "edge": edge.lower()}


def written(root: Path) -> dict[Path, str]:
    """Every generated file of a checkout with its content."""
    table, own = table_schema(), {game: game_schema(game) for game in games()}
    modules = {**table_types(table), **{game: game_types(schema) for game, schema in own.items()}}
    modules |= {"constants": constants(), "eras": era_constants()}
    files = {}
    for name, schema in {"table": table, **own}.items():
        files[root / "docs" / "schema" / f"{name}.json"] = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    for name, text in modules.items():
        files[root / "web" / "src" / "protocol" / f"{name}.ts"] = text
    return files


def main(arguments: list[str]) -> int:
    """Write the files that are not up to date, or with --check name them."""
    root = Path(__file__).parents[3]
    files = written(root)
    old = [path for path, text in files.items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path in old:
            sys.stderr.write(f"{path.relative_to(root)} is not up to date: run python -m spila.server.schemas\n")
        return 1 if old else 0
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
