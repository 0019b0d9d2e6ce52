"""The tables of fields in docs/environments.md, generated from the encoders.

python -m tests.envs.pages            (writes them)
"""

from __future__ import annotations

from pathlib import Path

from spila.envs.encoder import encoder
from spila.games import MODULES
from spila.plugins import packages

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def table(game: str) -> str:
    """The observation of a game with its default options and two seats."""
    numbers = encoder(game, 2)
    hidden = numbers.describe_hidden()
    size = sum(field.size for field in hidden)
    rows = [
        f"{numbers.size} numbers, {numbers.actions} actions.",
        "",
        "| from | numbers | field | lowest | highest | meaning |",
        "|---:|---:|---|---:|---:|---|",
    ]
    start = 0
    for field in numbers.fields:
        rows.append(f"| {start} | {field.size} | {field.name} | {field.low:g} | {field.high:g} | {field.meaning} |")
        start += field.size
    rows += [
        "",
        f"`state()`: {start * numbers.seats + size} numbers, the observations of all seats and then these.",
        "",
    ]
    rows += rows[2:4]
    start *= numbers.seats
    for field in hidden:
        rows.append(f"| {start} | {field.size} | {field.name} | {field.low:g} | {field.high:g} | {field.meaning} |")
        start += field.size
    return "\n".join(rows)


def with_current_tables(page: str) -> str:
    """The page with up-to-date tables."""
    for game in (game for game in MODULES if game not in packages()):
        mark = f"<!-- fields: {game} -->"
        assert page.count(mark) == 2, f"the page has no place for {game}"
        before, _, rest = page.partition(mark)
        page = f"{before}{mark}\n{table(game)}\n{mark}{rest.partition(mark)[2]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(with_current_tables(PAGE.read_text()))
