"""A connection's delay is what the server measured of it, the lower figure where two are known."""

from __future__ import annotations

import pytest

from spila.tables.lag import (
    BANK_DEVIATIONS,
    FRESH,
    MOST_BANKED,
    OPEN_PINGS,
    REFILL_SHARE,
    SAMPLE_LIFE,
    KernelTrip,
    LagTracker,
    Sight,
)
from tests.tables.lag_samples import NOW, answered, steady

STIRRED = [90_000, 100_000, 110_000] * 5
"""Median 100 ms; two of three samples are 10 ms off, so that is the deviation."""


def test_nothing_measured_is_no_credit() -> None:
    lag = LagTracker()
    assert lag.round_trip(NOW) is None
    assert lag.one_way(NOW) == lag.certain(NOW) == lag.possible(NOW) == lag.withdraw(NOW) == 0


def test_the_kernel_alone_is_no_credit() -> None:
    """A client that never answers a ping has earned nothing."""
    lag = LagTracker()
    lag.kernel(KernelTrip(80_000, 1_000))
    assert lag.withdraw(NOW) == 0


def test_a_round_trip_is_credited_whole_for_a_card_sent_and_half_for_one_seen_together() -> None:
    lag = steady(80)
    assert lag.round_trip(NOW) == 80_000
    assert lag.one_way(NOW) == 40_000
    assert lag.withdraw(NOW, Sight.SENT) == 80_000
    assert lag.withdraw(NOW, Sight.TOGETHER) == 40_000


def test_the_median_counts_so_a_few_late_pongs_do_not_move_it() -> None:
    assert answered(LagTracker(), [30_000] * 8 + [500_000] * 7).round_trip(NOW) == 30_000
    assert answered(LagTracker(), [30_000] * 7 + [500_000] * 8).round_trip(NOW) == 500_000


def test_only_the_last_fifteen_pongs_count() -> None:
    assert answered(LagTracker(), [500_000] * 20 + [30_000] * 8).round_trip(NOW) == 30_000


def test_samples_grow_old() -> None:
    lag = answered(LagTracker(), [40_000], last=NOW)
    assert lag.round_trip(NOW + SAMPLE_LIFE) == 40_000
    assert lag.round_trip(NOW + SAMPLE_LIFE + 1) is None
    assert lag.withdraw(NOW + SAMPLE_LIFE + 1) == 0


def test_a_pong_counts_once_and_only_if_asked_for() -> None:
    lag = LagTracker()
    lag.ping(b"a", 0)
    assert lag.pong(b"b", 5_000) is None
    assert lag.round_trip(5_000) is None
    assert lag.pong(b"a", 20_000) == 20_000
    assert lag.pong(b"a", 90_000) is None
    assert lag.round_trip(90_000) == 20_000


def test_pings_without_an_answer_are_not_kept_for_ever() -> None:
    lag = LagTracker()
    for number in range(OPEN_PINGS + 1):
        lag.ping(str(number).encode(), number)
    assert lag.pong(b"0", 100) is None
    assert lag.pong(b"1", 100) == 99


def test_the_lower_of_pongs_and_kernel_counts() -> None:
    lag = steady(120)
    lag.kernel(KernelTrip(118_000, 500))
    assert lag.round_trip(NOW) == 118_000
    lag = steady(60)
    lag.kernel(KernelTrip(70_000, 500))
    assert lag.round_trip(NOW) == 60_000


def test_the_kernels_lowest_reading_binds_for_the_whole_connection() -> None:
    """Late pongs drag acknowledgements along; what the opening showed stays true."""
    lag = steady(60)
    lag.kernel(KernelTrip(20_000, 500))
    lag.kernel(KernelTrip(58_000, 500))
    assert lag.round_trip(NOW) == 20_000
    lag.kernel(KernelTrip(19_000, 500))
    assert lag.round_trip(NOW) == 19_000


def test_a_steady_connection_banks_nothing() -> None:
    assert steady(150).bank == 0


def test_the_bank_fills_by_measured_deviation_up_to_its_size() -> None:
    lag = answered(LagTracker(), STIRRED)
    before = lag.bank
    answered(lag, [90_000], last=NOW)
    assert lag.bank - before == 10_000 // REFILL_SHARE
    answered(lag, STIRRED * 10, last=NOW + 150_000_000)
    assert lag.bank == MOST_BANKED


def test_the_bank_shrinks_when_the_connection_calms_down() -> None:
    lag = answered(LagTracker(), STIRRED * 10)
    assert lag.bank > 0
    answered(lag, [100_000] * 15, last=NOW + 15_000_000)
    assert lag.bank == 0


def test_the_kernels_deviation_bounds_the_bank() -> None:
    lag = LagTracker()
    lag.kernel(KernelTrip(100_000, 100))
    answered(lag, STIRRED * 40)
    assert lag.bank == BANK_DEVIATIONS * 100


def test_a_spike_is_credited_from_the_bank_until_that_is_empty() -> None:
    """A spike is what lies above the delay and its usual deviation, here 110 ms."""
    lag = answered(LagTracker(), STIRRED * 10)
    answered(lag, [112_000], last=NOW)
    assert lag.bank == MOST_BANKED
    assert lag.possible(NOW) == 100_000 + MOST_BANKED
    assert lag.withdraw(NOW) == 100_000 + 2_000
    assert lag.bank == MOST_BANKED - 2_000
    assert lag.certain(NOW) == 100_000
    answered(lag, [400_000], last=NOW + 1_000_000)
    left = lag.bank
    assert left == MOST_BANKED - 2_000 + 10_000 // REFILL_SHARE
    assert lag.withdraw(NOW + 1_000_000) == 100_000 + left
    assert lag.bank == 0
    assert lag.withdraw(NOW + 1_000_000) == 100_000


@pytest.mark.parametrize(("age", "spikes"), [(FRESH, True), (FRESH + 1, False)])
def test_an_old_spike_is_none(age: int, spikes: bool) -> None:
    lag = answered(LagTracker(), [*STIRRED * 10, 300_000], last=NOW)
    assert (lag.withdraw(NOW + age) > 100_000) is spikes
