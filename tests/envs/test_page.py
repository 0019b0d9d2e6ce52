"""docs/environments.md agrees with the encoders."""

from __future__ import annotations

from tests.envs.pages import PAGE, with_current_tables


def test_the_tables_of_fields_are_up_to_date() -> None:
    page = PAGE.read_text()
    assert with_current_tables(page) == page, "run python -m tests.envs.pages"
