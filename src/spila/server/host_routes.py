"""HTTP routes of the host's page, and notes about cards."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from spila.decks import Card, Deck, icons
from spila.decks.versions import hash_in
from spila.kernel import Malformed
from spila.l10n import Words, preferred
from spila.l10n.dates import printed
from spila.server import catalogue
from spila.server.deck_keys import key_of
from spila.server.host_api import CardReport, HostChange, HostPage, NewCardReport
from spila.server.host_key import is_host
from spila.server.host_page import host_page
from spila.server.requests import AnyRequest, address_of, find_table, now, runtime_of
from spila.store import deck_rows, report_rows, version_rows
from spila.tables.actor import TableActor
from spila.tables.codes import normalise_code

Language = Annotated[str, QueryParameter(name="lang", max_length=16)]
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co"})


async def check_host(request: AnyRequest) -> None:
    """Refuse everybody without the host's key; those who try many keys are slowed down."""
    runtime, address = runtime_of(request), address_of(request)
    if not runtime.usage.may_look(address, now()):
        runtime.usage.miss(address, now())
    if not is_host(runtime.config, key_of(request)):
        runtime.usage.miss(address, now())
        raise Malformed("host-key")


@get("/api/host", summary="The host's page")
async def show(request: AnyRequest, lang: Language = "") -> HostPage:
    """Decks, tables, notes about cards, and space on the disk."""
    await check_host(request)
    return await host_page(runtime_of(request), lang)


@post("/api/host", summary="Let anybody make decks, or nobody", status_code=200)
async def change(request: AnyRequest, data: JSONBody[HostChange], lang: Language = "") -> HostPage:
    """It holds from now on, also after a restart."""
    await check_host(request)
    runtime = runtime_of(request)
    await runtime.host_control.set_decks_open(open=data.open)
    return await host_page(runtime, lang)


@delete("/api/host/decks/{code:str}", summary="Delete a deck of the workshop")
async def delete_deck(request: AnyRequest, code: FromPath[str]) -> None:
    """Tables that were dealt from it go on as they are."""
    await check_host(request)
    if not await runtime_of(request).store.transact(deck_rows.remove, normalise_code(code)[:12]):
        raise Malformed("deck-unknown")


@delete("/api/host/tables/{code:str}", summary="Delete a table")
async def delete_table(request: AnyRequest, code: FromPath[str]) -> None:
    """With its log. Everyone connected gets a goodbye."""
    await check_host(request)
    await runtime_of(request).registry.delete(normalise_code(code)[:12])


@delete("/api/host/reports/{report:str}", summary="A note has been dealt with")
async def delete_report(request: AnyRequest, report: FromPath[str]) -> None:
    """It is deleted."""
    await check_host(request)
    if not await runtime_of(request).store.transact(report_rows.remove, report[:64]):
        raise Malformed("no-such-report")


@post("/api/tables/{code:str}/reports", summary="Something is wrong with a card", status_code=204)
async def report_card(request: AnyRequest, code: FromPath[str], data: JSONBody[NewCardReport]) -> None:
    """To the people who can change the deck, or for a shipped deck to the host. It doesn't say from whom."""
    runtime = runtime_of(request)
    table = await find_table(request, code)
    runtime.usage.report_card(address_of(request), now())
    await runtime.decks.deck(catalogue.deck_of(table))
    deck, card, date = _revealed(table, data)
    note = " ".join("".join(sign for sign in data.note if not _hidden(sign)).split())
    if not note:
        raise Malformed("unreadable", what="note", why="empty")
    picture = icons.drawing(deck, card.icon) or catalogue.photo_address(card) if card.icon else ""
    language = data.language or deck.manifest.language
    await runtime.host_control.report(
        CardReport(
            runtime.chance.randbytes(12).hex(), await _addressee(request, deck), deck.title(language), card.id,
            deck.text(card, language).name, date, picture or "", note, runtime.store.clock(),
        )
    )  # fmt: skip
    runtime.figures.reports += 1


def _hidden(sign: str) -> bool:
    return sign not in " \n" and unicodedata.category(sign) in _HIDDEN


def _revealed(table: TableActor, data: NewCardReport) -> tuple[Deck, Card, str]:
    """The card, if everybody has seen its date; `Malformed` otherwise."""
    deck, ids = catalogue.cards_of(table)
    turned = catalogue.turned_cards(table)
    if data.card >= len(ids) or data.card not in turned:
        raise Malformed("card-covered", card=data.card)
    card = None if deck is None else next((each for each in deck.cards if each.id == ids[data.card]), None)
    if deck is None or card is None:
        raise Malformed("no-fronts", game=table.state.game.id)
    words = Words(preferred(data.language or deck.manifest.language, {}))
    return deck, card, printed(card.value, words, approximate=card.approximate, unit=deck.unit, given=card.printed)


async def _addressee(request: AnyRequest, deck: Deck) -> str:
    """The code of the deck in the workshop, or the deck's name: then it is the host who reads the note."""
    hash = hash_in(deck.id)
    codes = [] if hash is None else await runtime_of(request).store.query(version_rows.decks_of, hash)
    return codes[0] if codes else deck.id


ROUTES: Final[tuple[Any, ...]] = (show, change, delete_deck, delete_table, delete_report, report_card)
