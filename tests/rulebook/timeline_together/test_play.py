"""Cards, answers, and when it goes on."""

from __future__ import annotations

import random

import pytest

import spila
from spila.dated.deck import Card, Deck
from spila.games.timeline_together import GAME
from spila.games.timeline_together.events import CardShown, MatchEnded
from spila.games.timeline_together.moves import READY, Answer
from spila.games.timeline_together.options import Options
from spila.kernel import Malformed, Refusal
from tests.rulebook.timeline_together.table import Table, deck


@pytest.mark.rule("TT-OBJ-1")
@pytest.mark.parametrize("seats", [1, 2, 100])
def test_everybody_places_the_same_card(seats: int) -> None:
    table = Table(10, 20, 30, seats=seats)
    assert GAME.to_act(table.state) == frozenset(range(seats))
    assert {len(GAME.moves(table.state, seat)) for seat in range(seats)} == {2}
    for seat in range(seats):
        table.answer(seat, 1)
    assert table.turned.card == 1
    for wrong in (0, 101):
        with pytest.raises(Malformed, match="seats"):
            GAME.options(None, wrong)


@pytest.mark.rule("TT-SETUP-1")
def test_the_deck_has_to_be_in_the_order_of_its_ids_with_possible_dates() -> None:
    GAME.options(Options(deck=deck(*range(1, 20))), 2)
    wrong = {
        "deck-order": Deck("d", "number", (Card("b", 1), Card("a", 2))),
        "deck-year": Deck("d", "year", (Card("a", 0), Card("b", 2))),
    }
    for code, each in wrong.items():
        with pytest.raises(Malformed, match=code):
            GAME.options(Options(deck=each, cards=1), 2)
    with pytest.raises(Malformed, match="deck-eras"):
        GAME.options(Options(deck=deck(1, 2), cards=1, eras=("modern",)), 2)


@pytest.mark.rule("TT-SETUP-2")
def test_one_card_starts_the_line_and_the_others_follow() -> None:
    state = GAME.deal(GAME.options({"cards": 7}, 3), 3, bytes(32))
    assert len(state.line) == 1
    assert len(state.pile) == 7
    assert state.card == state.pile[0]
    with pytest.raises(Malformed, match="deck-too-small"):
        GAME.options(Options(deck=deck(1, 2, 3), cards=3), 1)


@pytest.mark.rule("TT-SETUP-3")
def test_the_deck_can_be_narrowed_down() -> None:
    cards = [Card(f"{number:03}", 1000 + number, False, "art" if number % 2 else "event") for number in range(40)]
    options = GAME.options(Options(deck=Deck("d", "year", tuple(cards)), cards=5, categories=("art",)), 2)
    state = GAME.deal(options, 2, bytes(32))
    assert {state.values[card] % 2 for card in (*state.line, *state.pile)} == {1}
    with pytest.raises(Malformed, match="deck-too-small"):
        GAME.options(Options(deck=Deck("d", "year", tuple(cards)), eras=("modern",)), 2)


def _spans(difficulty: str) -> list[float]:
    """How far apart neighbours on the finished line are at least, over many deals of a hundred dates."""
    found = []
    for seed in range(40):
        options = GAME.options(Options(deck=deck(*range(1, 101)), cards=9, difficulty=difficulty), 2)  # type: ignore[arg-type]
        state = GAME.deal(options, 2, bytes([seed] * 32))
        dates = sorted(state.values[card] for card in (*state.line, *state.pile))
        found.append(dates[-1] - dates[0])
    return found


@pytest.mark.rule("TT-SETUP-4")
def test_easy_cards_cover_the_deck_and_hard_ones_a_stretch_of_it() -> None:
    easy, mixed, hard = _spans("easy"), _spans("mixed"), _spans("hard")
    assert min(easy) >= 80
    assert max(hard) < 20
    assert sum(hard) < sum(mixed) < sum(easy)


@pytest.mark.rule("TT-SETUP-5")
def test_easier_cards_come_first() -> None:
    for seed in range(20):
        options = GAME.options(Options(deck=deck(*range(1, 101)), cards=8, easy_first=True), 1)
        state = GAME.deal(options, 1, bytes([seed] * 32))
        ordered = sorted((*state.line, *state.pile), key=lambda card: state.values[card])
        placed, distances = [ordered.index(state.line[0])], []
        for card in state.pile:
            rank = ordered.index(card)
            distances.append(min(abs(rank - each) for each in placed))
            placed.append(rank)
        assert distances == sorted(distances, reverse=True)


@pytest.mark.rule("TT-TURN-1")
def test_every_gap_can_be_picked_and_only_those() -> None:
    table = Table(10, 20, 5)
    table.answers(1, 0)
    table.ready(0, 1)
    assert list(GAME.moves(table.state, 0)) == [Answer(0), Answer(1), Answer(2)]
    assert table.refused(0, Answer(3)) == "no-such-gap"
    assert table.refused(0, READY) == "card-still-open"
    refusal = GAME.play(table.state, 2, Answer(0))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "no-such-seat"


@pytest.mark.rule("TT-TURN-2")
def test_an_answer_can_be_changed_until_the_card_is_turned() -> None:
    table = Table(10, 20)
    table.answer(0, 0)
    assert table.refused(0, Answer(0)) == "same-gap"
    table.answer(0, 1)
    assert GAME.undecided(table.state) == {1}
    table.answer(1, 0)
    assert table.points == [1, 0]
    assert table.refused(0, Answer(0)) == "card-turned"


