"""Somebody who asks for a seat: checked, counted, and with a token of their own."""

from __future__ import annotations

from typing import NamedTuple

from spila.server.api import Join
from spila.server.names import check_name
from spila.server.requests import AnyRequest, address_of, find_table, now, runtime_of
from spila.tables.actor import TableActor
from spila.tables.entries import Occupant
from spila.tables.registry import person
from spila.tables.seating import fingerprint, new_token


class Newcomer(NamedTuple):
    """Who comes to which table, and the token that proves the seat from then on."""

    table: TableActor
    occupant: Occupant
    token: str


async def newcomer(request: AnyRequest, code: str, data: Join) -> Newcomer:
    """`Malformed` for a bad name, `TooMuch` for an address that takes too many seats, `UnknownTable`."""
    check_name(data.name)
    runtime = runtime_of(request)
    runtime.usage.join(address_of(request), now())
    table = await find_table(request, code)
    token = new_token(runtime.chance)
    occupant = person(
        data.name, token=fingerprint(token), colour=data.colour, animal=data.animal, language=data.language
    )
    return Newcomer(table, occupant, token)
