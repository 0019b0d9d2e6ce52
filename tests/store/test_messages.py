"""Every error code of the store has a text that uses only the parameters of that error."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import spila.store
from spila.l10n import Words

SOURCE = Path(spila.store.__file__).parent


def raised_codes() -> dict[str, set[str]]:
    """Every code in the source with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"Malformed", "StoreError", "super().__init__"}:
                match node.args:
                    case [ast.Constant(str(code))]:
                        found.setdefault(code, set()).update(str(each.arg) for each in node.keywords)
    return found


def test_every_code_has_a_text_for_its_parameters() -> None:
    found = raised_codes()
    assert len(found) > 20
    for code, parameters in found.items():
        text = Words().say(f"error-{code}", **dict.fromkeys(parameters, "?"))
        assert text
        assert "{" not in text


def test_no_text_of_the_store_is_unused() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    texts = Path(SOURCE.parent / "l10n/en/store.ftl").read_text(encoding="utf-8")
    for code in re.findall(r"^error-([a-z-]+) =", texts, re.MULTILINE):
        assert f'"{code}"' in source, code
