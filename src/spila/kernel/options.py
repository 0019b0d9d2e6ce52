"""What a game says about an option beyond its type: the rules it changes, and how its value depends on the seats."""

from __future__ import annotations

from typing import Literal

from msgspec import Meta


def rule(*ids: str, seats: Literal["one", "each", "count"] | None = None, start: int | None = None) -> Meta:
    """The annotation of an option that changes these rules.

    `seats` is for options that hold for one group of players only: the value is the number of `one` seat, a list with
    a value for `each` seat, or has to fit the `count` of seats. `start` is the value that an option that may be off
    begins with when it is switched on; of each seat, if there is one for each. Clients read both in the JSON Schema.
    """
    keywords = {"x-seats": seats, "x-start": start}
    schema = {name: value for name, value in keywords.items() if value is not None}
    return Meta(extra={"rules": ids}, extra_json_schema=schema or None)
