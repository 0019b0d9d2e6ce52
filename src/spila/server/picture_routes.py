"""HTTP routes of pictures: drawings to search, uploads, and photos as they are sent."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from spila.decks import icon_search, icons
from spila.decks.draft import DraftPicture
from spila.decks.drawings import SIDE, clean_drawing
from spila.decks.photos import encode_photo, kind_of
from spila.decks.refused import FileRefused
from spila.kernel import Malformed
from spila.server.deck_api import IconFound, IconsFound, PictureAdded
from spila.server.deck_keys import deck_for
from spila.server.requests import OCTETS, AnyRequest, address_of, now, runtime_of
from spila.server.workshop_routes import DECKS
from spila.store import picture_rows
from spila.store.picture_rows import PictureRow

PAGE: Final = 60
"""Drawings in one answer."""
NAMED: Final = 500
"""Drawings that may be asked for by name at once."""
_PHOTO: Final = re.compile(r"(?P<hash>[0-9a-f]{64})\.webp")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
Text = Annotated[str, QueryParameter(max_length=200)]
Language = Annotated[str, QueryParameter(name="lang", max_length=16)]
Names = Annotated[str, QueryParameter(max_length=20_000)]
Start = Annotated[int, QueryParameter(name="from", ge=0, le=10_000)]


@get("/api/workshop/icons", summary="Drawings to choose from")
async def search_icons(
    request: AnyRequest, q: Text = "", lang: Language = "en", names: Names = "", first: Start = 0
) -> IconsFound:
    """The best matches first, also for words in the reader's language; or those with these names."""
    runtime_of(request).usage.save_deck(address_of(request), now())
    if names:
        return await _named(request, list(dict.fromkeys(names.split(",")))[:NAMED])
    found = await asyncio.to_thread(icon_search.search, q, lang[:2])
    shown = found.names[first : first + PAGE]
    return IconsFound(len(found.names), len(icons.authors()), tuple(map(_icon, shown)), found.also)


async def _named(request: AnyRequest, names: list[str]) -> IconsFound:
    """Those with these names; for an uploaded drawing that's its hash."""
    store = runtime_of(request).store
    found = []
    for name in names:
        if name in icons.authors():
            found.append(_icon(name))
        elif _HASH.fullmatch(name):
            picture = await store.query(picture_rows.find, name)
            if picture is not None and picture.kind == "drawing":
                found.append(IconFound(name, "", "", picture.body.decode()))
    return IconsFound(len(found), len(icons.authors()), tuple(found))


def _icon(name: str) -> IconFound:
    author = icons.authors()[name]
    return IconFound(name, author, icons.licence(author), icon_search.body(name) or "")


@post(DECKS + "/{code:str}/pictures", summary="Upload a picture", request_max_body_size=None, opt={"content": OCTETS})
async def upload(request: AnyRequest, code: FromPath[str], author: Text = "", licence: Text = "") -> PictureAdded:
    """A photo is encoded anew and a drawing reduced to its shapes, whatever the page has done already."""
    row, _ = await deck_for(request, code)
    runtime = runtime_of(request)
    runtime.usage.import_file(address_of(request), now())
    data = await request.body()
    picture = await runtime.heavy.run(picture_of, data)
    limits = runtime.config.limits
    room = limits.deck_picture_bytes, limits.all_picture_bytes
    if not await runtime.store.transact(picture_rows.add, picture, row.code, runtime.store.clock(), *room):
        await runtime.workshop.release_pictures(row.code)
        if not await runtime.store.transact(picture_rows.add, picture, row.code, runtime.store.clock(), *room):
            raise Malformed("deck-pictures-full", most=limits.deck_picture_bytes)
    runtime.figures.pictures_added += 1
    photo = picture.kind == "photo"
    return PictureAdded(
        DraftPicture("photo" if photo else "drawing", picture.hash, author, licence),
        len(picture.body), picture.width, picture.height,
        f"pictures/{picture.hash}.webp" if photo else "", "" if photo else picture.body.decode(),
    )  # fmt: skip


def picture_of(data: bytes) -> PictureRow:
    """An uploaded file as it is stored; `FileRefused` when it is no picture that can be used."""
    match kind_of(data):
        case "photo":
            photo = encode_photo(data)
            return PictureRow(photo.hash, "photo", photo.body, photo.width, photo.height)
        case "drawing":
            drawing = clean_drawing(data)
            return PictureRow(drawing.hash, "drawing", drawing.inside.encode(), SIDE, SIDE)
    raise FileRefused("picture-type")


@get("/pictures/{name:str}", summary="An uploaded photo")
async def photo(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Always WebP and never anything else. The name is the hash of the content, so it never changes."""
    wanted = _PHOTO.fullmatch(name)
    found = None if wanted is None else await runtime_of(request).store.query(picture_rows.find, wanted["hash"])
    if found is None or found.kind != "photo":
        raise Malformed("no-such-page")
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(found.body, media_type="image/webp", headers=headers)


ROUTES: Final[tuple[Any, ...]] = (search_icons, upload, photo)
