"""Golden records and counts of the move tree pin the rules: a change here needs a new version of that rules."""

from __future__ import annotations

from typing import Any

import pytest

import spila
from spila.games import load
from tests.golden.write import CASES, path, played
from tests.play import GAMES


def test_every_game_has_golden_records_and_counts() -> None:
    assert {game for game, *_ in CASES.values()} == {*GAMES}
    assert {game for game, _ in TINY.values()} == {*GAMES}
    assert {path.stem for path in path("").parent.glob("*.json")} == {*CASES}


@pytest.mark.parametrize("name", CASES)
def test_a_golden_record_replays_to_the_same_end(name: str) -> None:
    record = path(name).read_bytes()
    match = spila.from_record(record)
    assert match.result is not None
    assert match.header.rules_version == match.game.version
    assert spila.to_record(match) == record


def test_a_record_keeps_its_options_when_a_default_changes() -> None:
    match = spila.from_record(path("zip-zap-standard").read_bytes())
    assert match.options.misplay_lock_ms == 0
    assert load("zip-zap").options(None, 4).misplay_lock_ms > 0


@pytest.mark.parametrize("name", CASES)
def test_the_same_seed_and_choices_give_the_same_record(name: str) -> None:
    """Order of legal moves, chance and effects: all of it is in these bytes."""
    assert spila.to_record(played(name)) == path(name).read_bytes()


def leaves(game: Any, state: Any, depth: int) -> int:
    """How many sequences of that many moves there are (chess programmers' perft)."""
    if depth == 0 or game.result(state) is not None:
        return 1
    return sum(
        leaves(game, game.play(state, seat, move).state, depth - 1)
        for seat in sorted(game.to_act(state))
        for move in game.moves(state, seat)
    )


TINY_DECK: dict[str, Any] = {
    "id": "tiny",
    "unit": "year",
    "cards": [{"id": f"c{n}", "value": (n - 4) * 10 or 5} for n in range(9)],
}
TINY: dict[str, tuple[str, dict[str, Any]]] = {
    "skip-bo": ("skip-bo", {"deck": {"wilds": 2, "copiesPerNumber": 1, "tolls": [1]}, "stockSize": 2, "coins": 3}),
    "skip-bo without coins": (
        "skip-bo",
        {"preset": "classic", "deck": {"wilds": 2, "copiesPerNumber": 2}, "stockSize": 2},
    ),
    "zip-zap": ("zip-zap", {}),
    "olsen-olsen": ("olsen-olsen", {"preset": "short", "handSize": 2}),
    "timeline": ("timeline", {"handSize": 2, "deck": TINY_DECK}),
    "timeline-together": ("timeline-together", {"cards": 2, "deck": TINY_DECK}),
}

COUNTS: dict[str, list[int]] = {
    "skip-bo": [32, 692, 15940, 278928],
    "skip-bo without coins": [24, 468, 10996, 217376],
    "zip-zap": [4, 30, 162, 847, 4387],
    "olsen-olsen": [5, 11, 21, 35, 49, 76],
    "timeline": [4, 20, 80, 388, 1212],
    "timeline-together": [4, 12, 28, 44],
}


@pytest.mark.parametrize("name", TINY)
def test_counts_of_the_move_tree(name: str) -> None:
    game_id, options = TINY[name]
    game = load(game_id)
    state = game.deal(game.options(options, 2), 2, bytes(range(32)))
    assert [leaves(game, state, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]
