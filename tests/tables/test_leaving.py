"""Getting up and coming back: in the lobby, in a running game, by silence."""

from __future__ import annotations

import pytest

from spila.games import load
from spila.kernel.capabilities import LeavingRules, implements
from tests.play import GAMES
from tests.server.client_group import WILD, ClientGroup, TableFactory
from tests.server.servers import advance

pytestmark = pytest.mark.anyio

SLOW_TO_ACT = {"remind_seconds": 20, "sit_in_seconds": 60, "pace": "slow"}


async def test_in_timeline_who_leaves_is_out(table_factory: TableFactory) -> None:
    """The rules' own leave (TL-GAP): the cards go back, the others play on."""
    group = await table_factory("timeline", "me", "me", "me")
    await group[1].must("leave")
    await group[0].until(lambda: group[0].view["alive"] == [True, False, True])
    news = group[0].news("left")[-1]
    assert news["what"] == {"kind": "left", "seat": 1}
    assert {"type": "player-left", "seat": 1} in news["events"]
    assert not group[1].moves
    assert await group[1].refused("move", move={"type": "place", "card": 0, "place": 0}) == "not-your-turn"


async def test_nobody_leaves_timeline_twice(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me", "me")
    await group[1].must("leave")
    before = group[1].version, group[1].room, group[1].view
    assert await group[1].refused("leave") == "not-in-the-game"
    await group[1].must("ping")
    assert (group[1].version, group[1].room, group[1].view) == before


@pytest.mark.parametrize("game", [game for game in GAMES if not implements(load(game), LeavingRules)])
async def test_in_the_other_games_a_bot_plays_on_until_one_is_back(table_factory: TableFactory, game: str) -> None:
    group = await table_factory(game, "me", "me", settings=SLOW_TO_ACT)
    goer, stayer = group[1], group[0]
    await goer.must("leave")
    await stayer.until(lambda: stayer.room["seats"][1].get("gone", False))
    assert stayer.room["seats"][1]["bot"] is True
    assert stayer.news("sat-in")[-1]["what"] == {"kind": "sat-in", "seat": 1}
    await goer.close()
    await goer.open()
    assert goer.room["seats"][1]["gone"], "looking in is not coming back"
    await goer.must("back")
    await stayer.until(lambda: "gone" not in stayer.room["seats"][1])
    assert "bot" not in stayer.room["seats"][1]
    assert await goer.refused("back") == "not-away"


async def test_a_move_takes_the_seat_back_too(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", options=WILD, settings=SLOW_TO_ACT)
    mover = group[0]
    await mover.must("leave")
    await mover.until(lambda: mover.room["seats"][0].get("gone", False))
    assert mover.room["host"] == 1, "the host got up"
    await mover.must("move", move=mover.moves[0])  # type: ignore[index]
    assert "gone" not in mover.room["seats"][0]


async def test_a_left_seat_may_be_given_to_somebody_else(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", settings=SLOW_TO_ACT)
    await group[1].must("leave")
    await group[0].must("open", seat=1)
    new = await group.join("Cecil")
    assert new.seat == 1
    assert new.view["hand"] is not None


async def to_move(group: ClientGroup) -> tuple[int, int]:
    """Who is waited for, and somebody else."""
    turn = group[0].view["turn"]
    return turn, 1 - turn


async def test_silence_is_reminded_of_then_stood_in_for_then_over(table_factory: TableFactory) -> None:
    settings = {"remind_seconds": 20, "sit_in_seconds": 60, "sit_in_level": "easy"}
    group = await table_factory("skip-bo", "me", "me", settings=settings)
    turn, other = await to_move(group)
    waiting = group[other]
    advance(20.5)
    await waiting.until(lambda: bool(waiting.of("reminder")))
    reminder = waiting.of("reminder")[-1]
    assert reminder["seat"] == turn
    assert 35_000 < reminder["sit_in"] <= 40_000
    assert not waiting.news("sat-in")
    advance(40)
    await waiting.until(lambda: bool(waiting.news("sat-in")))
    assert waiting.room["seats"][turn]["level"] == "easy"
    assert "gone" not in waiting.room["seats"][turn]
    await waiting.until(lambda: any(news["what"].get("bot") for news in waiting.news("move")))
    await group[turn].must("back")
    await waiting.until(lambda: "bot" not in waiting.room["seats"][turn])


async def test_who_was_stood_in_for_is_back_with_the_line(table_factory: TableFactory) -> None:
    settings = {"remind_seconds": 20, "sit_in_seconds": 60}
    group = await table_factory("skip-bo", "me", "me", settings=settings)
    turn, other = await to_move(group)
    await group[turn].drop()
    advance(61)
    await group[other].until(lambda: bool(group[other].news("sat-in")))
    await group[turn].open(group[turn].version)
    await group[other].until(lambda: bool(group[other].news("back")))
    assert "bot" not in group[other].room["seats"][turn]


async def test_nobody_is_reminded_where_the_host_wants_none(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", settings={"remind_seconds": None, "sit_in_seconds": None})
    advance(80_000)
    await group[0].must("ping")
    assert not group[0].of("reminder")
    assert not group[0].news("sat-in")


async def test_in_a_race_only_the_absent_are_waited_for(table_factory: TableFactory) -> None:
    """Who is there and lays no card may have none; who is not there is stood in for."""
    options = {"idleStallMs": None, "freeCardMs": None}
    settings = {"remind_seconds": 20, "sit_in_seconds": 60, "pace": "slow"}
    group = await table_factory("zip-zap", "me", "me", options=options, settings=settings)
    stays, goes = group
    second = await group.another(group.tokens[1])
    await goes.drop()
    await stays.must("ping")
    advance(70)
    await stays.must("ping")
    assert not stays.news("sat-in"), "the seat has another line"
    await second.drop()
    await stays.until(lambda: stays.of("pulse")[-1]["here"] == [True, False])
    advance(61)
    await stays.until(lambda: bool(stays.news("sat-in")))
    assert stays.news("sat-in")[-1]["what"]["seat"] == 1
    await goes.open(goes.version)
    await stays.until(lambda: bool(stays.news("back")))


async def test_a_table_without_guests_stands_still(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", settings={"clock_seconds": 30})
    version = group[0].version
    for each in group:
        await each.close()
    advance(50)
    await group[0].open(version)
    assert group[0].version == version
    assert group[0].clock is None or group[0].clock["left"] > 29_000
    fresh = await group.another(group.tokens[0])
    assert fresh.clock["of"] == 30_000
    assert fresh.clock["left"] > 29_000, "the clock begins anew when somebody is back"
