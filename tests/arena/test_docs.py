"""The examples of docs/bots.md work as printed."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from spila.arena import Plan, run_tournament

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_hint_of_the_page_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    exec(EXAMPLES[0], {})
    assert re.fullmatch(r"[A-Z]\w+\(.*\) [a-z-]+ \{.*\}\n", capsys.readouterr().out)


def test_the_own_bot_of_the_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hasty.py").write_text(EXAMPLES[1], encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    options = {"preset": "short", "stockSize": 3}
    figures = run_tournament(Plan("skip-bo", ("naive", "hasty:Hasty"), 10, options=options))[0].figures()
    monkeypatch.delitem(sys.modules, "hasty")
    assert not figures.faults
    assert {bot.bot for bot in figures.bots} == {"naive", "Hasty"}


def test_the_own_bot_of_the_page_has_at_most_fifteen_lines() -> None:
    assert len(EXAMPLES[1].strip().splitlines()) <= 15
