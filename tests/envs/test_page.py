"""docs/environments.md agrees with the encoders."""

from __future__ import annotations

from spila.games import MODULES, load
from spila.plugins import module_name, packages
from tests.envs.pages import PAGE, with_current_tables


def test_the_tables_of_fields_are_up_to_date() -> None:
    page = PAGE.read_text()
    assert with_current_tables(page) == page, "run python -m tests.envs.pages"


def test_every_environment_is_listed_with_its_seats() -> None:
    page = PAGE.read_text()
    for game in (game for game in MODULES if game not in packages()):
        seats = load(game).seats
        row = next(line for line in page.splitlines() if line.startswith(f"| `spila.envs.{module_name(game)}_v0.env`"))
        assert row.endswith(f"| {seats[0]}–{seats[-1]} |"), row
