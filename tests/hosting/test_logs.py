"""The log tells a host what happens, and nothing that is nobody's business."""

from __future__ import annotations

import socket as plain
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.hosting.play import Player, http, make_table, socket
from tests.hosting.server_process import Served


def test_a_whole_evening_in_the_log(tmp_path: Path) -> None:
    with Served(tmp_path, SPILA_LOG_LEVEL="debug") as served:
        with http(served.address) as client:
            made = make_table(client).json()
            token = made["seats"][0]["token"]
            with socket(served.address) as line:
                assert Player(line, made["table"], token).play_out() > 0
            client.post("api/mine", json={"tables": [{"table": made["table"], "token": token}]})
            client.get(f"api/tables/{made['table']}?token={token}")  # nothing of ours puts one there; people might
            client.post("api/tables", content=token.encode())
        with pytest.raises(InvalidStatus), socket(served.address, origin="https://evil.example"):
            pass
    lines = {line["event"]: line for line in served.log() if line["logger"].startswith("spila")}
    order = list(lines)
    assert set(order) == {"listening", "table made", "table finished", "handshake refused", "stopped"}
    assert (order[0], order[1], order[-1]) == ("listening", "table made", "stopped"), "the others are independent"
    assert lines["listening"]["port"] == served.port
    assert lines["table made"]["table"] == lines["table finished"]["table"] == made["table"]
    assert lines["table finished"]["game"] == "timeline"
    assert lines["table finished"]["entries"] > 2
    assert lines["handshake refused"]["code"] == "origin"
    for entry in served.log():
        assert {"time", "level", "event", "logger"} <= set(entry)

    log = served.raw_log()
    assert b"127.0.0.1" not in log
    assert b"evil.example" not in log
    assert b"Anna-Lovisa" not in log
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert b"Anna-Lovisa" in kept, "this looked in the wrong place"
    for place in (log, kept):
        assert token.encode() not in place
        assert token.encode().hex().encode() not in place
    with closing(sqlite3.connect(tmp_path / "data" / "spila.db")) as database:
        assert token not in "\n".join(database.iterdump())


def test_a_reader_that_does_not_read_is_dropped_and_noted(tmp_path: Path) -> None:
    limits = {
        "UNSENT_BYTES": "16384",
        "REFUSALS_IN_A_ROW": "100000000",
        "FRAME_RATE": "1e8",
        "FRAME_BURST": "100000000",
    }
    with Served(tmp_path, **{f"SPILA_LIMIT_{name}": value for name, value in limits.items()}) as served:
        with plain.create_connection(("127.0.0.1", served.port)) as line:
            line.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
            line.settimeout(30)
            line.sendall(
                f"GET /ws HTTP/1.1\r\nHost: localhost:{served.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert line.recv(12) == b"HTTP/1.1 101"
            nonsense = bytes([0x81, 0x80 | 2, 0, 0, 0, 0]) + b"{}"  # a masked text frame, refused with a code
            with pytest.raises((BrokenPipeError, ConnectionResetError)):
                line.sendall(nonsense * 1_000_000)
        with http(served.address) as client:
            assert "spila_slow_readers_total 1.0" in client.get("metrics").text
        assert served.events().count("slow reader dropped") == 1


def test_an_unexpected_error_is_logged_with_its_trace_and_reported_without(tmp_path: Path) -> None:
    """A table is spoiled behind the server's back, in a way that no code foresees."""
    with Served(tmp_path) as served, http(served.address) as client:
        made = make_table(client).json()
    with closing(sqlite3.connect(tmp_path / "data" / "spila.db")) as database:
        (header,) = database.execute("SELECT header FROM tables").fetchone()
        spoiled = (
            header.replace(b'"seed":"', b'"seed":"??')
            if isinstance(header, bytes)
            else header.replace('"seed":"', '"seed":"??')
        )
        assert spoiled != header
        database.execute("UPDATE tables SET header = ?", (spoiled,))
        database.commit()
    with Served(tmp_path) as served, http(served.address) as client:
        answer = client.get(f"api/tables/{made['table']}")
        assert (answer.status_code, answer.json()) == (500, {"code": "server-fault", "params": {}})
        assert client.get("health").status_code == 200
    fault = next(line for line in served.log() if line["event"] == "unexpected error")
    assert fault["level"] == "error"
    assert fault["where"] == "table_card"
    assert "ValueError" in fault["trace"]
    assert served.raw_log().count(b"Traceback") == 1
