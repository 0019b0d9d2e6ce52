"""The code in docs/adding-a-game.md, taken from the example game.

python -m tests.adding_a_game            puts the code as it is now into the page
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
EXAMPLE = ROOT / "examples" / "olsen_olsen"
MARK = re.compile(r"<!-- from (?P<file>\w+\.py): (?P<name>[\w.]+) -->\n(?:\n```python\n.*?```\n)?", re.DOTALL)


def snippet(file: str, name: str) -> str:
    """A function or class of the example, as it stands in its file."""
    text = (EXAMPLE / file).read_text(encoding="utf-8")
    node: ast.AST = ast.parse(text)
    for part in name.split("."):
        node = next(each for each in ast.iter_child_nodes(node) if getattr(each, "name", None) == part)
    assert isinstance(node, ast.FunctionDef | ast.ClassDef)
    lines = text.splitlines()[node.lineno - 1 : node.end_lineno]
    return "\n".join(line[node.col_offset :] for line in lines)


def written(page: str) -> str:
    """The page with every piece of code as it is in the example."""

    def put(found: re.Match[str]) -> str:
        code = snippet(found["file"], found["name"])
        return f"<!-- from {found['file']}: {found['name']} -->\n\n```python\n{code}\n```\n"

    return MARK.sub(put, page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
