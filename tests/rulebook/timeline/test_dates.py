"""Which places are right."""

from __future__ import annotations

import pytest

from spila.dated.deck import Card, Deck
from spila.games.timeline import GAME
from spila.kernel import Malformed
from spila.kernel.shuffle import pick
from tests.rulebook.timeline.notation import SEED, at


def right_places(line: str, date: str) -> list[int]:
    count = line.count("|") + 2
    found = []
    for place in range(count):
        table = at(f"[{line}]; A{{{date},9}} B{{8}}")
        if table.place("A", date, place):
            found.append(place)
            dates = [table.state.values[card] for card in table.state.line]
            assert dates == sorted(dates)
            assert len(dates) == count
    return found


@pytest.mark.rule("TL-LINE-2", "TL-GAP-05")
@pytest.mark.parametrize(
    ("line", "date", "right"),
    [
        ("1850", "1850", [0, 1]),
        ("1800|1850|1900", "1850", [1, 2]),
        ("1800|1850|1850|1850|1900", "1850", [1, 2, 3, 4]),
        ("1850|1850|1900", "1850", [0, 1, 2]),
        ("1800|1850|1850", "1850", [1, 2, 3]),
        ("1800|1850|1900", "1800", [0, 1]),
        ("1800|1850|1900", "1900", [2, 3]),
        ("1850|1850", "1850", [0, 1, 2]),
    ],
)
def test_an_equal_date_is_right_anywhere_at_its_block(line: str, date: str, right: list[int]) -> None:
    assert right_places(line, date) == right


@pytest.mark.rule("TL-LINE-2", "TL-GAP-05")
def test_the_line_keeps_equal_cards_in_the_order_in_which_they_were_laid() -> None:
    table = at("[1850]; A{1850,9} B{8}")
    laid = table.card(1850, "A")
    assert laid != table.state.line[0]
    table.place("A", 1850, 0)
    assert table.state.line[0] == laid
    assert str(table) == "[1850|1850]; A{9} B{8}; turn B"


@pytest.mark.rule("TL-GAP-05")
def test_right_places_are_those_beside_an_equal_card_in_many_lines() -> None:
    for example in range(60):
        line = sorted(1 + pick(SEED, 10 * example + card, 5) for card in range(1 + example % 6))
        date = line[pick(SEED, 10 * example + 9, len(line))]
        beside = sorted({place for card, each in enumerate(line) if each == date for place in (card, card + 1)})
        assert right_places("|".join(map(str, line)), str(date)) == beside


@pytest.mark.rule("TL-GAP-06")
def test_another_date_between_two_equal_cards_is_wrong() -> None:
    assert right_places("1850|1850", "1849") == [0]
    assert right_places("1850|1850", "1851") == [2]
    assert right_places("1800|1850|1850|1900", "1860") == [3]


@pytest.mark.rule("TL-GAP-07")
@pytest.mark.parametrize(
    ("line", "date", "right"),
    [("-44|1", "-1", [1]), ("-44|1", "-45", [0]), ("-44|1", "2", [2]), ("-10000|-9999", "-10001", [0])],
)
def test_years_before_our_era_are_negative(line: str, date: str, right: list[int]) -> None:
    assert right_places(line, date) == right


@pytest.mark.rule("TL-GAP-08")
def test_an_approximate_year_sorts_like_an_exact_one() -> None:
    assert right_places("1400|c1450|1500", "1450") == [1, 2]
    assert right_places("1400|1450|1500", "c1450") == [1, 2]
    assert right_places("c1450", "1451") == [1]


@pytest.mark.rule("TL-GAP-08", "TL-GAP-07")
@pytest.mark.parametrize("value", [1450.5, 0])
def test_a_deck_of_years_has_whole_years_only_and_no_year_nought(value: float) -> None:
    cards = (*(Card(f"a{place}", 1000 + place) for place in range(9)), Card("b", value))
    with pytest.raises(Malformed) as raised:
        GAME.options({"deck": Deck("odd", "year", cards)}, 2)
    assert raised.value.code == "deck-year"
    assert raised.value.params == {"deck": "odd", "card": "b"}


@pytest.mark.rule("TL-GAP-08")
def test_a_deck_ordered_by_another_number_may_have_fractions() -> None:
    cards = tuple(Card(f"a{place}", place + 0.5) for place in range(9))
    assert GAME.options({"deck": Deck("heights", "metre", cards)}, 2).deck.unit == "metre"
