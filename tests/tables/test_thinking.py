"""Bots and hints think outside the inbox: meanwhile everybody is answered, and choices that come late are dropped."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from spila.bots import Bot, Chance, Choice, RandomBot, because, timeline
from tests.server.client_group import TableFactory
from tests.server.servers import advance

pytestmark = pytest.mark.anyio

QUIET = {"hints": True, "remind_seconds": None, "sit_in_seconds": None, "chat": True}


class Gate:
    """Lets thoughts end when the test wants it, and counts those that have begun."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.begun = 0
        self.choices: list[Any] = []
        self._loop = asyncio.get_running_loop()
        self._changed = asyncio.Event()

    def think(self) -> None:
        """In a thread: tell that a thought has begun, and wait."""
        self._loop.call_soon_threadsafe(self._begin)
        assert self.open.wait(60)

    def _begin(self) -> None:
        self.begun += 1
        self._changed.set()

    async def until_begun(self, count: int) -> None:
        async with asyncio.timeout(60):
            while self.begun < count:
                self._changed.clear()
                await self._changed.wait()


@pytest.fixture
async def gate(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gate]:
    """A level of Timeline's bots, and a hint, that think until the gate is opened."""
    made = Gate()

    class Gated(Bot[Any, Any]):
        level = "gated"

        def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
            made.think()
            made.choices.append(next(move for move in reversed(moves) if move not in made.choices))
            return because(made.choices[-1], "random")

    monkeypatch.setitem(timeline.BOTS, "gated", Gated)
    monkeypatch.setattr(timeline, "HINT", "gated")
    yield made
    made.open.set()


async def test_nobody_waits_for_a_bot_that_thinks(table_factory: TableFactory, gate: Gate) -> None:
    options = {"first": 1, "handSize": 4}
    group = await table_factory("timeline", "me", "gated", "me", options=options, settings=QUIET)
    await gate.until_begun(1)
    await group[0].must("ping")
    await group[2].must("say", text="Slow, isn't it?")
    await group[0].until(lambda: bool(group[0].of("said")))
    await group[2].must("name", name="Clara")
    await group[0].must("settle", title="Patience")
    assert await group[0].refused("move", move=group[0].first_move() if group[0].moves else {"card": 0, "place": 0})
    assert not group[0].news("move"), "the bot still thinks"
    gate.open.set()
    await group[0].until(lambda: bool(group[0].news("move")))
    assert group[0].news("move")[0]["what"] == {"kind": "move", "seat": 1, "bot": True}
    assert gate.begun == 1, "what others did meanwhile did not change the game"


async def test_a_choice_for_a_game_that_moved_on_is_dropped(table_factory: TableFactory, gate: Gate) -> None:
    """While the bot thinks its turn ends by the clock of the game, and then it is its turn again: it thinks anew."""
    options = {"first": 0, "handSize": 6, "turnSeconds": 60}
    group = await table_factory("timeline", "gated", "me", start=False, options=options, settings=QUIET)
    (player,) = group
    await player.must("start")
    await gate.until_begun(1)
    advance(61)
    await player.until(lambda: bool(player.news("expired")))
    await player.must("move", move=player.first_move())
    table = group.live()
    assert table.state.to_act == {0}
    gate.open.set()
    await player.until(lambda: bool(player.moves))
    first, second = gate.choices
    assert first != second
    assert table.state.match.entries[-1].move == second


async def test_a_bot_whose_seat_a_person_took_back_does_not_move(table_factory: TableFactory, gate: Gate) -> None:
    settings = {**QUIET, "sit_in_seconds": 60, "sit_in_level": "gated"}
    options = {"first": 0, "handSize": 4}
    group = await table_factory("timeline", "me", "me", options=options, settings=settings)
    advance(61)
    await gate.until_begun(1)
    await group[0].must("back")
    gate.open.set()
    await group.live().automation.thinker.idle()
    await group[0].must("ping")
    assert not group[0].news("move")
    await group[0].must("move", move=group[0].first_move())


async def test_a_hint_holds_up_nobody_and_is_answered_once(table_factory: TableFactory, gate: Gate) -> None:
    group = await table_factory("timeline", "me", "me", options={"first": 0, "handSize": 4}, settings=QUIET)
    asked = await group[0].send("hint")
    await gate.until_begun(1)
    await group[0].must("ping")
    await group[1].must("say", text="Take your time")
    assert asked not in group[0].answers
    gate.open.set()
    answer = await group[0].answer(asked)
    assert group[0].moves is not None
    assert answer["hint"]["move"] in group[0].moves


async def test_a_hint_for_a_move_that_has_been_made_is_refused(table_factory: TableFactory, gate: Gate) -> None:
    group = await table_factory("timeline", "me", "me", options={"first": 0, "handSize": 4}, settings=QUIET)
    asked = await group[0].send("hint")
    await gate.until_begun(1)
    await group[0].must("move", move=group[0].first_move())
    gate.open.set()
    answer = await group[0].answer(asked)
    assert (answer["type"], answer["code"]) == ("refused", "not-your-turn")


async def test_a_bot_that_fails_is_a_fault_of_its_table_which_opens_again(
    table_factory: TableFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Bot[Any, Any]):
        level = "broken"

        def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
            raise RuntimeError("a fault of ours")

    monkeypatch.setitem(timeline.BOTS, "broken", Broken)
    group = await table_factory("timeline", "me", "broken", start=False, options={"first": 1}, settings=QUIET)
    await group[0].send("start")
    await group[0].until_gone()
    assert group[0].goodbye["code"] == "table-fault"
    monkeypatch.setitem(timeline.BOTS, "broken", RandomBot)
    await group[0].open()
    await group[0].until(lambda: bool(group[0].moves))
