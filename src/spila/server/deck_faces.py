"""What everybody with the link may know of a deck."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from spila.decks import Deck, icons, library
from spila.decks.draft import DraftHead
from spila.decks.versions import hash_in
from spila.kernel import Malformed
from spila.server.catalogue import photo_address
from spila.server.deck_api import DeckFace
from spila.server.deck_shelf import CODE, code_in
from spila.server.workshop import Draft, Workshop
from spila.store import version_rows
from spila.store.deck_rows import DeckRow

SHOWN: Final = 4
"""Pictures on a deck's face."""
_head: Final = msgspec.json.Decoder(DraftHead)


async def face_of_code(workshop: Workshop, row: DeckRow) -> DeckFace:
    """The face of a deck of the workshop: its published version, or the draft while there is none."""
    if row.version is not None and (deck := await workshop.shelf.deck(f"version-{row.version}")) is not None:
        face = _face(deck, row.code, f"{CODE}{row.code}", row.changed)
        return msgspec.structs.replace(face, may_copy=_head.decode(row.head).may_copy)
    return _draft_face(await workshop.draft(row.code))


async def face_of_name(workshop: Workshop, name: str) -> DeckFace:
    """The face of a deck by its name in the options of a table; `Malformed` when there is none."""
    if name.startswith(CODE):
        return await face_of_code(workshop, await workshop.find(code_in(name)))
    if (hash := hash_in(name)) is None:
        deck = library.by_id(name)
        if deck is None:
            raise Malformed("deck-unknown")
        return _face(deck, "", name, 0)
    deck = await workshop.shelf.deck(name)
    if deck is None:
        raise Malformed("deck-unknown")
    codes = await workshop.store.query(version_rows.decks_of, hash)
    if not codes:
        return _face(deck, "", name, 0)
    row = await workshop.find(codes[0])
    face = _face(deck, row.code, name, row.changed)
    return msgspec.structs.replace(face, may_copy=_head.decode(row.head).may_copy)


def _face(deck: Deck, code: str, name: str, changed: int) -> DeckFace:
    manifest = deck.manifest
    languages = Counter(language for card in deck.cards for language in card.texts)
    pictures = [each for card in deck.cards if (each := icons.drawing(deck, card.icon) or photo_address(card))]
    return DeckFace(
        code, name, dict(manifest.titles), manifest.language, deck.unit, dict(manifest.measures), len(deck.cards),
        dict(languages), tuple(pictures[:SHOWN]), may_copy=True, changed=changed,
    )  # fmt: skip


def _draft_face(draft: Draft) -> DeckFace:
    head, ready = draft.head, frozenset(draft.checked.ready)
    chosen = [card for card in draft.cards if card.id in ready]
    languages = Counter(code for card in chosen for code, text in card.texts.items() if text.name.strip())
    return DeckFace(
        draft.row.code, f"{CODE}{draft.row.code}", dict(head.titles), head.language, head.unit, dict(head.measures),
        len(ready), dict(languages), (), may_copy=head.may_copy, changed=draft.row.changed,
    )  # fmt: skip
