"""Cards, seats and the deal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from spila.dated.deck import PLAIN, Card, Deck, Era, era
from spila.games.timeline import GAME
from spila.games.timeline.options import Options
from spila.kernel import Malformed
from tests.rulebook.timeline.notation import at, dealt, seed_of, told, years

LARGE = Options(deck=years(220, small=110))
MIXED = Deck(
    "mixed",
    "year",
    tuple(
        Card(f"{name}-{place}", 100 * place + shift, category=name)
        for name, shift in (("art", 1), ("law", 2), ("sea", 3))
        for place in range(1, 10)
    ),
)


@pytest.mark.rule("TL-COMP-1")
def test_a_card_in_hand_is_seen_without_its_date_and_in_the_line_with_it() -> None:
    table = at("[1769]; A{7771,1} B{8881}")
    view = GAME.view(table.state, 0)
    assert [(each.card, each.value) for each in view.line] == [(table.card(1769), 1769)]
    assert view.hands == ((table.card(7771), table.card(1)), (table.card(8881),))
    assert "7771" not in told(view)


@pytest.mark.rule("TL-COMP-2")
@pytest.mark.parametrize(("edition", "cards"), [("large", 220), ("small", 110)])
def test_both_editions_are_played_whole(edition: str, cards: int) -> None:
    options = GAME.options({"deck": LARGE.deck, "edition": edition}, 4)
    state = dealt(4, options).state
    assert len(options.in_play()) == len(state.values) == cards
    everything = [card for hand in state.hands for card in hand] + [*state.line, *state.pile]
    assert sorted(everything) == list(range(cards))


@pytest.mark.rule("TL-COMP-2")
def test_the_large_edition_is_the_default() -> None:
    assert GAME.options(None, 2).edition == "large"


@pytest.mark.rule("TL-COMP-2")
def test_categories_narrow_the_deck() -> None:
    options = Options(deck=MIXED, categories=("art", "sea"), hand_size=3)
    assert {card.category for card in options.in_play()} == {"art", "sea"}
    assert len(options.in_play()) == 18
    state = dealt(2, options).state
    assert {int(value) % 100 for value in state.values} == {1, 3}


@pytest.mark.rule("TL-COMP-2")
def test_eras_narrow_the_deck() -> None:
    options = Options(deck=MIXED, eras=("ancient", "middle"))
    assert sorted(card.value for card in options.in_play())[-1] == 903
    only = Options(deck=MIXED, eras=("ancient",), hand_size=2)
    assert sorted(card.value for card in only.in_play()) == [
        101, 102, 103, 201, 202, 203, 301, 302, 303, 401, 402, 403,
    ]  # fmt: skip
    assert max(dealt(2, only).state.values) == 403


@pytest.mark.rule("TL-COMP-2")
def test_filters_work_together() -> None:
    options = Options(deck=MIXED, eras=("ancient",), categories=("law",), hand_size=1)
    assert [card.value for card in options.in_play()] == [102, 202, 302, 402]


@pytest.mark.rule("TL-COMP-2")
@pytest.mark.parametrize(
    ("year", "name"),
    [
        (-3001, "stone"),
        (-3000, "ancient"),
        (476, "ancient"),
        (477, "middle"),
        (1491, "middle"),
        (1492, "early"),
        (1788, "early"),
        (1789, "industry"),
        (1913, "industry"),
        (1914, "modern"),
    ],
)
def test_eras_meet_without_a_hole(year: int, name: Era) -> None:
    assert era(year) == name


@pytest.mark.rule("TL-COMP-2")
def test_eras_make_no_sense_for_a_deck_without_years() -> None:
    with pytest.raises(Malformed) as raised:
        GAME.options({"eras": ["modern"]}, 2)
    assert raised.value.code == "deck-eras"
    assert PLAIN.unit != "year"


@pytest.mark.rule("TL-COMP-2", "TL-GAP-01")
def test_a_filter_that_leaves_too_few_cards_is_turned_away() -> None:
    with pytest.raises(Malformed) as raised:
        GAME.options({"deck": MIXED, "categories": ["art"]}, 2 + 1)
    assert raised.value.code == "deck-too-small"
    assert raised.value.params == {"needs": 13, "has": 9, "deck": "mixed"}


@pytest.mark.rule("TL-SETUP-1", "TL-GAP-01")
def test_two_to_eight_players_sit_in_a_circle() -> None:
    assert [*GAME.seats] == [2, 3, 4, 5, 6, 7, 8]
    for seats in (1, 9):
        with pytest.raises(Malformed) as raised:
            GAME.options(None, seats)
        assert raised.value.code == "seats"
    table = at("[1000]; A{1001,1} B{1002,2} C{1003,3}; turn C")
    table.place("C", 1003, 1)
    assert table.turn == "A"


@pytest.mark.rule("TL-GAP-01")
def test_the_deck_must_cover_all_hands_and_the_starting_card() -> None:
    assert GAME.options({"deck": years(33)}, 8).hand_size == 4
    with pytest.raises(Malformed) as raised:
        GAME.options({"deck": years(32)}, 8)
    assert raised.value.params == {"needs": 33, "has": 32, "deck": "years"}


@pytest.mark.rule("TL-SETUP-2", "TL-GAP-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_names_the_first_player(first: int) -> None:
    state = dealt(3, Options(first=first)).state
    assert (state.first, state.turn) == (first, first)
    assert GAME.to_act(state) == {first}


@pytest.mark.rule("TL-GAP-02")
def test_a_first_player_who_is_not_there_is_turned_away() -> None:
    with pytest.raises(Malformed) as raised:
        GAME.options({"first": 3}, 3)
    assert raised.value.code == "starting-seat"


@pytest.mark.rule("TL-GAP-02")
def test_or_the_seed_draws_the_first_player() -> None:
    states = [dealt(3, Options(starter="random"), seed_of(name)).state for name in range(40)]
    assert {state.first for state in states} == {0, 1, 2}
    assert all(state.turn == state.first for state in states)


@pytest.mark.rule("TL-SETUP-3")
def test_the_seed_decides_the_order_of_the_cards() -> None:
    one, same, other = (dealt(3, LARGE, seed_of(name)).state for name in (1, 1, 2))
    assert one == same
    assert one.hands != other.hands
    assert one.pile != tuple(sorted(one.pile))


@pytest.mark.rule("TL-SETUP-4", "TL-SETUP-6", "TL-SETUP-7")
def test_after_the_deal_one_date_is_known_and_no_other() -> None:
    state = dealt(2, Options(deck=Deck("far", "year", tuple(Card(f"c{n}", 70_001 + n) for n in range(9))))).state
    for seat in (0, 1, None):
        sent = told(GAME.view(state, seat))
        assert [str(value) in sent for value in state.values] == [card == state.line[0] for card in range(9)]


@pytest.mark.rule("TL-SETUP-5", "TL-SETUP-7", "TL-SETUP-8")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_four_cards_each_one_in_the_line_the_rest_in_the_pile(seats: int) -> None:
    state = dealt(seats, LARGE).state
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert len(state.line) == 1
    assert len(state.pile) == 220 - 4 * seats - 1
    assert state.box == ()
    assert GAME.view(state, None).hands == state.hands


@pytest.mark.rule("TL-SETUP-9")
def test_the_starting_card_is_the_next_one_after_the_hands() -> None:
    four, five = (dealt(2, Options(deck=years(60), hand_size=size), seed_of(7)).state for size in (4, 5))
    order = [card for hand in four.hands for card in hand] + [*four.line, *four.pile[::-1]]
    assert [card for hand in five.hands for card in hand] == order[:10]
    assert five.line == (order[10],)
    assert five.pile[::-1] == tuple(order[11:])


@pytest.mark.rule("TL-SETUP-8")
def test_a_spread_opening_takes_one_card_from_each_stretch_of_time() -> None:
    state = dealt(2, Options(deck=years(90), spread=True)).state
    opening = [card for hand in state.hands for card in hand] + [*state.line]
    ranks = sorted(sorted(state.values).index(state.values[card]) for card in opening)
    assert [rank // 10 for rank in ranks] == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert sorted([*opening, *state.pile]) == list(range(90))


@pytest.mark.rule("TL-SETUP-8")
def test_without_the_switch_the_opening_is_left_to_chance() -> None:
    assert GAME.options(None, 2).spread is False
    states = [dealt(2, Options(deck=years(90)), seed_of(name)).state for name in range(5)]
    for state in states:
        opening = [card for hand in state.hands for card in hand] + [*state.line]
        ranks = sorted(sorted(state.values).index(state.values[card]) for card in opening)
        assert [rank // 10 for rank in ranks] != [0, 1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("TL-VAR-1", "TL-GAP-03")
@pytest.mark.parametrize("size", [1, 3, 6])
def test_another_number_of_cards_for_all(size: int) -> None:
    state = dealt(3, replace(LARGE, hand_size=size)).state
    assert [len(hand) for hand in state.hands] == [size] * 3
    assert len(state.pile) == 220 - 3 * size - 1


@pytest.mark.rule("TL-VAR-1")
def test_a_short_game_is_a_preset() -> None:
    assert GAME.options("quick", 2).hand_size == 3
    assert GAME.options(None, 2).hand_size == 4


@pytest.mark.rule("TL-GAP-03")
def test_a_handicap_deals_a_number_to_each() -> None:
    state = dealt(3, replace(LARGE, handicap=(6, 1, 4))).state
    assert [len(hand) for hand in state.hands] == [6, 1, 4]
    assert len(state.pile) == 220 - 11 - 1
    assert (len(state.line), state.turn) == (1, 0)


@pytest.mark.rule("TL-GAP-03")
def test_a_handicap_needs_a_number_for_every_seat_and_cards_enough() -> None:
    assert GAME.options(None, 2).handicap is None
    with pytest.raises(Malformed) as raised:
        GAME.options({"handicap": [4, 5]}, 3)
    assert raised.value.code == "handicap"
    with pytest.raises(Malformed) as raised:
        GAME.options({"deck": years(10), "handicap": [4, 6]}, 2)
    assert raised.value.params == {"needs": 11, "has": 10, "deck": "years"}


@pytest.mark.rule("TL-GAP-03")
def test_with_unequal_hands_an_empty_one_wins_all_the_same() -> None:
    table = at("[1800]; A{1900} B{1910,1911,1912}", Options(handicap=(1, 3)))
    table.place("A", 1900, 1)
    table.place("B", 1910, 2)
    assert str(table) == "[1800|1900|1910]; A{} B{1911,1912}; won A"


@pytest.mark.rule("TL-X20")
@pytest.mark.parametrize(("cards", "seats", "size", "pile"), [(110, 8, 4, 77), (220, 8, 4, 187), (110, 2, 6, 97)])
def test_x20_what_is_left_in_the_pile(cards: int, seats: int, size: int, pile: int) -> None:
    edition: dict[str, object] = {"edition": "small" if cards == 110 else "large", "deck": LARGE.deck}
    state = dealt(seats, GAME.options({**edition, "handSize": size}, seats)).state
    assert len(state.pile) == pile
