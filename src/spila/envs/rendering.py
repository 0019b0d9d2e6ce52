"""A view as text, for people and logs: field names and values, line by line. Works for any game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

_OMITTED = frozenset({"options", "rules"})


def render_text(view: Any) -> str:
    """The view with one line per field."""
    return "\n".join(_lines(msgspec.to_builtins(view), ""))


def _lines(parts: Mapping[str, Any], margin: str) -> Iterator[str]:
    for name, part in parts.items():
        if name in _OMITTED or part is None:
            continue
        if isinstance(part, Mapping):
            yield f"{margin}{name}:"
            yield from _lines(part, margin + "  ")
        elif isinstance(part, list | tuple) and part and isinstance(part[0], Mapping):
            for place, each in enumerate(part):
                yield f"{margin}{name} {place}: " + _row(each)
        else:
            yield f"{margin}{name}: {_value(part)}"


def _row(parts: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {_value(part)}" for name, part in parts.items() if part is not None)


def _value(part: Any) -> str:
    if isinstance(part, list | tuple):
        return "[" + " ".join(_value(each) for each in part) + "]"
    return str(part)
