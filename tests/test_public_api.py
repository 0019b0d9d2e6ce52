"""The public API: exactly these names, light to import, friendly to use."""

from __future__ import annotations

import inspect
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import spila
from tests.play import GAMES


def test_exported_names_are_exactly_the_public_api() -> None:
    parts = {path.stem for path in Path(spila.__path__[0]).iterdir()}
    names = {name for name, value in vars(spila).items() if not name.startswith("_") and not inspect.ismodule(value)}
    assert names == set(spila.__all__)
    modules = {name for name, value in vars(spila).items() if inspect.ismodule(value)}
    assert modules <= parts
    assert sorted(spila.__all__) == spila.__all__


def test_import_is_light() -> None:
    """No terminal, no words, no test tool and no game's room comes with `import spila`."""
    code = "import spila, sys, json; print(json.dumps(sorted(sys.modules)))"
    loaded = set(json.loads(subprocess.check_output([sys.executable, "-c", code])))
    for heavy in (
        "rich",
        "typer",
        "click",
        "fluent",
        "numpy",
        "asyncio",
        "spila.games.skip_bo",
        "spila.cli",
        "spila.decks",
    ):
        assert heavy not in loaded


def test_timeline_is_dealt_from_the_shipped_deck_unless_another_is_named_or_brought() -> None:
    assert (spila.new_match("timeline").header.options.deck.id, spila.new_match("timeline").view().cards) == (
        "spila",
        220,
    )
    assert spila.new_match("timeline", options="quick").header.options.deck.id == "spila"
    assert spila.new_match("timeline", options={"edition": "small"}).view().cards == 110
    assert spila.new_match("timeline", options={"deck": METRES}).view().cards == 20
    own = spila.games()["timeline"].options_type()
    assert spila.new_match("timeline", options=own).header.options.deck.id == "plain"


def test_a_first_game_in_a_few_lines() -> None:
    match = spila.new_match("skip-bo", seats=3, seed=42)
    rng = random.Random(42)
    while match.result is None:
        (seat,) = match.to_act
        match.play(seat, rng.choice(match.moves(seat)))
    assert match.result.reason in ("stock-empty", "stalemate")
    assert spila.replay(match.log).state == match.state


def test_all_games_are_listed_by_their_ids() -> None:
    listed = spila.games()
    assert set(listed) == set(GAMES)
    assert {rules.id for rules in listed.values()} == set(GAMES)


def test_equal_seeds_deal_equal_tables_and_others_do_not() -> None:
    one = spila.new_match("zip-zap", seats=4, seed="midsummer")
    two = spila.new_match("zip-zap", seats=4, seed="midsummer")
    assert one.state == two.state
    assert spila.new_match("zip-zap", seats=4, seed="midwinter").state != one.state
    assert spila.new_match("zip-zap", seats=4).header.seed != spila.new_match("zip-zap", seats=4).header.seed
    same = spila.new_match("zip-zap", seats=4, seed=one.header.seed)
    assert same.state == one.state
    with pytest.raises(spila.Malformed, match="seed"):
        spila.new_match("zip-zap", seed=b"short")


METRES = {"id": "d", "unit": "m", "cards": [{"id": f"{n:02}", "value": n} for n in range(20)]}
UNSORTED = {"id": "d", "unit": "m", "cards": [{"id": "b", "value": 1}, {"id": "a", "value": 2}]}


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("chess", 2, None, "game"),
        ("skip-bo", 1, None, "seats"),
        ("skip-bo", 7, None, "seats"),
        ("timeline", 9, None, "seats"),
        ("skip-bo", 2, "grandmasters", "preset"),
        ("skip-bo", 2, {"coinAsOne": "perhaps"}, "unreadable"),
        ("skip-bo", 2, {"flavour": "vanilla"}, "unreadable"),
        ("skip-bo", 2, {"deck": {"wilds": -1}}, "unreadable"),
        ("skip-bo", 2, ["coinAsOne"], "unreadable"),
        ("skip-bo", 2, {"youngest": 2}, "starting-seat"),
        ("skip-bo", 6, {"stockSize": 100}, "stock-too-large"),
        ("skip-bo", 2, {"deck": {"copiesPerNumber": 2}}, "too-many-tolls"),
        ("zip-zap", 2, {"removedSuits": "chosen", "chosenSuits": [1]}, "chosen-suits"),
        ("zip-zap", 4, {"chosenSuits": [1]}, "chosen-suits"),
        ("timeline", 4, {"handicap": [1, 2]}, "handicap"),
        ("timeline", 8, {"handSize": 28}, "deck-too-small"),
        ("timeline", 8, {"edition": "small", "handSize": 14}, "deck-too-small"),
        ("timeline", 2, {"first": 2}, "starting-seat"),
        ("timeline", 2, {"eras": ["stone"], "deck": METRES}, "deck-eras"),
        ("timeline", 2, {"deck": "no-such-deck"}, "deck-missing"),
        ("timeline", 2, {"deck": 7}, "unreadable"),
        ("timeline", 2, {"deck": {"id": "d", "unit": "year", "cards": [{"id": "a", "value": 0}]}}, "deck-year"),
        ("timeline", 2, {"deck": UNSORTED}, "deck-order"),
    ],
)  # fmt: skip
def test_impossible_tables_are_refused_with_a_code(game: str, seats: int, options: object, code: str) -> None:
    with pytest.raises(spila.Malformed) as caught:
        spila.new_match(game, seats=seats, options=options)
    assert caught.value.code == code
