"""Figures for Prometheus, read from the house when asked for."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector

from spila.server.house import House


class HouseCollector(Collector):
    """Nothing is counted twice: everything here is counted where it happens."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        """All figures as they are now."""
        house, hall, store = self.house, self.house.hall, self.house.store
        yield GaugeMetricFamily("spila_tables", "Tables in memory", value=len(hall.tables))
        yield GaugeMetricFamily("spila_connections", "Open sockets", value=len(house.connections))
        seated = sum(guest.seat is not None for table in hall.tables.values() for guest in table.guests)
        yield GaugeMetricFamily("spila_players", "Sockets of players on a seat", value=seated)
        yield CounterMetricFamily("spila_tables_made", "New tables", value=house.figures.tables_made)
        yield CounterMetricFamily("spila_moves", "Moves that were made", value=hall.moves)
        yield CounterMetricFamily("spila_slow_readers", "Connections dropped unread", value=house.figures.slow_readers)
        refusals = CounterMetricFamily("spila_refusals", "Refusals by code", labels=["code"])
        for code, count in sorted(hall.refusals.items()):
            refusals.add_metric([code], count)
        yield refusals
        figures = store.figures
        yield SummaryMetricFamily(
            "spila_commit_seconds", "Time in commits", count_value=figures.commits, sum_value=figures.seconds
        )
        yield CounterMetricFamily("spila_commit_appends", "Appends that commits carried", value=figures.appends)
        latency = hall.latency
        yield SummaryMetricFamily(
            "spila_answer_seconds", "From a message's arrival to its answer", latency.count, latency.seconds
        )


def exposition(house: House) -> bytes:
    """The text that Prometheus reads."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(HouseCollector(house))
    return generate_latest(registry)
