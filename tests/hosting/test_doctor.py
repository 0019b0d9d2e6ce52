"""`spila doctor` on a working installation, and on one that is broken in every way it knows."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from spila.server import doctor
from spila.store.backup_note import NAME, BackupNote, last_backup, note_backup
from tests.hosting.play import http, make_table
from tests.hosting.proxies import caddy, free_port, nginx
from tests.hosting.server_process import Served, command


def checked(*arguments: str | Path) -> tuple[int, str]:
    done = command("doctor", *arguments)
    assert done.stderr == "", done.stderr
    return done.returncode, " ".join(done.stdout.split())


def test_a_good_installation(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Served(tmp_path) as served, http(served.address) as client:
        make_table(client)
        code, before = checked("--data", data, "--port", str(served.port))
        assert (code, "wrong:" in before) == (0, False), before
        assert "no record of a backup" in before
        assert command("backup", tmp_path / "copy.db", "--data", data).returncode == 0
        code, said = checked("--data", data, "--port", str(served.port))
    assert code == 0
    for line in ("is ready", "WebSocket connections get through", "the database is intact", "less than a day old"):
        assert line in said, said


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_through_a_proxy(proxy: object, tmp_path: Path) -> None:
    """With the files of hosting/ everything passes. Without SPILA_PROXIES, doctor names the setting that is missing."""
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
    for folder, trusted in (("a", "127.0.0.1"), ("b", "")):
        with (
            Served(tmp_path / folder, SPILA_BASE_PATH="/spila/", SPILA_PROXIES=trusted) as served,
            proxy(tmp_path / folder, free_port(), served.port) as address,  # type: ignore[operator]
        ):
            code, said = checked("--data", tmp_path / folder / "data", "--url", address)
            assert (code == 0) is bool(trusted), said
            assert ("set SPILA_PROXIES=127.0.0.1" in said) is not bool(trusted), said
            assert "WebSocket connections get through" in said


def test_nothing_there_yet(tmp_path: Path) -> None:
    code, said = checked("--data", tmp_path / "none", "--port", str(free_port()))
    assert code == 0
    for line in ("no data folder yet", "no database yet", "no server is running"):
        assert line in said, said
    assert not (tmp_path / "none").exists(), "doctor changes nothing"
    code, said = checked("--data", tmp_path / "none", "--url", f"http://127.0.0.1:{free_port()}/")
    assert (code, "can’t reach" in said) == (1, True), said
    assert "isn’t an address" in checked("--url", "cards.example")[1]


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    with Served(tmp_path) as served, http(served.address) as client:
        table = make_table(client).json()["table"]
    data = tmp_path / "data"
    database = data / "spila.db"
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET active_at = active_at + 3600000 WHERE id = ?", (table,))
    connection.close()
    database.chmod(0o644)
    note = BackupNote(time.time() - 30 * 86_400, str(database))
    (data / NAME).write_bytes(msgspec.json.encode(note))
    code, said = checked("--data", data, "--port", str(free_port()))
    assert code == 1
    for line in ("(mode 644)", "chmod 600", "seconds in the future", "30 days old"):
        assert line in said, said
    database.write_bytes(database.read_bytes()[:5000])
    code, said = checked("--data", data, "--port", str(free_port()))
    assert code == 1
    assert "the database is intact" not in said
    database.write_bytes(b"")
    assert "0 bytes" in checked("--data", data, "--port", str(free_port()))[1]


def test_postgresql_is_asked_for_its_clock(tmp_path: Path, empty_tables: object) -> None:
    address = empty_tables()  # type: ignore[operator]
    with Served(tmp_path, SPILA_DATABASE_URL=address) as served:
        code, said = checked("--data", tmp_path, "--database-url", address, "--port", str(served.port))
    assert (code, "the database is intact" in said) == (0, True), said


def test_a_backup_that_is_gone(tmp_path: Path) -> None:
    assert last_backup(tmp_path) is None
    note_backup(tmp_path, tmp_path / "copy.db", 1000.0)
    assert [each.code for each in doctor.check_backup(tmp_path, 2000.0)] == ["backup-gone"]
    (tmp_path / NAME).write_text("{")
    assert [each.code for each in doctor.check_backup(tmp_path, 2000.0)] == ["no-backup"]


def test_disk_folder_and_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same checks with bounds that this machine breaks."""
    monkeypatch.setattr(doctor, "LOW_DISK", 1 << 60)
    assert [each.code for each in doctor.check_disk(tmp_path)] == ["disk-low"]
    monkeypatch.setattr(doctor, "FILES_WANTED", 1 << 40)
    assert [each.code for each in doctor.check_files_limit()] in (["few-files"], ["files"])
    mounts = tmp_path / "mounts"
    mounts.write_text(f"a / ext4 rw 0 0\nserver:/x {tmp_path} nfs4 rw 0 0\n")
    monkeypatch.setattr(doctor, "MOUNTS", mounts)
    os.chmod(tmp_path, 0o755)
    assert [each.code for each in doctor.check_folder(tmp_path)] == ["folder-open", "network-folder"]
