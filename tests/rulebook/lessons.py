"""The first games of the lessons, played through the rules: one file for each game that has one.

python -m tests.rulebook.lessons            writes src/spila/rulebook/data/lessons/<game>.json
python -m tests.rulebook.lessons --check    fails when one of them is not as it would be written

A game's lesson is in `tests/rulebook/<game>/lessons.py`.
"""

from __future__ import annotations

import msgspec

from tests.rulebook.generated import run, written_by


def written() -> dict[str, bytes]:
    """The file of each game that has a lesson."""
    return {game: msgspec.json.encode(module.lesson()) + b"\n" for game, module in written_by("lessons").items()}


if __name__ == "__main__":
    run("lessons", written())
