"""`spila serve` begins and ends as a host expects, and says in one line why it cannot."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path

import pytest

from spila.cli.terminal import error_line
from spila.kernel import Malformed
from spila.server.config import ServerConfig, read_config
from spila.server.limits import Limits
from spila.server.listen import open_sockets
from spila.store import StoreError, open_store
from tests.hosting.play import Player, http, make_table
from tests.hosting.play import socket as open_socket
from tests.hosting.server_process import Served, refused


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_being_asked_to_stop_is_no_failure(tmp_path: Path, how: signal.Signals) -> None:
    with Served(tmp_path) as served:
        with http(served.address) as client:
            made = make_table(client).json()
        with open_socket(served.address) as line:
            player = Player(line, made["table"], made["seats"][0]["token"])
            assert served.stop(how) == 0
            goodbye = player.until("goodbye")
            assert goodbye["code"] == "restart"
            assert 0 < goodbye["again"] <= 2500
        assert served.events()[-1] == "stopped"
    with Served(tmp_path) as again, open_socket(again.address) as line:
        assert Player(line, made["table"], made["seats"][0]["token"]).welcome["seat"] == 0


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"another program is using port {port}" in refused("serve", "--port", str(port), "--data", tmp_path)


def test_a_data_folder_that_cannot_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "can’t save tables in" in refused("serve", "--port", "0", "--data", tmp_path / "file" / "data")
    (tmp_path / "spila.db").mkdir()
    assert "unable to open database file" in refused("serve", "--port", "0", "--data", tmp_path)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "spila.db").write_bytes(b"not a database, but a letter to my grandmother" * 100)
    assert "file is not a database" in refused("serve", "--port", "0", "--data", tmp_path)


def test_a_folder_that_another_server_uses(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        assert "in use by another server" in refused("serve", "--port", "0", "--data", tmp_path / "data")
        with http(served.address) as client:
            assert client.get("health").status_code == 200


def test_a_database_that_cannot_be_reached() -> None:
    url = "postgresql://anna:geheim@127.0.0.1:1/spila"
    line = refused("serve", "--port", "0", SPILA_DATABASE_URL=url)
    assert "can’t reach the database" in line
    assert "geheim" not in line


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("postgresql://anna:geheim@localhost:many/spila", "store-url"),
        ("postgresql://anna:geheim@[localhost/spila", "store-url"),
        ("mysql://anna:geheim@localhost/spila", "store-address"),
    ],
)
async def test_a_database_that_cannot_be_meant(url: str, code: str) -> None:
    with pytest.raises(StoreError) as caught:
        await open_store(url)
    assert caught.value.code == code
    assert "geheim" not in error_line(caught.value)


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("SPILA_PORT", "abc", "SPILA_PORT must be from 0 to 65535, not abc"),
        ("SPILA_PORT", "70000", "SPILA_PORT must be from 0 to 65535, not 70000"),
        ("SPILA_HOST", "192.0.2.77", "can’t listen on 192.0.2.77"),
        ("SPILA_HOST", "no such host", "can’t listen on no such host"),
        ("SPILA_BASE_PATH", "/a/../b/", "SPILA_BASE_PATH must be a plain path"),
        ("SPILA_PROXIES", "127.0.0.1 nginx", '"nginx" is neither'),
        ("SPILA_ORIGINS", "cards.example", '"cards.example" isn’t one'),
        ("SPILA_ORIGINS", "https://cards.example/spila", "isn’t one"),
        ("SPILA_PAGE", "no-such-folder", "SPILA_PAGE must be a folder with an index.html"),
        ("SPILA_LOG_LEVEL", "loud", "SPILA_LOG_LEVEL must be one of debug, info, warning, error"),
        ("SPILA_LIMIT_MESSAGE_BYTES", "1000000", "SPILA_LIMIT_MESSAGE_BYTES must be from"),
        ("SPILA_LIMIT_MESSAGE_RATE", "-1", "SPILA_LIMIT_MESSAGE_RATE must be from"),
        ("SPILA_LIMIT_IDLE_DAYS", "nan", "SPILA_LIMIT_IDLE_DAYS must be from"),
        ("SPILA_LIMIT_FINISHED_DAYS", "inf", "SPILA_LIMIT_FINISHED_DAYS must be from"),
        ("SPILA_LIMIT_TABELS_PER_ADDRESS", "5", "no setting SPILA_LIMIT_TABELS_PER_ADDRESS"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str, says: str) -> None:
    with pytest.raises(Malformed) as caught:
        open_sockets((setup := read_config({}, {"SPILA_PORT": "0", name: value})).host, setup.port)
    assert says in error_line(caught.value)


def test_short_messages_are_sent_at_once_whatever_the_event_loop() -> None:
    """uvloop sees to it itself, asyncio only for sockets that say they are TCP; else each answer is 40 ms late."""

    async def connected() -> int:
        accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def take(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        (listener,) = open_sockets("127.0.0.1", 0)
        async with await asyncio.start_server(take, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            writer.close()
            return await accepted

    assert asyncio.run(connected()) != 0


def test_a_wrong_option_or_variable_ends_in_one_line() -> None:
    assert refused("serve", "--port", "99999").startswith("--port must be from 0 to 65535")
    assert refused("serve", SPILA_PROXIES="nginx").startswith("SPILA_PROXIES must list addresses")


def test_settings_are_read_from_the_command_line_first() -> None:
    environment = {
        "SPILA_PORT": "1000", "SPILA_HOST": "::1", "SPILA_ORIGINS": "https://a.example, http://b.example:8000",
        "SPILA_LOG_LEVEL": "WARNING", "SPILA_BASE_PATH": "spila", "SPILA_LIMIT_IDLE_DAYS": "7.5", "SPILA_LANG": "en",
    }  # fmt: skip
    setup = read_config({"port": 2000, "host": None}, environment)
    assert (setup.port, setup.host, setup.base, setup.log_level) == (2000, "::1", "/spila/", "warning")
    assert setup.origins == ("https://a.example", "http://b.example:8000")
    assert setup.limits == Limits(idle_days=7.5)
    assert read_config({}, {}) == ServerConfig()


def test_the_whole_network_gets_its_link(tmp_path: Path) -> None:
    with Served(tmp_path, "--host", "0.0.0.0") as served:
        assert served.address == f"http://localhost:{served.port}/"
        output = "".join(served.output)
        own = _own_address()
        assert own is None or f"http://{own}:{served.port}/" in output


def _own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def test_ipv6_alone(tmp_path: Path) -> None:
    with Served(tmp_path, "--host", "::1") as served:
        assert served.address == f"http://[::1]:{served.port}/"
        with http(served.address) as client:
            made = make_table(client).json()
        with open_socket(served.address) as line:
            assert Player(line, made["table"], made["seats"][0]["token"]).welcome["seat"] == 0


def test_ipv6_takes_ipv4_in_and_counts_it_as_such(tmp_path: Path) -> None:
    with Served(tmp_path, "--host", "::", SPILA_LIMIT_TABLES_PER_ADDRESS="1", SPILA_PROXIES="127.0.0.1") as served:
        for address in (f"http://127.0.0.1:{served.port}/", f"http://[::1]:{served.port}/"):
            with http(address) as client:
                assert make_table(client).status_code == 201
                assert make_table(client).status_code == 429
        with http(f"http://127.0.0.1:{served.port}/") as proxy:  # known as a proxy, though it comes in as ::ffff:…
            assert make_table(proxy, **{"x-forwarded-for": "198.51.100.7"}).status_code == 201
            assert make_table(proxy, **{"x-forwarded-for": "2001:db8::1"}).status_code == 201
            assert make_table(proxy, **{"x-forwarded-for": "2001:db8::2"}).status_code == 429  # the same /64
