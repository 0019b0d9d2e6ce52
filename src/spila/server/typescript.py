"""JSON Schema definitions as TypeScript types, and Python values as TypeScript constants."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

Schema = Mapping[str, Any]

SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def references(schema: object) -> Iterator[str]:
    """The names of all definitions that a schema refers to directly."""
    if isinstance(schema, Mapping):
        if "$ref" in schema:
            yield _name(schema)
        for each in schema.values():
            yield from references(each)
    elif isinstance(schema, list | tuple):
        for each in schema:
            yield from references(each)


def _name(schema: Schema) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


class Types:
    """TypeScript declarations of a set of definitions. A list of values that is also a definition of its own is written
    by its name.
    """

    def __init__(self, definitions: Mapping[str, Schema]) -> None:
        self.definitions = definitions
        self._enums = {tuple(each["enum"]): name for name, each in definitions.items() if "enum" in each}

    def declared(self, names: Iterable[str]) -> str:
        """The declarations of these definitions."""
        return "".join(self._declared(name, self.definitions[name]) for name in names)

    def used_by(self, name: str) -> set[str]:
        """The definitions that a definition's TypeScript text names."""
        return {*references(self.definitions[name]), *self._enums_in(self.definitions[name])} - {name}

    def _enums_in(self, schema: object) -> Iterator[str]:
        if isinstance(schema, Mapping):
            if "enum" in schema and tuple(schema["enum"]) in self._enums:
                yield self._enums[tuple(schema["enum"])]
            for each in schema.values():
                yield from self._enums_in(each)
        elif isinstance(schema, list | tuple):
            for each in schema:
                yield from self._enums_in(each)

    def _declared(self, name: str, schema: Schema) -> str:
        comment = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
        if schema.get("type") == "object" and "properties" in schema:
            return f"\n{comment}export interface {name} {self._fields(schema)}\n"
        values = _values(schema["enum"]) if "enum" in schema else self._type(schema)
        return f"\n{comment}export type {name} = {values};\n"

    def _fields(self, schema: Schema) -> str:
        required = schema.get("required", ())
        lines = []
        for name, each in schema["properties"].items():
            if "description" in each:
                lines.append(f"  /** {each['description']} */")
            tag = "const" in each or ("enum" in each and len(each["enum"]) == 1)
            lines.append(f"  {name}{'' if name in required or tag else '?'}: {self._type(each)};")
        return "\n".join(["{", *lines, "}"])

    def _type(self, schema: Schema) -> str:
        if "$ref" in schema:
            return _name(schema)
        if "const" in schema:
            return json.dumps(schema["const"])
        if "enum" in schema:
            return self._enums.get(tuple(schema["enum"])) or _values(schema["enum"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self._type(each) for each in schema["anyOf"]))
        kind = schema.get("type")
        if kind == "array":
            return self._array(schema)
        if kind == "object":
            return self._object(schema)
        return SIMPLE.get(str(kind), "unknown")

    def _array(self, schema: Schema) -> str:
        if schema.get("prefixItems"):
            return "[" + ", ".join(map(self._type, schema["prefixItems"])) + "]"
        items = self._type(schema.get("items") or {})
        return f"({items})[]" if "|" in items else f"{items}[]"

    def _object(self, schema: Schema) -> str:
        if "properties" in schema:
            return self._fields(schema)
        values = schema.get("additionalProperties")
        return f"Record<string, {self._type(values) if isinstance(values, dict) else 'unknown'}>"


def _values(values: Iterable[Any]) -> str:
    return " | ".join(map(json.dumps, values))


def imported(names: Iterable[str], module: str) -> str:
    """An import of types, or nothing where none is needed."""
    found = sorted(names)
    return f'import type {{ {", ".join(found)} }} from "./{module}.ts";\n' if found else ""


def constant(name: str, value: object, *, kind: str = "", comment: str = "") -> str:
    """An exported constant: of the type `kind`, or else of the type of its literal."""
    head = f"/** {comment} */\n" if comment else ""
    if isinstance(value, int | str):
        return f"\n{head}export const {name} = {json.dumps(value)};\n"
    typed = f": {kind}" if kind else ""
    return f"\n{head}export const {name}{typed} = {_literal(value)}{'' if kind else ' as const'};\n"


def _literal(value: object) -> str:
    """A value in TypeScript; the fields of an object each on a line."""
    if not isinstance(value, Mapping):
        return json.dumps(value)
    fields = "".join(f"  {name}: {_inline(each)},\n" for name, each in value.items())
    return f"{{\n{fields}}}"


def _inline(value: object) -> str:
    if not isinstance(value, Mapping):
        return json.dumps(value)
    return "{ " + ", ".join(f"{name}: {_inline(each)}" for name, each in value.items()) + " }"
