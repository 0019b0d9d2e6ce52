"""The referee with exact times: who is first, and how long a claim waits to know it."""

from __future__ import annotations

import random
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

import spila
from spila.games import load
from spila.tables.lag import LagTracker, Sight
from spila.tables.race import FAST, MOST_HOLD, WINDOW, Claim, Pace, Referee, draw
from tests.effort import times
from tests.tables.lag_samples import NOW, answered, steady

SEED = sha256(b"a race").digest()
EVERYBODY = range(6)


def referee(*milliseconds: float | None, pace: Pace = Pace.SHARP) -> Referee[str]:
    lags = {seat: None if told is None else steady(told) for seat, told in enumerate(milliseconds)}
    return Referee(SEED, lags, pace)


def moves(claims: list[Claim[str]]) -> list[str]:
    return [claim.move for claim in claims]


def test_a_quick_connection_waits_for_what_a_slow_one_could_still_bring() -> None:
    table = referee(20, 150)
    claim = table.claim(0, "R4", NOW, (0, 1))
    assert claim.instant == NOW - 20_000
    assert table.next_deadline() == NOW + 130_000
    assert table.due(NOW + 129_999, 7) == []
    assert moves(table.due(NOW + 130_000, 7)) == ["R4"]
    assert table.next_deadline() is None
    assert table.due(NOW + 500_000, 8) == []


def test_the_slowest_connection_waits_for_nobody() -> None:
    table = referee(20, 150)
    table.claim(1, "J4", NOW, (0, 1))
    assert table.next_deadline() == NOW
    assert moves(table.due(NOW, 7)) == ["J4"]


def test_the_slow_connection_was_first() -> None:
    table = referee(20, 150)
    table.claim(0, "R4", NOW, (0, 1))
    table.claim(1, "J4", NOW + 129_999, (0, 1))
    assert table.next_deadline() == NOW + 129_999
    assert moves(table.due(NOW + 129_999, 7)) == ["J4"]
    assert table.next_deadline() == NOW + 130_000
    assert moves(table.due(NOW + 130_000, 8)) == ["R4"]


def test_a_later_claim_of_the_slow_connection_settles_the_first_at_once() -> None:
    """The slow one could have brought its banked allowance too. Now that it has claimed, nothing earlier can come."""
    slow = answered(LagTracker(), [140_000, 150_000, 160_000] * 30)
    table: Referee[str] = Referee(SEED, {0: steady(20), 1: slow})
    bank = slow.bank
    assert bank > 5_000
    table.claim(0, "R4", NOW, (0, 1))
    assert table.next_deadline() == NOW + 130_000 + bank
    table.claim(1, "J4", NOW + 132_000, (0, 1))
    assert table.next_deadline() == NOW
    assert moves(table.due(NOW + 132_000, 7)) == ["R4", "J4"]


def test_claims_with_equal_instants_are_drawn() -> None:
    orders = set()
    for version in range(20):
        table = referee(20, 150)
        table.claim(0, "R4", NOW, (0, 1))
        table.claim(1, "J4", NOW + 130_000, (0, 1))
        order = moves(table.due(NOW + 130_000, version))
        first = min((0, 1), key=lambda seat, version=version: draw(SEED, version, seat))  # type: ignore[misc]
        assert order == (["R4", "J4"] if first == 0 else ["J4", "R4"])
        orders.add(tuple(order))
    assert len(orders) == 2


def test_the_draw_is_as_described() -> None:
    told = b"spila race 1\x00" + SEED + bytes([0, 0, 0, 0, 0, 0, 1, 2]) + bytes([3])
    assert draw(SEED, 258, 3) == sha256(told).digest()


def test_the_draw_favours_no_seat() -> None:
    first = [min(range(4), key=lambda seat, version=version: draw(SEED, version, seat)) for version in range(4000)]  # type: ignore[misc]
    for seat in range(4):
        assert abs(first.count(seat) - 1000) < 120


