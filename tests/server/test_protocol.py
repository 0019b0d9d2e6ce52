"""Each game to its end over real sockets, by a client that knows only docs/protocol.md: with lines that break, messages
said twice, moves that come too late, and a fresh welcome to compare with after every step.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spila import bots, new_match
from spila.games import MODULES, load
from spila.plugins import packages
from tests.effort import times
from tests.material import material, seats_tried
from tests.server.protocol_client import HttpClient, ProtocolClient, choose
from tests.server.servers import Running, advance, process

pytestmark = pytest.mark.anyio

SETTINGS = {"pace": "instant", "chat": True, "remind_seconds": None, "sit_in_seconds": None}


def options(game: str) -> dict[str, Any]:
    """A quick match, in which no race stalls before slow clients have had their turn."""
    quick: dict[str, Any] = {**material(game).QUICK}
    return quick | {"idleStallMs": 15_000, "freeCardMs": 15_000} if "idleStallMs" in quick else quick


class Round:
    """One game at one table: strangers on all seats for people, and one who compares."""

    def __init__(self, address: str, game: str, seats: list[str], chance: random.Random) -> None:
        self.address, self.game, self.wishes, self.chance = address, game, seats, chance
        self.people: list[ProtocolClient] = []
        self.checker: ProtocolClient
        self.landed: set[tuple[int | None, int]] = set()
        self.caught_up = self.welcomed = self.compared = self.repeated = self.stale = 0

    async def play(self, hurry: bool) -> None:
        http_client = HttpClient(self.address)
        table, tokens = await http_client.make(self.game, self.wishes, options=options(self.game), settings=SETTINGS)
        self.people = [ProtocolClient(self.address, table, token) for token in tokens.values()]
        self.checker = ProtocolClient(self.address, table)
        spectator = ProtocolClient(self.address, table)
        for each in (*self.people, self.checker, spectator):
            await each.open()
        if hurry:
            self.people[0].on_starting = lambda wait: advance(wait / 1000 + 0.2)
        await self.people[0].must("start")
        async with asyncio.timeout(300):
            while self.people[0].phase != "over":
                await self.step()
        last = self.people[0].version
        for each in (*self.people, spectator):
            await each.until(lambda each=each: each.version == last)  # type: ignore[misc]
            await self.compare(each)
        moved = [news for news in spectator.news("move") if not news["what"].get("bot")]
        assert {(news["what"]["seat"], news["version"]) for news in moved} == self.landed
        record = await http_client.get(f"api/tables/{table}/record")
        assert record["seed"] == self.people[0].room["seed"]
        for each in (*self.people, self.checker, spectator):
            await each.close()
        await http_client.close()

    async def step(self) -> None:
        """Somebody moves, or has trouble."""
        version = max(each.version for each in self.people)
        ready = [each for each in self.people if each.moves]
        if not ready:
            await self.people[0].until(lambda: self.somebody_may_go_on(version))
            return
        person = self.chance.choice(ready)
        trouble = self.chance.random()
        if trouble < 0.08:
            await self.break_off(person)
        elif trouble < 0.16:
            await self.say_again(person)
        elif trouble < 0.26:
            await self.come_too_late(person)
        else:
            await self.move(person)
        await self.compare(self.chance.choice(self.people))

    def somebody_may_go_on(self, version: int) -> bool:
        return self.people[0].version > version or any(each.moves for each in self.people)

    def choice(self, person: ProtocolClient) -> Any:
        assert person.moves
        return choose(self.game, person.moves, self.chance)

    async def move(self, person: ProtocolClient, move: Any = None, **fields: Any) -> Any:
        """Make a move and keep count of those that landed."""
        answer = await person.ask("move", move=self.choice(person) if move is None else move, **fields)
        if answer["type"] == "done":
            self.landed.add((person.seat, answer["version"]))
        return answer

    async def compare(self, person: ProtocolClient) -> None:
        """Everything a fresh welcome says is what the news have led to."""
        self.checker.token = person.token
        known = len(self.checker.of("welcome"))
        await self.checker.hello()
        await self.checker.until(lambda: len(self.checker.of("welcome")) > known)
        fresh = self.checker.of("welcome")[-1]
        await person.until(lambda: person.version >= fresh["version"])
        folded = person.moments[fresh["version"]]
        assert fresh.get("view") == folded.view
        assert fresh.get("moves") == folded.moves
        assert fresh["room"] == folded.room
        assert fresh["seat"] == person.seat
        self.compared += 1

    async def break_off(self, person: ProtocolClient) -> None:
        """The line breaks, perhaps with a move on it. Back again with the version one has, with none or with nonsense;
        the move is said again, and whether it had landed or not, it is played once.
        """
        move, ask = self.choice(person), f"lost-{self.chance.getrandbits(60)}"
        sent = self.chance.random() < 0.5
        if sent:
            await person.send("move", ask=ask, move=move)
        await person.drop()
        kind = self.chance.choice(("mine", "mine", "mine", "none", "future"))
        version = {"mine": person.version, "none": None, "future": 10**9}[kind]
        known = len(person.of("welcome"))
        answer = await person.open(version)
        assert answer["type"] == "done"
        if kind != "mine":  # one's own old version would do at once; the welcome is still to come
            await person.until(lambda: len(person.of("welcome")) > known)
        await person.until(lambda: person.version >= answer["version"])
        if len(person.of("welcome")) == known:
            assert kind == "mine"
            self.caught_up += 1
        else:
            assert kind != "mine" or answer["version"] - person.version > 64
            self.welcomed += 1
        if sent:
            await self.move(person, move, ask=ask)

    async def say_again(self, person: ProtocolClient) -> None:
        """A move that was answered is sent again, on the same line or a new one: the same answer, nothing played."""
        move, ask = self.choice(person), f"twice-{self.chance.getrandbits(60)}"
        first = await self.move(person, move, ask=ask)
        if first["type"] != "done":
            return
        if self.chance.random() < 0.5:
            await person.drop()
            await person.open(person.version)
        assert await person.ask("move", ask=ask, move=move) == first
        self.repeated += 1

    async def come_too_late(self, person: ProtocolClient) -> None:
        """A move for a table that has moved on is refused; in a race claims name no version, since nobody has it."""
        before = person.version
        answer = await self.move(person, version=before)
        if answer["type"] != "done" or races(self.game) or simultaneous(self.game):
            return
        for each in self.people:
            await each.until(lambda each=each: each.version >= answer["version"])  # type: ignore[misc]
            if each.moves:
                late = await each.ask("move", move=self.choice(each), version=before)
                assert (late["type"], late["code"]) == ("refused", "stale-move")
                assert late["params"]["version"] >= answer["version"]
                self.stale += 1


def simultaneous(game: str) -> bool:
    """Whether all decide at the same time: then what others do makes nobody's move late."""
    rules = load(game)
    return rules.stage(new_match(game, seats=rules.seats[0], seed=0).state) is not None


