"""What holds for every bot of every game: it sees no more than it may, moves by the rules, and repeats itself."""

from __future__ import annotations

import gc
import random
import typing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from spila import Step, bots
from spila.bots import Bot, decide
from spila.games import load, register, unregister
from spila.kernel import AnyMatch, Malformed
from spila.l10n import Words
from tests.effort import times
from tests.play import GAMES, random_match

EVERY = [(game, level) for game in GAMES for level in bots.levels(game)]


@cache
def states() -> tuple[type, ...]:
    return tuple(type(random_match(game, random.Random(0)).state) for game in GAMES)


def seated(match: AnyMatch, game: str, level: str) -> list[Bot[Any, Any]]:
    knowledge = match.game.knowledge(match.options)
    return [bots.load(game, level)(seat, knowledge) for seat in range(match.seats)]


def moments(game: str, level: str, count: int, seed: int = 0) -> list[tuple[Bot[Any, Any], Any, Any, bots.Choice[Any]]]:
    """Decisions of bots of one level, at tables with all sorts of house rules, as they come up in play."""
    rng = random.Random(f"{game}/{level}/{seed}")
    found: list[tuple[Bot[Any, Any], Any, Any, bots.Choice[Any]]] = []
    while len(found) < count:
        match = random_match(game, rng)
        players = seated(match, game, level)
        for _ in range(60):
            if match.result is not None:
                break
            seat = rng.choice([each for each in sorted(match.to_act) if match.moves(each)])
            view, moves = match.view(seat), match.moves(seat)
            choice = decide(players[seat], view, moves)
            found.append((players[seat], view, moves, choice))
            assert isinstance(match.play(seat, choice.move), Step), (view, choice)
    return found


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_moves_are_legal_whatever_the_house_rules(game: str, level: str) -> None:
    for _, _, moves, choice in moments(game, level, times(300)):
        assert choice.move in moves


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_the_same_view_and_seed_give_the_same_move_and_reason(game: str, level: str) -> None:
    for bot, view, moves, choice in moments(game, level, times(60), seed=1):
        again = type(bot)(bot.seed, bot.knowledge)
        assert decide(again, view, moves) == choice
        assert decide(bot, view, moves) == choice


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_no_state_can_be_reached_from_what_a_bot_holds(game: str, level: str) -> None:
    for bot, view, moves, _ in moments(game, level, 20, seed=2)[-3:]:
        reached = _reachable((bot.__dict__, view, moves))
        assert not [each for each in reached if isinstance(each, states())]


def _reachable(start: Any) -> list[Any]:
    """Everything that can be reached through plain data; classes and modules lead to the whole program."""
    seen: dict[int, Any] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, (type, type(gc))):
            seen[id(thing)] = thing
            fields = getattr(type(thing), "__struct_fields__", ())
            waiting += [getattr(thing, field) for field in fields] or gc.get_referents(thing)
    return list(seen.values())


@pytest.mark.parametrize(("game", "level"), [each for each in EVERY if each[1] != "random"])
def test_the_types_ask_for_a_view(game: str, level: str) -> None:
    kinds = typing.get_type_hints(bots.load(game, level).choose)
    assert kinds["view"] is load(game).view_type


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_every_reason_has_words(game: str, level: str) -> None:
    reasons = {choice.reason.code: choice.reason for _, _, _, choice in moments(game, level, 300, seed=3)}
    for code, reason in reasons.items():
        assert Words().say(f"reason-{code}", **reason.params)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_move_with_a_reason(game: str) -> None:
    for bot, view, moves, _ in moments(game, bots.hint_level(game), 40, seed=4):
        hint = bots.hint(game, view, moves, bot.knowledge)
        assert hint.move in moves
        assert hint.reason.code
        assert bots.hint(game, view, moves, bot.knowledge) == hint


def test_levels_are_named_weakest_first() -> None:
    assert list(bots.levels("skip-bo")) == ["random", "naive", "easy", "medium", "hard", "master", "friendly"]
    assert list(bots.levels("zip-zap")) == ["random", "gentle", "easy", "medium", "hard"]
    assert list(bots.levels("timeline")) == ["random", "easy", "medium", "hard"]


@pytest.mark.parametrize("game", GAMES)
def test_the_stand_in_and_the_hint_are_levels(game: str) -> None:
    assert bots.stand_in(game) in bots.levels(game)
    assert bots.hint_level(game) in bots.levels(game)


def test_a_game_without_bots_is_played_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "without_bots"
    home.mkdir()
    (home / "__init__.py").write_text("from examples.olsen_olsen import GAME")
    monkeypatch.syspath_prepend(tmp_path)
    name = register("without_bots")
    try:
        assert list(bots.levels(name)) == ["random"]
        assert bots.stand_in(name) == bots.hint_level(name) == "random"
        match = random_match("olsen-olsen", random.Random(1))
        assert bots.hint(name, match.view(0), match.moves(0)).move in match.moves(0)
    finally:
        unregister(name)


def test_unknown_games_and_levels_are_named() -> None:
    with pytest.raises(Malformed, match="game=chess"):
        bots.levels("chess")
    with pytest.raises(Malformed, match="bot=godlike"):
        bots.load("skip-bo", "godlike")


def test_nobody_is_asked_without_a_move_to_make() -> None:
    match = random_match("skip-bo", random.Random(1))
    with pytest.raises(Malformed, match="no-moves"):
        decide(bots.load("skip-bo", "hard")(0), match.view(0), ())
    with pytest.raises(Malformed, match="no-moves"):
        bots.hint("skip-bo", match.view(0), ())
