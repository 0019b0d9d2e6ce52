"""HTTP routes of tables and files: reading what is pasted or dropped, and exporting a deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from spila.decks.deck import Deck
from spila.decks.deck_files import Imported, export_csv, export_zip, import_zip
from spila.decks.draft import DraftHead
from spila.decks.draft_check import Checked, check_draft
from spila.decks.flaws import Flaw
from spila.decks.refused import FileRefused
from spila.decks.sheet_cards import cards_of
from spila.decks.sheet_columns import Column, Layout, layout
from spila.decks.sheet_files import ROWS, Row, kind_of, read_rows, text_rows
from spila.decks.spreadsheet import slug
from spila.decks.versions import opened, published, uploads
from spila.kernel import Malformed
from spila.server.deck_api import SheetColumn, SheetRead, SheetRow, SheetText
from spila.server.deck_keys import find_deck, role_in
from spila.server.requests import OCTETS, AnyRequest, address_of, now, runtime_of
from spila.server.workshop import Draft, problems_of
from spila.server.workshop_routes import DECKS
from spila.store import picture_rows
from spila.store.picture_rows import PictureRow

Language = Annotated[str, QueryParameter(name="lang", max_length=16)]
Format = Annotated[Literal["zip", "csv"], QueryParameter(name="format")]


@post("/api/workshop/sheet", summary="Read a table that was pasted", status_code=200, request_max_body_size=None)
async def sheet(request: AnyRequest, data: JSONBody[SheetText]) -> SheetRead:
    """A card for each row, good or not. Nothing is stored."""
    runtime = runtime_of(request)
    runtime.usage.save_deck(address_of(request), now())
    return await runtime.heavy.run(_read_text, data)


@post(
    "/api/workshop/file", summary="Read a table or a deck from a file", status_code=200, request_max_body_size=None,
    opt={"content": OCTETS},
)  # fmt: skip
async def file(request: AnyRequest, lang: Language = "en") -> SheetRead:
    """As for a pasted table. The pictures of a deck are kept for a day, for the cards that are saved with them."""
    runtime = runtime_of(request)
    runtime.usage.import_file(address_of(request), now())
    data = await request.body()
    found = await runtime.heavy.run(_read_file, data, lang[:2].lower() or "en")
    if not isinstance(found, Imported):
        return found
    if await runtime.store.query(picture_rows.total_size) > runtime.config.limits.all_picture_bytes:
        raise Malformed("deck-pictures-full", most=runtime.config.limits.all_picture_bytes)
    for picture in found.pictures:
        await runtime.store.transact(picture_rows.put, PictureRow._make(_row(picture)), runtime.store.clock())
    there = frozenset(picture.name for picture in found.pictures)
    checked = await runtime.heavy.run(check_draft, found.head, found.cards, there)
    return SheetRead(
        (), (), heading=False, rows=(), cards=found.cards, problems=problems_of(found.cards, checked),
        ready=len(checked.ready), unit=found.head.unit, head=found.head, pictures=len(found.pictures),
    )  # fmt: skip


def _row(picture: Any) -> tuple[Any, ...]:
    return picture.name, picture.kind, picture.body, picture.width, picture.height


def _read_file(data: bytes, language: str) -> SheetRead | Imported:
    if not data:
        raise FileRefused("sheet-empty")
    if kind_of(data) == "deck":
        return import_zip(data)
    rows = read_rows(data)
    return _read(rows, layout(rows, language, None, None, ""), language)


def _read_text(data: SheetText) -> SheetRead:
    if data.rows:
        if len(data.rows) > ROWS + 1:
            raise FileRefused("sheet-too-many-rows", most=ROWS)
        cells = [tuple(cell.strip() for cell in row) for row in data.rows]
        rows = [Row(line, row) for line, row in enumerate(cells, start=1) if any(row)]
        if not rows:
            raise FileRefused("sheet-empty")
    else:
        rows = text_rows(data.text)
    columns = None if data.columns is None else [Column(each.use, each.language) for each in data.columns]
    return _read(rows, layout(rows, data.language, data.heading, columns, data.unit), data.language)


def _read(rows: Sequence[Row], found: Layout, language: str) -> SheetRead:
    made = cards_of(rows, found, language)
    checked = check_draft(DraftHead(language, unit=found.unit), made.cards, ())
    checked = _with_rows(checked, made.flaws)
    body = rows[1:] if found.heading else rows
    return SheetRead(
        headings=rows[0].cells if found.heading else (),
        columns=tuple(SheetColumn(column.use, column.language) for column in found.columns),
        heading=found.heading,
        rows=tuple(SheetRow(row.line, row.cells, card.id) for row, card in zip(body, made.cards)),
        cards=made.cards,
        problems=tuple(each for each in problems_of(made.cards, checked) if each.card),
        ready=len(checked.ready),
        unit=found.unit,
    )


def _with_rows(checked: Checked, flaws: Sequence[tuple[str, Flaw]]) -> Checked:
    """The problems of cards and those of the rows they come from."""
    bad = {id for id, _ in flaws}
    return Checked((*checked.flaws, *flaws), tuple(id for id in checked.ready if id not in bad))


@get(DECKS + "/{code:str}/export", summary="A deck as a file")
async def export(
    request: AnyRequest, code: FromPath[str], form: Format = "zip", lang: Language = ""
) -> Response[bytes]:
    """What is ready of it: a folder for `spila deck check`, or a table. Imported again it is the same deck."""
    deck, _ = await ready_deck(request, code)
    runtime = runtime_of(request)
    if form == "csv":
        if lang and lang not in deck.languages:
            raise Malformed("unreadable", what="lang", why=lang)
        body = ("\ufeff" + export_csv(deck, lang)).encode()
        kind = "text/csv"
    else:
        photos = await runtime.store.query(picture_rows.bodies, photos_of(deck), "photo")
        body = await runtime.heavy.run(export_zip, deck, photos)
        kind = "application/zip"
    name = slug(deck.title(deck.manifest.language)) or "deck"
    return Response(body, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}.{form}"'})


def photos_of(deck: Deck) -> set[str]:
    """The hashes of the photos on a deck's cards."""
    return {card.icon.partition(":")[2] for card in deck.cards if card.icon.startswith("photo:")}


async def ready_deck(request: AnyRequest, code: str) -> tuple[Deck, Draft]:
    """What is ready of a deck, for its editors and, where the author allows copies, for everybody."""
    runtime = runtime_of(request)
    runtime.usage.import_file(address_of(request), now())
    row = await find_deck(request, code)
    draft = await runtime.workshop.draft(row.code)
    if role_in(request, row) is None and not draft.head.may_copy:
        raise Malformed("deck-no-copy")
    if not draft.checked.ready:
        raise Malformed("deck-no-cards")
    version = await runtime.heavy.run(published, draft.head, draft.cards, frozenset(draft.checked.ready))
    drawings = await runtime.store.query(picture_rows.bodies, uploads(version.content), "drawing")
    deck = opened(version.content, version.hash, {each: body.decode() for each, body in drawings.items()})
    return deck, draft


ROUTES: Final[tuple[Any, ...]] = (sheet, file, export)
