"""Every code the store can raise has words, with the parameters the words ask for."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import spila.store
from spila.l10n import Words

SOURCE = Path(spila.store.__file__).parent


def raised() -> dict[str, set[str]]:
    """Every code in the source with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"Malformed", "StoreError", "super().__init__"}:
                match node.args:
                    case [ast.Constant(str(code))]:
                        found.setdefault(code, set()).update(str(each.arg) for each in node.keywords)
    return found


def test_every_code_has_words_for_its_parameters() -> None:
    found = raised()
    assert len(found) > 20
    for code, parameters in found.items():
        said = Words().say(f"error-{code}", **dict.fromkeys(parameters, "?"))
        assert said
        assert "{" not in said


def test_no_words_of_the_store_are_left_over() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    words = Path(SOURCE.parent / "l10n/en/store.ftl").read_text(encoding="utf-8")
    for code in re.findall(r"^error-([a-z-]+) =", words, re.MULTILINE):
        assert f'"{code}"' in source, code
