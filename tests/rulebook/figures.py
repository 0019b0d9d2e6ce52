"""The positions of the rule pages: one file for each game that has any.

python -m tests.rulebook.figures            writes src/spila/rulebook/data/figures/<game>.json
python -m tests.rulebook.figures --check    fails when one of them is not as it would be written

A game's positions are in `tests/rulebook/<game>/figures.py`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tests.rulebook.generated import run, written_by


def encoded(found: dict[str, Any]) -> bytes:
    """One field on each line, so that changes can be read."""
    return msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n"


def written() -> dict[str, bytes]:
    """The file of each game that has figures."""
    return {game: encoded(module.figures()) for game, module in written_by("figures").items()}


if __name__ == "__main__":
    run("figures", written())
