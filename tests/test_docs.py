"""The pages are true: their code runs, their links lead somewhere, their commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from spila.server.schemas import game_schema, game_types
from tests import adding_a_game

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(blocks(ROOT / "README.md", "python"))))
def test_the_readmes_code_runs(number: int) -> None:
    code = blocks(ROOT / "README.md", "python")[number]
    if "import spila" not in code:
        code = "import spila\n" + code
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=180)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_make_targets_named_in_the_pages_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make ([a-z]+)`", page.read_text(encoding="utf-8")):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_no_page_names_a_machine() -> None:
    for page in PAGES:
        assert not re.search(r"/(home|root|work|tmp)/", page.read_text(encoding="utf-8")), page.name


def test_the_code_of_the_tutorial_is_the_example_game() -> None:
    page = adding_a_game.PAGE.read_text(encoding="utf-8")
    assert len(adding_a_game.MARK.findall(page)) > 10
    assert page.count("```python") == len(adding_a_game.MARK.findall(page)), "code without a source"
    assert adding_a_game.written(page) == page, "run python -m tests.adding_a_game"


def test_the_types_of_the_example_board_are_those_of_its_rules() -> None:
    types = adding_a_game.EXAMPLE / "web" / "types.ts"
    assert types.read_text(encoding="utf-8") == game_types(game_schema("olsen-olsen"))


def test_the_table_of_files_names_what_the_example_has() -> None:
    page = adding_a_game.PAGE.read_text(encoding="utf-8")
    table = page[page.index("## Every file of a game") :]
    for part in ("bots.py", "board.py", "encoder.py", "testing.py", "rules.toml", "figures.json", "web/index.ts"):
        assert f"`{part}`" in table or f"`{part} with" in table or f"`{part}` with" in table, part
        assert (adding_a_game.EXAMPLE / part).is_file(), part