def test_a_claim_of_the_slowest_connection_settles_those_before_it() -> None:
    table = referee(10, 60, 140)
    table.claim(0, "first", NOW, (0, 1, 2))
    table.claim(2, "second", NOW + 135_000 - 1, (0, 1, 2))
    assert table.next_deadline() == NOW + 50_000  # seat 1 alone was still to be waited for, and is past
    assert moves(table.due(NOW + 134_999, 3)) == ["first", "second"]


def test_one_seats_claims_keep_their_order_though_its_credit_grew() -> None:
    lag = steady(40)
    table: Referee[str] = Referee(SEED, {0: lag, 1: steady(150)})
    table.claim(0, "R4", NOW, (0, 1))
    answered(lag, [140_000] * 9, last=NOW + 1_000)
    second = table.claim(0, "R5", NOW + 2_000, (0, 1))
    assert second.instant == NOW - 40_000
    assert moves(table.due(NOW + MOST_HOLD, 1)) == ["R4", "R5"]


def test_fast_connections_wait_for_nothing() -> None:
    table = referee(4.9, 0.3, 2, None)
    for seat in (0, 3, 1):
        claim = table.claim(seat, str(seat), NOW + seat, (0, 1, 2, 3))
        assert claim.instant == claim.arrived
        assert moves(table.due(NOW + seat, 0)) == [str(seat)]


def test_the_first_connection_that_is_not_fast_makes_others_wait() -> None:
    table = referee(1, FAST / 1000)
    table.claim(0, "R4", NOW, (0, 1))
    assert table.next_deadline() == NOW + 4_000


def test_equal_connections_wait_for_nothing_however_slow() -> None:
    table = referee(90, 90, 90)
    table.claim(1, "R4", NOW, (0, 1, 2))
    assert table.next_deadline() == NOW


def test_a_bot_gets_no_credit_and_waits_for_people() -> None:
    table = referee(None, 80)
    claim = table.claim(0, "bot", NOW, (0, 1))
    assert claim.instant == NOW
    assert table.next_deadline() == NOW + 80_000
    person = table.claim(1, "person", NOW + 70_000, (0, 1))
    assert person.instant == NOW - 10_000
    assert moves(table.due(NOW + 80_000, 0)) == ["person", "bot"]


def test_nobody_waits_when_only_one_may_move() -> None:
    """ZZ-GAP-14: only the free player may lay a card, and everybody knows it."""
    table = referee(20, 150)
    table.claim(0, "B2", NOW, (0,))
    assert moves(table.due(NOW, 5)) == ["B2"]


def test_only_connections_that_may_claim_are_waited_for() -> None:
    table = referee(20, 60, 150)
    table.claim(0, "R4", NOW, (0, 1))
    assert table.next_deadline() == NOW + 40_000


def test_credit_ends_150_ms_above_the_quickest_connection() -> None:
    table = referee(20, 400)
    table.claim(0, "R4", NOW, (0, 1))
    assert table.next_deadline() == NOW + MOST_HOLD
    assert table.claim(1, "J4", NOW, (0, 1)).instant == NOW - 170_000
    assert referee(None, 400).claim(1, "J4", NOW, (0, 1)).instant == NOW - 150_000


def test_a_card_seen_together_owes_only_the_way_back() -> None:
    table = referee(20, 150)
    assert table.claim(0, "R4", NOW, (0, 1), Sight.TOGETHER).instant == NOW - 10_000
    assert table.next_deadline() == NOW + 65_000


def test_an_absent_players_seat_is_not_waited_for() -> None:
    table: Referee[str] = Referee(SEED, {0: steady(20), 1: LagTracker(), 2: None})
    table.claim(0, "R4", NOW, (0, 1, 2))
    assert table.next_deadline() == NOW


