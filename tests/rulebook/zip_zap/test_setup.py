"""Cards, seats and the deal."""

from __future__ import annotations

import pytest

from spila.games.zip_zap import GAME
from spila.games.zip_zap.cards import JOKERS, NUMBERS, SUITS, ZAP, ZAP_BIT, bits, cards, number, suit, text
from spila.games.zip_zap.events import RoundDealt
from spila.games.zip_zap.options import Options
from spila.games.zip_zap.rounds import ROUNDS, begin
from spila.games.zip_zap.state import NOBODY
from spila.kernel import Malformed
from tests.rulebook.zip_zap.notation import at, dealt, seed_of, words

ALL_SEATS = (2, 3, 4, 5, 6)


def in_round(seats: int, seed: bytes = seed_of(1)) -> list[int]:
    state = dealt(seats, seed=seed).state
    return sorted([card for hand in state.hands for card in cards(hand)] + [*state.left, *state.pile])


@pytest.mark.rule("ZZ-COMP-1")
def test_six_seats_use_all_56_cards() -> None:
    assert in_round(6) == [*range(50), *[ZAP] * 6]
    assert len(in_round(6)) == 56


@pytest.mark.rule("ZZ-COMP-2")
def test_every_suit_runs_from_one_to_ten() -> None:
    rows = [[number(card) for card in in_round(4) if card != ZAP and suit(card) == each] for each in range(SUITS)]
    assert rows == [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]] * 5


@pytest.mark.rule("ZZ-COMP-3")
def test_a_joker_has_a_number_and_goes_by_it() -> None:
    table = at("pile R4 (start); A{J5,J6,G1,Z} B{R9,Z}")
    assert table.may_lay("A") == "J5"


