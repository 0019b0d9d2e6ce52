"""Two editors of one card: whatever both typed is kept, and what only one typed is what the card has afterwards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from spila.decks.draft import DraftCard, DraftHead, DraftPicture, DraftText, Kept
from spila.decks.draft_merge import merge_card, merge_head, unpacked

words = st.sampled_from(["", "Mars", "Venus", "1066", "44 BC", "ship"])
texts = st.dictionaries(st.sampled_from(["en", "is", "sv"]), st.builds(DraftText, words, words, words), max_size=3)
pictures = st.none() | st.builds(DraftPicture, st.just("icon"), st.sampled_from(["lion", "ship"]))
kept = st.lists(st.builds(Kept, st.just("name"), st.just("leak"), words), max_size=2, unique=True).map(tuple)
cards = st.builds(
    DraftCard, id=st.just("one"), number=words, texts=texts, approximate=st.booleans(), category=words,
    picture=pictures, kept=kept, evidence=st.lists(words, max_size=2).map(tuple),
)  # fmt: skip
maybe = st.none() | cards


def typed(card: DraftCard | None) -> dict[str, object]:
    """Every cell that has something in it."""
    if card is None:
        return {}
    cells: dict[str, object] = {
        f"{cell}.{code}": getattr(text, cell)
        for code, text in card.texts.items()
        for cell in DraftText.__struct_fields__
    }
    cells |= {field: getattr(card, field) for field in ("number", "category", "picture", "evidence", "approximate")}
    return {cell: value for cell, value in cells.items() if value}


def everything(card: DraftCard | None) -> set[tuple[str, str]]:
    """All that stands in a card and in those that wait behind it."""
    return {(cell, repr(value)) for each in unpacked(card) for cell, value in typed(each).items()}


@given(maybe, maybe, maybe)
def test_nothing_that_was_typed_is_lost(
    before: DraftCard | None, first: DraftCard | None, second: DraftCard | None
) -> None:
    """What either of them has typed, in a cell that they changed, is in the card or waits beside it."""
    stored = merge_card(before, before, first).card
    merged = merge_card(stored, before, second)
    there, old = everything(merged.card), typed(before)
    for mine in (first, second):
        new = {cell: value for cell, value in typed(mine).items() if old.get(cell) != value}
        assert {(cell, repr(value)) for cell, value in new.items()} <= there


@given(cards, cards, cards)
def test_cell_by_cell(before: DraftCard, first: DraftCard, second: DraftCard) -> None:
    merged = merge_card(first, before, second)
    assert merged.card is not None
    b, f, s, m = map(typed, (before, first, second, merged.card))
    for cell in {*b, *f, *s}:
        if f.get(cell) == b.get(cell):
            assert m.get(cell) == s.get(cell)
        else:
            assert m.get(cell) == f.get(cell), "what was saved first stays"
            both = s.get(cell) not in (b.get(cell), f.get(cell))
            assert (cell in merged.conflicts) == both
    waiting = unpacked(merged.card.other)
    assert waiting == ([second] if merged.conflicts else [])


@given(cards, cards, cards)
def test_a_save_that_is_sent_twice_changes_nothing_more(before: DraftCard, first: DraftCard, second: DraftCard) -> None:
    once = merge_card(first, before, second).card
    assert merge_card(once, before, second).card == once


@given(cards, cards, cards)
def test_an_editor_chooses_by_saving_the_card_alone(before: DraftCard, first: DraftCard, second: DraftCard) -> None:
    merged = merge_card(first, before, second).card
    assert merged is not None
    chosen = replace(merged, number="1453", other=None)
    assert merge_card(merged, merged, chosen).card == chosen


def test_several_who_type_in_the_same_cell_all_wait() -> None:
    card = DraftCard("one", "1")
    stored: DraftCard | None = replace(card, number="2")
    for number in ("3", "4", "5"):
        stored = merge_card(stored, card, replace(card, number=number)).card
    assert [each.number for each in unpacked(stored)] == ["2", "5", "4", "3"]


def test_a_card_that_one_removed_and_another_changed_comes_back() -> None:
    card = DraftCard("one", "1")
    changed = replace(card, number="2")
    assert merge_card(None, card, changed).card == changed
    kept = merge_card(changed, card, None)
    assert (kept.card, kept.conflicts) == (changed, ("card",))
    assert merge_card(None, card, None).card is None
    assert merge_card(card, card, None).card is None


def test_heads() -> None:
    old = DraftHead("en", {"en": "A"}, credits=("Anna",), allow=("Boeing 747",))
    one = replace(old, titles={"en": "B"}, credits=("Anna", "Bo"))
    two = replace(old, titles={"en": "C", "sv": "D"}, credits=("Anna", "Cecilia"), licence="CC0-1.0", allow=())
    merged = merge_head(one, old, two)
    assert merged.titles == {"en": "B", "sv": "D"}
    assert merged.credits == ("Anna", "Bo", "Cecilia")
    assert (merged.licence, merged.allow) == ("CC0-1.0", ())
