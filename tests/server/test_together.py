"""A class at one table over real sockets: led from a remote, joined late, answered by many at the same time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client_group import ClientGroup, TableFactory
from tests.server.protocol_client import ProtocolClient
from tests.server.servers import advance

pytestmark = pytest.mark.anyio
CLASS = {"growing": True, "led": True}


async def a_class(table_factory: TableFactory, people: int, **options: Any) -> tuple[ClientGroup, ProtocolClient]:
    """A table that nobody with a seat runs, these people at it, and the leader's remote."""
    http = table_factory.http_client
    made = await http.post(
        "api/tables",
        201,
        game="timeline-together",
        name="Leader",
        seats=[{"kind": "open"}],
        settings={**CLASS, "pace": "instant"},
        options={"preset": "class", "cards": 3, **options},
        role="remote",
    )
    group = ClientGroup(table_factory.server, http, made["table"], {})
    table_factory.companies.append(group)
    remote = await group.another(made["role"]["token"])
    for number in range(people):
        await group.join(f"Pupil {number}")
    return group, remote


async def started(group: ClientGroup, remote: ProtocolClient) -> None:
    answer = await remote.must("start", trim=True)
    await group.all_at(answer["version"])


def answer(client: ProtocolClient, gap: int) -> Any:
    return client.must("move", move={"type": "answer", "gap": gap}, version=client.version)


async def test_a_class_is_led_by_somebody_who_does_not_play(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 3)
    assert await group[0].refused("start", trim=True) == "not-host", "the first pupil runs nothing"
    await started(group, remote)
    await answer(group[0], 0)
    assert await group[0].refused("continue") == "not-host"
    assert await group[0].refused("pause") == "not-host"
    assert await group[0].refused("emote", emote="wow") == "chat-off"
    await remote.must("continue", version=remote.version)
    await group[2].until(lambda: group[2].view["card"] is None)
    assert sum(group[2].view["history"][-1]["spread"]) == 1
    seen = remote.version
    await remote.must("continue", version=seen)
    assert await remote.refused("continue", version=seen) == "stale-move", "a second tap does not go on twice"
    await group[1].until(lambda: group[1].view["round"] == 2)


async def test_the_card_is_turned_when_the_last_of_many_has_answered(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 30)
    screen = await group.screen()
    await started(group, remote)
    await asyncio.gather(*(answer(each, number % 2) for number, each in enumerate(group)))
    for each in (screen, remote, *group):
        await each.until(lambda each=each: each.view["card"] is None)
        assert each.view["history"][-1]["spread"] == [15, 15]
    assert not any("answer" in message.get("own", {}) for each in (screen, remote) for message in each.of("news"))
    counted = len([news for news in screen.of("news") if news["what"]["kind"] == "move"])
    assert counted < 30, "thirty answers are not thirty messages"
    assert [each.view["answer"] for each in group] == [number % 2 for number in range(30)]


async def test_somebody_comes_late_and_somebody_leaves(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 2)
    await started(group, remote)
    late = await group.join("Late")
    assert late.seat == 2
    assert late.view["players"] == ["in", "in", "new"]
    await answer(late, 0)
    await answer(group[0], 0)
    await group[1].must("leave")
    await remote.until(lambda: remote.view["card"] is None)
    assert remote.view["players"] == ["in", "left", "in"]
    table = group.live()
    assert len(table.state.seating.seats) == table.state.match.seats == 3


async def test_the_leader_renames_removes_hides_and_locks(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 2)
    await started(group, remote)
    await remote.must("rename", seat=0, name="Fox")
    await group[1].until(lambda: group[1].room["seats"][0]["name"] == "Fox")
    assert await group[0].refused("rename", seat=1, name="Silly") == "not-host"
    await remote.must("settle", settings={**remote.room["settings"], "names": "hidden", "locked": True})
    await group[1].until(lambda: "name" not in group[1].room["seats"][0])
    refused = await table_factory.http_client.http.post(f"api/tables/{group.table}/seats", json={"name": "Bo"})
    assert refused.json()["code"] == "table-locked"
    await remote.must("open", seat=1)
    await group[1].until_gone()
    assert group[1].goodbye["code"] == "kicked"
    await answer(group[0], 0)
    await remote.until(lambda: remote.view["card"] is None)


