"""The database file: private, never silently made anew, and `/health` that has tried to write to it."""

from __future__ import annotations

import os
import resource
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest

from spila.cli.terminal import error_line
from spila.data_folder import data_folder
from spila.kernel import Malformed
from spila.server.config import ServerConfig
from tests.hosting.play import Player, http, make_table, socket
from tests.hosting.server_process import COMMAND, SECONDS, Served, environment, one_line, refused


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_the_server_makes_is_its_owner_s_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Served(tmp_path) as served, http(served.address) as client:
        make_table(client)
        assert mode(folder) == 0o700
        assert {path.name for path in folder.iterdir()} >= {"spila.db", "spila.db-wal", "spila.db-shm", "spila.db.lock"}
        assert {mode(path) for path in folder.iterdir()} == {0o600}
    assert "database readable by others" not in served.events()


def test_a_database_that_others_can_read_is_reported(tmp_path: Path) -> None:
    with Served(tmp_path):
        pass
    (tmp_path / "data" / "spila.db").chmod(0o644)
    with Served(tmp_path) as served:
        line = next(line for line in served.log() if line["event"] == "database readable by others")
        assert (line["level"], line["mode"]) == ("warning", "644")
        assert mode(tmp_path / "data" / "spila.db") == 0o644, "its owner decides"


def test_a_database_that_has_become_empty_is_not_replaced(tmp_path: Path) -> None:
    with Served(tmp_path):
        pass
    database = tmp_path / "data" / "spila.db"
    database.write_bytes(b"")
    says = error_line(Malformed("database-empty", path=str(database)))
    assert refused("serve", "--port", "0", "--data", tmp_path / "data") == says
    assert database.read_bytes() == b""
    database.unlink()
    (tmp_path / "data" / "spila.db-wal").write_bytes(b"moves that were not in the file yet")
    says = error_line(Malformed("database-missing", path=str(database), wal="spila.db-wal"))
    assert refused("serve", "--port", "0", "--data", tmp_path / "data") == says
    assert not database.exists()
    (tmp_path / "data" / "spila.db-wal").unlink()
    with Served(tmp_path) as served, http(served.address) as client:
        assert client.get("health").status_code == 200, "where there is none, a new one is made"


def process_id(served: Served) -> int:
    assert served._process is not None
    return served._process.pid


@pytest.mark.skipif(sys.platform != "linux", reason="prlimit is Linux's")
def test_a_disk_that_takes_nothing_more_shows_in_health_and_log(tmp_path: Path) -> None:
    """The system refuses every write beyond so many bytes of a file, as a full disk does. Players find out first."""
    with Served(tmp_path) as served, http(served.address) as client:
        made = make_table(client).json()
        assert client.get("health").json()["database"] is True
        log_size = (tmp_path / "data" / "spila.db-wal").stat().st_size
        resource.prlimit(process_id(served), resource.RLIMIT_FSIZE, (log_size // 2, resource.RLIM_INFINITY))
        broken = ("store-broken", "store-write")
        deck = {"head": {"language": "en", "titles": {"en": "Lost"}}}
        assert client.post("api/workshop/decks", json=deck).json()["code"] in broken
        with socket(served.address) as line:
            player = Player(line, made["table"], made["seats"][0]["token"])
            player.ask("start")
            assert player.until("refused")["code"] in broken
        failed = [line for line in served.log() if line["event"] == "write failed"]
        assert [line["failed"] for line in failed] == [1, 2], "each of them, before anybody has asked"
        assert [line.get("table") for line in failed] == [None, made["table"]]
        assert {line["code"] for line in failed} <= set(broken)
        while (ill := client.get("health")).status_code == 200:  # an answer of the last second may be used again
            pass
        assert (ill.status_code, ill.json()["status"], ill.json()["database"]) == (503, "ill", False)
        assert client.get("live").json() == {"status": "ok"}
        assert client.get("").status_code == 200
        figures = client.get("metrics").text
        assert "\nspila_writable 0.0\n" in figures
        assert "\nspila_failed_writes_total 0.0\n" not in figures
        lines = [line for line in served.log() if line["event"] == "database cannot be written"]
        assert [line["level"] for line in lines] == ["error"], "once, however often it fails"
        resource.prlimit(process_id(served), resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    with Served(tmp_path) as served, http(served.address) as client:
        assert client.get("health").status_code == 200
        assert client.get(f"api/tables/{made['table']}").status_code == 200, "nothing that was acknowledged is lost"


def test_health_follows_a_database_that_is_held_by_another_program(tmp_path: Path) -> None:
    with Served(tmp_path) as served, http(served.address) as client:
        assert client.get("health").status_code == 200
        with closing(sqlite3.connect(tmp_path / "data" / "spila.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            while client.get("health").status_code == 200:
                pass
            other.execute("ROLLBACK")
        while client.get("health").status_code != 200:
            pass
        events = served.events()
        assert events.index("database cannot be written") < events.index("database can be written again")


@pytest.mark.parametrize(
    ("change", "has"),
    [
        ("picows.__version__ = '2.4.0'", "2.4.0"),
        ("picows.picows.WSProtocol = type('WSProtocol', (), {})", version("picows")),
    ],
)
def test_a_picows_that_does_not_fit_ends_the_start_in_one_line(tmp_path: Path, change: str, has: str) -> None:
    code = f"import picows, picows.picows; {change}; {COMMAND[2]}"
    says = error_line(Malformed("picows-version", wants="2.3", has=has))
    call = [*COMMAND[:2], code, "serve", "--port", "0", "--data", str(tmp_path / "data")]
    done = subprocess.run(call, env=environment(), capture_output=True, text=True, timeout=SECONDS, check=False)
    assert one_line(done) == says
    assert not (tmp_path / "data").exists()


def test_the_data_folder_is_the_one_it_always_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    if sys.platform == "linux":
        assert data_folder() == tmp_path / ".local" / "share" / "spila"
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
        assert data_folder() == tmp_path / "xdg" / "spila"
        monkeypatch.delenv("XDG_DATA_HOME")
    former = tmp_path / "roaming" / "spila"
    monkeypatch.setenv("APPDATA", str(former.parent))
    former.mkdir(parents=True)
    assert ServerConfig().database == os.fspath(former / "spila.db"), "a database of an earlier version is still found"
