"""Taking moves back: free, with everybody's consent, refused, never in a race."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from spila.tables.entries import BotTookOver, UndoRequested
from tests.server.client_group import WILD, ClientGroup, TableFactory
from tests.server.protocol_client import ProtocolClient
from tests.server.servers import advance

pytestmark = pytest.mark.anyio

PATIENT = {"remind_seconds": None, "sit_in_seconds": None}


def from_hand(person: ProtocolClient) -> Any:
    """A move that turns nothing up."""
    assert person.moves
    return next(move for move in person.moves if move["type"] == "play" and move["source"]["type"] == "hand")


def discard(person: ProtocolClient) -> Any:
    """A move after which the next player draws: something hidden is known now."""
    assert person.moves
    return next(move for move in person.moves if move["type"] == "discard")


async def skip_bo(table_factory: TableFactory, *seats: str, **settings: Any) -> ClientGroup:
    settings = {**PATIENT, "practice": True, **settings}
    return await table_factory("skip-bo", *seats, options=WILD, settings=settings)


async def test_free_while_nothing_was_learned_and_nobody_moved(table_factory: TableFactory) -> None:
    group = await skip_bo(table_factory, "me", "me")
    mover = group[0]
    before = mover.view, mover.moves
    await mover.must("move", move=from_hand(mover))
    assert mover.view != before[0]
    answer = await mover.must("undo")
    assert (mover.view, mover.moves) == before
    assert mover.news("undone")[-1]["what"] == {"kind": "undone", "seat": 0}
    await group.all_at(answer["version"])
    fresh = await group.another(group.tokens[1])
    assert group[1].view == fresh.view
    assert await mover.refused("undo") == "undo-nothing"


async def test_everybody_has_to_agree_once_something_was_learned(table_factory: TableFactory) -> None:
    group = await skip_bo(table_factory, "me", "me", "me")
    mover, second, third = group
    before = mover.view
    await mover.must("move", move=discard(mover))
    after = mover.view
    await mover.must("undo")
    assert mover.view == after
    assert mover.room["undo"] == {"seat": 0, "agreed": [], "wanted": [1, 2]}
    assert await second.refused("undo") == "undo-asked"
    assert await mover.refused("agree", agree=True) == "undo-not-asked"
    await second.must("agree", agree=True)
    assert second.room["undo"]["agreed"] == [1]
    assert await second.refused("agree", agree=True) == "undo-not-asked"
    assert mover.view == after
    answer = await third.must("agree", agree=True)
    await group.all_at(answer["version"])
    assert mover.view == before
    assert "undo" not in mover.room
    assert [news["what"]["kind"] for news in mover.of("news")[-3:]] == ["undo-asked", "undo-agreed", "undone"]


async def test_one_no_is_enough(table_factory: TableFactory) -> None:
    group = await skip_bo(table_factory, "me", "me", "me")
    mover, second, third = group
    await mover.must("move", move=discard(mover))
    after = mover.view
    await mover.must("undo")
    await third.must("agree", agree=False)
    await mover.until(lambda: "undo" not in mover.room)
    assert mover.view == after
    assert mover.news("undo-refused")[-1]["what"]["seat"] == 2
    assert await second.refused("agree", agree=True) == "undo-not-asked"


async def test_a_move_answers_the_question(table_factory: TableFactory) -> None:
    group = await skip_bo(table_factory, "me", "me")
    mover, other = group
    await mover.must("move", move=discard(mover))
    await mover.must("undo")
    await other.until(lambda: bool(other.moves))
    await other.must("move", move=from_hand(other))
    assert "undo" not in other.room
    assert await mover.refused("agree", agree=True) == "undo-not-asked"


GOING: dict[str, tuple[int, str, dict[str, Any]]] = {
    "leaves": (2, "leave", {}),
    "is sent away for a bot": (0, "bot", {"seat": 2, "level": "easy"}),
    "is sent away": (0, "open", {"seat": 2}),
}


@pytest.mark.parametrize("how", GOING)
async def test_nobody_waits_for_the_answer_of_whoever_goes(table_factory: TableFactory, how: str) -> None:
    group = await skip_bo(table_factory, "me", "me", "me", pace="slow")
    mover, second, _ = group
    before = mover.view
    await mover.must("move", move=discard(mover))
    await mover.must("undo")
    await second.must("agree", agree=True)
    by, kind, fields = GOING[how]
    await group[by].must(kind, **fields)
    await mover.until(lambda: bool(mover.news("undone")))
    assert mover.news("undone")[-1]["what"] == {"kind": "undone", "seat": 0}
    assert mover.view == before
    assert "undo" not in mover.room
    fresh = await group.another(group.tokens[0])
    assert (fresh.view, fresh.moves) == (mover.view, mover.moves)


async def test_nobody_waits_for_the_answer_of_one_for_whom_a_bot_sits_in(table_factory: TableFactory) -> None:
    group = await skip_bo(table_factory, "me", "me", sit_in_seconds=60, pace="instant")
    mover, silent = group
    before = mover.view
    await mover.must("move", move=discard(mover))
    await mover.must("undo")
    advance(61)
    await mover.until(lambda: bool(mover.news("undone")))
    assert [news["what"]["kind"] for news in mover.of("news")[-2:]] == ["sat-in", "undone"], "before the bot moves"
    assert mover.view == before
    assert await silent.refused("agree", agree=True) == "undo-not-asked"


async def test_a_server_that_died_between_the_two_grants_it_when_somebody_is_back(table_factory: TableFactory) -> None:
    group = await skip_bo(table_factory, "me", "me", pace="slow")
    mover, runtime = group[0], group.server.runtime
    before = mover.view
    await mover.must("move", move=discard(mover))
    for each in group:
        await each.close()
    now = asyncio.get_running_loop().time()
    runtime.registry.sweep(now)
    runtime.registry.sweep(now + 1_000)
    entries = UndoRequested(seat=0, keep=0), BotTookOver(seat=1, gone=True)
    await runtime.store.append(group.table, mover.version, [msgspec.json.encode(entry) for entry in entries])
    await mover.open(mover.version)
    await mover.until(lambda: bool(mover.news("undone")))
    assert mover.view == before


async def test_who_still_has_to_answer_is_waited_for(table_factory: TableFactory) -> None:
    group = await skip_bo(table_factory, "me", "me", "me", "me", pace="slow")
    mover, second = group[0], group[1]
    await mover.must("move", move=discard(mover))
    await mover.must("undo")
    await group[3].must("leave")
    await mover.until(lambda: mover.room["undo"]["wanted"] == [1, 2])
    await second.must("agree", agree=True)
    assert not mover.news("undone")
    await group[2].must("agree", agree=True)
    assert [news["what"]["kind"] for news in mover.of("news")[-2:]] == ["undo-agreed", "undone"]


async def test_alone_with_bots_nobody_has_to_be_asked(table_factory: TableFactory) -> None:
    settings = {**PATIENT, "practice": True}
    group = await table_factory("skip-bo", "me", "medium", settings=settings)  # no bot wins this deck in one turn
    mover = group[0]
    await mover.must("move", move=discard(mover))
    await mover.until(lambda: bool(mover.moves))
    await mover.must("undo")
    assert mover.news("undone")
    assert mover.moves


async def test_not_where_the_host_does_not_want_it(table_factory: TableFactory) -> None:
    group = await skip_bo(table_factory, "me", "me", undo=False)
    await group[0].must("move", move=from_hand(group[0]))
    assert await group[0].refused("undo") == "undo-off"


async def test_before_the_first_move_there_is_nothing_to_take_back(table_factory: TableFactory) -> None:
    group = await skip_bo(table_factory, "me", "me")
    assert await group[0].refused("undo") == "undo-nothing"


async def test_in_a_race_a_card_laid_stays_laid(table_factory: TableFactory) -> None:
    group = await table_factory("zip-zap", "me", "me", options={"idleStallMs": None, "freeCardMs": None})
    while not group[0].moves and not group[1].moves:
        await group[0].must("ping")
    player = group[0] if group[0].moves else group[1]
    assert player.moves
    await player.must("move", move=player.moves[0])
    assert await player.refused("undo") == "undo-race"
