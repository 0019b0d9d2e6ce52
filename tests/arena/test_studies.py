"""The counts of studies agree with what happened."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from spila.arena.event_counter import STUDIES as PACKAGE
from spila.arena.studies import timeline
from spila.arena.study import FIGURES_MARK, Setting, play_setting, write_study
from spila.games import load
from spila.plugins import part_module
from tests.play import GAMES, OWN_GAMES

STUDIES = {game: study for game in GAMES if (study := part_module(game, "study", PACKAGE)) is not None}
RULEBOOK = Path(__file__).parents[1] / "rulebook"


def test_every_game_of_the_package_has_a_study() -> None:
    assert {*STUDIES} >= {*OWN_GAMES}


@pytest.mark.parametrize("game", list(STUDIES))
def test_the_rules_named_beside_events_exist(game: str) -> None:
    known = tomllib.loads((RULEBOOK / game.replace("-", "_") / "rules.toml").read_text())
    text = str(known)
    for rule in STUDIES[game].EVENTS.values():
        assert rule in text


@pytest.mark.parametrize("game", list(STUDIES))
def test_every_setting_can_be_played(game: str) -> None:
    for setting in STUDIES[game].settings():
        load(game).options(setting.options, setting.seats)


def test_what_people_wrote_above_the_figures_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeline, "settings", lambda: [Setting("plain", 2, None, ("easy",))])
    out = tmp_path / "report.md"
    out.write_text(f"A good game.\n\n{FIGURES_MARK}\n\nold figures\n", encoding="utf-8")
    for _ in range(2):
        write_study("timeline", out, games=2, plots=False, say=lambda _: None)
    text = out.read_text(encoding="utf-8")
    assert text.startswith("A good game.\n")
    assert "old figures" not in text
    assert text.count("# A study of Timeline") == text.count(FIGURES_MARK) == 1


def test_coins_of_skip_bo_are_neither_made_nor_lost() -> None:
    sample = play_setting(Setting("short", 2, "short", ("easy",)), "skip-bo", 6, "0", 1)
    for outcome in sample.outcomes:
        counts = outcome.events
        beside = counts.get("coins for tolls", 0) + counts.get("coins for cards", 0) - counts.get("coins back", 0)
        assert counts["coins held at the end"] + beside == 24
        assert counts["toll-due"] == counts.get("toll-paid", 0) + counts.get("toll-declined", 0)


def test_points_of_zip_zap_are_those_of_the_result() -> None:
    sample = play_setting(Setting("one", 2, None, ("easy",), True), "zip-zap", 4, "0", 1)
    for outcome in sample.outcomes:
        assert outcome.events["points"] == sum(outcome.scores)
        assert outcome.events["round-over"] == 4


def test_right_placements_of_timeline_are_fewer_than_placements() -> None:
    sample = play_setting(Setting("plain", 2, None, ("easy",)), "timeline", 5, "0", 1)
    assert 0 < sample.per("placed right", "placed") < 1
    assert sum(share.value for share in sample.seat_shares()) == pytest.approx(1.0)
