"""What anybody on the network can see of the server: headers on every answer, and no more than was meant."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from spila.server.static_files import HEADERS
from tests.hosting.play import Player, http, make_table
from tests.hosting.play import socket as open_socket
from tests.hosting.server_process import Served

KEY = "dGhlIHNhbXBsZSBub25jZQ=="


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("surface")
    with Served(folder, SPILA_ORIGINS="https://cards.example", SPILA_LIMIT_CONNECTIONS_PER_ADDRESS="3") as running:
        yield running


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    with http(served.address) as opened:
        yield opened


def raw(served: Served, request: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of an answer to exactly these lines."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=30) as line:
        line.sendall(request.replace("\n", "\r\n").encode())
        heard = b""
        while b"\r\n\r\n" not in heard and (part := line.recv(65536)):
            heard += part
        head, _, body = heard.partition(b"\r\n\r\n")
        status, *headers = head.decode("latin-1").split("\r\n")
        found = {name.lower(): value.strip() for name, _, value in (each.partition(":") for each in headers)}
        while len(body) < int(found.get("content-length", 0)) and (part := line.recv(65536)):
            body += part
    return int(status.split()[1]), found, body


def handshake(served: Served, **changed: str) -> str:
    headers = {
        "Host": f"localhost:{served.port}", "Upgrade": "websocket", "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": KEY, **changed,
    }  # fmt: skip
    return "GET /ws HTTP/1.1\n" + "".join(f"{name}: {value}\n" for name, value in headers.items()) + "\n"


def protected(headers: httpx.Headers | dict[str, str]) -> bool:
    return all(headers.get(name) == value for name, value in HEADERS.items())


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("", 200), ("table/ABCDE", 200), ("assets/app-1a2b.js", 200), ("assets/gone.js", 404), ("health", 200),
        ("live", 200), ("metrics", 200), ("api/games", 200), ("api/tables/ABCDE", 404), ("api/tables", 405),
        ("schema", 200), ("schema/openapi.json", 200), ("schema/redoc", 404), ("%00", 404),
        ("..%2f..%2fetc%2fpasswd", 200),
    ],
)  # fmt: skip
def test_every_answer_has_the_headers_once(client: httpx.Client, path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status or path == "%00"
    assert protected(answer.headers)
    names = [name for name, _ in answer.headers.multi_items()]
    assert len(names) == len(set(names))
    assert "server" not in names
    assert "root:" not in answer.text


def test_refusals_have_them_too(served: Served, client: httpx.Client) -> None:
    json = {"content-type": "application/json"}
    for answer, status in (
        (client.post("api/tables", content=b"{", headers=json), 400),
        (client.post("api/tables", content=b" " * 100_000, headers=json), 413),
        (client.post("api/tables", content=iter([b" " * 50_000, b" " * 50_000]), headers=json), 413),
        (client.post("api/tables", content=b"{}"), 415),
        (client.request("DELETE", "api/games"), 405),
    ):
        assert answer.status_code == status
        assert protected(answer.headers)
        assert set(answer.json()) == {"code", "params"}
    status, headers, _ = raw(served, "NONSENSE\n\n")
    assert status == 400
    assert protected(headers)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("{", "Input data was truncated"),
        ("", "No body"),
        ("[]", "Expected `object`, got `array` - at `$`"),
        ('{"game": "skip-bo", "name": "Anna"}', "Object missing required field `seats` - at `$`"),
        ('{"game": "skip-bo", "name": 5, "seats": [{"kind": "me"}]}', "Expected `str`, got `int` - at `$.name`"),
        (
            '{"game": "skip-bo", "name": "Anna", "seats": [{"kind": "me", "levle": "easy"}]}',
            "Object contains unknown field `levle` - at `$.seats[0]`",
        ),
    ],
)
def test_an_unreadable_request_is_refused_with_the_place(client: httpx.Client, body: str, why: str) -> None:
    answer = client.post("api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json() == {"code": "unreadable", "params": {"what": "request", "why": why}}


def test_the_character_set_is_given_once(client: httpx.Client) -> None:
    told = {path: client.get(path).headers["content-type"] for path in ("", "assets/app-1a2b.js", "metrics", "schema")}
    assert told == {
        "": "text/html; charset=utf-8",
        "assets/app-1a2b.js": "text/javascript; charset=utf-8",
        "metrics": "text/plain; version=0.0.4; charset=utf-8",
        "schema": "text/html; charset=utf-8",
    }


@pytest.mark.parametrize("path", ["", "health", "metrics", "assets/app-1a2b.js", "assets/gone.js", "schema"])
def test_head_is_get_without_the_body(client: httpx.Client, path: str) -> None:
    whole, head = client.get(path), client.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    if path != "metrics":
        assert head.headers["content-length"] == whole.headers["content-length"]
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_the_schema_page_needs_nothing_from_elsewhere(client: httpx.Client) -> None:
    page = client.get("schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "://" not in page.text
    assert "<script" not in page.text
    assert "<style" not in page.text
    schema = client.get("schema/openapi.json").json()
    for path, methods in schema["paths"].items():
        for method in methods:
            assert f"<h2>{method.upper()} {path}</h2>" in page.text
    assert 'href="/schema/openapi.json"' in page.text


def test_answers_with_tokens_are_not_kept(client: httpx.Client) -> None:
    made = make_table(client)
    assert made.headers["cache-control"] == "no-store"
    assert client.get(f"api/tables/{made.json()['table']}").headers["cache-control"] == "no-store"
    assert client.get("assets/app-1a2b.js").headers["cache-control"].endswith("immutable")


@pytest.mark.parametrize("connection", ["Upgrade", "upgrade", "keep-alive, Upgrade", "Upgrade, keep-alive"])
def test_every_browser_s_handshake_is_taken(served: Served, connection: str) -> None:
    """Firefox says `keep-alive, Upgrade`."""
    assert raw(served, handshake(served, Connection=connection))[0] == 101


@pytest.mark.parametrize(
    ("changed", "status", "code"),
    [
        ({"Origin": "https://evil.example"}, 403, "origin"),
        ({"Origin": "null"}, 403, "origin"),
        ({"Origin": "http://["}, 403, "origin"),
        ({"Origin": "https://cards.example.evil.example"}, 403, "origin"),
        ({"Sec-WebSocket-Key": "short"}, 400, "handshake"),
        ({"Sec-WebSocket-Key": "no base64 at all, <b>"}, 400, "handshake"),
        ({"Sec-WebSocket-Version": "99"}, 400, "handshake"),
    ],
)
def test_a_refused_handshake_says_why(served: Served, changed: dict[str, str], status: int, code: str) -> None:
    found, headers, body = raw(served, handshake(served, **changed))
    assert (found, body) == (status, f'{{"code":"{code}","params":{{}}}}'.encode())
    assert protected(headers)
    assert headers["content-type"] == "application/json"


def test_pages_that_may_play_here(served: Served) -> None:
    for origin in (None, f"http://localhost:{served.port}", f"http://LocalHost:{served.port}", "https://cards.example"):
        with open_socket(served.address, origin=origin) as line:
            line.ping().wait(30)


def test_handshakes_that_fail_are_not_counted_for_ever(served: Served, client: httpx.Client) -> None:
    for _ in range(10):
        assert raw(served, handshake(served, **{"Sec-WebSocket-Key": "short"}))[0] == 400
    made = make_table(client).json()
    while "\nspila_connections 0.0\n" not in client.get("metrics").text:  # those of other tests are on their way out
        pass
    with ExitStack() as lines:
        line, *_ = [lines.enter_context(open_socket(served.address)) for _ in range(3)]
        assert Player(line, made["table"], None).welcome["seat"] is None
        with pytest.raises(InvalidStatus) as caught:
            lines.enter_context(open_socket(served.address))
        assert caught.value.response.status_code == 429


def test_sockets_are_only_where_they_belong(served: Served) -> None:
    status, _, body = raw(served, handshake(served).replace("/ws", "/elsewhere"))
    assert (status, body) == (404, b'{"code":"no-such-page","params":{}}')