def races(game: str) -> bool:
    rules = load(game)
    return rules.races(new_match(game, seats=rules.seats[0], seed=0).state)


def _cases() -> Iterator[tuple[str, list[str]]]:
    """Two people, people with a bot among them, and as many people as the game takes."""
    for game in MODULES:
        yield game, ["me", "me"]
        yield game, ["me", bots.stand_in(game), "me"]
        yield game, ["me"] * seats_tried(game)[-1]


CASES = list(_cases())


@pytest.mark.parametrize(("game", "seats"), CASES, ids=[f"{game}-{len(seats)}" for game, seats in CASES])
async def test_a_stranger_plays_to_the_end_whatever_happens_to_the_line(
    server: Running, game: str, seats: list[str]
) -> None:
    wanted = 4 if races(game) or simultaneous(game) else 5
    counts = [0] * 5
    for number in range(times(20)):
        table = Round(server.address, game, seats, random.Random(f"{game} {seats} {number}"))
        await table.play(hurry=True)
        found = table.caught_up, table.welcomed, table.compared, table.repeated, table.stale
        counts = [each + more for each, more in zip(counts, found, strict=True)]
        if number >= times(2) and all(counts[:wanted]):
            return
    raise AssertionError(f"not every kind of trouble came up: {counts}")


async def test_the_server_as_hosts_start_it(tmp_path: Path) -> None:
    """`spila serve` in a process of its own, no clock put forward; all tables at once."""
    chance = random.Random("process")
    async with process(tmp_path) as address:
        rounds = [
            Round(address, game, seats, random.Random(chance.random()))
            for game in MODULES
            if game not in packages()
            for seats in (["me", "me"], ["me", bots.stand_in(game)])
        ]
        await asyncio.gather(*(each.play(hurry=False) for each in rounds))


async def test_too_old_a_version_is_answered_with_everything(server: Running) -> None:
    http_client = HttpClient(server.address)
    table, tokens = await http_client.make("skip-bo", ["me", "me"])
    away, stays = (ProtocolClient(server.address, table, token) for token in tokens.values())
    await stays.open()
    await away.open()
    await away.close()
    for number in range(70):
        await stays.must("name", name=f"Name {number}")
    for behind, welcomes in ((64, 0), (65, 1)):
        known = len(away.of("welcome"))
        away.version = stays.version - behind
        answer = await away.open(away.version)
        await away.until(lambda answer=answer: away.version == answer["version"])  # type: ignore[misc]
        assert len(away.of("welcome")) - known == welcomes
        assert away.room == stays.room
        await away.close()
    await stays.close()
    await http_client.close()
