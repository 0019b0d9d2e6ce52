"""The commands `arena` and `study`, run through the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from spila.cli.arena import house_rules, register
from spila.kernel import Malformed

SHORT = ("--preset", "short", "--set", "stockSize=3")


def run(*arguments: str) -> str:
    app = typer.Typer()
    register(app)
    result = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_run_shows_a_table_and_writes_figures_games_and_pictures(tmp_path: Path) -> None:
    figures, games, plots = tmp_path / "figures.json", tmp_path / "games.csv", tmp_path / "plots"
    shown = run(
        "arena", "skip-bo", "--bots", "easy,naive,random", "--games", "4", *SHORT,
        "--json", str(figures), "--csv", str(games), "--plots", str(plots),
    )  # fmt: skip
    assert "easy" in shown
    assert "row against column" in shown
    data = json.loads(figures.read_text())
    assert data["games"] == 12
    assert {bot["bot"] for bot in data["bots"]} == {"easy", "naive", "random"}
    with games.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    assert {row["lineup"] for row in rows} >= {"easy naive", "naive easy"}
    assert sorted(path.name for path in plots.iterdir()) == ["length.svg", "ratings.svg", "wins.svg"]
    assert all("<svg" in path.read_text() for path in plots.iterdir())


def test_own_bots_are_loaded_by_name_and_failures_are_reported() -> None:
    shown = run("arena", "skip-bo", "--bots", "naive", "--bot", "tests.arena.own_bots:Crasher", "--games", "2", *SHORT)
    assert "no decisions left" in shown


def test_switches_become_options() -> None:
    switches = ["stockSize=20", "deck.wilds=18", "stalemate=fewestStock", "recycleBuried=true", "matchTarget=off"]
    given = house_rules("skip-bo", "classic", switches)
    assert given == {
        "preset": "classic",
        "stockSize": 20,
        "deck": {"wilds": 18},
        "stalemate": "fewestStock",
        "recycleBuried": True,
        "matchTarget": None,
    }
    with pytest.raises(Malformed, match="option-form"):
        house_rules("skip-bo", None, ["stockSize"])
    with pytest.raises(Malformed, match="option game=skip-bo option=flavour"):
        house_rules("skip-bo", None, ["flavour=sweet"])


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(("skip-bo", "--bots", "godlike"), "bot="), (("chess", "--bots", "hard"), "game="), (("skip-bo",), "no-bots")],
)
def test_what_cannot_be_played_is_refused_by_code(arguments: tuple[str, ...], code: str) -> None:
    app = typer.Typer()
    register(app)
    result = CliRunner().invoke(app, ("arena", *arguments))
    assert isinstance(result.exception, Malformed)
    assert code in str(result.exception)


@pytest.mark.parametrize("game", ["zip-zap", "timeline"])
def test_a_study_is_a_report_with_pictures(game: str, tmp_path: Path) -> None:
    out = tmp_path / "report.md"
    run("study", game, "--out", str(out), "--games", "2")
    text = out.read_text()
    assert "## Does the seat matter?" in text
    assert "## How often each rule fires" in text
    assert (tmp_path / "report-length.svg").exists()
    assert (tmp_path / "report-first-seat.svg").exists()
