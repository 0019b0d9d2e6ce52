"""ZZ-GAP-25: everybody sees the start card at the same instant, after a countdown."""

from __future__ import annotations

from spila.tables.countdown import LEAD, MOST_HEAD_START, countdown
from spila.tables.lag import LagTracker
from tests.tables.lag_samples import NOW, steady


def test_waits_and_departures_meet_at_one_instant() -> None:
    start = countdown(NOW, {0: steady(20), 1: steady(150), 2: None})
    assert start.instant == NOW + LEAD
    assert start.waits == {0: 2990, 1: 2925, 2: 3000}
    assert start.departures == {0: start.instant - 10_000, 1: start.instant - 75_000, 2: start.instant}
    for seat, one_way in ((0, 10_000), (1, 75_000), (2, 0)):
        assert NOW + one_way + 1000 * start.waits[seat] == start.instant
        assert start.departures[seat] + one_way == start.instant


def test_a_short_lead_still_reaches_the_slowest() -> None:
    start = countdown(NOW, {0: steady(20), 1: steady(150)}, lead=0)
    assert start.instant == NOW + 150_000
    assert min(start.departures.values()) >= NOW
    assert min(start.waits.values()) >= 0


def test_nobody_gets_the_card_earlier_than_the_cap_allows() -> None:
    start = countdown(NOW, {0: steady(2_000), 1: LagTracker()})
    assert start.departures == {0: start.instant - MOST_HEAD_START, 1: start.instant}


def test_a_table_of_bots_starts_after_the_lead() -> None:
    start = countdown(NOW, {0: None, 1: None})
    assert (start.instant, start.waits) == (NOW + LEAD, {0: 3000, 1: 3000})
