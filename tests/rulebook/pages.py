"""docs/rulebook.md: every rule id, its meaning, the tests that cover it, its option. `make rules` writes it.

python -m tests.rulebook.pages            write the page
python -m tests.rulebook.pages --check    fail when the page is out of date
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from spila.games import MODULES
from spila.l10n import Words
from spila.plugins import module_name, packages

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "rulebook.md"
GAMES = tuple(game for game in MODULES if game not in packages())
"""The games of this package; one from outside brings pages of its own."""
KINDS = {
    "rule": "Rules",
    "note": "Notes on the sheets",
    "gap": "Gaps and rulings",
    "example": "Worked examples",
}


def rules(game: str) -> dict[str, dict[str, str]]:
    """The ids of a game with their meanings."""
    file = HERE / module_name(game) / "rules.toml"
    assert file.is_file(), f"{game} has no list of rules: {file.relative_to(HERE.parent.parent)}"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def marked(game: str) -> dict[str, list[str]]:
    """For each id, the tests marked with it, as `file::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted((HERE / module_name(game)).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in _ids(node):
                    found.setdefault(rule, []).append(f"{path.stem}::{node.name}")
    return found


def _ids(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            for argument in mark.args:
                assert isinstance(argument, ast.Constant)
                yield str(argument.value)


def page() -> str:
    lines = [
        "# Rulebook conformance",
        "",
        "Every rule on the sheets has an id. This page says what each one means, in our own words, which tests cover",
        "it and which option changes it. It's generated from `tests/rulebook/` by `make rules`; the test suite fails",
        "if an id has no test or this page is out of date. The tests are in `tests/rulebook/<game>/`.",
        "The reasons for each ruling are in [rulings.md](rulings.md).",
        "",
        "Spila is unofficial. The names of the games belong to their owners.",
    ]
    for game in GAMES:
        title = Words().say(f"{game}-name")
        entries, tests = rules(game), marked(game)
        lines += ["", f"## {title}", ""]
        lines.append(f"{len(entries)} ids, {len({test for each in tests.values() for test in each})} tests.")
        for kind, heading in KINDS.items():
            chosen = {rule: entry for rule, entry in entries.items() if entry["kind"] == kind}
            lines += ["", f"### {heading}", "", "| id | meaning | option | tests |", "|---|---|---|---|"]
            for rule, entry in chosen.items():
                switch = f"`{entry['switch']}` = {entry.get('default', '')}" if "switch" in entry else ""
                shown = "<br>".join(f"`{test}`" for test in tests.get(rule, []))
                lines.append(f"| {rule} | {entry['means'].replace('|', '&#124;')} | {switch} | {shown} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    if sys.argv[1:] == ["--check"]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
            sys.exit("docs/rulebook.md is out of date: run `make rules`")
    else:
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
