"""Real nginx and real Caddy with the files of hosting/, on loopback."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parent.parent.parent
UNPACKED = ROOT / ".venv" / "proxies"
SECONDS = 90

NGINX = """
{user}daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log warn; worker_processes 1;
events {{ worker_connections 128; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/spila.conf;
}}
"""
CADDY = "{{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}}\n{site}"


def program(name: str) -> str:
    """Where it is. Not having it is no reason to look away: these files are promised to work."""
    unpacked = UNPACKED / ("usr/sbin" if name == "nginx" else "usr/bin") / name
    found = str(unpacked) if unpacked.is_file() else shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.fail(f"{name} is not here: `make test` unpacks Debian's package where there is apt; else install it")
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def changed(text: str, **parts: str) -> str:
    """The file with other addresses; each has to be there."""
    for old, new in parts.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, port: int, server: int) -> Iterator[str]:
    text = (ROOT / "hosting" / "nginx.conf").read_text(encoding="utf-8")
    own = {"listen 80;": f"listen 127.0.0.1:{port};", "127.0.0.1:8337": f"127.0.0.1:{server}"}
    (folder / "spila.conf").write_text(changed(text, **own, **{"cards.example": "localhost"}))
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user="user root;\n" if os.getuid() == 0 else ""))
    command = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    with _running(command, folder, port) as address:
        yield address


@contextmanager
def caddy(folder: Path, port: int, server: int) -> Iterator[str]:
    text = (ROOT / "hosting" / "Caddyfile").read_text(encoding="utf-8")
    own = {"cards.example": f"http://127.0.0.1:{port}", "127.0.0.1:8337": f"127.0.0.1:{server}"}
    (folder / "Caddyfile").write_text(CADDY.format(site=changed(text, **own)))
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with _running(command, folder, port) as address:
        yield address


@contextmanager
def _running(command: list[str], folder: Path, port: int) -> Iterator[str]:
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env={**os.environ, **home})
    try:
        address = f"http://127.0.0.1:{port}/spila/"
        _wait(process, address, folder / "output")
        yield address
    finally:
        process.terminate()
        process.wait(SECONDS)


def _wait(process: subprocess.Popen[bytes], address: str, output: Path) -> None:
    """Until it answers, or ends without."""
    while True:
        try:
            httpx.get(address)
            return
        except httpx.TransportError:
            if process.poll() is not None:
                pytest.fail(output.read_text())
