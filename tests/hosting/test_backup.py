"""`spila export`, `import` and `backup` beside a running server, as a host types them."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path

from tests.hosting.play import Player, http, make_table, socket
from tests.hosting.server_process import Served, command, refused


def test_copies_while_people_play(tmp_path: Path) -> None:
    data = tmp_path / "data"
    everything, one, twin = tmp_path / "all.jsonl", tmp_path / "one.jsonl", tmp_path / "twin" / "spila.db"
    twin.parent.mkdir()
    with Served(tmp_path) as served, http(served.address) as client:
        made = [make_table(client).json() for _ in range(2)]
        table, token = made[0]["table"], made[0]["seats"][0]["token"]
        with socket(served.address) as line:
            player = Player(line, table, token)
            for call, says in (
                (("export", everything, "--data", data), "2 tables written to"),
                (("export", one, "--table", table.lower(), "--data", data), "One table written to"),
                (("backup", twin, "--data", data), "was copied to"),
            ):
                done = command(*call)
                assert (done.returncode, done.stderr) == (0, "")
                assert says in " ".join(done.stdout.split())
            for copy in (everything, one, twin):
                assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "the seeds of running games are in it"
            assert "is in use by another server" in refused("import", everything, "--data", data)
            assert "already exists; nothing was written" in refused("export", one, "--data", data)
            assert "already exists; nothing was written" in refused("backup", twin, "--data", data)
            assert 'no table "NOPE"' in refused("export", tmp_path / "none.jsonl", "--table", "nope", "--data", data)
            assert player.play_out() > 0, "nobody at the table noticed"
    assert not (tmp_path / "none.jsonl").exists()
    assert token not in everything.read_text()

    _same_seat(tmp_path / "b", {"SPILA_DATA": str(twin.parent)}, table, token)
    assert "already exists; nothing was written" in refused("import", everything, "--data", twin.parent)
    new = tmp_path / "new"
    done = command("import", one, "--data", new)
    assert (done.returncode, "One table added from" in " ".join(done.stdout.split())) == (0, True), done
    _same_seat(tmp_path / "c", {"SPILA_DATA": str(new)}, table, token)
    one.write_bytes(one.read_bytes()[:-40])
    assert "incomplete" in refused("import", one, "--data", tmp_path / "other")


def _same_seat(folder: Path, settings: dict[str, str], table: str, token: str) -> None:
    """A server runs on the copy like on any database: players have their seats."""
    folder.mkdir()
    with Served(folder, **settings) as served, socket(served.address) as line:
        assert Player(line, table, token).welcome["seat"] == 0


def test_nothing_to_copy(tmp_path: Path) -> None:
    assert "there’s no file" in refused("backup", tmp_path / "copy.db", "--data", tmp_path / "nowhere")
    assert "there’s no file" in refused("export", tmp_path / "copy.jsonl", "--data", tmp_path / "nowhere")
    assert "can’t open" in refused("import", tmp_path / "missing.jsonl", "--data", tmp_path / "new")
    assert not (tmp_path / "nowhere").exists()


def test_from_a_file_to_postgresql(tmp_path: Path, empty_tables: Callable[[], str]) -> None:
    url = empty_tables()
    with Served(tmp_path) as served, http(served.address) as client:
        made = make_table(client).json()
    file = tmp_path / "moving.jsonl"
    assert command("export", file, "--data", tmp_path / "data").returncode == 0
    new = tmp_path / "new"
    new.mkdir()
    with Served(new, SPILA_DATABASE_URL=url) as served:  # PostgreSQL takes tables in while its servers run
        assert command("import", file, "--database-url", url).returncode == 0
        with socket(served.address) as line:
            assert Player(line, made["table"], made["seats"][0]["token"]).welcome["seat"] == 0
    assert "pg_dump" in refused("backup", tmp_path / "copy.db", SPILA_DATABASE_URL=url)
