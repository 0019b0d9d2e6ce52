"""Bad input is refused with a typed answer: never a crash, never a hang. Well over 100,000 spoiled inputs a run."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import spila
from spila.games import load
from spila.kernel import AnyMatch
from spila.kernel.codec import decode, encode
from spila.kernel.documents import kind_of, read_position, write_position
from tests.effort import times
from tests.fuzz.mutate import mutated
from tests.play import GAMES, moments, random_match

every_game = pytest.mark.parametrize("name", GAMES)


def refused(read: Callable[[bytes], Any], data: bytes) -> bool:
    """Whether the reader refused; anything but `Malformed` is a failure of the test."""
    try:
        read(data)
    except spila.Malformed as error:
        assert error.code
        assert str(error)
        return True
    return False


def matches(name: str, count: int, moves: int) -> list[AnyMatch]:
    found = []
    for seed in range(count):
        rng = random.Random(seed)
        match = random_match(name, rng)
        for _ in moments(match, rng, rng.randint(0, moves)):
            pass
        found.append(match)
    return found


@every_game
def test_spoiled_moves(name: str) -> None:
    """20,000 for each game; those that can still be read are played, and change nothing when refused."""
    rng = random.Random(name)
    game = load(name)
    tables = [match for match in matches(name, 12, 80) if match.result is None]
    readable = 0
    for number in range(times(20_000)):
        match = tables[number % len(tables)]
        seat = rng.choice(sorted(match.to_act))
        good = rng.choice([move for each in match.to_act for move in match.moves(each)])
        spoiled = mutated(encode(good), rng)
        try:
            move = decode(game.move_type, spoiled, "move")
        except spila.Malformed as error:
            assert error.code == "unreadable"
            continue
        readable += 1
        answer = game.play(match.state, seat, move)
        assert isinstance(answer, (spila.Step, spila.Refusal))
    assert readable > 100


@every_game
def test_moves_of_the_right_type_with_wild_values_are_refused(name: str) -> None:
    """5,000 for each game: values that no decoder lets through reach the rules from Python code."""
    rng = random.Random(name)
    tables = [match for match in matches(name, 12, 80) if match.result is None]
    for number in range(times(5_000)):
        match = tables[number % len(tables)]
        seat = rng.choice((-1, 0, 1, 2, 7, 99))
        good = rng.choice([move for each in match.to_act for move in match.moves(each)])
        fields = {field: rng.choice((-1, -5, 0, 3, 4, 50, 51, 999, 10**9)) for field in good.__struct_fields__}
        if "source" in fields:
            source = good.source
            wild = {field: rng.choice((-1, 0, 5, 6, 99)) for field in source.__struct_fields__}
            fields["source"] = msgspec.structs.replace(source, **wild)
        move = msgspec.structs.replace(good, **fields)
        answer = match.game.play(match.state, seat, move)
        assert isinstance(answer, (spila.Step, spila.Refusal))
        if isinstance(answer, spila.Step):
            assert move in match.moves(seat)


@every_game
def test_what_is_no_move_at_all_is_malformed(name: str) -> None:
    for match in matches(name, 6, 10):
        for seat in match.to_act:
            with pytest.raises(spila.Malformed, match="move"):
                match.play(seat, "lay")
            with pytest.raises(spila.Malformed, match="move"):
                match.play(seat, None)


@every_game
def test_spoiled_options(name: str) -> None:
    """8,000 for each game."""
    rng = random.Random(name)
    game = load(name)
    good = [encode(match.header.options) for match in matches(name, 20, 0)]
    for number in range(times(8_000)):
        spoiled = mutated(good[number % len(good)], rng)
        seats = rng.choice(game.seats)
        refused(lambda data, seats=seats: game.options(decode(dict, data, "options"), seats), spoiled)  # type: ignore[misc]


@every_game
def test_spoiled_positions(name: str) -> None:
    """5,000 for each game; a position that is accepted can be played."""
    rng = random.Random(name)
    good = [write_position(match.game, match.state) for match in matches(name, 15, 120)]
    for number in range(times(5_000)):
        spoiled = mutated(good[number % len(good)], rng)
        try:
            game, state = read_position(spoiled, load)
        except spila.Malformed as error:
            assert error.code
            continue
        for seat in game.to_act(state):
            for move in game.moves(state, seat)[:3]:
                assert isinstance(game.play(state, seat, move), spila.Step)


@every_game
def test_spoiled_records(name: str) -> None:
    """2,000 for each game: nearly all are noticed, and what is accepted is a match that can be replayed."""
    rng = random.Random(name)
    good = [spila.to_record(match) for match in matches(name, 10, 25)]
    accepted = 0
    count = times(2_000)
    for number in range(count):
        spoiled = mutated(good[number % len(good)], rng)
        if refused(spila.from_record, spoiled):
            continue
        accepted += 1
        match = spila.from_record(spoiled)
        assert spila.replay(match.log).state == match.state
    assert accepted < count / 20


def test_things_that_are_no_spila_file() -> None:
    for data in (b"", b"\x00" * 100, b"{}", b"[]", b'"record"', b'{"spila":"letter"}', b"\xff" * 50, b"[" * 100_000):
        assert refused(kind_of, data)
        assert refused(spila.from_record, data)
        assert refused(lambda each: read_position(each, load), data)
    assert refused(kind_of, b" " * 16_000_001)


@every_game
def test_a_changed_record_is_noticed(name: str) -> None:
    match = matches(name, 1, 30)[0]
    record = msgspec.json.decode(spila.to_record(match))
    changes: list[tuple[str, Any]] = [
        ("seed", "0" * 64),
        ("seed_hash", "0" * 64),
        ("digest", "0" * 64),
        ("law", match.game.version + 1),
        ("seats", match.seats + 1),
        ("game", "chess"),
        ("format", 2),
        ("entries", record["entries"][:-1]),
        ("entries", record["entries"] * 2),
        ("result", {"winners": [0], "reason": "told-so", "scores": []}),
        ("extra", 1),
    ]
    for key, value in changes:
        if record.get(key) != value:
            assert refused(spila.from_record, encode({**record, key: value})), key
    for key in record:
        left = {other: value for other, value in record.items() if other != key}
        assert refused(spila.from_record, encode(left)), key


@every_game
def test_a_record_whose_seed_is_still_secret_cannot_be_replayed(name: str) -> None:
    match = matches(name, 1, 5)[0]
    record = msgspec.json.decode(spila.to_record(match))
    with pytest.raises(spila.Malformed, match="seed-secret"):
        spila.from_record(encode({**record, "seed": None}))
