"""The wheel holds page, decks and words; installed where there is no node it serves a table that can be played."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from spila.decks.library import SHIPPED
from spila.l10n import languages
from tests.hosting.play import Player, http, make_table, socket
from tests.hosting.server_process import COMMAND, Served

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**os.environ, "SPILA_COMPILE": "0"}  # what compiling takes, `make soak` spends
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=environment)
    (built,) = folder.glob("*.whl")
    return built


def test_page_decks_and_words_lie_in_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        page = packed.read("spila/server/page/index.html").decode()
    assert "<script" in page
    assert any(name.startswith("spila/server/page/assets/") and name.endswith(".js") for name in names)
    assert {f"spila/decks/data/{deck}/icons.json" for deck in SHIPPED} <= names
    for language in languages():
        assert {f"spila/l10n/{language}/web.ftl", f"spila/l10n/{language}/book/skip-bo.md"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith(("web/", "tests/"))]


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The python of a fresh environment with nothing but the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / "bin" / "python"
    constraints = str(ROOT / "constraints.txt")
    command = [str(python), "-m", "pip", "install", "--quiet", "--no-compile", "--constraint", constraints]
    subprocess.run([*command, f"{wheel}[server]"], check=True, capture_output=True, cwd=folder)
    return python


def test_installed_without_node_it_serves_a_playable_table(elsewhere: Path, tmp_path: Path) -> None:
    assert not (elsewhere.parent / "node").exists()
    bare = {"PATH": str(elsewhere.parent), "PYTHONPATH": "", "SPILA_PAGE": ""}
    installed = Served(tmp_path, **bare)
    installed.command = [str(elsewhere), *COMMAND[1:]]
    with installed as served, http(served.address) as client:
        assert client.get("health").json()["status"] == "ok"
        page = client.get("").text
        script = page.split('src="./', 1)[1].split('"', 1)[0]
        assert client.get(script).headers["content-type"].startswith("text/javascript")
        made = make_table(client).json()
        assert len(client.get(f"api/tables/{made['table']}/cards?lang=fi").json()) > 100
        with socket(served.address) as line:
            assert Player(line, made["table"], made["seats"][0]["token"]).play_out() > 0
