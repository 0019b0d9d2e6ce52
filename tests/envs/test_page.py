"""The page about environments says what the encoders do."""

from __future__ import annotations

from tests.envs.pages import PAGE, written


def test_the_tables_of_fields_are_up_to_date() -> None:
    page = PAGE.read_text()
    assert written(page) == page, "python -m tests.envs.pages writes them anew"