@pytest.mark.rule("TT-TURN-3", "TT-NEXT-3")
def test_there_is_a_clock_for_each_card_and_one_for_looking() -> None:
    table = Table(10, 20, 30, answer_seconds=20, look_seconds=5)
    stage = GAME.stage(table.state)
    assert GAME.time_limit(table.state) == 20_000
    table.answer(0, 1)
    assert GAME.stage(table.state) == stage
    table.answer(1, 1)
    assert GAME.time_limit(table.state) == 5_000
    assert GAME.stage(table.state) != stage
    assert GAME.time_limit(Table(10, 20).state) is None
    for seconds in (9, 301):
        with pytest.raises(Malformed):
            GAME.options({"answerSeconds": seconds}, 2)


@pytest.mark.rule("TT-TURN-4")
def test_a_card_is_turned_when_all_have_answered_or_somebody_goes_on() -> None:
    table = Table(10, 20, 30, seats=3)
    table.answers(1, 1)
    assert table.state.card == 1
    table.answer(2, 0)
    assert list(table.turned.spread) == [1, 2]
    table.ready(0, 1, 2)
    table.answer(0, 0)
    table.go_on()
    assert list(table.turned.spread) == [1, 0, 0]


@pytest.mark.rule("TT-TURN-5")
def test_nobody_waits_for_a_silent_seat_until_it_answers_again() -> None:
    table = Table(10, 20, 30, 40, 50, 60, seats=3)
    for _ in range(2):
        table.answers(0, 0)
        table.go_on()
        table.ready(0, 1)
    assert GAME.view(table.state, None).players == ("in", "in", "silent")
    table.answers(0, 0)
    assert table.state.turned
    table.ready(0, 1)
    table.answer(2, 0)
    table.answers(0, 0)
    assert table.turned.spread[0] == 3
    table.ready(0, 1, 2)
    table.answers(0, 0)
    assert not table.state.turned


@pytest.mark.rule("TT-TURN-5")
def test_where_all_have_fallen_silent_one_answer_does_not_decide_for_all() -> None:
    table = Table(10, 20, 30, 40, seats=3)
    for _ in range(4):
        table.go_on()
    assert GAME.view(table.state, None).missing == 3
    table.answer(0, 0)
    assert GAME.view(table.state, None).missing == 0
    assert table.state.turned


@pytest.mark.rule("TT-LINE-1")
def test_the_card_goes_where_it_belongs_whatever_was_answered() -> None:
    table = Table(10, 20, 15)
    table.answers(0, 0)
    assert table.line == [10, 20]
    assert (table.turned.place, table.turned.value) == (1, 20)
    table.ready(0, 1)
    table.answers(0, 2)
    assert table.line == [10, 15, 20]


@pytest.mark.rule("TT-LINE-2")
def test_beside_the_same_date_either_side_is_right() -> None:
    table = Table(10, 10, 10, 5, seats=3)
    table.answers(0, 1, 1)
    assert (table.turned.first, table.turned.last, table.turned.place) == (0, 1, 1)
    assert table.points == [1, 1, 1]
    table.ready(0, 1, 2)
    table.answers(0, 1, 2)
    assert table.points == [2, 2, 2]
    assert table.state.line == (0, 1, 2)


@pytest.mark.rule("TT-NEXT-1")
def test_the_next_card_comes_when_all_who_answered_are_ready() -> None:
    table = Table(10, 20, 30, seats=3)
    table.answers(1, 1)
    table.go_on()
    assert table.refused(0, Answer(1)) == "card-turned"
    table.ready(0)
    assert table.refused(0, READY) == "ready-already"
    assert table.state.turned
    table.ready(1)
    assert table.events[-1] == CardShown(2, 2)


@pytest.mark.rule("TT-NEXT-1")
def test_where_nobody_answered_one_who_is_ready_is_enough() -> None:
    table = Table(10, 20, 30, seats=3)
    table.go_on()
    table.ready(2)
    assert table.state.card == 2


@pytest.mark.rule("TT-NEXT-2")
def test_the_leader_can_go_on_to_the_next_card() -> None:
    table = Table(10, 20, 30)
    table.answers(1, 1)
    table.go_on()
    assert table.state.card == 2
    assert all(player.answer is None for player in table.state.players)


@pytest.mark.rule("TT-END-1")
def test_the_game_ends_after_the_last_card() -> None:
    table = Table(10, 20)
    table.answers(1, 0)
    assert table.state.result is None
    table.ready(0, 1)
    assert isinstance(table.events[-1], MatchEnded)
    assert table.state.result is not None
    assert table.state.result.reason == "all-cards"
    assert not GAME.to_act(table.state)
    assert GAME.expire(table.state) is None
    assert table.refused(0, READY) == "match-over"


@pytest.mark.rule("TT-END-1")
@pytest.mark.parametrize("seats", [1, 3, 12])
def test_it_takes_as_many_cards_as_were_asked_for(seats: int) -> None:
    rng = random.Random(seats)
    match = spila.new_match("timeline-together", seats=seats, seed=seats, options={"cards": 5})
    while match.result is None:
        seat = rng.choice(sorted(match.undecided))
        match.play(seat, rng.choice(match.moves(seat)))
    assert len(match.state.history) == 5
    assert sum(map(sum, (turned.spread for turned in match.state.history))) == 5 * seats
