"""Several strangers around one table."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from tests.server.protocol_client import HttpClient, ProtocolClient
from tests.server.servers import Running, advance

WILD = {"deck": {"wilds": 200, "copiesPerNumber": 1, "tolls": []}, "coins": 0, "stockSize": 30}
"""Skip-Bo in which nearly every card fits everywhere."""


class ClientGroup:
    """A table and its people by seat; `[0]` is the host."""

    def __init__(self, server: Running, http_client: HttpClient, table: str, tokens: dict[int, str]) -> None:
        self.server, self.http_client, self.table, self.tokens = server, http_client, table, tokens
        self.people = {seat: self.protocol_client(token) for seat, token in tokens.items()}
        self._more: list[ProtocolClient] = []

    def __getitem__(self, seat: int) -> ProtocolClient:
        return self.people[seat]

    def __iter__(self) -> Iterator[ProtocolClient]:
        return iter(self.people.values())

    def protocol_client(self, token: str | None = None, table: str | None = None) -> ProtocolClient:
        return ProtocolClient(self.server.address, table or self.table, token)

    async def another(self, token: str | None = None) -> ProtocolClient:
        """One more connection: an spectator, or a second one of a seat."""
        found = self.protocol_client(token)
        self._more.append(found)
        await found.open()
        return found

    async def screen(self) -> ProtocolClient:
        """A big screen, opened by somebody who has the code."""
        made = await self.http_client.post(f"api/tables/{self.table}/screens", 201)
        return await self.another(made["token"])

    async def remote(self, token: str = "") -> ProtocolClient:
        """A remote, made by the host."""
        token = token or secrets.token_urlsafe(24)
        await self[0].must("grant", role="remote", token=token)
        return await self.another(token)

    async def join(self, name: str = "Bo", **fields: Any) -> ProtocolClient:
        """Somebody new sits down."""
        seat, token = await self.http_client.join(self.table, name, **fields)
        self.tokens[seat] = token
        self.people[seat] = self.protocol_client(token)
        await self.people[seat].open()
        return self.people[seat]

    async def all_at(self, version: int) -> None:
        """Everybody has received this version."""
        for each in self:
            await each.until(lambda each=each: each.version >= version)  # type: ignore[misc]

    async def close(self) -> None:
        for each in (*self, *self._more):
            await each.close()

    def live(self) -> Any:
        """The server's own table, to look at what no client may see."""
        return self.server.runtime.registry.tables[self.table]


class TableFactory:
    """Makes companies, and sends them home."""

    def __init__(self, server: Running, http_client: HttpClient) -> None:
        self.server, self.http_client = server, http_client
        self.companies: list[ClientGroup] = []

    async def __call__(self, game: str, *seats: str, start: bool = True, **fields: Any) -> ClientGroup:
        """A table with these seats ("me", "open" or a level), everybody connected, and dealt."""
        fields["settings"] = {"pace": "instant", **fields.get("settings", {})}
        table, tokens = await self.http_client.make(game, list(seats), **fields)
        group = ClientGroup(self.server, self.http_client, table, tokens)
        self.companies.append(group)
        for each in group:
            await each.open()
        if start:
            group[0].on_starting = hurry
            answer = await group[0].must("start")
            await group.all_at(answer["version"])
        return group

    async def close(self) -> None:
        for group in self.companies:
            await group.close()


def hurry(wait: int) -> None:
    """Nobody wants to sit through a countdown."""
    advance(wait / 1000 + 0.2)
