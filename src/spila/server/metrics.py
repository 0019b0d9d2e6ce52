"""Figures for Prometheus, read from the server's state when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector

from spila.server.gate import LIMITS
from spila.server.state import ServerState


class StateCollector(Collector):
    """Reads counters that are kept where things happen; nothing is counted twice."""

    def __init__(self, runtime: ServerState) -> None:
        self.runtime = runtime

    def collect(self) -> Iterator[Metric]:
        """All figures as they are now."""
        runtime, registry, store = self.runtime, self.runtime.registry, self.runtime.store
        yield GaugeMetricFamily("spila_tables", "Tables in memory", value=len(registry.tables))
        yield GaugeMetricFamily("spila_connections", "Open sockets", value=len(runtime.connections))
        yield GaugeMetricFamily(
            "spila_http_connections", "Open connections that are no sockets", value=runtime.gate.http_connections
        )
        yield GaugeMetricFamily("spila_capacity", "Connections that may be open at once", value=runtime.gate.capacity)
        seated = sum(client.seat is not None for table in registry.tables.values() for client in table.clients)
        yield GaugeMetricFamily("spila_players", "Sockets of players on a seat", value=seated)
        yield CounterMetricFamily("spila_tables_made", "New tables", value=runtime.figures.tables_made)
        figures = runtime.figures
        yield CounterMetricFamily("spila_decks_made", "New decks in the workshop", value=figures.decks_made)
        yield CounterMetricFamily("spila_deck_versions", "Versions that were published", value=figures.versions_made)
        yield CounterMetricFamily("spila_pictures_added", "Pictures that were uploaded", value=figures.pictures_added)
        yield CounterMetricFamily("spila_card_reports", "Notes about cards", value=figures.reports)
        yield GaugeMetricFamily("spila_decks", "Decks in the workshop", value=figures.decks)
        yield GaugeMetricFamily("spila_picture_bytes", "Bytes of uploaded pictures", value=figures.picture_bytes)
        yield CounterMetricFamily("spila_moves", "Moves that were made", value=registry.moves)
        yield CounterMetricFamily(
            "spila_slow_readers", "Connections dropped unread", value=runtime.figures.slow_readers
        )
        refusals = CounterMetricFamily("spila_refusals", "Refusals by code", labels=["code"])
        for code, count in sorted(registry.refusals.items()):
            refusals.add_metric([code], count)
        yield refusals
        limited = CounterMetricFamily("spila_limited", "Connections refused or ended, by limit", labels=["limit"])
        for limit in LIMITS:
            limited.add_metric([limit], runtime.gate.limited[limit])
        yield limited
        configured = GaugeMetricFamily("spila_limit", "The limits of this server", labels=["limit"])
        for name, value in msgspec.structs.asdict(runtime.config.limits).items():
            configured.add_metric([name], value)
        yield configured
        yield GaugeMetricFamily("spila_writable", "Whether the last write succeeded", value=runtime.readiness.writable)
        yield CounterMetricFamily(
            "spila_failed_writes", "Writes that the database did not take", value=runtime.readiness.failed_writes
        )
        written = store.counters
        yield SummaryMetricFamily(
            "spila_commit_seconds", "Time in commits", count_value=written.commits, sum_value=written.seconds
        )
        yield CounterMetricFamily("spila_commit_appends", "Appends that commits carried", value=written.appends)
        latency = registry.latency
        yield SummaryMetricFamily(
            "spila_answer_seconds", "From a message's arrival to its answer", latency.count, latency.seconds
        )


def exposition(runtime: ServerState) -> bytes:
    """The text that Prometheus reads."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(StateCollector(runtime))
    return generate_latest(registry)
