"""Bytes and plain data to typed values and back. What cannot be read is malformed, which is not the same as illegal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec


class Coded(Exception):
    """Something went wrong: a code with parameters, for words to be found elsewhere."""

    def __init__(self, code: str, **params: int | str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, int | str] = params

    def __str__(self) -> str:
        return self.code + "".join(f" {key}={value}" for key, value in self.params.items())


class Malformed(Coded, ValueError):
    """Input that cannot be read."""


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(kind: Any, data: bytes | str, what: str) -> Any:
    """Strict JSON decoding; `what` names the thing in the error."""
    try:
        return _decoder(kind).decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Malformed("unreadable", what=what, why=str(error)) from None


def convert(kind: Any, data: object, what: str) -> Any:
    """The same for plain Python data (dictionaries, lists, numbers)."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Malformed("unreadable", what=what, why=str(error)) from None


def encode(value: object) -> bytes:
    """Compact JSON, the same bytes for the same value."""
    return msgspec.json.encode(value)
