"""Big screens and remotes over real sockets: they see what spectators see, survive restarts, move, can be revoked."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.client_group import ClientGroup, TableFactory
from tests.server.protocol_client import HttpClient, ProtocolClient
from tests.server.servers import serving

pytestmark = pytest.mark.anyio
HIDDEN = ("own", "moves")


def sees_what_a_spectator_sees(device: ProtocolClient, spectator: ProtocolClient) -> None:
    assert (device.seat, device.moves, device.view) == (None, None, spectator.view)
    assert not any(field in message for message in device.of("news") for field in HIDDEN)


async def test_a_big_screen_takes_no_seat_and_sees_what_spectators_see(table_factory: TableFactory) -> None:
    group = await table_factory("skip-bo", "me", "me", "open", start=False)
    screen, spectator = await group.screen(), await group.another()
    assert [seat["kind"] for seat in screen.room["seats"]] == ["person", "person", "open"]
    assert screen.received[1]["role"] == "screen"
    assert screen.room["roles"] == [{"number": 1, "role": "screen"}]
    await group[0].until(lambda: group[0].of("pulse")[-1].get("screens") == 1)
    assert group[0].of("pulse")[-1]["watching"] == 1, "a big screen is no spectator"
    answer = await group[0].must("start", trim=True)
    for each in (screen, spectator):
        await each.until(lambda each=each: each.version == answer["version"])  # type: ignore[misc]
    sees_what_a_spectator_sees(screen, spectator)
    for kind in ("start", "pause", "hint", "undo", "leave", "rematch"):
        assert await screen.refused(kind) == "not-seated", kind
    assert await screen.refused("cue", cue="code") == "not-seated"
    assert await screen.refused("emote", emote="wow") == "not-seated"


async def test_a_remote_starts_pauses_and_removes_but_sees_no_hand_and_does_not_play(
    table_factory: TableFactory,
) -> None:
    group = await table_factory("skip-bo", "me", "me", "me", start=False)
    remote, spectator, screen = await group.remote(), await group.another(), await group.screen()
    answer = await remote.must("start")
    await group.all_at(answer["version"])
    await spectator.until(lambda: spectator.version == answer["version"])
    sees_what_a_spectator_sees(remote, spectator)
    assert (await remote.ask("start", ask="x"))["code"] == "already-started"
    mover = next(each for each in group if each.moves)
    assert await remote.refused("move", move=mover.first_move()) == "not-by-remote"
    assert await remote.refused("hint") == "not-by-remote"
    await remote.must("pause")
    await mover.until(lambda: mover.room.get("halt", {}).get("why") == "paused")
    assert await mover.refused("move", move=mover.first_move()) == "paused"
    await remote.must("resume")
    await mover.until(lambda: "halt" not in mover.room)
    await remote.must("bot", seat=1, level="easy")
    await group[1].until_gone()
    assert group[1].goodbye["code"] == "kicked"
    await remote.must("open", seat=0)
    await group[0].until_gone()
    assert group[0].goodbye["code"] == "kicked", "the host too"
    await remote.must("cue", cue="code")
    await screen.until(lambda: bool(screen.of("cued")))
    assert screen.of("cued")[-1]["cue"] == "code"
    for device in (remote, screen):
        assert not any(set(HIDDEN) & message.keys() for message in device.of("news"))


async def test_what_a_remote_sends_twice_is_done_once(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me")
    remote = await group.remote()
    first = await remote.ask("pause", ask="stop")
    await remote.drop()
    await remote.open(remote.version)
    again = await remote.ask("pause", ask="stop")
    assert (again["type"], again["version"]) == ("done", first["version"])


async def test_a_revoked_token_is_refused_at_once_and_for_ever(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me")
    token = secrets.token_urlsafe(24)
    remote, screen = await group.remote(token), await group.screen()
    await group[0].until(lambda: len(group[0].room.get("roles", ())) == 2)
    number = next(role["number"] for role in group[0].room["roles"] if role["role"] == "remote")
    assert await group[1].refused("revoke", number=number) == "not-host"
    await group[0].must("revoke", number=number)
    await remote.until_gone()
    assert remote.goodbye["code"] == "revoked"
    assert (await remote.open())["code"] == "wrong-token"
    assert screen.goodbye is None, "nobody else is concerned"
    assert await remote.refused("pause") == "hello-first"


@pytest.mark.parametrize("token", ["a" * 15, "a" * 65])
async def test_a_token_that_could_be_guessed_is_refused(table_factory: TableFactory, token: str) -> None:
    group = await table_factory("timeline", "me", "me")
    assert await group[0].refused("grant", role="remote", token=token) == "unreadable"
    nobody = group.protocol_client(secrets.token_urlsafe(24))
    assert (await nobody.open())["code"] == "wrong-token"
    await nobody.close()


async def test_no_spectators_does_not_mean_no_screens_of_the_host(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me")
    screen = await group.screen()
    spectator = await group.another()
    await group[0].must("settle", settings={"watching": False})
    await spectator.until_gone()
    await screen.must("ping")
    refusal = await group.http_client.post(f"api/tables/{group.table}/screens", 409)
    assert refusal["code"] == "no-watching"


async def test_roles_survive_a_restart_and_move_to_another_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        http = HttpClient(server.address)
        group = ClientGroup(server, http, *await http.make("timeline", ["me", "me"]))
        for each in group:
            await each.open()
        remote, screen = await group.remote(), await group.screen()
        await group.close()
        await http.close()
    async with serving(tmp_path) as server:
        for device, role in ((remote, "remote"), (screen, "screen")):
            moved = ProtocolClient(server.address, device.table, device.token)
            await moved.open()
            assert moved.of("welcome")[-1]["role"] == role
            if role == "remote":
                await moved.must("start")
            await moved.close()


async def test_a_table_that_a_screen_makes_belongs_to_the_first_who_joins(table_factory: TableFactory) -> None:
    http = table_factory.http_client
    made = await http.post(
        "api/tables", 201, game="zip-zap", name="TV", role="screen", seats=[{"kind": "open"}] * 2,
        settings={"growing": True},
    )  # fmt: skip
    assert made["seats"] == []
    group = ClientGroup(table_factory.server, http, made["table"], {})
    table_factory.companies.append(group)
    screen = await group.another(made["role"]["token"])
    await group.join("Anna")
    await group.join("Bo")
    await screen.until(lambda: len(screen.room["seats"]) == 3)
    assert screen.room["host"] == 0
    assert await group[1].refused("start", trim=True) == "not-host"
    [card] = await http.post("api/mine", 200, tables=[{"table": made["table"], "token": made["role"]["token"]}])
    assert (card["role"], card.get("seat")) == ("screen", None)
    nobody = await http.post("api/tables", 400, game="zip-zap", name="TV", seats=[{"kind": "open"}] * 2)
    assert nobody["code"] == "nobody-there"


async def test_the_rematch_keeps_the_roles(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "easy", options={"handSize": 1})
    screen, remote = await group.screen(), await group.remote()
    host = group[0]
    while host.phase != "over":
        await host.until(lambda: bool(host.moves) or host.phase == "over")
        if host.moves:
            await host.must("move", move=host.first_move())
    answer = await remote.must("rematch")
    await screen.until(lambda: screen.room.get("next") == answer["table"])
    there = group.protocol_client(screen.token, answer["table"])
    await there.open()
    assert there.of("welcome")[-1]["role"] == "screen"
    await there.close()


async def test_two_servers_agree_on_roles(tmp_path: Path, new_database: Callable[[str], str]) -> None:
    database = new_database("roles")
    async with (
        serving(tmp_path / "one", database_url=database) as one,
        serving(tmp_path / "two", database_url=database) as two,
    ):
        here, there = HttpClient(one.address), HttpClient(two.address)
        group = ClientGroup(one, here, *await here.make("timeline", ["me", "me"]))
        await group[0].open()
        made: Any = await there.post(f"api/tables/{group.table}/screens", 201)
        screen = ProtocolClient(two.address, group.table, made["token"])
        await screen.open()
        await group[0].until(lambda: group[0].of("pulse")[-1].get("screens") == 1)
        await group[0].must("cue", cue="sound-off")
        await screen.until(lambda: bool(screen.of("cued")))
        await group[0].must("revoke", number=made["number"])
        await screen.until_gone()
        assert screen.goodbye["code"] == "revoked"
        for client in (here, there):
            await client.close()
        await group.close()
