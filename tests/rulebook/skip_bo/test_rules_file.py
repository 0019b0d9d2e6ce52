"""`rules.toml`: complete, readable, and in step with options and tests."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from spila.games.skip_bo.options import Deck, Options
from spila.kernel.codec import encode

HERE = Path(__file__).parent
RULES: dict[str, dict[str, str]] = tomllib.loads((HERE / "rules.toml").read_text("utf-8"))
MARK = re.compile(r"@pytest\.mark\.rule\(([^)]*)\)")


def shown(value: object) -> str:
    """A switch's value as the rules write it."""
    if value is None or isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def kind(rule: str) -> str:
    for part, name in (("SB-NOTE", "note"), ("SB-GAP", "gap"), ("SB-X", "example")):
        if rule.startswith(part):
            return name
    return "rule"


def test_every_entry_has_a_meaning_and_the_kind_of_its_id() -> None:
    for rule, entry in RULES.items():
        assert set(entry) <= {"means", "kind", "switch", "default"}, rule
        assert entry["means"].endswith("."), rule
        assert entry["kind"] == kind(rule)
        assert ("switch" in entry) == ("default" in entry), rule


def test_every_id_is_shown_by_a_test_and_no_other_id_is() -> None:
    marked = {
        rule
        for path in HERE.glob("test_*.py")
        for ids in MARK.findall(path.read_text("utf-8"))
        for rule in re.findall(r'"([^"]+)"', ids)
    }
    assert marked == set(RULES)


def test_every_switch_exists_and_has_the_default_that_is_told() -> None:
    options: dict[str, Any] = json.loads(encode(Options()))
    for rule, entry in RULES.items():
        if "switch" in entry:
            found = []
            for key in entry["switch"].split(", "):
                value: Any = options
                for part in key.split("."):
                    value = value[part]
                found.append(shown(value))
            assert entry["default"] == ", ".join(found), rule


@pytest.mark.parametrize("struct", [Deck, Options])
def test_every_option_names_rules_that_are_told(struct: type[msgspec.Struct]) -> None:
    for name, hint in get_type_hints(struct, include_extras=True).items():
        named = [rule for meta in hint.__metadata__ if meta.extra for rule in meta.extra["rules"]]
        assert named, name
        assert set(named) <= set(RULES), name


@pytest.mark.rule("SB-COMP-7")
def test_the_age_is_told_and_not_asked() -> None:
    assert "seven years" in RULES["SB-COMP-7"]["means"]
    assert not [name for name in Options.__struct_fields__ if name == "age" or name.endswith("_age")]
