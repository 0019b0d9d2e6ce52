"""HTTP routes of decks in the workshop: making, reading, saving, publishing and deleting them."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from spila.decks import icons, vocabulary
from spila.decks.loader import this_year
from spila.decks.text_limits import CHARACTERS
from spila.decks.versions import PREFIX
from spila.kernel import Malformed
from spila.server import deck_api
from spila.server.deck_api import (
    DeckCheck,
    DeckChecked,
    DeckDraft,
    DeckFace,
    DeckMade,
    DeckSave,
    DeckSaved,
    KeyMade,
    NewDeck,
    NewKey,
    VersionMade,
    WorkshopLimits,
)
from spila.server.deck_faces import face_of_code, face_of_name
from spila.server.deck_keys import deck_for, find_deck
from spila.server.host_api import CardReport
from spila.server.requests import AnyRequest, address_of, count_read, now, runtime_of
from spila.server.workshop import PICTURE_BYTES, problems_of
from spila.store import deck_rows, report_rows
from spila.tables.seating import fingerprint, new_token

DECKS: Final = "/api/workshop/decks"
Since = Annotated[int | None, QueryParameter(name="since", ge=0)]


@get("/api/workshop", summary="What there is to know before making a deck")
async def workshop(request: AnyRequest) -> deck_api.Workshop:
    """Limits, languages, and whether anybody may make a deck."""
    runtime = runtime_of(request)
    limits = runtime.config.limits
    return deck_api.Workshop(
        open=await runtime.host_control.decks_open(),
        this_year=this_year(),
        icons=len(icons.authors()),
        languages=vocabulary.languages(),
        limits=WorkshopLimits(
            limits.decks, limits.deck_cards, limits.card_bytes, limits.deck_picture_bytes, PICTURE_BYTES,
            limits.upload_bytes, limits.sheet_bytes, limits.save_bytes, CHARACTERS["name"], CHARACTERS["claim"],
            CHARACTERS["story"], limits.draft_days,
        ),
    )  # fmt: skip


@post(DECKS, summary="Make a deck", request_max_body_size=None)
async def make(request: AnyRequest, data: JSONBody[NewDeck]) -> DeckMade:
    """The new deck's code, and the two keys that open it. They can't be recovered."""
    runtime = runtime_of(request)
    if not await runtime.host_control.decks_open():
        raise Malformed("decks-closed")
    runtime.usage.make_deck(address_of(request), now())
    made = await runtime.workshop.make(data)
    runtime.figures.decks_made += 1
    return made


@get(DECKS + "/{code:str}", summary="What everybody with the link may know of a deck")
async def face(request: AnyRequest, code: FromPath[str]) -> DeckFace:
    """Before playing or copying it."""
    count_read(request)
    return await face_of_code(runtime_of(request).workshop, await find_deck(request, code))


@get(DECKS + "/{code:str}/draft", summary="A deck with all its cards and their problems")
async def draft(request: AnyRequest, code: FromPath[str], since: Since = None) -> DeckDraft:
    """As it was typed. With `since`, only cards that were changed later."""
    row, role = await deck_for(request, code)
    runtime_of(request).usage.save_deck(address_of(request), now())
    return await runtime_of(request).workshop.shown(row.code, role, since)


@post(DECKS + "/{code:str}/draft", summary="Save changes to a deck", status_code=200, request_max_body_size=None)
async def save(request: AnyRequest, code: FromPath[str], data: JSONBody[DeckSave]) -> DeckSaved:
    """Merged cell by cell with what others saved meanwhile."""
    row, _ = await deck_for(request, code)
    runtime_of(request).usage.save_deck(address_of(request), now())
    return await runtime_of(request).workshop.save(row.code, data)


@post(DECKS + "/{code:str}/versions", summary="Publish what is ready")
async def publish(request: AnyRequest, code: FromPath[str]) -> VersionMade:
    """An immutable version, which new tables are dealt from now on."""
    row, _ = await deck_for(request, code)
    runtime = runtime_of(request)
    runtime.usage.save_deck(address_of(request), now())
    version = await runtime.workshop.publish(row.code)
    runtime.figures.versions_made += 1
    return VersionMade(version.hash, PREFIX + version.hash, version.cards)


@delete(DECKS + "/{code:str}", summary="Delete a deck")
async def remove(request: AnyRequest, code: FromPath[str]) -> None:
    """Tables that were dealt from it go on as they are."""
    row, _ = await deck_for(request, code, "owner")
    await runtime_of(request).store.transact(deck_rows.remove, row.code)


@post(DECKS + "/{code:str}/keys", summary="Replace a key", status_code=200)
async def keys(request: AnyRequest, code: FromPath[str], data: JSONBody[NewKey]) -> KeyMade:
    """The old key stops working."""
    row, _ = await deck_for(request, code, "owner")
    runtime = runtime_of(request)
    key = new_token(runtime.chance)
    owner, editor = (fingerprint(key), None) if data.which == "owner" else (None, fingerprint(key))
    if not await runtime.store.transact(deck_rows.set_key, row.code, owner, editor):
        raise Malformed("deck-unknown")
    return KeyMade(key)


@get(DECKS + "/{code:str}/reports", summary="Notes about the cards of a deck")
async def reports(request: AnyRequest, code: FromPath[str]) -> list[CardReport]:
    """The latest first. Nobody knows from whom."""
    row, _ = await deck_for(request, code)
    return await runtime_of(request).host_control.reports(row.code)


@delete(DECKS + "/{code:str}/reports/{report:str}", summary="A note has been dealt with")
async def drop_report(request: AnyRequest, code: FromPath[str], report: FromPath[str]) -> None:
    """It is deleted."""
    row, _ = await deck_for(request, code)
    if not await runtime_of(request).store.transact(report_rows.remove, report, row.code):
        raise Malformed("no-such-report")


@post("/api/workshop/check", summary="Check cards without saving them", status_code=200, request_max_body_size=None)
async def check(request: AnyRequest, data: JSONBody[DeckCheck]) -> DeckChecked:
    """The same checks as for saved cards."""
    runtime = runtime_of(request)
    runtime.usage.save_deck(address_of(request), now())
    checked = await runtime.workshop.checked(data.head, data.cards)
    return DeckChecked(problems_of(data.cards, checked), len(checked.ready))


@get("/api/workshop/deck-names/{name:str}", summary="A deck by its name in the options of a table")
async def deck_name(request: AnyRequest, name: FromPath[str]) -> DeckFace:
    """Shipped decks, those of the host, and versions."""
    count_read(request)
    return await face_of_name(runtime_of(request).workshop, name[:100])


ROUTES: Final = (
    workshop, make, face, draft, save, publish, remove, keys, reports, drop_report, check, deck_name,
)  # fmt: skip
