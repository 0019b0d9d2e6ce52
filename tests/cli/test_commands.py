"""The command line, as people use it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import spila as library
from spila import bots
from spila.kernel.documents import write_position
from tests.cli.command import spila
from tests.golden.write import path as golden
from tests.play import GAMES

every_game = pytest.mark.parametrize("game", GAMES)


def typing(seed: int, lines: int = 9000) -> str:
    rng = random.Random(seed)
    forms = (
        lambda: str(rng.randint(1, 6)),
        lambda: f"{rng.randint(1, 4)} {rng.randint(0, 9)}",
        lambda: f"d {rng.choice(('w', *range(1, 13)))} {rng.randint(1, 4)}",
    )
    return "\n".join(rng.choice(forms)() for _ in range(lines)) + "\n"


@every_game
def test_a_game_can_be_played_to_its_end_by_typing_numbers(game: str, tmp_path: Path) -> None:
    record = tmp_path / "evening.json"
    ran = spila("play", game, "--seats", "2", "--seed", "friday", "--record", record, typed=typing(1))
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert re.search(r"wins|Nobody", ran.out)
    assert "unofficial" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines() if not line.startswith("Your move"))
    match = library.from_record(record.read_bytes())
    assert match.result is not None
    assert match.header.seats == 2


@every_game
def test_the_bots_level_can_be_chosen_and_changes_the_game(game: str, tmp_path: Path) -> None:
    records, default = {}, bots.default_level(game)
    for level in (None, default, "random"):
        record = tmp_path / f"{level}.json"
        chosen = () if level is None else ("--level", level)
        ran = spila("play", game, "--seats", "2", "--seed", "friday", *chosen, "--record", record, typed=typing(1))
        assert ran.code == 0, ran.err
        records[level] = record.read_bytes()
    assert records[None] == records[default], "the default level"
    assert records[default] != records["random"]


def test_without_a_name_the_games_are_offered() -> None:
    ran = spila("play", typed="9\n2\n3\nq\n")
    assert ran.code == 0
    assert "Which game?" in ran.out
    assert "Zip Zap" in ran.out
    assert f"number from 1 to {len(GAMES)}" in ran.out
    assert "Stopped." in ran.out


@pytest.mark.parametrize("typed", ["", "q\n", "?\nfoo\n0\n999\nq\n"])
def test_leaving_in_the_middle_is_no_error(typed: str) -> None:
    ran = spila("play", "skip-bo", "--seats", "3", "--seed", "1", typed=typed)
    assert ran.code == 0
    assert ran.err == ""
    assert "Stopped." in ran.out


def test_the_same_seed_deals_the_same_cards() -> None:
    one, two = (spila("play", "skip-bo", "--seats", "2", "--seed", "7", typed="q\n").out for _ in range(2))
    assert one == two
    assert one != spila("play", "skip-bo", "--seats", "2", "--seed", "8", typed="q\n").out


@every_game
def test_simulating_sums_up_and_writes_records(game: str, tmp_path: Path) -> None:
    ran = spila("simulate", game, "--seats", "3", "--games", "6", "--seed", "s", "--record", tmp_path / "records")
    assert ran.code == 0, ran.err
    for line in ("moves in a match", "wins by seat", "without a winner", "6 records written"):
        assert line in ran.out
    written = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in written] == [f"{game}-{number:06}.json" for number in range(1, 7)]
    for file in written:
        assert library.from_record(file.read_bytes()).result is not None


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        call = (
            "simulate",
            "zip-zap",
            "--games",
            "12",
            "--jobs",
            jobs,
            "--record",
            tmp_path / jobs,
            "--players",
            "random",
        )
        assert spila(*call).code == 0
    for file in (tmp_path / "1").iterdir():
        assert file.read_bytes() == (tmp_path / "2" / file.name).read_bytes()


def test_house_rules_reach_the_law(tmp_path: Path) -> None:
    options = ("--option", "preset=classic", "--option", "stockSize=2", "--option", "deck.wilds=30")
    more = ("--option", "matchTarget=off", "--option", "coinAsOne=off", "--option", "starter=rotate")
    ran = spila("simulate", "skip-bo", "--games", "1", *options, *more, "--record", tmp_path)
    assert ran.code == 0, ran.err
    chosen = library.from_record((tmp_path / "skip-bo-000001.json").read_bytes()).header.options
    assert (chosen.stock_size, chosen.deck.wilds, chosen.coins) == (2, 30, 0)
    assert (chosen.match_target, chosen.coin_as_one, chosen.starter) == (None, False, "rotate")


def test_show_a_record_at_an_entry_and_a_position(tmp_path: Path) -> None:
    record = golden("skip-bo-masters")
    whole = spila("show", record)
    assert "Building piles" in whole.out
    assert "wins" in whole.out
    early = spila("show", record, "--at", "3", "--seat", "0")
    assert "Your hand" in early.out
    assert "Your hand" not in whole.out
    match = library.new_match("timeline", seats=2, seed=3)
    file = tmp_path / "position.json"
    file.write_bytes(write_position(match.game, match.state))
    shown = spila("show", file)
    assert shown.code == 0
    assert "The timeline" in shown.out


@pytest.mark.parametrize("name", ["skip-bo-house-rules", "zip-zap-standard", "timeline-standard"])
def test_replay_tells_every_entry(name: str) -> None:
    match = library.from_record(golden(name).read_bytes())
    ran = spila("replay", golden(name))
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert f"{match.version} of {match.version}" in ran.out
    assert "Time ran out." in ran.out
    tail = spila("replay", golden(name), "--from", str(match.version))
    assert tail.out.count(" of ") < ran.out.count(" of ")


def test_replay_keeps_hidden_cards_hidden() -> None:
    """A draw names its cards to the player only, not to spectators."""
    spectator = spila("replay", golden("skip-bo-masters")).out
    owner = spila("replay", golden("skip-bo-masters"), "--seat", "1").out
    assert not re.search(r"draws (a card|\d cards): ", spectator)
    assert re.search(r"Seat 2 draws (a card|\d cards): ", owner)
    assert not re.search(r"Seat 1: draws (a card|\d cards): ", owner)


def test_verify_checks_the_published_hash() -> None:
    record = golden("zip-zap-standard")
    published = library.from_record(record.read_bytes()).header.seed_hash
    ran = spila("verify", record, "--hash", published)
    assert ran.code == 0
    assert "sound" in ran.out
    assert published in ran.out


@every_game
def test_rules_lists_every_option_with_default_and_rule(game: str) -> None:
    ran = spila("rules", game)
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 80
    squeezed = re.sub(r"[\s│]", "", ran.out)
    for preset in library.games()[game].presets:
        assert preset in squeezed
    declared = set(_rules(msgspec.inspect.type_info(library.games()[game].options_type)))
    assert declared
    assert [rule for rule in declared if rule not in squeezed] == []


def _rules(kind: Any) -> Iterator[str]:
    """The rule ids that stand in the metadata of options."""
    if isinstance(kind, msgspec.inspect.Metadata):
        yield from (kind.extra or {}).get("rules", ())
        yield from _rules(kind.type)
    elif isinstance(kind, msgspec.inspect.StructType):
        for field in kind.fields:
            yield from _rules(field.type)


@every_game
def test_show_writes_a_position_that_it_reads_back(game: str, tmp_path: Path) -> None:
    match = library.new_match(game, seats=2, seed=5)
    while match.version < 6:
        seat = next(seat for seat in sorted(match.to_act) if match.moves(seat))
        match.play(seat, match.moves(seat)[0])
    record, position = tmp_path / "record.json", tmp_path / "position.json"
    record.write_bytes(library.to_record(match))
    written = spila("show", record, "--at", "3", "--json")
    assert written.code == 0, written.err
    position.write_text(written.out, encoding="utf-8")
    shown = spila("show", position, "--seat", "1")
    assert shown.code == 0, shown.err
    assert shown.out == spila("show", record, "--at", "3", "--seat", "1").out
    assert spila("show", position, "--json").out == written.out


def test_help_names_every_command() -> None:
    ran = spila("--help")
    for command in ("play", "simulate", "show", "replay", "verify", "rules", "check-game"):
        assert command in ran.out
