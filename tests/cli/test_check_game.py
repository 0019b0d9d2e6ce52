"""`spila check-game`: a sound game has nothing wrong, and each of many faults gets one clear message."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spila.arena.coverage import random_coverage
from spila.cli.game_check import Finding, check
from spila.games import register, unregister
from spila.l10n import Words, languages
from tests.cli.command import spila
from tests.play import GAMES

HEAD = """
from msgspec.structs import replace
from examples.olsen_olsen.rules import OlsenOlsen
from spila.kernel import Malformed, refuse

class Toy(OlsenOlsen):
    id = "{id}"
{body}

GAME = Toy()
"""
FAULTS = {
    "import": ("import no_such_module", "no_such_module"),
    "no-game": ("GAMES = ()", "no GAME"),
    "id": ('    id = "other"', '"other"'),
    "no-presets": ("    presets = {}", "first preset"),
    "preset": (
        '    presets = {"standard": OlsenOlsen.presets["standard"]}\n'
        '    def check(self, options, seats):\n        raise Malformed("seats", seats=seats)',
        '"standard"',
    ),
    "raises": ("    def play(self, state, seat, move):\n        return 1 // 0", "ZeroDivisionError"),
    "listed-move-refused": ('    def play(self, state, seat, move):\n        return refuse("why")', "why"),
    "event-hidden": ("    def seen(self, event, seat):\n        return None", "spectators"),
    "view-private": (
        "    def view(self, state, seat):\n        seen = super().view(state, seat)\n"
        "        return seen if seat is None or len(state.pile) < 2 else replace(seen, passes=7)",
        "passes",
    ),
    "sample": ("    def sample(self, view, rng):\n        return super().sample(replace(view, suit=0), rng)", "sample"),
    "round-trip": (
        "    def restore(self, position):\n        return replace(super().restore(position), shuffles=99)",
        "position",
    ),
    "move-number": ("    def move(self, number):\n        return super().move(69 - number)", "a different move"),
    "stuck": ("    def moves(self, state, seat):\n        return ()\n    def expire(self, state):\n        return None",
              "nobody has a move"),
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def package(folder: Path, name: str, body: str = "    pass", **files: str) -> str:
    """A package `toys_<name>.<name>` with a game that differs from Olsen-olsen in its body."""
    home = folder / f"toys_{name}" / name
    home.mkdir(parents=True)
    (home.parent / "__init__.py").touch()
    whole = HEAD.format(id=name.replace("_", "-"), body=body) if body.startswith("    ") else body
    (home / "__init__.py").write_text(whole)
    for file, text in files.items():
        (home / f"{file}.py").write_text(text)
    return f"toys_{name}.{name}"


@pytest.fixture
def registered() -> Iterator[list[str]]:
    names: list[str] = []
    yield names
    for name in names:
        unregister(name)


def found(registered: list[str], package: str) -> list[Finding]:
    registered.append(register(package))
    return check(registered[-1])


def told(finding: Finding, language: str = "en") -> str:
    return Words(language).say(f"check-{finding.code}", **finding.params)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong_with_the_games_there_are(game: str) -> None:
    assert [told(finding) for finding in check(game) if finding.grade == "wrong"] == []


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_gets_its_own_message(fault: str, folder: Path, registered: list[str]) -> None:
    body, word = FAULTS[fault]
    findings = found(registered, package(folder, "toy_" + fault.replace("-", "_"), body))
    faults = [finding for finding in findings if finding.code == fault]
    assert len(faults) == 1, findings
    assert faults[0].grade == "wrong"
    assert word in told(faults[0])
    assert all(told(faults[0], language) for language in languages())


def test_a_game_that_is_rules_only_plays_and_is_told_what_it_lacks(folder: Path, registered: list[str]) -> None:
    findings = found(registered, package(folder, "toy_bare"))
    codes = {finding.code for finding in findings if finding.grade == "missing"}
    assert codes == {"part-bots", "part-board", "part-encoder", "part-study", "page", "lesson"}
    texts = {str(finding.params["name"]) for finding in findings if finding.code == "text"}
    assert {"toy-bare-name", "toy-bare-event-played", "option-toy-bare-handSize", "web-game-toy-bare"} <= texts


def test_bots_that_cheat_or_fail_are_named(folder: Path, registered: list[str]) -> None:
    text = """
from examples.olsen_olsen.bots import Careful
from examples.olsen_olsen.moves import PASS
from spila.bots import because

class Cheat(Careful):
    level = "hard"
    def choose(self, view, moves, rng):
        return because(PASS, "only-move")

class Crash(Careful):
    level = "medium"
    def choose(self, view, moves, rng):
        raise KeyError("oops")

BOTS = {"medium": Crash, "hard": Cheat}
HINT = "godlike"
"""
    codes = [finding.code for finding in found(registered, package(folder, "toy_bots", bots=text))]
    assert {"bot-level", "bot-illegal", "bot-raises"} <= set(codes)


def test_what_never_happens_in_random_play_is_listed(folder: Path, registered: list[str]) -> None:
    """The rules of this toy have an event, a move and a result that cannot come up."""
    body = "    presets = {'standard': OlsenOlsen.presets['standard']}\n    def _unused(self): pass"
    (name,) = (register(package(folder, "toy_never", body)),)
    registered.append(name)
    coverage = random_coverage(name, matches=5)
    assert coverage.never(name, ["first-out", "stalemate"]) == ["result stalemate"]
    assert not random_coverage("olsen-olsen", matches=15).never("olsen-olsen", ["first-out", "stalemate"])
    coverage.events["reshuffled"] = coverage.moves["pass"] = 0
    assert coverage.never(name) == ["move pass", "event reshuffled"]


def test_the_command_lists_findings_and_fails_when_something_is_wrong(tmp_path: Path) -> None:
    fine = spila("check-game", "zip-zap")
    assert fine.code == 0
    assert "zip-zap: 0 wrong" in fine.out
    unknown = spila("check-game", "chess")
    assert unknown.code == 2
    assert 'there’s no game called "chess"' in unknown.err
    broken = spila("check-game", "no_such.package")
    assert broken.code == 1
    assert "no_such.package can’t be imported" in " ".join(broken.out.split())
