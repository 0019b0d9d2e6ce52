"""No client gets more than the rules allow: every byte of every connection in many random games, with spectators,
people who leave and come back, moves taken back, clocks running out, hints, lines that break.
"""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import msgspec
import pytest

from spila import bots
from spila.games import MODULES, load
from tests.effort import times
from tests.material import quick_options
from tests.server.client_group import ClientGroup, TableFactory
from tests.server.lockstep import Lockstep, dated
from tests.server.protocol_client import ProtocolClient, choose
from tests.server.servers import advance

pytestmark = pytest.mark.anyio

SETTINGS = {"chat": True, "remind_seconds": None, "sit_in_seconds": None, "sit_in_level": "easy", "clock_seconds": 600}
LONGEST = 500
"""Some house rules let random players go on for ever; what they heard until then counts as well."""
ENOUGH = 2_000


class Evil:
    """A random game in which everything happens that may tell something."""

    def __init__(self, game: str, group: ClientGroup, chance: random.Random) -> None:
        self.game, self.group, self.chance = game, group, chance
        self.guesses = [msgspec.to_builtins(load(game).move(number)) for number in range(20)]
        self.spectator: ProtocolClient
        self.screen: ProtocolClient
        self.remote: ProtocolClient

    async def play(self) -> bool:
        """Whether it came to its end."""
        self.spectator = await self.group.another()
        self.screen, self.remote = await self.group.screen(), await self.group.remote()
        await self.group[0].must("start")
        for _ in range(LONGEST):
            host = self.group[0]
            if host.phase == "over":
                return True
            version = host.version
            able = [each for each in self.group if each.moves]
            if able and self.chance.random() < 0.8:
                person = self.chance.choice(able)
                assert person.moves
                await person.ask("move", move=choose(self.game, person.moves, self.chance))
            elif self.chance.random() < 0.3:
                await self.trouble(self.chance.choice(list(self.group)))
            elif not able:
                await host.must("ping")
                await self.group.live().automation.thinker.idle()  # bots think while pings are answered
                await host.must("ping")
                if host.version == version:
                    advance(601)  # a clock runs out, so that it goes on whatever happened
        return False

    async def trouble(self, person: ProtocolClient) -> None:
        match self.chance.choice(("undo", "agree", "hint", "leave", "drop", "look", "talk", "guess", "run")):
            case "undo":
                await person.ask("undo")
            case "agree":
                await person.ask("agree", agree=True)
            case "hint":
                await person.ask("hint")
            case "leave" if self.chance.random() < 0.3:
                await person.ask("leave")
                if self.chance.random() < 0.7:
                    await person.ask("back")
            case "drop":
                await person.drop()
                await person.open(person.version)
                await person.until(lambda: person.version >= 0)
            case "look":
                await self.spectator.drop()
                await self.spectator.open(self.chance.choice((None, self.spectator.version)))
            case "talk":
                await person.ask("say", text="What do you hold?")
                await person.ask("emote", emote="think")
            case "run":
                await self.run(self.chance.choice((self.screen, self.remote)))
            case "guess":
                guess = self.chance.choice(self.guesses)
                await person.ask("move", move=guess)

    async def run(self, device: ProtocolClient) -> None:
        """A big screen or a remote asks for all it can, with a pause that ends again, and comes back."""
        guess = self.chance.choice(self.guesses)
        await device.ask("move", move=guess)
        await device.ask("hint")
        await device.ask("undo")
        await device.ask("cue", cue="next")
        await device.ask("pause")
        await self.remote.ask("resume")
        await device.drop()
        await device.open(self.chance.choice((None, device.version)))


async def the_law_beside(group: ClientGroup) -> Lockstep:
    store, table = group.server.runtime.store, group.table
    if group[0].phase == "over":
        await group.http_client.get(f"api/tables/{table}/record")  # written when this is answered
    return Lockstep(await store.header(table), await store.read(table), await store.record(table))


def check_secrets(group: ClientGroup, rules: Lockstep, line: ProtocolClient, seat: int | None) -> None:
    """What must not stand anywhere in what came, however it is wrapped."""
    secrets = [
        *group.tokens.values(),
        *(hashlib.sha256(token.encode()).hexdigest() for token in group.tokens.values()),
    ]
    over, version = False, 0
    for text in line.raw:
        assert not any(secret in text for secret in secrets), text
        message = json.loads(text)
        version = max(version, message.get("version", 0) if message["type"] in ("news", "welcome") else 0)
        over = over or message.get("room", {}).get("phase") == "over"
        assert over or rules.seed not in text.lower(), text
        if load(group[0].room["game"]).deck_in_play(rules.options) is not None:
            assert set(dated(message)) <= rules.uncovered(version), text
        else:
            _check_hands(rules, message, seat, version)


def _check_hands(rules: Lockstep, message: Any, seat: int | None, version: int) -> None:
    """By their names, apart from the rules's own idea of what is one's own."""
    for part in (message.get("view") or {}, message.get("own") or {}):
        hand = part.get("hand")
        if hand is not None:
            assert seat is not None
            states = [each.after for each in rules.versions[version : version + 2] if each.after is not None]
            assert hand in [rules.view(state, seat)["hand"] for state in states]
        if part.get("ended") is not None:
            states = [each.after for each in rules.versions[version : version + 2] if each.after is not None]
            assert part["phase"] in ("pause", "over")
            assert any(rules.view(state, None)["ended"] == part["ended"] for state in states)
    for event in message.get("events", ()):
        if event["type"] == "round-dealt":
            assert [place for place, hand in enumerate(event["hands"]) if hand is not None] in ([], [seat])
        if event["type"] == "drew":
            assert event.get("cards") is None or event["seat"] == seat
            assert event.get("card") is None or event["seat"] == seat


@pytest.mark.parametrize("game", MODULES)
async def test_no_line_ever_hears_more_than_the_law_allows(table_factory: TableFactory, game: str) -> None:
    looked = number = ended = 0
    while looked < times(ENOUGH) or not ended:
        chance = random.Random(f"{game} {number}")
        number += 1
        seats = chance.choice(load(game).seats[:4])
        kinds = ["me", "me", *(chance.choice(("me", bots.stand_in(game))) for _ in range(seats - 2))]
        group = await table_factory(
            game, *kinds, options=quick_options(game, seats, chance), settings=SETTINGS, start=False
        )
        evil = Evil(game, group, chance)
        ended += await evil.play()
        rules = await the_law_beside(group)
        seatless = ((None, each) for each in (evil.spectator, evil.screen, evil.remote))
        for seat, line in (*group.people.items(), *seatless):
            await line.must("ping")
            looked += rules.check(seat, line.received)
            check_secrets(group, rules, line, seat)
        await group.close()
        table_factory.companies.remove(group)
