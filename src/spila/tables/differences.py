"""What is different between two values of plain data, so that a log need not repeat what stays the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

Difference: TypeAlias = tuple[tuple[str, ...], Any]
"""Where in the nested objects, and what is there now."""


def differences(old: Any, new: Any) -> list[Difference]:
    """The differences that lead from one value to the other. Objects with the same fields are compared field by field,
    everything else as a whole.
    """
    return list(_find((), old, new))


def _find(path: tuple[str, ...], old: Any, new: Any) -> Iterator[Difference]:
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name, value in new.items():
            yield from _find((*path, name), old[name], value)
    elif old != new or type(old) is not type(new):
        yield path, new


def changed(old: Any, found: Sequence[Difference]) -> Any:
    """The value with these differences; the same object where there are none."""
    for path, value in found:
        old = _put(old, path, value)
    return old


def _put(old: Any, path: tuple[str, ...], value: Any) -> Any:
    return {**old, path[0]: _put(old[path[0]], path[1:], value)} if path else value
