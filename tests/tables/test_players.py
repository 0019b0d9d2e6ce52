"""Hints, emotes, chat, spectators, tokens, rematches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from spila import bots
from tests.server.client_group import WILD, ClientGroup, TableFactory, hurry
from tests.tables.deals import deal_next, seeds

pytestmark = pytest.mark.anyio


async def test_spectators_cheer_once_a_second_all_together(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", start=False)
    one, other = await group.another(), await group.another()
    await one.must("emote", emote="wow")
    for each in (*group, one, other):
        await each.until(lambda each=each: each.of("emoted") == [{"type": "emoted", "seat": None, "emote": "wow"}])
    assert await other.refused("emote", emote="laugh") == "spectators-too-quick"
    assert await other.refused("say", text="hello") == "not-seated"
    await group[0].must("emote", emote="thanks")


async def test_emotes_are_for_all_and_shown_once(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", start=False)
    spectator = await group.another()
    await group[1].must("emote", ask="wave", emote="hello")
    for each in (*group, spectator):
        await each.until(lambda each=each: each.of("emoted") == [{"type": "emoted", "seat": 1, "emote": "hello"}])
    await group[1].drop()
    await group[1].open(group[1].version)
    await group[1].must("emote", ask="wave", emote="hello")
    await group[0].must("ping")
    assert len(group[0].of("emoted")) == 1, "said again after a reconnect, shown once"
    assert await group[0].refused("emote", emote="rude") == "unreadable"
    assert await spectator.refused("say", text="hello") == "not-seated"
    assert group[0].version == 0, "emotes are no entries"


async def test_chat_is_off_until_the_host_wants_it(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", start=False)
    assert await group[1].refused("say", text="Hæ!") == "chat-off"
    await group[0].must("settle", settings={"chat": True})
    await group[1].must("say", text="Hæ!")
    await group[0].until(lambda: group[0].of("said") == [{"type": "said", "seat": 1, "text": "Hæ!"}])
    assert await group[1].refused("say", text="x" * 201) == "unreadable"
    assert await group[1].refused("say", text="") == "unreadable"


async def test_hints(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me")
    assert await group[0].refused("hint") == "hints-off", "off where several people play, until the host wants them"
    await group[0].must("settle", settings={"hints": True})
    answer = await group[0].must("hint")
    assert answer["hint"]["move"] in group[0].moves  # type: ignore[operator]
    assert answer["hint"]["reason"]
    assert await group[1].refused("hint") == "not-your-turn"
    await group[0].must("settle", settings={"hints": False})
    assert await group[0].refused("hint") == "hints-off"


def several_rated(game: Any, state: Any) -> bool:
    """Whether the hint after this deal has a runner-up."""
    choice = bots.hint("skip-bo", game.view(state, state.turn), game.moves(state, state.turn))
    return choice.runner_up is not None


def one_rated(game: Any, state: Any) -> bool:
    """Whether it has none: a stock card that fits goes first."""
    return not several_rated(game, state)


@pytest.mark.parametrize("fits", [several_rated, one_rated])
async def test_a_hint_names_the_best_of_the_other_moves(
    table_factory: TableFactory, fits: Callable[[Any, Any], bool]
) -> None:
    deal_next(table_factory.server.runtime.registry, seeds("skip-bo", 2, {}, fits))
    group = await table_factory("skip-bo", "me", "hard")
    hint: dict[str, Any] = (await group[0].must("hint"))["hint"]
    assert hint["move"] in group[0].moves  # type: ignore[operator]
    if fits is one_rated:
        assert "runner_up" not in hint
    else:
        other = hint["runner_up"]
        assert other["move"] in group[0].moves  # type: ignore[operator]
        assert other["move"] != hint["move"]
        assert other["chance"] <= hint["chance"]


async def test_who_plays_alone_with_bots_may_ask_for_hints(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "easy", options={"first": 0})
    await group[0].must("hint")


async def test_no_hints_in_a_race_nor_before_the_deal(table_factory: TableFactory) -> None:
    group = await table_factory("zip-zap", "me", "me", start=False, settings={"hints": True})
    assert await group[0].refused("hint") == "not-started"
    assert await group[0].refused("move", move={"type": "ready"}) == "not-started"
    group[0].on_starting = hurry
    await group[0].must("start")
    assert await group[0].refused("hint") == "hint-race"


async def test_spectators_see_and_do_nothing(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", options=WILD)
    spectator = await group.another()
    assert (spectator.seat, spectator.moves) == (None, None)
    assert (spectator.view["seat"], spectator.view["hand"]) == (None, None)
    await group[0].until(lambda: group[0].of("pulse")[-1]["watching"] == 1)
    for kind, fields in (
        ("move", {"move": group[0].moves[0]}),  # type: ignore[index]
        ("start", {}),
        ("leave", {}),
        ("back", {}),
        ("undo", {}),
        ("hint", {}),
        ("rematch", {}),
        ("name", {"name": "Nosy"}),
        ("say", {"text": "psst"}),
    ):
        assert await spectator.refused(kind, **fields) == "not-seated", kind
    answer = await group[0].must("move", move=group[0].moves[0])  # type: ignore[index]
    await spectator.until(lambda: spectator.version == answer["version"])
    assert "own" not in spectator.received[-1]
    assert (spectator.view["seat"], spectator.view["hand"]) == (None, None)


async def test_no_spectators_where_the_host_wants_none(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", settings={"watching": False})
    nosy = group.protocol_client()
    answer = await nosy.open()
    assert (answer["type"], answer["code"]) == ("refused", "no-watching")
    await group[0].must("emote", emote="wow")
    await nosy.quiet()
    assert [message["type"] for message in nosy.received] == ["refused"]
    assert await nosy.refused("ping") == "hello-first"
    await nosy.close()


async def test_spectators_are_sent_away_when_the_host_wants_no_more(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me")
    spectator = await group.another()
    await group[0].must("settle", settings={"watching": True, "pace": "slow"})
    await spectator.until(lambda: bool(spectator.news("settled")))
    assert spectator.goodbye is None
    await group[0].must("settle", settings={"watching": False})
    await spectator.until_gone()
    assert spectator.goodbye == {"type": "goodbye", "code": "no-watching"}
    assert spectator.room["settings"]["watching"] is False
    await group[1].until(lambda: group[1].of("pulse")[-1]["watching"] == 0)
    assert (await spectator.open())["code"] == "no-watching"
    await group[1].must("ping")


async def test_a_wrong_token_opens_nothing(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me")
    other = await table_factory("skip-bo", "me", "me")
    for token in ("x" * 32, other.tokens[0]):
        thief = group.protocol_client(token)
        answer = await thief.open()
        assert (answer["type"], answer["code"]) == ("refused", "wrong-token")
        assert await thief.refused("move", move=group[0].moves[0]) == "hello-first"  # type: ignore[index]
        assert await thief.refused("ping") == "hello-first"
        assert await thief.refused("leave") == "hello-first"
        assert {message["type"] for message in thief.received} == {"refused"}
        await thief.close()


async def test_a_table_that_is_not_there(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", start=False)
    lost = group.protocol_client(table="ZZZZZ")
    answer = await lost.open()
    assert (answer["code"], answer["params"]) == ("table-unknown", {"table": "ZZZZZ"})
    assert await lost.refused("ping") == "hello-first"
    lost.table = group.table
    assert (await lost.hello())["type"] == "done", "the same line may try another"
    await lost.close()


async def finished(table_factory: TableFactory) -> ClientGroup:
    """A short game that is over."""
    group = await table_factory("timeline", "me", "me", "medium", options={"handSize": 1, "maxRounds": 1})
    while group[0].phase != "over":
        turn = group[0].view["turn"]
        if turn in group.people:
            await group[turn].until(lambda turn=turn: bool(group[turn].moves))  # type: ignore[misc]
            await group[turn].must("move", move=group[turn].moves[0])  # type: ignore[index]
        version = max(each.version for each in group)
        await group.all_at(version)
        if group[0].phase != "over" and group[0].view["turn"] not in group.people:
            await group[0].until(lambda version=version: group[0].version > version)  # type: ignore[misc]
            await group.all_at(group[0].version)
    return group


async def test_a_rematch_has_the_same_people_and_is_made_once(table_factory: TableFactory) -> None:
    running = await table_factory("skip-bo", "me", "me")
    assert await running[0].refused("rematch") == "match-goes-on"
    group = await finished(table_factory)
    version = group[1].version
    away = group.protocol_client(group.tokens[1])
    await away.open()
    await away.close()
    answers = await asyncio.gather(*(each.must("rematch") for each in (*group, *group)))
    tables = {answer["table"] for answer in answers}
    assert len(tables) == 1
    table = tables.pop()
    assert table != group.table
    for each in group:
        assert each.room["next"] == table
        assert each.version == version, "a rematch is no entry of the old table"
        assert len(each.news("rematch")) == 1
    await away.open(away.version)
    await away.until(lambda: away.room.get("next") == table)
    await away.close()
    for seat, token in group.tokens.items():
        again = group.protocol_client(token, table)
        await again.open()
        assert again.seat == seat
        assert again.phase == "lobby"
        assert [each["kind"] for each in again.room["seats"]] == ["person", "person", "bot"]
        assert again.room["options"] == group[0].room["options"]
        assert again.room["seed_hash"] != group[0].room["seed_hash"]
        await again.close()


async def test_after_the_end_nothing_is_played(table_factory: TableFactory) -> None:
    group = await finished(table_factory)
    answer = await group[0].ask("move", move={"type": "place", "card": 0, "place": 0})
    assert answer["type"] == "refused"
    assert await group[0].refused("leave") in ("match-over", "table-finished")
    assert await group[0].refused("undo") in ("undo-nothing", "table-finished")
    refused = await table_factory.http_client.post(f"api/tables/{group.table}/seats", 409, name="Late")
    assert refused["code"] == "match-over"
