"""Finding a table for somebody who brings a token, without helping those who guess."""

from __future__ import annotations

from spila.kernel import Malformed
from spila.server.state import ServerState
from spila.store import UnknownTable
from spila.tables.actor import TableActor
from spila.tables.codes import normalise_code
from spila.tables.entries import read_header
from spila.tables.seating import fingerprint


async def find_with_token(runtime: ServerState, address: str, code: str, token: str, now: float) -> TableActor | None:
    """The table with this code if the token proves a seat or a role there, else None, counted as a miss.

    Opening a table takes time, from which a guesser could tell that it exists. So after too many misses a table is
    opened only for a token that is in its header: that of its maker, or of anybody in a rematch. Players who joined
    later are then found as long as their table is in memory.
    """
    code = normalise_code(code)
    table = runtime.registry.tables.get(code)
    if table is None and (runtime.usage.may_look_remembered(address, now) or await _in_header(runtime, code, token)):
        try:
            table = await runtime.registry.find(code)
        except UnknownTable:
            table = None
    if table is not None and (table.state.seating.seat_of(token) is not None or table.state.roles.of(token)):
        return table
    runtime.usage.miss_remembered(address, code, now)
    return None


async def _in_header(runtime: ServerState, code: str, token: str) -> bool:
    """Whether the table began with this token: one small query, whether it exists or not."""
    try:
        header = read_header(await runtime.store.header(code))
    except (UnknownTable, Malformed):
        return False
    known = {seat.token for seat in header.seats} | {holder.token for holder in header.roles}
    return fingerprint(token) in known
