"""What a table sends, checked against the structs that define it."""

from __future__ import annotations

from typing import Any

import msgspec

from spila.tables.messages import AnyMessage

_decode: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage, strict=True)


def decode_strictly(data: bytes | str) -> Any:
    """The message as plain JSON. It has to be one of the structs, without a field that its struct does not have and
    without one that could have been left out: encoding what was read gives the same again.
    """
    plain = msgspec.json.decode(data)
    again = msgspec.json.decode(msgspec.json.encode(_decode.decode(data)))
    assert again == plain, f"not as its struct says: {data!r}"
    return plain
