"""Parts, players, the deal, and the presets."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from spila.games.skip_bo import GAME
from spila.games.skip_bo.cards import deck_cards, rank, toll
from spila.games.skip_bo.events import Drew, GameDealt, TollDue
from spila.games.skip_bo.options import Deck, Options
from spila.games.skip_bo.state import State
from spila.kernel import Malformed
from tests.rulebook.skip_bo.actions import do, events_of
from tests.rulebook.skip_bo.notation import A, B, differences, table

SEED = bytes(range(32))
OTHER_SEED = bytes(range(1, 33))


def dealt(preset: str = "masters", seats: int = 2, seed: bytes = SEED) -> State:
    return GAME.deal(GAME.options(preset, seats), seats, seed)


def all_cards(state: State) -> list[int]:
    heaps = (state.draw, state.completed, *state.piles, *state.stocks, *state.hands, *state.discards)
    return [card for heap in heaps for card in heap]


@pytest.mark.rule("SB-COMP-1", "SB-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_deal_uses_all_168_cards(seats: int) -> None:
    cards = all_cards(dealt(seats=seats))
    assert len(cards) == 168
    assert Counter(cards) == Counter(deck_cards(Deck()))


@pytest.mark.rule("SB-COMP-2", "SB-GAP-04")
def test_a_full_table_uses_all_72_coins() -> None:
    assert sum(dealt(seats=6).coins) == 72


@pytest.mark.rule("SB-COMP-3", "SB-COMP-4")
def test_numbers_go_from_1_to_12_and_the_rest_is_wild() -> None:
    ranks = Counter(rank(card) for card in deck_cards(Deck()))
    assert set(ranks) == set(range(13))
    assert ranks[0] > 0


@pytest.mark.rule("SB-COMP-5", "SB-TOLL-1")
@pytest.mark.parametrize("icons", [1, 2, 3])
def test_a_card_costs_as_many_coins_as_it_has_icons(icons: int) -> None:
    after = do(table(f"B1=6; A: H{{7'{icons},3}} C5"), f"hand 7'{icons} → B1")
    assert events_of(after, TollDue) == [TollDue(A, 0, icons)]
    assert differences(do(after.state, "pay").state, f"B1=7+{icons}¢; A: C{5 - icons}") == []


@pytest.mark.rule("SB-COMP-6", "SB-GAP-04")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 12])
def test_only_two_to_six_can_play(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(Malformed) as error:
        GAME.options("masters", seats)
    assert error.value.code == "seats"


@pytest.mark.rule("SB-SETUP-1")
def test_the_seed_decides_the_order_of_the_whole_deck() -> None:
    state, same, other = dealt(), dealt(), dealt(seed=OTHER_SEED)
    assert state == same
    assert state.draw != other.draw
    assert state.stocks[A] != other.stocks[A]
    assert list(state.draw) != sorted(state.draw)


@pytest.mark.rule("SB-SETUP-2", "SB-SETUP-5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_gets_fifteen_stock_cards_and_twelve_coins(seats: int) -> None:
    state = dealt(seats=seats)
    assert [len(stock) for stock in state.stocks] == [15] * seats
    assert state.coins == (12,) * seats


@pytest.mark.rule("SB-SETUP-4")
def test_the_undealt_cards_are_the_draw_pile_and_nobody_sees_them() -> None:
    state = dealt(seats=3)
    assert len(state.draw) == 168 - 3 * 15 - 5
    assert GAME.view(state, A).draw == len(state.draw)


@pytest.mark.rule("SB-SETUP-6", "SB-STOCK-1")
def test_exactly_the_top_of_each_stock_pile_is_shown() -> None:
    state = dealt(seats=3)
    for seat in (None, 0, 1, 2):
        shown = GAME.view(state, seat).players
        assert [player.stock for player in shown] == [stock[-1] for stock in state.stocks]
        assert [player.stock_count for player in shown] == [15, 15, 15]


@pytest.mark.rule("SB-SETUP-7")
def test_there_are_no_building_piles_and_no_discard_piles_at_first() -> None:
    state = dealt(seats=2)
    assert state.piles == ((),) * 4
    assert state.discards == ((),) * 8
    assert state.beside == (0,) * 4


@pytest.mark.rule("SB-SETUP-7")
def test_piles_come_into_being_with_their_first_card() -> None:
    after = do(table("A: H{1,8,9}"), "hand 1 → B3", "discard 9 → D2").state
    assert after.piles == ((), (), (1,), ())
    assert after.discards == ((), (9,), (), (), (), (), (), ())


@pytest.mark.rule("SB-SETUP-8")
def test_a_first_hand_is_drawn_when_the_first_turn_begins() -> None:
    state = dealt(seats=3)
    assert [len(hand) for hand in state.hands] == [5, 0, 0]
    step = GAME.expire(state)  # the first player's turn ends with a discard
    assert step is not None
    assert [len(hand) for hand in step.state.hands] == [4, 5, 0]
    assert [(drew.seat, drew.count) for drew in events_of(step, Drew)] == [(B, 5)]


@pytest.mark.rule("SB-GAP-01")
def test_the_deck_has_twelve_of_each_number_and_24_wild_cards() -> None:
    ranks = Counter(rank(card) for card in deck_cards(GAME.options("masters", 2).deck))
    assert ranks == {0: 24, **dict.fromkeys(range(1, 13), 12)}


@pytest.mark.rule("SB-GAP-01")
def test_another_deck_is_only_other_data() -> None:
    options = GAME.options({"deck": {"wilds": 12, "copiesPerNumber": 13}}, 2)
    ranks = Counter(rank(card) for card in all_cards(GAME.deal(options, 2, SEED)))
    assert ranks == {0: 12, **dict.fromkeys(range(1, 13), 13)}


@pytest.mark.rule("SB-GAP-01")
def test_a_deck_too_small_for_the_stock_piles_is_not_dealt() -> None:
    with pytest.raises(Malformed) as error:
        GAME.options({"deck": {"wilds": 0, "copiesPerNumber": 2}}, 2)
    assert error.value.code == "stock-too-large"


@pytest.mark.rule("SB-GAP-02")
def test_36_cards_have_tolls_three_of_each_number() -> None:
    tolls = Counter((rank(card), toll(card)) for card in deck_cards(Deck()) if toll(card))
    assert tolls == {(number, coins): 1 for number in range(1, 13) for coins in (1, 2, 3)}
    assert sum(tolls.values()) == 36


@pytest.mark.rule("SB-GAP-02")
def test_the_list_of_tolls_is_a_switch() -> None:
    none = GAME.options({"deck": {"tolls": []}}, 2)
    assert [card for card in deck_cards(none.deck) if toll(card)] == []
    two = GAME.options({"deck": {"tolls": [2, 2]}}, 2)
    assert Counter(deck_cards(two.deck))[207] == 2
    assert two.deck.size == none.deck.size == 168
    with pytest.raises(Malformed) as error:
        GAME.options({"deck": {"tolls": [1] * 13}}, 2)
    assert error.value.code == "too-many-tolls"


@pytest.mark.rule("SB-GAP-03")
def test_wild_cards_have_no_toll() -> None:
    assert Counter(deck_cards(Deck()))[0] == 24
    after = do(table("B1=6; A: H{W,8,3} C5"), "hand W → B1", "hand 8 → B1").state
    assert differences(after, "B1=8+0¢; A: H{3} C5") == []


@pytest.mark.rule("SB-GAP-03")
def test_a_wild_card_with_a_toll_is_charged_if_the_deck_has_one() -> None:
    options = Options(deck=Deck(wild_tolls=(2,)))
    after = do(table("B1=6; A: H{W'2,3} C5", options=options), "hand W'2 → B1")
    assert events_of(after, TollDue) == [TollDue(A, 0, 2)]
    assert differences(do(after.state, "pay").state, "B1=7+2¢; A: C3") == []


@pytest.mark.rule("SB-GAP-07")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_coins_that_a_small_table_does_not_need_are_not_in_play(seats: int) -> None:
    state = dealt(seats=seats)
    assert sum(state.coins) + sum(state.beside) == 12 * seats
    position = GAME.position(state)
    rich = msgspec.structs.replace(position.players[0], coins=13)
    with pytest.raises(Malformed, match="problem=coins"):
        GAME.restore(msgspec.structs.replace(position, players=(rich, *position.players[1:])))


@pytest.mark.rule("SB-VAR-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_short_game_differs_in_the_stock_piles_only(seats: int) -> None:
    short = GAME.options("short", seats)
    assert [len(stock) for stock in dealt("short", seats).stocks] == [10] * seats
    assert msgspec.structs.replace(short, stock_size=15) == GAME.options("masters", seats)


@pytest.mark.rule("SB-VAR-1")
def test_the_rule_sheet_is_the_preset_without_a_name() -> None:
    assert GAME.options(None, 4) == GAME.options("masters", 4) == Options()
    assert list(GAME.presets) == ["masters", "short", "classic"]


@pytest.mark.rule("SB-GAP-01", "SB-GAP-02")
@pytest.mark.parametrize(("seats", "stock"), [(2, 30), (3, 30), (4, 30), (5, 20), (6, 20)])
def test_the_classic_preset_has_no_coins_no_tolls_and_long_stock_piles(seats: int, stock: int) -> None:
    state = dealt("classic", seats)
    cards = all_cards(state)
    assert Counter(map(rank, cards)) == {0: 18, **dict.fromkeys(range(1, 13), 12)}
    assert len(cards) == 162
    assert not any(map(toll, cards))
    assert state.coins == (0,) * seats
    assert [len(each) for each in state.stocks] == [stock] * seats


@pytest.mark.rule("SB-COIN-1", "SB-GAP-07")
def test_the_classic_preset_can_neither_buy_nor_substitute() -> None:
    before = table("B1=3; A: S[9,9] H{5,8}; B: S[4,9]", options=GAME.options("classic", 2))
    assert {type(move).__name__ for move in GAME.moves(before, A)} == {"Discard"}


@pytest.mark.rule("SB-NOTE-2", "SB-PILE-1")
def test_two_players_see_one_table_with_four_places_for_building() -> None:
    state = dealt()
    first, second = GAME.view(state, A), GAME.view(state, B)
    assert len(first.piles) == 4
    assert (first.piles, first.draw) == (second.piles, second.draw)
    assert len(first.players) == 2


@pytest.mark.rule("SB-NOTE-3", "SB-COMP-1")
def test_a_table_with_a_card_missing_is_noticed() -> None:
    position = GAME.position(dealt())
    with pytest.raises(Malformed, match="problem=cards"):
        GAME.restore(msgspec.structs.replace(position, draw=position.draw[1:]))


@pytest.mark.rule("SB-TURN-1", "SB-GAP-05")
@pytest.mark.parametrize("youngest", [0, 1, 2])
def test_the_seat_named_as_the_youngest_has_the_first_turn(youngest: int) -> None:
    options = GAME.options({"youngest": youngest}, 3)
    state = GAME.deal(options, 3, SEED)
    assert (state.turn, state.starter) == (youngest, youngest)
    assert GAME.to_act(state) == {youngest}


@pytest.mark.rule("SB-GAP-05")
def test_the_youngest_has_to_have_a_seat() -> None:
    with pytest.raises(Malformed) as error:
        GAME.options({"youngest": 3}, 3)
    assert error.value.code == "starting-seat"


@pytest.mark.rule("SB-GAP-05")
def test_a_random_first_player_comes_from_the_seed() -> None:
    options = GAME.options({"starter": "random"}, 3)
    starters = [GAME.deal(options, 3, bytes([number] * 32)).starter for number in range(20)]
    assert set(starters) == {0, 1, 2}
    assert starters == [GAME.deal(options, 3, bytes([number] * 32)).starter for number in range(20)]


@pytest.mark.rule("SB-GAP-05")
@pytest.mark.parametrize(
    ("way", "youngest", "starter"),
    [("youngest", 1, 1), ("rotate", 1, 2), ("loser", 1, 2), ("loser", 0, 2)],
)
def test_who_opens_the_second_game(way: str, youngest: int, starter: int) -> None:
    options = GAME.options({"starter": way, "youngest": youngest, "matchTarget": 500}, 3)
    before = table("B1=6; A: S[7]; B: S3; C: S7", seats=3, options=options, starter=youngest)
    after = do(before, "stock → B1")
    assert [(event.game, event.starter) for event in events_of(after, GameDealt)] == [(2, starter)]
    assert after.state.turn == starter


@pytest.mark.rule("SB-GAP-05")
def test_a_random_player_opens_the_second_game() -> None:
    options = Options(starter="random", match_target=500)
    before = table("B1=6; A: S[7]; B: S3; C: S7", seats=3, options=options)
    seeds = [bytes([number] * 32) for number in range(20)]
    steps = [do(msgspec.structs.replace(before, seed=seed), "stock → B1") for seed in seeds]
    assert {step.state.starter for step in steps} == {0, 1, 2}