@pytest.mark.rule("ZZ-COMP-4")
def test_four_suits_are_coloured_and_the_fifth_is_the_jokers() -> None:
    suits = ["".join(sorted({text(card)[0] for card in in_round(4) if card // NUMBERS == each})) for each in range(5)]
    assert suits == ["R", "G", "B", "Y", "J"]
    assert JOKERS == 4


@pytest.mark.rule("ZZ-COMP-5")
def test_two_to_six_players() -> None:
    assert [*GAME.seats] == [2, 3, 4, 5, 6]


@pytest.mark.rule("ZZ-GAP-02")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_any_other_number_of_players_is_turned_away(seats: int) -> None:
    with pytest.raises(Malformed) as raised:
        GAME.options(None, seats)
    assert raised.value.code == "seats"
    assert raised.value.params == {"game": "zip-zap", "seats": seats, "least": 2, "most": 6}


@pytest.mark.rule("ZZ-SETUP-1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_each_seat_has_one_zap_and_the_others_are_not_there(seats: int) -> None:
    state = dealt(seats).state
    assert [bool(hand & ZAP_BIT) for hand in state.hands] == [True] * seats
    assert in_round(seats).count(ZAP) == seats


@pytest.mark.rule("ZZ-SETUP-2")
@pytest.mark.parametrize(("seats", "suits"), [(2, 3), (3, 4), (4, 5), (5, 5), (6, 5)])
def test_two_suits_are_taken_out_for_two_one_for_three_none_for_more(seats: int, suits: int) -> None:
    assert len({suit(card) for card in in_round(seats) if card != ZAP}) == suits
    assert len(dealt(seats).state.removed) == 5 - suits


@pytest.mark.rule("ZZ-SETUP-3", "ZZ-GAP-01")
def test_suits_taken_out_stay_out_in_later_rounds() -> None:
    first = dealt(2, seed=seed_of(3)).state
    second = begin(first, []).state
    assert second.round == 2
    assert second.removed == first.removed
    everything = [card for hand in second.hands for card in cards(hand)] + [*second.left, *second.pile]
    assert {suit(card) for card in everything if card != ZAP} == set(range(5)) - set(first.removed)


@pytest.mark.rule("ZZ-SETUP-4", "ZZ-SETUP-5", "ZZ-RACE-1")
@pytest.mark.parametrize(("seats", "hand", "left"), [(2, 12, 6), (3, 12, 4), (4, 12, 2), (5, 9, 5), (6, 8, 2)])
def test_hands_are_dealt_and_the_rest_is_the_face_down_pile(seats: int, hand: int, left: int) -> None:
    state = dealt(seats).state
    assert [held.bit_count() for held in state.hands] == [hand + 1] * seats
    assert len(state.left) + len(state.pile) == left
    assert len(state.pile) >= 1


@pytest.mark.rule("ZZ-SETUP-4", "ZZ-GAP-02b")
def test_the_seed_alone_decides_who_gets_which_cards() -> None:
    assert dealt(4, seed=seed_of(1)).state == dealt(4, seed=seed_of(1)).state
    assert dealt(4, seed=seed_of(1)).state.hands != dealt(4, seed=seed_of(2)).state.hands


@pytest.mark.rule("ZZ-GAP-02b")
def test_the_deal_names_no_dealer_and_no_leader() -> None:
    state = dealt(4).state
    assert (state.owner, state.leader) == (NOBODY, NOBODY)
    assert GAME.to_act(state) == {0, 1, 2, 3}


@pytest.mark.rule("ZZ-SETUP-6")
def test_a_hand_is_sorted_by_colour_and_number_with_the_zap_in_it() -> None:
    table = at("pile R1 (start); A{Z,J2,G10,R9,R2,G3} B{Z}")
    hand = GAME.view(table.state, 0).hand
    assert hand is not None
    assert [text(card) for card in hand] == ["R2", "R9", "G3", "G10", "J2", "Z"]


@pytest.mark.rule("ZZ-INFO-1")
def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    table = at("pile R4 (start); A{R5,Z} B{R6,G2,Z}")
    for seat, own in ((0, "R5,Z"), (1, "R6,G2,Z")):
        hand = GAME.view(table.state, seat).hand
        assert hand is not None
        assert words(bits(hand)) == own
    assert GAME.view(table.state, None).hand is None


@pytest.mark.rule("ZZ-INFO-1")
def test_a_seat_learns_only_its_own_cards_from_the_deal() -> None:
    event = RoundDealt(1, ((0, 1, ZAP), (2, 3, ZAP), (4, 5, ZAP)))
    assert GAME.seen(event, 1) == RoundDealt(1, (None, (2, 3, ZAP), None))
    assert GAME.seen(event, None) == RoundDealt(1, (None, None, None))


@pytest.mark.rule("ZZ-GAP-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_seed_takes_out_colours_and_never_the_jokers(seats: int) -> None:
    removed = {dealt(seats, seed=seed_of(name)).state.removed for name in range(60)}
    assert {suit for suits in removed for suit in suits} == {0, 1, 2, 3}
    assert len(removed) == {2: 6, 3: 4}[seats]


@pytest.mark.rule("ZZ-GAP-01")
def test_suits_taken_out_are_shown_to_all() -> None:
    state = dealt(2).state
    assert GAME.view(state, 0).removed == GAME.view(state, None).removed == state.removed


@pytest.mark.rule("ZZ-GAP-01")
def test_a_table_may_choose_the_suits_itself() -> None:
    state = dealt(2, Options(removed_suits="chosen", chosen_suits=(3, 1))).state
    assert state.removed == (1, 3)
    assert {text(card)[0] for hand in state.hands for card in cards(hand)} == {"R", "B", "J", "Z"}


@pytest.mark.rule("ZZ-GAP-01")
@pytest.mark.parametrize(
    ("seats", "how", "suits"),
    [
        (2, "chosen", [1]),
        (2, "chosen", [1, 1]),
        (3, "chosen", [1, 2]),
        (3, "chosen", []),
        (4, "chosen", [1]),
        (2, "random", [1, 2]),
    ],
)
def test_a_wrong_number_of_chosen_suits_is_turned_away(seats: int, how: str, suits: list[int]) -> None:
    with pytest.raises(Malformed) as raised:
        GAME.options({"removedSuits": how, "chosenSuits": suits}, seats)
    assert raised.value.code == "chosen-suits"


@pytest.mark.rule("ZZ-GAP-01")
def test_the_jokers_cannot_be_chosen() -> None:
    with pytest.raises(Malformed) as raised:
        GAME.options({"removedSuits": "chosen", "chosenSuits": [4]}, 3)
    assert raised.value.code == "jokers-stay"


@pytest.mark.rule("ZZ-GAP-01")
def test_the_jokers_are_a_suit_like_the_others_where_any_may_be_taken_out() -> None:
    """The sheet names all five suits, and takes out two or one of them (ZZ-SETUP-2)."""
    options = Options(removed_suits="chosenAny", chosen_suits=(4, 1))
    GAME.check(options, 2)
    state = dealt(2, options).state
    assert state.removed == (1, 4)
    assert {text(card)[0] for hand in state.hands for card in cards(hand)} == {"R", "Y", "B", "Z"}
    assert GAME.restore(GAME.position(state)) == state


@pytest.mark.rule("ZZ-GAP-01")
def test_the_seed_takes_out_any_suit_where_the_table_agrees() -> None:
    options = Options(removed_suits="randomAny")
    removed = {dealt(3, options, seed=seed_of(name)).state.removed for name in range(80)}
    assert removed == {(0,), (1,), (2,), (3,), (4,)}


@pytest.mark.rule("ZZ-X01")
@pytest.mark.parametrize(
    ("seats", "used", "hand", "left", "rounds"),
    [(2, 30, 12, 6, 4), (3, 40, 12, 4, 6), (4, 50, 12, 2, 4), (5, 50, 9, 5, 5), (6, 50, 8, 2, 6)],
)
def test_x01_the_set_up_in_numbers(seats: int, used: int, hand: int, left: int, rounds: int) -> None:
    state = dealt(seats).state
    assert len(in_round(seats)) - seats == used
    assert [held.bit_count() for held in state.hands] == [hand + 1] * seats
    assert [held & ZAP_BIT for held in state.hands] == [ZAP_BIT] * seats
    assert len(state.left) + len(state.pile) == left
    assert ROUNDS[seats] == rounds
