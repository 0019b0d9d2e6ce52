"""ZZ-GAP-25: everybody sees the start card at the same instant, after a countdown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spila.tables.countdown import LEAD, MOST_HEAD_START, countdown, departure, start_instant
from spila.tables.lag import LagTracker, SeatLag
from tests.tables.lag_samples import NOW, steady

START = NOW + LEAD
WRITTEN = 1_800_000_000_000


def test_waits_and_departures_meet_at_one_instant() -> None:
    start = countdown(NOW, START, {0: steady(20), 1: steady(150), 2: None})
    assert start.instant == START
    assert start.waits == {0: 2990, 1: 2925, 2: 3000}
    assert start.departures == {0: start.instant - 10_000, 1: start.instant - 75_000, 2: start.instant}
    for seat, one_way in ((0, 10_000), (1, 75_000), (2, 0)):
        assert NOW + one_way + 1000 * start.waits[seat] == start.instant
        assert start.departures[seat] + one_way == start.instant


def test_the_instant_is_not_put_off_for_a_slow_connection() -> None:
    """Other servers know nothing of that connection."""
    start = countdown(NOW, NOW + 40_000, {0: steady(20), 1: steady(150)})
    assert start.instant == NOW + 40_000
    assert start.departures == {0: NOW + 30_000, 1: NOW}
    assert start.waits == {0: 30, 1: 0}


def test_nobody_gets_the_card_earlier_than_the_cap_allows() -> None:
    start = countdown(NOW, START, {0: steady(2_000), 1: LagTracker()})
    assert start.departures == {0: start.instant - MOST_HEAD_START, 1: start.instant}


def test_a_slow_connection_does_not_bring_the_card_early_to_a_quick_one_of_its_seat() -> None:
    start = countdown(NOW, START, {0: SeatLag([steady(150), steady(20)])})
    assert start.departures == {0: START - 10_000}


def test_a_table_of_bots_starts_after_the_lead() -> None:
    start = countdown(NOW, START, {0: None, 1: None})
    assert (start.instant, start.waits) == (NOW + LEAD, {0: 3000, 1: 3000})


@pytest.mark.parametrize(
    ("later", "left"),
    [(0, LEAD), (1, LEAD - 1_000), (1_200, 1_800_000), (2_999, 1_000), (3_000, 0), (3_001, 0), (10**10, 0)],
)
def test_the_start_is_one_countdown_after_the_entry_was_written(later: int, left: int) -> None:
    assert start_instant(NOW, WRITTEN, WRITTEN + later) == NOW + left


def test_a_clock_that_was_put_back_makes_nobody_wait_for_ever() -> None:
    assert start_instant(NOW, WRITTEN, WRITTEN - 86_400_000) == NOW + LEAD


@given(st.integers(0, 2_999), st.integers(0, 2_999), st.integers(0, 10**12), st.integers(0, 10**12))
def test_servers_that_hear_of_it_at_different_times_agree(one: int, two: int, here: int, there: int) -> None:
    """`here` and `there` are what the servers' own clocks show when the entry is written; they count from anywhere."""
    assert start_instant(here + 1000 * one, WRITTEN, WRITTEN + one) == here + LEAD
    assert start_instant(there + 1000 * two, WRITTEN, WRITTEN + two) == there + LEAD


@pytest.mark.parametrize("trip", [0, 8, 80, 290])
def test_the_card_of_a_big_screen_arrives_with_those_of_the_players(trip: int) -> None:
    """Each by its own measured delay, up to the cap."""
    start = countdown(NOW, START, {0: steady(20), 1: steady(150)})
    leaves = departure(NOW, start.instant, steady(trip))
    arrives = {seat: leaves + steady(way).one_way(NOW) for seat, (leaves, way) in zip(
        start.departures, ((start.departures[0], 20), (start.departures[1], 150)), strict=True
    )}  # fmt: skip
    assert {*arrives.values(), leaves + steady(trip).one_way(NOW)} == {START}


def test_a_big_screen_gets_no_more_of_a_head_start_than_a_seat() -> None:
    assert departure(NOW, START, steady(2_000)) == START - MOST_HEAD_START
    assert departure(NOW, START, LagTracker()) == START, "one that was not measured gets it at the start"
    assert departure(NOW, NOW + 40_000, steady(150)) == NOW, "where it would come too late, it leaves at once"
