"""Decks while they are being made: creating, reading, saving and publishing them, on the store."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from spila.decks import library, versions
from spila.decks.draft import DraftCard, DraftHead
from spila.decks.draft_check import Checked, check_draft, kept
from spila.decks.draft_merge import MergedCard, merge_card, merge_head, unpacked
from spila.decks.flaws import Flaw, utf16
from spila.decks.versions import Version
from spila.kernel import Malformed
from spila.server.deck_api import (
    CardConflict,
    CellProblem,
    DeckDraft,
    DeckMade,
    DeckSave,
    DeckSaved,
    NewDeck,
    Role,
)
from spila.server.deck_shelf import CODE, DeckShelf, code_in
from spila.server.limits import Limits, TooMuch
from spila.store import BaseStore, TableExists, deck_rows, picture_rows, report_rows, version_rows
from spila.store.deck_rows import DeckRow, Merged, Touched
from spila.store.version_rows import VersionRow
from spila.tables.codes import new_code
from spila.tables.seating import fingerprint, new_token

PICTURE_BYTES: Final = 60_000
"""How large a photo may be after encoding."""
UNSAVED_MS: Final = 3_600_000
"""How long a picture that was uploaded may wait until it is on a card."""
_encode: Final = msgspec.json.Encoder().encode
_head: Final = msgspec.json.Decoder(DraftHead)
_card: Final = msgspec.json.Decoder(DraftCard)


class Draft(NamedTuple):
    """A deck as it is stored, and what is to be said about it."""

    row: DeckRow
    head: DraftHead
    cards: tuple[DraftCard, ...]
    pictures: frozenset[str]
    checked: Checked


class Workshop:
    """All decks in the making on one server."""

    def __init__(self, store: BaseStore, shelf: DeckShelf, limits: Limits, chance: Random) -> None:
        self.store = store
        self.shelf = shelf
        self.limits = limits
        self.chance = chance

    # ------------------------------------------------------------ making

    async def make(self, new: NewDeck) -> DeckMade:
        """Store a new deck; its code and keys."""
        head, cards = await self._copied(new) if new.copy else (new.head, new.cards)
        if await self.store.query(deck_rows.count) >= self.limits.decks:
            raise TooMuch("decks-full", most=self.limits.decks)
        contents = {card.id: _encode(card) for card in cards}
        if len(contents) < len(cards):
            raise Malformed("unreadable", what="request", why="two cards have the same id")
        size = sum(map(len, contents.values()))
        self._check_size(len(contents), contents.values())
        owner, editor, now = new_token(self.chance), new_token(self.chance), self.store.clock()
        while True:
            code = new_code(self.chance)
            keys = fingerprint(owner), fingerprint(editor)
            row = DeckRow(code, *keys, _encode(head), 1, size, now, now, now, None, 0, None)
            try:
                await self.store.transact(deck_rows.create, row, contents)
                break
            except TableExists:
                continue
        await self._use_pictures(code, cards)
        return DeckMade(code, owner, editor, 1)

    async def _copied(self, new: NewDeck) -> tuple[DraftHead, tuple[DraftCard, ...]]:
        """What a copy begins with: the other deck under the new title."""
        name = new.copy
        if name.startswith(CODE):
            row = await self.find(code_in(name))
            if not _head.decode(row.head).may_copy:
                raise Malformed("deck-no-copy")
            name = await self.shelf.latest(row.code)
        deck = await self.shelf.deck(name) or library.by_id(name)
        if deck is None:
            raise Malformed("deck-unknown")
        if (hash := versions.hash_in(name)) is not None:
            await self._check_may_copy(hash)
        head, cards = versions.as_draft(deck)
        titles = {**head.titles, **{code: title for code, title in new.head.titles.items() if title}}
        return msgspec.structs.replace(head, titles=titles, may_copy=new.head.may_copy), cards

    async def _check_may_copy(self, hash: str) -> None:
        """A version may be copied as long as none of its decks forbids it."""
        for code in await self.store.query(version_rows.decks_of, hash):
            row = await self.store.query(deck_rows.find, code)
            if row is not None and not _head.decode(row.head).may_copy:
                raise Malformed("deck-no-copy")

    async def totals(self) -> tuple[int, int]:
        """How many decks there are, and the bytes of all pictures."""
        return await self.store.query(deck_rows.count), await self.store.query(picture_rows.total_size)

    # ------------------------------------------------------------ reading

    async def find(self, code: str) -> DeckRow:
        """A deck without its cards."""
        row = await self.store.query(deck_rows.find, code)
        if row is None:
            raise Malformed("deck-unknown")
        return row

    async def draft(self, code: str) -> Draft:
        """A deck with its cards and their problems."""
        found = await self.store.query(_read, code)
        if found is None:
            raise Malformed("deck-unknown")
        row, rows, pictures = found
        return await asyncio.to_thread(_checked, row, rows, pictures)

    async def shown(self, code: str, role: Role, since: int | None) -> DeckDraft:
        """A deck for its editors; after `since`, only cards that were changed later."""
        draft = await self.draft(code)
        row, cards = draft.row, draft.cards
        removed: tuple[str, ...] = ()
        if since is not None and since <= row.revision:
            cards, removed = await self._since(code, since)
        await self.store.transact(deck_rows.note_use, code, self.store.clock(), edited=role == "editor")
        return DeckDraft(
            code=code, role=role, revision=row.revision, head=draft.head, cards=cards, removed=removed,
            problems=problems_of(draft.cards, draft.checked), ready=len(draft.checked.ready), changed=row.changed,
            edit_key_used=row.edited,
            picture_bytes=await self.store.query(picture_rows.size_of, code),
            reports=await self.store.query(report_rows.count, code),
        )  # fmt: skip

    async def _since(self, code: str, since: int) -> tuple[tuple[DraftCard, ...], tuple[str, ...]]:
        found = await self.store.query(deck_rows.read, code, since)
        rows = [] if found is None else found[1]
        cards = tuple(_card.decode(each.card) for each in rows if each.card is not None)
        return cards, tuple(each.id for each in rows if each.card is None)

    async def checked(self, head: DraftHead, cards: Sequence[DraftCard]) -> Checked:
        """The problems of cards that aren't stored."""
        named = {card.picture.name for card in cards if card.picture is not None and card.picture.kind != "icon"}
        there = await self.store.query(picture_rows.known, named) if named else frozenset()
        return await asyncio.to_thread(check_draft, head, cards, there)

    # ------------------------------------------------------------ saving

    async def save(self, code: str, save: DeckSave) -> DeckSaved:
        """Merge an editor's changes into the draft."""
        changes = {(change.after or change.before).id: change for change in save.cards if change.after or change.before}  # type: ignore[union-attr]
        if len(changes) < len(save.cards):
            raise Malformed("unreadable", what="request", why="two changes of the same card, or of none")
        for id, change in changes.items():
            if any(each is not None and each.id != id for each in (change.before, change.after)):
                raise Malformed("unreadable", what="request", why="before and after are different cards")

        def merge(touched: Touched) -> Merged:
            head = None
            if save.head is not None:
                stored = _head.decode(touched.head)
                merged_head = merge_head(stored, save.head.before, save.head.after)
                head = _encode(merged_head) if merged_head != stored else None
            found: dict[str, MergedCard] = {}
            contents: dict[str, bytes | None] = {}
            for id, change in changes.items():
                raw = touched.cards.get(id)
                card = None if raw is None else _card.decode(raw)
                merged = found[id] = merge_card(card, change.before, change.after)
                if merged.card != card:
                    contents[id] = None if merged.card is None else _encode(merged.card)
            count = touched.live + sum(
                (new is not None) - (touched.cards.get(id) is not None) for id, new in contents.items()
            )
            if count > touched.live:
                self._check_size(count, contents.values())
            else:
                self._check_size(0, contents.values())
            conflicts = tuple(
                CardConflict(id, each.conflicts, changes[id].after, each.card)
                for id, each in found.items()
                if each.conflicts
            )
            return Merged(head, contents, conflicts)

        await self._use_pictures(code, [change.after for change in changes.values() if change.after is not None])
        saved = await self.store.transact(deck_rows.save, code, list(changes), merge, self.store.clock())
        if saved is None:
            raise Malformed("deck-unknown")
        draft = await self.draft(code)
        cards, removed = await self._since(code, min(save.revision, saved.revision))
        return DeckSaved(
            draft.row.revision, draft.head, cards, removed, saved.answer, problems_of(draft.cards, draft.checked),
            len(draft.checked.ready),
        )  # fmt: skip

    async def release_pictures(self, code: str) -> None:
        """Make room: what was uploaded a while ago and is on no card any more doesn't belong to the deck any more."""
        draft = await self.draft(code)
        shown = {card.picture.name for card in draft.cards if card.picture is not None}
        shown |= {other.picture.name for card in draft.cards for other in unpacked(card.other) if other.picture}
        if unused := draft.pictures - shown:
            await self.store.transact(picture_rows.release, code, unused, self.store.clock() - UNSAVED_MS)

    async def _use_pictures(self, code: str, cards: Iterable[DraftCard]) -> None:
        """Pictures that these cards name belong to the deck from now on."""
        named = {card.picture.name for card in cards if card.picture is not None and card.picture.kind != "icon"}
        if named:
            most = self.limits.deck_picture_bytes
            await self.store.transact(picture_rows.use, code, named, self.store.clock(), most)

    def _check_size(self, cards: int, contents: Iterable[bytes | None]) -> None:
        if cards > self.limits.deck_cards:
            raise Malformed("deck-too-many-cards", most=self.limits.deck_cards)
        if any(each is not None and len(each) > self.limits.card_bytes for each in contents):
            raise Malformed("deck-too-large", most=self.limits.card_bytes)

    # ------------------------------------------------------------ publishing

    async def publish(self, code: str) -> Version:
        """Make what is ready a version that never changes."""
        draft = await self.draft(code)
        if not draft.checked.ready:
            raise Malformed("deck-no-cards")
        version = await asyncio.to_thread(versions.published, draft.head, draft.cards, frozenset(draft.checked.ready))
        row = VersionRow(version.hash, version.content, version.cards, self.store.clock())
        if not await self.store.transact(version_rows.publish, code, row, version.pictures & draft.pictures):
            raise Malformed("deck-unknown")
        return version


