"""What the host may do, and nobody else: seats, bots, kicking, handing over, starting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play import GAMES
from tests.server.client_group import ClientGroup, TableFactory, hurry

pytestmark = pytest.mark.anyio


def kinds(room: Any) -> list[str]:
    return [seat["kind"] for seat in room["seats"]]


async def test_only_the_host_hosts(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", "open", start=False)
    client = group[1]
    for kind, fields in (
        ("start", {"trim": True}),
        ("settle", {"title": "Mine now"}),
        ("seats", {"count": 4}),
        ("bot", {"seat": 0, "level": "easy"}),
        ("open", {"seat": 0}),
        ("hand-over", {"seat": 1}),
    ):
        answer = await client.ask(kind, **fields)
        assert (answer["type"], answer["code"], answer["params"]) == ("refused", "not-host", {"host": 0})
    assert client.version == group[0].version == 0


async def test_seats_come_and_go_but_nobody_is_sent_away(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", "open", start=False)
    host = group[0]
    await host.must("seats", count=6)
    await host.until(lambda: kinds(host.room) == ["person", "person", "open", "open", "open", "open"])
    await host.must("seats", count=2)
    await host.until(lambda: kinds(host.room) == ["person", "person"])
    assert await host.refused("seats", count=1) == "seats"
    await group[1].must("name", name="Bo", colour="moss", animal="owl", language="is")
    await host.until(lambda: host.room["seats"][1]["name"] == "Bo")
    assert host.room["seats"][1] == {
        "kind": "person",
        "name": "Bo",
        "colour": "moss",
        "animal": "owl",
        "language": "is",
    }


async def test_people_who_stay_are_never_fewer_than_the_seats_asked_for(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", "me", start=False)
    assert await group[0].refused("seats", count=2) == "seats-taken"


async def moved_up(group: ClientGroup, last: int) -> None:
    """The last one has moved up to seat 1, knows it, and can act there."""
    mover = group[last]
    await mover.until(lambda: mover.seat == 1)
    await mover.must("name", name="Moved")
    await group[0].until(lambda: group[0].room["seats"][1].get("name") == "Moved")


async def test_who_sits_behind_a_seat_that_goes_moves_up(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "open", "me", start=False)
    late = group.protocol_client(group.tokens[2])
    await late.open()
    await late.close()
    await group[0].must("seats", count=2)
    await moved_up(group, 2)
    await late.open(late.version)
    assert late.seat == 1, "who missed it is welcomed anew, since old news name old places"
    await late.close()
    answer = await group[0].must("start")
    await group.all_at(answer["version"])
    assert group[2].view["seat"] == 1
    assert group[2].view["hand"] is not None


async def test_who_has_heard_of_the_seats_but_not_of_the_own_new_one_is_told(table_factory: TableFactory) -> None:
    """A connection may break between the update and the welcome that follows it."""
    group = await table_factory("skip-bo", "me", "open", "me", start=False)
    answer = await group[0].must("seats", count=2)
    late = group.protocol_client(group.tokens[2])
    await late.open(answer["version"])
    await late.must("ping")
    assert late.seat == 1
    await late.close()


@pytest.mark.parametrize("game", GAMES)
async def test_a_start_without_the_open_seats(table_factory: TableFactory, game: str) -> None:
    group = await table_factory(game, "open", "me", "open", "me", start=False)
    host = group[1]
    group.people[0] = host
    assert host.room["host"] == 1
    assert await host.refused("start") == "seats-open"
    host.on_starting = hurry
    answer = await host.must("start", ask="the-start", trim=True)
    await group.all_at(answer["version"])
    assert kinds(host.room) == ["person", "person"]
    assert (host.room["host"], host.seat, group[3].seat) == (0, 0, 1)
    assert group[3].view["seat"] == 1
    again = await host.ask("start", ask="the-start", trim=True)
    assert again["type"] == "done", "the same question from the new place has the same answer"
    assert again["version"] == answer["version"]
    assert await host.refused("start") == "already-started"
    assert await host.refused("seats", count=3) == "already-started"
    assert await host.refused("settle", options="short") == "already-started"


async def test_open_seats_go_to_bots_if_the_host_says_so(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "open", "open", start=False)
    await group[0].must("start", level="easy")
    await group[0].until(lambda: group[0].phase == "playing")
    assert [(seat["kind"], seat.get("level")) for seat in group[0].room["seats"]] == [
        ("person", None),
        ("bot", "easy"),
        ("bot", "easy"),
    ]
    assert group[0].room["seats"][1]["bot"] is True


async def test_too_few_to_start(table_factory: TableFactory) -> None:
    group = await table_factory("zip-zap", "me", "open", start=False)
    answer = await group[0].ask("start", trim=True)
    assert (answer["code"], answer["params"]) == ("too-few-seats", {"least": 2})


@pytest.mark.parametrize("started", [False, True])
async def test_whom_the_host_sends_away_hears_why_and_is_out(table_factory: TableFactory, started: bool) -> None:
    group = await table_factory("skip-bo", "me", "me", "me", start=started)
    host, first, second = group
    await host.must("bot", seat=1, level="medium")
    await first.until_gone()
    assert first.goodbye == {"type": "goodbye", "code": "kicked"}
    assert first.received[-2]["what"] == {"kind": "kicked", "seat": 1}
    assert "own" not in first.received[-2]
    assert "moves" not in first.received[-2]
    await host.must("open", seat=2)
    await second.until_gone()
    await host.until(lambda: kinds(host.room) == ["person", "bot", "open"])
    assert host.room["seats"][2].get("bot", False) is started, "in a running game a bot plays until somebody comes"
    again = group.protocol_client(group.tokens[1])
    answer = await again.open()
    assert (answer["type"], answer["code"]) == ("refused", "wrong-token")
    await again.close()
    if started:
        with pytest.raises(AssertionError, match="seat-reserved"):
            await group.join("Cecil", seat=2)
    else:
        new = await group.join("Cecil", seat=2)
        assert new.seat == 2
        assert not new.view
    assert await host.refused("open", seat=0) == "own-seat"
    assert await host.refused("bot", seat=0, level="easy") == "own-seat"
    assert await host.refused("bot", seat=5, level="easy") == "no-such-seat"
    assert await host.refused("bot", seat=1, level="godlike") == "bot"
    await host.must("open", seat=1)
    assert await host.refused("open", seat=1) == "seat-open"


async def test_handing_the_table_over(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", "medium", start=False)
    host, heir = group
    assert await host.refused("hand-over", seat=2) == "nobody-there"
    assert await host.refused("hand-over", seat=0) == "own-seat"
    await host.must("hand-over", seat=1)
    await heir.until(lambda: heir.room["host"] == 1)
    assert await host.refused("start") == "not-host"
    await heir.must("start")


async def test_a_host_who_gets_up_leaves_the_table_to_the_next(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "open", "me", start=False)
    host, heir = group[0], group[2]
    await host.must("leave")
    await heir.until(lambda: heir.room["host"] == 2)
    assert kinds(heir.room) == ["open", "open", "person"]
    assert await host.refused("name", name="Ghost") == "not-seated"
    new = await group.join("Dora")
    assert new.seat == 0


async def test_settings_and_house_rules(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", start=False)
    host, client = group
    settings = {"pace": "quick", "chat": True, "clock_seconds": 30}
    await host.must("settle", title="Friday", settings=settings, options={"preset": "short", "coins": 2})
    await client.until(lambda: client.room["title"] == "Friday")
    assert client.room["settings"] == {
        **{"sit_in_seconds": 120, "remind_seconds": 45, "sit_in_level": "medium", "undo": True, "hints": None},
        **{"watching": True, "relaxed": False, "practice": False, "growing": False},
        **{"led": False, "locked": False, "names": "free", "name_list": [], "until": None, "report_names": False},
        **settings,
    }
    assert client.room["options"]["stockSize"] == 10
    assert client.room["options"]["coins"] == 2
    assert client.room["preset"] == "short"
    assert await host.refused("settle", options="no-such-preset") == "preset"
    assert await host.refused("settle", options={"stockSize": -1}) == "unreadable"
    assert await host.refused("settle", settings={"sit_in_level": "godlike"}) == "bot"
    assert await host.refused("settle", settings={"clock_seconds": 1}) == "unreadable"


async def test_sitting_down(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "open", "open", start=False)
    first = await group.join("Bo", seat=2)
    assert first.seat == 2
    await group[0].until(lambda: group[0].room["seats"][2].get("name") == "Bo")
    assert group[0].news("took")[-1]["what"] == {"kind": "took", "seat": 2}
    assert group[0].room["seats"][2]["colour"] != group[0].room["seats"][0].get("colour")
    answer = await table_factory.http_client.post(f"api/tables/{group.table}/seats", 409, name="Cy", seat=2)
    assert answer == {"code": "seat-taken", "params": {"seat": 2}}
    answer = await table_factory.http_client.post(f"api/tables/{group.table}/seats", 409, name="Cy", seat=7)
    assert answer["code"] == "no-such-seat"
    code = f" {group.table[:2].lower()}-{group.table[2:].lower()} "
    seat, _token = await table_factory.http_client.join(code, "Cy")
    assert seat == 1, "codes may be typed as people type"
    answer = await table_factory.http_client.post(f"api/tables/{group.table}/seats", 409, name="Di")
    assert answer["code"] == "no-seat-free"
