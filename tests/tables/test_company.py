"""Hints, emotes, chat, onlookers, tokens, rematches."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.company import WILD, Company, Evening, hurry

pytestmark = pytest.mark.anyio


async def test_emotes_are_for_all_and_shown_once(evening: Evening) -> None:
    company = await evening("skip-bo", "me", "me", start=False)
    onlooker = await company.another()
    await company[1].must("emote", ask="wave", emote="hello")
    for each in (*company, onlooker):
        await each.until(lambda each=each: each.of("emoted") == [{"type": "emoted", "seat": 1, "emote": "hello"}])
    await company[1].drop()
    await company[1].open(company[1].version)
    await company[1].must("emote", ask="wave", emote="hello")
    await company[0].must("ping")
    assert len(company[0].of("emoted")) == 1, "said again after a reconnect, shown once"
    assert await company[0].refused("emote", emote="rude") == "unreadable"
    assert await onlooker.refused("emote", emote="hello") == "not-seated"
    assert company[0].version == 0, "emotes are no entries"


async def test_chat_is_off_until_the_host_wants_it(evening: Evening) -> None:
    company = await evening("skip-bo", "me", "me", start=False)
    assert await company[1].refused("say", text="Hæ!") == "chat-off"
    await company[0].must("settle", settings={"chat": True})
    await company[1].must("say", text="Hæ!")
    await company[0].until(lambda: company[0].of("said") == [{"type": "said", "seat": 1, "text": "Hæ!"}])
    assert await company[1].refused("say", text="x" * 201) == "unreadable"
    assert await company[1].refused("say", text="") == "unreadable"


async def test_hints(evening: Evening) -> None:
    company = await evening("skip-bo", "me", "me")
    answer = await company[0].must("hint")
    assert answer["hint"]["move"] in company[0].moves  # type: ignore[operator]
    assert answer["hint"]["reason"]
    assert await company[1].refused("hint") == "not-your-turn"
    await company[0].must("settle", settings={"hints": False})
    assert await company[0].refused("hint") == "hints-off"


async def test_no_hints_in_a_race_nor_before_the_deal(evening: Evening) -> None:
    company = await evening("zip-zap", "me", "me", start=False)
    assert await company[0].refused("hint") == "not-started"
    assert await company[0].refused("move", move={"type": "ready"}) == "not-started"
    company[0].on_starting = hurry
    await company[0].must("start")
    assert await company[0].refused("hint") == "hint-race"


async def test_onlookers_see_and_do_nothing(evening: Evening) -> None:
    company = await evening("skip-bo", "me", "me", options=WILD)
    onlooker = await company.another()
    assert (onlooker.seat, onlooker.moves) == (None, None)
    assert (onlooker.view["seat"], onlooker.view["hand"]) == (None, None)
    await company[0].until(lambda: company[0].of("pulse")[-1]["watching"] == 1)
    for kind, fields in (
        ("move", {"move": company[0].moves[0]}),  # type: ignore[index]
        ("start", {}),
        ("leave", {}),
        ("back", {}),
        ("undo", {}),
        ("hint", {}),
        ("rematch", {}),
        ("name", {"name": "Nosy"}),
        ("say", {"text": "psst"}),
    ):
        assert await onlooker.refused(kind, **fields) == "not-seated", kind
    answer = await company[0].must("move", move=company[0].moves[0])  # type: ignore[index]
    await onlooker.until(lambda: onlooker.version == answer["version"])
    assert "own" not in onlooker.told[-1]
    assert (onlooker.view["seat"], onlooker.view["hand"]) == (None, None)


async def test_no_onlookers_where_the_host_wants_none(evening: Evening) -> None:
    company = await evening("skip-bo", "me", "me", settings={"watching": False})
    nosy = company.stranger()
    answer = await nosy.open()
    assert (answer["type"], answer["code"]) == ("refused", "no-watching")
    await company[0].must("emote", emote="wow")
    await nosy.quiet()
    assert [message["type"] for message in nosy.told] == ["refused"]
    assert await nosy.refused("ping") == "hello-first"
    await nosy.close()


async def test_onlookers_are_sent_away_when_the_host_wants_no_more(evening: Evening) -> None:
    company = await evening("skip-bo", "me", "me")
    onlooker = await company.another()
    await company[0].must("settle", settings={"watching": True, "pace": "slow"})
    await onlooker.until(lambda: bool(onlooker.news("settled")))
    assert onlooker.goodbye is None
    await company[0].must("settle", settings={"watching": False})
    await onlooker.until_gone()
    assert onlooker.goodbye == {"type": "goodbye", "code": "no-watching"}
    assert onlooker.room["settings"]["watching"] is False
    await company[1].until(lambda: company[1].of("pulse")[-1]["watching"] == 0)
    assert (await onlooker.open())["code"] == "no-watching"
    await company[1].must("ping")


async def test_a_wrong_token_opens_nothing(evening: Evening) -> None:
    company = await evening("skip-bo", "me", "me")
    other = await evening("skip-bo", "me", "me")
    for token in ("x" * 32, other.tokens[0]):
        thief = company.stranger(token)
        answer = await thief.open()
        assert (answer["type"], answer["code"]) == ("refused", "wrong-token")
        assert await thief.refused("move", move=company[0].moves[0]) == "hello-first"  # type: ignore[index]
        assert await thief.refused("ping") == "hello-first"
        assert await thief.refused("leave") == "hello-first"
        assert {message["type"] for message in thief.told} == {"refused"}
        await thief.close()


async def test_a_table_that_is_not_there(evening: Evening) -> None:
    company = await evening("skip-bo", "me", "me", start=False)
    lost = company.stranger(table="ZZZZZ")
    answer = await lost.open()
    assert (answer["code"], answer["params"]) == ("table-unknown", {"table": "ZZZZZ"})
    assert await lost.refused("ping") == "hello-first"
    lost.table = company.table
    assert (await lost.hello())["type"] == "done", "the same line may try another"
    await lost.close()


async def finished(evening: Evening) -> Company:
    """A short game that is over."""
    company = await evening("timeline", "me", "me", "medium", options={"handSize": 1, "maxRounds": 1})
    while company[0].phase != "over":
        turn = company[0].view["turn"]
        if turn in company.people:
            await company[turn].until(lambda turn=turn: bool(company[turn].moves))  # type: ignore[misc]
            await company[turn].must("move", move=company[turn].moves[0])  # type: ignore[index]
        version = max(each.version for each in company)
        await company.all_at(version)
        if company[0].phase != "over" and company[0].view["turn"] not in company.people:
            await company[0].until(lambda version=version: company[0].version > version)  # type: ignore[misc]
            await company.all_at(company[0].version)
    return company


async def test_a_rematch_has_the_same_people_and_is_made_once(evening: Evening) -> None:
    running = await evening("skip-bo", "me", "me")
    assert await running[0].refused("rematch") == "match-goes-on"
    company = await finished(evening)
    version = company[1].version
    away = company.stranger(company.tokens[1])
    await away.open()
    await away.close()
    answers = await asyncio.gather(*(each.must("rematch") for each in (*company, *company)))
    tables = {answer["table"] for answer in answers}
    assert len(tables) == 1
    table = tables.pop()
    assert table != company.table
    for each in company:
        assert each.room["next"] == table
        assert each.version == version, "a rematch is no entry of the old table"
        assert len(each.news("rematch")) == 1
    await away.open(away.version)
    await away.until(lambda: away.room.get("next") == table)
    await away.close()
    for seat, token in company.tokens.items():
        again = company.stranger(token, table)
        await again.open()
        assert again.seat == seat
        assert again.phase == "lobby"
        assert [each["kind"] for each in again.room["seats"]] == ["person", "person", "bot"]
        assert again.room["options"] == company[0].room["options"]
        assert again.room["seed_hash"] != company[0].room["seed_hash"]
        await again.close()


async def test_after_the_end_nothing_is_played(evening: Evening) -> None:
    company = await finished(evening)
    answer = await company[0].ask("move", move={"type": "place", "card": 0, "place": 0})
    assert answer["type"] == "refused"
    assert await company[0].refused("leave") in ("match-over", "table-finished")
    assert await company[0].refused("undo") in ("undo-nothing", "table-finished")
    refused = await evening.door.post(f"api/tables/{company.table}/seats", 409, name="Late")
    assert refused["code"] == "match-over"
