"""The page, HTTP and sockets through nginx and through Caddy, under a sub-path, with the files a host copies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.hosting.play import Player, http, make_table, socket
from tests.hosting.proxies import caddy, free_port, nginx
from tests.hosting.server_process import Served

JSON = {"content-type": "application/json"}
SETTINGS = {"SPILA_BASE_PATH": "/spila/", "SPILA_LIMIT_TABLES_PER_ADDRESS": "4"}


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def shown(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Served]]:
    """Where the proxy shows the server, and the server."""
    folder: Path = tmp_path_factory.mktemp(request.param)
    start = {"nginx": nginx, "caddy": caddy}[request.param]
    with (
        Served(folder, SPILA_PROXIES="127.0.0.1", **SETTINGS) as served,
        start(folder, free_port(), served.port) as address,
    ):
        yield address, served


def test_page_files_and_links(shown: tuple[str, Served]) -> None:
    address, served = shown
    assert served.address.endswith("/spila/")
    with http(address) as client:
        page = client.get("")
        assert page.status_code == 200
        base = re.findall(r'<base href="([^"]+)">', page.text)
        script = re.findall(r'src="([^"]+)"', page.text)
        assert base == ["/spila/"]
        for way in ("", "table/ABCDE"):  # a deep link loads the same files
            assert client.get(way).text == page.text
        found = httpx.get(urljoin(urljoin(address, base[0]), script[0]))
        assert found.status_code == 200
        assert found.headers["content-type"].startswith("text/javascript")
        assert "content-security-policy" in found.headers
        assert client.get("schema").text.count('href="/spila/schema/openapi.json"') == 1
        assert set(client.get("schema/openapi.json").json()["paths"]) > {"/spila/health", "/spila/api/tables"}
        assert client.get("health").json()["status"] == "ok"
        assert client.head("health").status_code == 200


def test_what_is_not_shown(shown: tuple[str, Served]) -> None:
    address, served = shown
    with http(address) as client:
        assert client.get("metrics").status_code == 404
        assert client.get("metrics").text.find("spila_tables") == -1
        bare = client.get(address.removesuffix("/"))
        assert bare.status_code == 308
        assert urljoin(address, bare.headers["location"]) == address
    assert httpx.get(urljoin(address, "/health")).text.find('"status"') == -1
    assert httpx.get(f"http://127.0.0.1:{served.port}/health").status_code == 404
    assert "spila_tables" in httpx.get(served.address + "metrics").text


def test_a_whole_game_through_it(shown: tuple[str, Served]) -> None:
    address, _ = shown
    with http(address, "127.0.0.9") as client:
        made = make_table(client).json()
    with socket(address, origin=address.removesuffix("/spila/")) as line:
        assert Player(line, made["table"], made["seats"][0]["token"]).play_out() > 0


def test_other_pages_are_refused_through_it(shown: tuple[str, Served]) -> None:
    address, _ = shown
    with pytest.raises(InvalidStatus) as caught, socket(address, origin="https://evil.example"):
        pass
    assert caught.value.response.status_code == 403


def test_big_uploads_are_refused(shown: tuple[str, Served]) -> None:
    address, served = shown
    for where in (address, served.address):
        for body in (b" " * 200_000, iter([b" " * 100_000] * 2)):
            with http(where) as client:  # a refused upload may cost its connection, so each one has its own
                assert client.post("api/tables", content=body, headers=JSON).status_code == 413
        with http(where) as client:
            assert client.get("health").status_code == 200


def test_clients_are_counted_by_what_the_proxy_says_and_not_by_what_they_claim(shown: tuple[str, Served]) -> None:
    address, _ = shown
    for guest in ("127.0.0.2", "127.0.0.3"):
        with http(address, guest) as client:
            codes = [make_table(client, **{"x-forwarded-for": f"198.51.100.{each}"}).status_code for each in range(6)]
            assert codes == [201] * 4 + [429] * 2, "each has its own share, whatever it pretends"


def test_only_known_proxies_are_believed(tmp_path: Path) -> None:
    with Served(tmp_path, SPILA_PROXIES="127.0.0.7 10.0.0.0/8", **SETTINGS) as served:
        with http(served.address, "127.0.0.5") as stranger:
            codes = [make_table(stranger, **{"x-forwarded-for": f"198.51.100.{each}"}).status_code for each in range(5)]
            assert codes == [201] * 4 + [429]
        with http(served.address, "127.0.0.7") as proxy:
            for chain in ("198.51.100.1", "198.51.100.2", "evil, 198.51.100.3", "198.51.100.4, 10.1.2.3", ""):
                assert make_table(proxy, **{"x-forwarded-for": chain}).status_code == 201
            for pretended in range(3):
                assert make_table(proxy, **{"x-forwarded-for": f"{pretended}, 198.51.100.1, 10.0.0.1"}).is_success
            assert make_table(proxy, **{"x-forwarded-for": "9.9.9.9, 198.51.100.1"}).status_code == 429
            lines = [("x-forwarded-for", "9.9.9.9"), ("x-forwarded-for", "198.51.100.1")]
            assert proxy.post("api/tables", json={}, headers=lines).status_code in (400, 429)
            wish = make_table(proxy, **{"x-forwarded-for": "192.0.2.1"}).request.content
            assert (
                proxy.post(
                    "api/tables", content=wish, headers=[*lines, ("content-type", "application/json")]
                ).status_code
                == 429
            )
