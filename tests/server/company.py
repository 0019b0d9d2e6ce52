"""Several strangers around one table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.server.running import Running, advance
from tests.server.stranger import Door, Stranger

WILD = {"deck": {"wilds": 200, "copiesPerNumber": 1, "tolls": []}, "coins": 0, "stockSize": 30}
"""Skip-Bo in which nearly every card fits everywhere."""


class Company:
    """A table and its people by seat; `[0]` is the host."""

    def __init__(self, server: Running, door: Door, table: str, tokens: dict[int, str]) -> None:
        self.server, self.door, self.table, self.tokens = server, door, table, tokens
        self.people = {seat: self.stranger(token) for seat, token in tokens.items()}
        self._more: list[Stranger] = []

    def __getitem__(self, seat: int) -> Stranger:
        return self.people[seat]

    def __iter__(self) -> Iterator[Stranger]:
        return iter(self.people.values())

    def stranger(self, token: str | None = None, table: str | None = None) -> Stranger:
        return Stranger(self.server.address, table or self.table, token)

    async def another(self, token: str | None = None) -> Stranger:
        """One more connection: an onlooker, or a second one of a seat."""
        found = self.stranger(token)
        self._more.append(found)
        await found.open()
        return found

    async def join(self, name: str = "Bo", **fields: Any) -> Stranger:
        """Somebody new sits down."""
        seat, token = await self.door.join(self.table, name, **fields)
        self.tokens[seat] = token
        self.people[seat] = self.stranger(token)
        await self.people[seat].open()
        return self.people[seat]

    async def all_at(self, version: int) -> None:
        """Everybody has heard of this version."""
        for each in self:
            await each.until(lambda each=each: each.version >= version)  # type: ignore[misc]

    async def close(self) -> None:
        for each in (*self, *self._more):
            await each.close()

    def live(self) -> Any:
        """The server's own table, to look at what no client may see."""
        return self.server.house.hall.tables[self.table]


class Evening:
    """Makes companies, and sends them home."""

    def __init__(self, server: Running, door: Door) -> None:
        self.server, self.door = server, door
        self.companies: list[Company] = []

    async def __call__(self, game: str, *seats: str, start: bool = True, **fields: Any) -> Company:
        """A table with these seats ("me", "open" or a level), everybody connected, and dealt."""
        fields["settings"] = {"pace": "instant", **fields.get("settings", {})}
        table, tokens = await self.door.make(game, list(seats), **fields)
        company = Company(self.server, self.door, table, tokens)
        self.companies.append(company)
        for each in company:
            await each.open()
        if start:
            company[0].on_starting = hurry
            answer = await company[0].must("start")
            await company.all_at(answer["version"])
        return company

    async def close(self) -> None:
        for company in self.companies:
            await company.close()


def hurry(wait: int) -> None:
    """Nobody wants to sit through a countdown."""
    advance(wait / 1000 + 0.2)
