"""The unit, the container and the page for hosts: checked by what there is to check them with."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from spila.l10n import Words
from tests.effort import SOAKING
from tests.hosting import pages
from tests.hosting.server_process import COMMAND, SOURCE, Served, a_page, environment

ROOT = Path(__file__).parent.parent.parent
HOSTING = ROOT / "hosting"
CONTAINER = (HOSTING / "Containerfile").read_text(encoding="utf-8")
EXPOSURE = 2.0


def test_the_page_for_hosts_is_up_to_date() -> None:
    assert pages.written() == pages.PAGE.read_text(encoding="utf-8"), "run python -m tests.hosting.pages"


def test_every_code_of_the_server_has_words() -> None:
    found: dict[str, set[str]] = {}
    for path in (SOURCE / "spila" / "server").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Malformed":
                match node.args:
                    case [ast.Constant(str(code))]:
                        found.setdefault(code, set()).update(str(each.arg) for each in node.keywords)
    assert {"port-taken", "setting-unknown", "data-folder"} <= set(found)
    for code, parameters in found.items():
        told = Words().say(f"error-{code}", f"refusal-{code}", **dict.fromkeys(parameters, "?"))
        assert "{" not in told


def test_every_event_of_the_log_is_in_the_page_for_hosts() -> None:
    logged = set()
    for path in (SOURCE / "spila").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Name("log"), attr=level), args=[ast.Constant(str(event)), *_]
                ):
                    if level != "debug":
                        logged.add(event)
    cells = re.findall(r"^\| (`[^|]+) \|", pages.PAGE.read_text(encoding="utf-8").partition("## Logs")[2], re.M)
    assert set(re.findall("`([^`]+)`", "\n".join(cells))) == logged


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that is there, since systemd looks."""
    text = (HOSTING / "spila.service").read_text(encoding="utf-8")
    assert text.count("/opt/spila/bin/spila serve") == 1
    unit = tmp_path / "spila.service"
    unit.write_text(text.replace("/opt/spila/bin/spila serve", f"{sys.executable} -c 0"))
    return unit


def analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.fail("systemd-analyze is not here: install systemd, or the unit goes out unchecked")
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=False, timeout=180)


def test_the_unit_is_one(unit: Path) -> None:
    done = analyze("verify", "--man=no", str(unit))
    mine = [line for line in done.stderr.splitlines() if "spila.service" in line]
    assert (done.returncode, mine) == (0, []), done.stderr


def test_the_unit_gives_little_away(unit: Path) -> None:
    done = analyze("security", "--offline=yes", "--no-pager", str(unit))
    score = re.search(r"exposure level for spila\.service: ([0-9.]+)", done.stdout)
    assert score is not None, done.stderr
    assert float(score[1]) < EXPOSURE, done.stdout


def test_the_container_is_built_without_knowing_the_processor() -> None:
    lines = [line for line in CONTAINER.splitlines() if line and not line.startswith("#")]
    assert not re.search("amd64|arm64|x86|aarch|TARGETARCH|apt-get", "\n".join(lines))
    last = "\n".join(lines[[n for n, line in enumerate(lines) if line.startswith("FROM")][-1] :])
    assert re.search(r"^USER [1-9]\d*:[1-9]\d*$", last, re.MULTILINE)
    assert "RUN" not in last, "the last stage is copied together; nothing is built in it"


def test_the_container_s_health_check(tmp_path: Path) -> None:
    """It is run against a real server that is well, under a path, and against nothing."""
    check = json.loads(CONTAINER.partition("HEALTHCHECK")[2].partition("CMD ")[2].splitlines()[0])
    assert check[0] == "python"

    def healthy(port: int, base: str) -> bool:
        settings = environment(SPILA_PORT=str(port), SPILA_BASE_PATH=base)
        done = subprocess.run([sys.executable, *check[1:]], env=settings, check=False, capture_output=True, timeout=180)
        return done.returncode == 0

    with Served(tmp_path, "--base-path", "/spila/") as served:
        assert healthy(served.port, "/spila/")
        assert not healthy(served.port, "")
    assert not healthy(served.port, "/spila/")


READS_ALL = ["--inh-caps", "+dac_read_search", "--ambient-caps", "+dac_read_search"]
"""The interpreter may lie in somebody's home; a container's does not."""


def test_a_stranger_without_a_home_can_run_the_server(tmp_path: Path) -> None:
    """As in the container: a number for a user, no line in the list of users, one folder to write to."""
    data = tmp_path / "data"
    data.mkdir()
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)
    page = a_page(tmp_path / "page")
    user, become = os.getuid(), list[str]()
    if user == 0:  # only root can become another user
        user = 10001
        shutil.chown(data, user, user)
        become = ["setpriv", "--reuid", str(user), "--regid", str(user), "--clear-groups", *READS_ALL]
    with subprocess.Popen(
        [*become, *COMMAND, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True,
        env=environment(HOME="/nowhere", SPILA_DATA=str(data), SPILA_PAGE=str(page), PYTHONDONTWRITEBYTECODE="1"),
    ) as process:  # fmt: skip
        assert process.stdout is not None
        for line in process.stdout:
            if "Ctrl-C" in line:
                process.terminate()
    assert process.returncode == 0
    assert {path.name for path in data.iterdir()} >= {"spila.db"}
    assert all(path.stat().st_uid == user for path in data.iterdir())


def test_the_compose_file() -> None:
    compose = yaml.safe_load((HOSTING / "compose.yaml").read_text(encoding="utf-8"))
    server, database = compose["services"]["spila"], compose["services"]["postgres"]
    assert (HOSTING / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert server["depends_on"]["postgres"]["required"] is False
    assert database["profiles"] == ["postgres"]
    assert set(server["environment"]) <= set(pages.variables())


@pytest.mark.skipif(not SOAKING, reason="fetches packages: `make soak` does")
def test_the_steps_of_the_container_can_be_taken(tmp_path: Path) -> None:
    """Every RUN of the Containerfile, in a copy of the source, with folders of its own in place of the container's."""
    source = tmp_path / "src"
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode().split("\0")  # fmt: skip
    for name in filter(None, listed):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    places = {"/tools": tmp_path / "tools", "/wheels": tmp_path / "wheels", "/opt/spila": tmp_path / "opt",
              "/data": tmp_path / "data"}  # fmt: skip
    for step in re.findall(r"^RUN (.+)$", CONTAINER, re.MULTILINE):
        for old, new in places.items():
            step = re.sub(rf"(?<![\w.]){old}\b", str(new), step)
        done = subprocess.run(["sh", "-euc", step], cwd=source, check=False, capture_output=True, text=True)
        assert done.returncode == 0, (step, done.stdout, done.stderr)
    built = subprocess.run(
        [str(places["/opt/spila"] / "bin" / "spila"), "rules", "timeline"],
        env={"PATH": os.environ["PATH"]}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    served = places["/opt/spila"] / "bin" / "python"
    page = "from importlib.resources import files; print((files('spila.decks.data') / 'spila/icons.json').is_file())"
    shown = subprocess.run([served, "-c", page], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "True"
