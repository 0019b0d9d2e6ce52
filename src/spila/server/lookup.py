"""Finding a table for somebody who brings a token, without helping those who guess."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress

from spila.kernel import Malformed
from spila.server.state import ServerState
from spila.store import UnknownTable
from spila.tables.actor import TableActor
from spila.tables.codes import normalise_code
from spila.tables.entries import read_header
from spila.tables.seating import fingerprint


async def headers_of(runtime: ServerState, codes: Iterable[str]) -> Mapping[str, bytes]:
    """The headers of these tables, with one query, however many of them exist: a browser remembers up to a hundred, and
    a query for each of them took a guesser's two addresses most of a core.
    """
    return await runtime.store.headers({normalise_code(code) for code in codes})


async def find_with_token(
    runtime: ServerState, address: str, code: str, token: str, now: float, headers: Mapping[str, bytes] | None = None
) -> TableActor | None:
    """The table with this code if the token proves a seat or a role there, else None, counted as a miss. `headers` has
    the headers of all tables that are asked for at the same time, if there are several.

    Opening a table takes time, from which a guesser could tell that it exists. So after too many misses a table is
    opened only for a token that is in its header: that of its maker, or of anybody in a rematch. Players who joined
    later are then found as long as their table is in memory.
    """
    code = normalise_code(code)
    table = runtime.registry.tables.get(code)
    if table is None:
        header = (await headers_of(runtime, [code]) if headers is None else headers).get(code)
        if header is not None and (runtime.usage.may_look_remembered(address, now) or _begins_with(header, token)):
            with suppress(UnknownTable):  # deleted meanwhile
                table = await runtime.registry.find(code)
    if table is not None and (table.state.seating.seat_of(token) is not None or table.state.roles.of(token)):
        return table
    runtime.usage.miss_remembered(address, code, now)
    return None


def _begins_with(header: bytes, token: str) -> bool:
    """Whether the table began with this token."""
    try:
        opening = read_header(header)
    except Malformed:
        return False
    known = {seat.token for seat in opening.seats} | {holder.token for holder in opening.roles}
    return fingerprint(token) in known