async def test_a_name_that_the_leader_gave_stays_and_is_one_that_can_be_read(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 2)
    await remote.must("rename", seat=0, name="Pupil 1")
    await group[0].until(lambda: group[0].room["seats"][0]["name"] == "Pupil 1 2")
    assert await group[0].refused("name", name="Silly") == "name-given"
    await group[0].must("name", name="Pupil 1 2", animal="owl")
    assert await remote.refused("rename", seat=1, name="\u202eyllis") == "name-characters"
    assert await group[1].refused("rename", seat=0, name="Silly") == "not-host"


async def test_names_come_from_the_list_that_the_leader_pasted(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 0)
    http, names = table_factory.http_client, ["Embla", "Ari", "Birta"]
    settings = {**remote.room["settings"], "names": "list", "name_list": names}
    assert await remote.refused("settle", settings={**settings, "name_list": ["a\nb"]}) == "name-characters"
    await remote.must("settle", settings=settings)
    first = await group.join("Ari")
    assert (await http.get(f"api/tables/{group.table}"))["free_names"] == ["Embla", "Birta"]
    for name, code in (("Ari", "name-taken"), ("Loki", "name-not-listed")):
        assert (await http.post(f"api/tables/{group.table}/seats", 409, name=name))["code"] == code
    assert await first.refused("name", name="Loki") == "name-not-listed"
    await first.must("name", name="Embla")
    await remote.must("settle", settings={**settings, "names": "hidden"})
    assert (await http.post(f"api/tables/{group.table}/seats", 409, name="Loki"))["code"] == "name-not-listed"
    await group.join("Ari")
    await started(group, remote)
    assert (await http.get(f"api/tables/{group.table}"))["free_names"] == ["Birta"]


async def test_teams_talk_until_the_leader_lets_them_answer(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 4, teams=2, talkSeconds=30)
    await started(group, remote)
    assert await group[0].refused("move", move={"type": "answer", "gap": 0}) == "still-talking"
    await group[0].must("move", move={"type": "ready"})
    assert group[0].clock["left"] <= 30_000
    await remote.must("continue", version=remote.version)
    await group.all_at(remote.version)
    for each in group:
        await answer(each, 0)
    await remote.until(lambda: remote.view["card"] is None)
    assert sum(remote.view["history"][-1]["spread"]) == 2, "a team has one answer"


async def test_answers_give_nobody_more_time_and_silence_stops_nobody(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 3, answerSeconds=20)
    await started(group, remote)
    advance(12)
    await answer(group[0], 0)
    assert group[0].clock["left"] <= 8_100
    await group.join("Late")
    advance(9)
    await remote.until(lambda: remote.view["card"] is None)
    assert not remote.of("reminder")
    assert not remote.news("sat-in")


async def test_a_pause_keeps_answers_and_the_remote_ends_it(table_factory: TableFactory) -> None:
    group, remote = await a_class(table_factory, 2)
    await started(group, remote)
    await answer(group[0], 1)
    await remote.must("pause")
    await group[1].until(lambda: group[1].room.get("halt", {}).get("why") == "paused")
    assert await group[1].refused("move", move={"type": "answer", "gap": 0}) == "paused"
    assert await remote.refused("continue") == "paused"
    await remote.must("resume")
    await group[0].until(lambda: "halt" not in group[0].room)
    assert group[0].view["answer"] == 1


async def test_bots_answer_once_and_people_are_waited_for(table_factory: TableFactory) -> None:
    group = await table_factory("timeline-together", "me", "easy", "easy", options={"cards": 2})
    await group[0].until(lambda: group[0].view["missing"] == 1)
    await answer(group[0], 0)
    await group[0].until(lambda: group[0].view["card"] is None)
    await group[0].must("move", move={"type": "ready"})
    await group[0].until(lambda: group[0].view["round"] == 2)


async def test_a_hundred_sit_at_one_table(table_factory: TableFactory) -> None:
    http = table_factory.http_client
    table, _ = await http.make("timeline-together", ["me", *["open"] * 99])
    assert len((await http.get(f"api/tables/{table}"))["seats"]) == 100
    refused = await http.http.post("api/tables", json={"game": "timeline", "name": "A", "seats": [{"kind": "me"}] * 9})
    assert refused.json()["code"] == "seats", "other games stay as they are"
