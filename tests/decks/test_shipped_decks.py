"""All shipped decks: valid, complete, no fronts that give a date away, evidence for each year, a picture each."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from spila.decks import icons, load
from spila.decks.checker import check
from spila.decks.deck import Deck
from spila.decks.leaks import find_leak
from spila.decks.library import DEFAULT, SHIPPED, shipped_folder
from spila.decks.loader import MANIFEST
from spila.decks.statistics import statistics
from tests.decks.spila_cli import spila

LANGUAGES = ("en", "is", "sv", "da", "fi", "nb")
THEMED = SHIPPED[1:]


@pytest.fixture(params=SHIPPED)
def deck(request: pytest.FixtureRequest) -> Deck:
    name: str = request.param
    return load(name)


def test_the_list_of_shipped_decks_is_what_the_package_contains() -> None:
    assert {path.parent.name for path in shipped_folder().glob(f"*/{MANIFEST}")} == set(SHIPPED)
    assert SHIPPED[0] == DEFAULT


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_deck_is_clean(name: str) -> None:
    assert check(name)[1] == []
    assert spila("deck", "check", name).exit_code == 0


def test_every_card_has_texts_in_six_languages(deck: Deck) -> None:
    assert set(deck.languages) == set(LANGUAGES)
    assert set(deck.manifest.titles) == set(LANGUAGES)
    for card in deck.cards:
        assert set(card.texts) == set(LANGUAGES)
        for text in card.texts.values():
            assert text.name
            assert text.claim
            assert 20 <= len(text.story) <= 270
        stories = [text.story for text in card.texts.values()]
        assert len(set(stories)) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_front_reveals_its_date_and_no_story_names_a_year(deck: Deck, language: str) -> None:
    for card in deck.cards:
        text = card.texts[language]
        for front in (text.name, text.claim):
            assert find_leak(front, language, deck.manifest.allow) is None, (card.id, front)
            assert not re.search(r"\d\d", front)
        assert not re.search(r"\d{3}", text.story), (card.id, text.story)


def test_ids_and_their_order_reveal_nothing(deck: Deck) -> None:
    ids = [card.id for card in deck.cards]
    assert ids == sorted(ids)
    assert not any(re.search(r"\d", id) for id in ids)
    values = [card.value for card in deck.cards]
    later = sum(one < two for one, two in pairwise(values))
    assert 0.4 < later / (len(values) - 1) < 0.6


def test_every_card_has_two_entries_of_evidence_that_name_its_year(deck: Deck) -> None:
    for card in deck.cards:
        assert len(set(card.evidence)) == 2, card.id
        for entry in card.evidence:
            assert re.match(r"(facts|seen|recalled):", entry), (card.id, entry)
            assert deck.id == DEFAULT or not entry.startswith("recalled:"), (card.id, entry)
        assert any(entry.startswith("seen:") for entry in card.evidence), (card.id, "no page was opened")
    exact = [card for card in deck.cards if not card.approximate]
    for card in exact:
        named_years = [str(abs(int(card.value))) in entry for entry in card.evidence]
        assert any(named_years), card.id


def test_every_icon_can_be_drawn_and_credited_and_none_is_used_twice(deck: Deck) -> None:
    for card in deck.cards:
        assert icons.known(deck, card.icon), card.icon
        drawing = icons.drawing(deck, card.icon)
        assert drawing is not None, f"{card.icon} is not built: make icons"
        assert "currentColor" in drawing
        assert icons.is_own(card.icon) or icons.authors()[card.icon]
    assert max(Counter(card.icon for card in deck.cards).values()) == 1


def test_own_drawings_are_all_in_use(deck: Deck) -> None:
    used = {card.icon.partition(":")[2] for card in deck.cards if icons.is_own(card.icon)}
    assert {path.stem for path in (shipped_folder() / deck.id / "pictures").glob("*")} == used


@pytest.mark.parametrize("name", THEMED)
def test_a_themed_deck_has_60_cards_in_several_topics_and_few_that_share_a_year(name: str) -> None:
    counted = statistics(load(name))
    assert counted.cards == 60
    assert len(counted.categories) >= 3
    assert min(counted.categories.values()) >= 3
    assert len(counted.same) <= 6
    assert counted.approximate <= counted.cards / 4
