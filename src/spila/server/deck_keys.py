"""Who may do what with a deck of the workshop: the keys that a request brings, and codes that lead nowhere."""

from __future__ import annotations

import hmac
from typing import Final

from spila.kernel import Malformed
from spila.server.deck_api import Role
from spila.server.requests import AnyRequest, address_of, now, runtime_of
from spila.store.deck_rows import DeckRow
from spila.tables.codes import normalise_code
from spila.tables.seating import fingerprint

_BEARER: Final = "bearer "
LONGEST_CODE: Final = 12


def key_of(request: AnyRequest) -> str:
    """The key in the header `Authorization`; empty where there is none."""
    given = request.headers.get("authorization", "")
    return given[len(_BEARER) :].strip() if given[: len(_BEARER)].lower() == _BEARER else ""


async def find_deck(request: AnyRequest, code: str) -> DeckRow:
    """The deck with this code. After too many misses an address does not learn of hits either."""
    runtime, address = runtime_of(request), address_of(request)
    if not runtime.usage.may_look(address, now()):
        runtime.usage.miss(address, now())
    try:
        return await runtime.workshop.find(normalise_code(code)[:LONGEST_CODE])
    except Malformed:
        runtime.usage.miss(address, now())
        raise


def role_in(request: AnyRequest, row: DeckRow) -> Role | None:
    """What the request's key opens."""
    mark = fingerprint(key_of(request))
    if hmac.compare_digest(mark, row.owner):
        return "owner"
    return "editor" if hmac.compare_digest(mark, row.editor) else None


async def deck_for(request: AnyRequest, code: str, needs: Role = "editor") -> tuple[DeckRow, Role]:
    """The deck, for a request that brings this key or a stronger one; `Malformed` for all others."""
    row = await find_deck(request, code)
    role = role_in(request, row)
    if role is None or (needs == "owner" and role != "owner"):
        raise Malformed("deck-key")
    return row, role
