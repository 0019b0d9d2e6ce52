"""Merges what two people typed into the same deck at the same time, cell by cell. Nothing that was typed is lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from spila.decks.draft import DraftCard, DraftHead, DraftText

_TEXTS: Final = "texts"
_WHOLE: Final = tuple(each for each in DraftCard.__struct_fields__ if each not in ("id", _TEXTS, "other", "kept"))
_HEAD_TABLES: Final = ("titles", "measures")
CARD: Final = "card"
"""Stands for the cell when somebody removed the card that somebody else changed."""


class MergedCard(NamedTuple):
    """The card that is stored from now on, and the cells that both had changed."""

    card: DraftCard | None
    conflicts: tuple[str, ...] = ()


def merge_card(stored: DraftCard | None, before: DraftCard | None, after: DraftCard | None) -> MergedCard:
    """What becomes of a stored card when an editor who had `before` saves `after`. None: there is no such card."""
    if after in (before, stored):
        return MergedCard(stored)
    if stored == before:
        return MergedCard(after)
    if stored is None:
        return MergedCard(after)
    if after is None:
        return MergedCard(stored, (CARD,))
    base = before or DraftCard(stored.id)
    merged, conflicts = _merge_cells(stored, base, after)
    waiting = _merged(stored.other, base.other, after.other)
    if conflicts:
        waiting = _queued(stored.other, after)
    return MergedCard(replace(merged, other=waiting), conflicts)


def merge_head(stored: DraftHead, before: DraftHead, after: DraftHead) -> DraftHead:
    """The head when an editor who had `before` saves `after`. Of two changes of one field the first stays; entries of
    lists and languages of titles are merged one by one.
    """
    found: dict[str, Any] = {}
    for field in DraftHead.__struct_fields__:
        trio = [getattr(each, field) for each in (stored, before, after)]
        merge = _merged_table if field in _HEAD_TABLES else _merged_list if isinstance(trio[0], tuple) else _merged
        found[field] = merge(*trio)
    return DraftHead(**found)


def _merged_table(old: Mapping[str, str], base: Mapping[str, str], new: Mapping[str, str]) -> dict[str, str]:
    codes = dict.fromkeys((*old, *new))
    merged = {code: _merged(old.get(code), base.get(code), new.get(code)) for code in codes}
    return {code: text for code, text in merged.items() if text is not None}


def _merged_list(old: tuple[str, ...], base: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    if old == base:
        return new
    remaining = [each for each in old if each in new or each not in base]
    return (*remaining, *(each for each in new if each not in old and each not in base))


def _merge_cells(stored: DraftCard, base: DraftCard, after: DraftCard) -> tuple[DraftCard, tuple[str, ...]]:
    conflicts: list[str] = []
    found: dict[str, Any] = {}
    for field in _WHOLE:
        old, first, new = (getattr(each, field) for each in (stored, base, after))
        found[field] = _merged(old, first, new)
        if _both_changed(old, first, new):
            conflicts.append(field)
    texts = {}
    for code in dict.fromkeys((*stored.texts, *after.texts)):
        old, first, new = (each.texts.get(code, DraftText()) for each in (stored, base, after))
        cells = {}
        for cell in DraftText.__struct_fields__:
            trio = getattr(old, cell), getattr(first, cell), getattr(new, cell)
            cells[cell] = _merged(*trio)
            if _both_changed(*trio):
                conflicts.append(f"{cell}.{code}")
        text = DraftText(**cells)
        if text != DraftText() or (code in stored.texts and code in after.texts):
            texts[code] = text
    kept = (*stored.kept, *(each for each in after.kept if each not in stored.kept and each not in base.kept))
    gone = set(base.kept) - set(after.kept)
    found["kept"] = tuple(each for each in kept if each not in gone)
    return replace(stored, texts=texts, **found), tuple(conflicts)


def _merged(old: Any, base: Any, new: Any) -> Any:
    return new if old == base else old


def _both_changed(old: Any, base: Any, new: Any) -> bool:
    return bool(base not in (old, new) and old != new)


def _queued(waiting: DraftCard | None, mine: DraftCard) -> DraftCard:
    """What waits for an editor's choice: this card first, then those that waited already, each once."""
    mine_alone = replace(mine, other=None)
    others = [each for each in (*unpacked(waiting), *unpacked(mine.other)) if each != mine_alone]
    queue = None
    for each in reversed(list(_unique([mine_alone, *others]))):
        queue = replace(each, other=queue)
    assert queue is not None
    return queue


def unpacked(card: DraftCard | None) -> list[DraftCard]:
    """A card and those that wait behind it, each by itself."""
    found = []
    while card is not None:
        found.append(replace(card, other=None))
        card = card.other
    return found


def _unique(cards: list[DraftCard]) -> list[DraftCard]:
    found: list[DraftCard] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found
