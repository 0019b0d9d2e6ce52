"""A deck is identified by its content: a match keeps the texts of the deck it was dealt from."""

from __future__ import annotations

from pathlib import Path

import pytest

import spila
from spila.decks import load
from spila.decks.library import dealt_from
from tests.decks.broken import write


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SPILA_DECKS", str(tmp_path))
    return tmp_path


def test_the_same_cards_have_the_same_hash_with_and_without_texts(decks: Path) -> None:
    deck = load(write(decks / "little"))
    assert deck.content_hash == deck.for_rules.content_hash
    other = load(write(decks / "other", en=("It sways.", "It hums.")))
    assert other.content_hash == deck.content_hash
    assert load(write(decks / "third", cards=("1937", "1938"))).content_hash != deck.content_hash


def test_an_option_of_a_match_names_the_deck_it_was_dealt_from(decks: Path) -> None:
    deck = load("spila")
    match = spila.new_match("timeline", seats=2, seed=1)
    in_play = match.game.deck_in_play(match.options)
    assert in_play is not None
    assert in_play.deck == "spila"
    assert in_play.content_hash == deck.content_hash
    assert dealt_from(in_play.deck, in_play.content_hash) == deck


def test_texts_stay_those_of_the_deck_a_match_was_dealt_from(decks: Path) -> None:
    """Neither an edit of the deck nor another deck with the same id changes them."""
    before = load(write(decks / "little", cards=("1937", "1901")))
    after = load(write(decks / "little", cards=("1937", "1902"), en=("A bridge", "Another bridge")))
    assert after.id == before.id
    for deck in (before, after):
        found = dealt_from(deck.id, deck.content_hash)
        assert found is not None
        assert found.text(found.cards[0], "en").name == deck.text(deck.cards[0], "en").name


def test_where_the_content_is_gone_the_deck_of_that_name_stands_in(decks: Path) -> None:
    write(decks / "little", cards=("1937", "1911"))
    found = dealt_from("little", "0" * 64)
    assert found is not None
    assert found.id == "little"
    assert dealt_from("nobody", "1" * 64) is None