def problems_of(cards: Sequence[DraftCard], checked: Checked) -> tuple[CellProblem, ...]:
    """Problems as they are sent."""
    by_id = {card.id: card for card in cards}
    return tuple(_sent(by_id.get(id), id, flaw) for id, flaw in checked.flaws)


def _sent(card: DraftCard | None, id: str, flaw: Flaw) -> CellProblem:
    start, end = flaw.start, flaw.end
    if end and card is not None and flaw.cell in ("name", "claim", "story"):
        text = getattr(card.texts[flaw.language], flaw.cell)
        start, end = utf16(text, start), utf16(text, end)
    silent = card is not None and not flaw.blocks and kept(card, flaw)
    return CellProblem(id, flaw.cell, flaw.language, flaw.code, flaw.blocks, dict(flaw.params), start, end, silent)


def _read(connection: Any, code: str) -> tuple[DeckRow, list[deck_rows.CardRow], set[str]] | None:
    found = deck_rows.read(connection, code)
    return None if found is None else (*found, picture_rows.used_by(connection, code))


def _checked(row: DeckRow, rows: Sequence[deck_rows.CardRow], pictures: set[str]) -> Draft:
    head = _head.decode(row.head)
    cards = tuple(_card.decode(each.card) for each in rows if each.card is not None)
    known = frozenset(pictures)
    return Draft(row, head, cards, known, check_draft(head, cards, known))