def test_relaxed_a_claim_opens_three_seconds_for_all() -> None:
    table = referee(20, 150, None, pace=Pace.RELAXED)
    table.claim(0, "R4", NOW, (0, 1, 2))
    table.claim(1, "J4", NOW + 2_900_000, (0, 1, 2))
    table.claim(2, "bot", NOW + 1_000_000, (0, 1, 2))
    assert table.next_deadline() == NOW + WINDOW
    assert table.due(NOW + WINDOW - 1, 4) == []
    order = [claim.seat for claim in table.due(NOW + WINDOW, 4)]
    assert order == sorted((0, 1, 2), key=lambda seat: draw(SEED, 4, seat))
    table.claim(1, "R5", NOW + WINDOW + 5, (0, 1, 2))
    assert table.next_deadline() == NOW + 2 * WINDOW + 5


def test_relaxed_everybodys_first_claim_comes_before_anybodys_second() -> None:
    table = referee(20, 150, pace=Pace.RELAXED)
    for seat, move in ((0, "a1"), (0, "a2"), (1, "b1"), (0, "a3"), (1, "b2")):
        table.claim(seat, move, NOW, (0, 1))
    one, two = ("a", "b") if draw(SEED, 9, 0) < draw(SEED, 9, 1) else ("b", "a")
    order = moves(table.due(NOW + WINDOW, 9))
    assert order == [f"{one}1", f"{two}1", f"{one}2", f"{two}2", "a3"]


def test_relaxed_the_free_player_waits_for_nobody() -> None:
    table = referee(20, 150, pace=Pace.RELAXED)
    table.claim(0, "B2", NOW, (0,))
    assert moves(table.due(NOW, 5)) == ["B2"]


lags = st.one_of(st.none(), st.integers(0, 400))
arrivals = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 400_000)), max_size=12)


@given(st.lists(lags, min_size=6, max_size=6), arrivals)
def test_any_race_decides_every_claim_once_in_time_and_in_order(
    lags: list[int | None], taken: list[tuple[int, int]]
) -> None:
    """Held 150 ms at most; all decided; one seat's claims in order; and, with delays within the cap, order by instant
    over the whole race, although each was decided without knowing what came after."""
    table: Referee[int] = Referee(SEED, {seat: None if ms is None else steady(ms) for seat, ms in enumerate(lags)})
    decided: list[Claim[int]] = []

    def settle(until: int) -> None:
        while (deadline := table.next_deadline()) is not None and deadline < until:
            batch = table.due(deadline, len(decided))
            assert batch
            assert all(deadline - claim.arrived <= MOST_HOLD for claim in batch)
            decided.extend(batch)

    for number, (seat, after) in enumerate(sorted(taken, key=lambda claim: claim[1])):
        settle(NOW + after)
        table.claim(seat, number, NOW + after, EVERYBODY)
    settle(NOW + 1_000_000)
    assert sorted(claim.move for claim in decided) == list(range(len(taken)))
    for seat in EVERYBODY:
        own = [claim.move for claim in decided if claim.seat == seat]
        assert own == sorted(own)
    instants = [claim.instant for claim in decided]
    assert instants == sorted(instants)


def test_holds_do_not_depend_on_hidden_cards() -> None:
    """The same arrivals on the same connections over hands that nobody at seat 0 can tell apart: equal instants, equal
    deadlines, equal order, whether the claimed cards fit or not."""
    game = load("zip-zap")
    match = spila.new_match("zip-zap", seats=4, seed=5)
    view = match.view(0)
    timings = set()
    hands = set()
    for number in range(times(30)):
        state = game.sample(view, random.Random(number))
        hands.add(state.hands)
        table = referee(20, 150, 60, 90)
        timing: list[object] = []
        for seat, after in ((0, 0), (2, 30_000), (1, 90_000), (3, 95_000)):
            choices = game.moves(state, seat)
            timing.append(table.next_deadline())
            table.claim(seat, repr(choices[:1]), NOW + after, sorted(game.to_act(state)))
            timing.append(table.next_deadline())
        timing.append([(claim.seat, claim.instant) for claim in table.due(NOW + MOST_HOLD * 2, 1)])
        timings.add(repr(timing))
    assert len(hands) > 10
    assert len(timings) == 1
