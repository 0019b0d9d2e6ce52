"""Whatever is wrong with a call or a file: one clear line, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.command import refused, spila
from tests.golden.write import path as golden


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (("simulate", "chess"), 'there’s no game called "chess"'),
        (("simulate", "skip-bo", "--seats", "7"), "2 to 6 players, not 7"),
        (("simulate", "timeline", "--seats", "1"), "2 to 8 players, not 1"),
        (("simulate", "skip-bo", "--seats", "two"), "--seats"),
        (("simulate", "skip-bo", "--games", "0"), "--games must be from 1"),
        (("simulate", "skip-bo", "--jobs", "0"), "--jobs must be from 1"),
        (("simulate", "skip-bo", "--players", "clever"), 'no bot "clever"'),
        (("simulate", "skip-bo", "--option", "flavour=sweet"), 'no option "flavour"'),
        (("simulate", "skip-bo", "--option", "deck.flavour=sweet"), 'no option "deck.flavour"'),
        (("simulate", "skip-bo", "--option", "coinAsOne"), "doesn’t have the form option=value"),
        (("simulate", "skip-bo", "--option", "coinAsOne=perhaps"), "coinAsOne"),
        (("simulate", "skip-bo", "--option", "stockSize=9999"), "stockSize"),
        (("simulate", "skip-bo", "--option", "preset=grand"), 'no preset "grand"'),
        (("simulate", "skip-bo", "--option", "stockSize=90"), "need more than the 168 cards"),
        (("play", "skip-bo", "--level", "clever"), 'no bot "clever"; choose from: random'),
        (("play", "bridge"), 'there’s no game called "bridge"'),
        (("play", "skip-bo", "--seats", "12"), "12"),
        (("rules", "poker"), 'there’s no game called "poker"'),
        (("show", "no-such-file.json"), "can’t open no-such-file.json"),
        (("replay", "."), "can’t open ."),
        (("frobnicate",), "frobnicate"),
        (("simulate", "skip-bo", "--frobnicate"), "--frobnicate"),
    ],
)
def test_a_bad_call_gets_one_clear_line(call: tuple[str, ...], says: str) -> None:
    if call[0] == "play":
        ran = spila(*call)
        assert ran.code == 2
        assert ran.err.count("\n") == 1
        assert says in ran.err
    else:
        assert says in refused(*call)


@pytest.fixture
def record() -> dict[str, object]:
    loaded: dict[str, object] = msgspec.json.decode(golden("timeline-spread").read_bytes())
    return loaded


@pytest.mark.parametrize("command", ["show", "replay", "verify"])
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda data: b"", "can’t read"),
        (lambda data: b"\x00\x01\x02", "can’t read"),
        (lambda data: data[: len(data) // 2], "can’t read"),
        (lambda data: data.replace(b'"seats":2', b'"seats":3'), ""),
        (lambda data: data.replace(b'"place":0', b'"place":9'), ""),
        (lambda data: b" " * 17_000_000, "bytes"),
        (lambda data: b"[" * 200_000, "can’t read"),
    ],
)
def test_garbled_truncated_and_tampered_files(command: str, spoil: object, says: str, tmp_path: Path) -> None:
    assert callable(spoil)
    file = tmp_path / "spoiled.json"
    file.write_bytes(spoil(golden("timeline-spread").read_bytes()))
    assert says in refused(command, file)
    assert [each.name for each in tmp_path.iterdir()] == ["spoiled.json"]


def test_tampering_is_named(record: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "tampered.json"
    changes: list[tuple[dict[str, object], str]] = [
        ({"digest": "0" * 64}, "has been changed"),
        ({"seed": "0" * 64}, "doesn’t match the hash"),
        ({"law": 99}, "version 99"),
        ({"result": None}, "result"),
        ({"seed": None}, "still a secret"),
    ]
    for change, says in changes:
        file.write_bytes(msgspec.json.encode({**record, **change}))
        assert says in refused("verify", file)
    assert "a different hash" in refused("verify", golden("timeline-spread"), "--hash", "0" * 64)


def test_numbers_out_of_range() -> None:
    assert "--at must be from 0" in refused("show", golden("timeline-spread"), "--at", "9999")
    assert "--seat must be from 0 to 1" in refused("show", golden("timeline-spread"), "--seat", "2")
    assert "--from must be from 1" in refused("replay", golden("timeline-spread"), "--from", "0")


def test_no_record_is_overwritten(tmp_path: Path) -> None:
    there = tmp_path / "zip-zap-000002.json"
    there.write_text("mine")
    assert "already exists" in refused("simulate", "zip-zap", "--games", "3", "--record", tmp_path)
    assert there.read_text() == "mine"
    assert [file.name for file in tmp_path.iterdir()] == ["zip-zap-000002.json"]


def test_a_bad_option_writes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    refused("simulate", "zip-zap", "--option", "scoring=luck", "--record", folder)
    assert not folder.exists()
