"""A power cut: what was acknowledged is on the disk, even if the machine loses everything that was not synced.

Killing a process can't show that, since the system writes what a dead process has left behind. So strace watches every
write and every sync of a process that appends; from that the files are put together as a power cut at some moment would
leave them: with what was synced before, and with some or all of the sectors that were still on their way.
"""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from spila.store import open_store
from tests.effort import times
from tests.store.databases import table

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="strace is Linux's"),
]

UNPACKED = Path(__file__).parents[2] / ".venv" / "strace" / "usr"

TABLES = ["one", "two", "three"]
ENTRIES = 80
CUTS = 25 if times(1) == 1 else 500
PAGES = 60
"""After so many the log of commits is copied to the file, so that it happens a few times, and the log begins anew."""
SECTOR = 512
CALL = re.compile(r"^(\d+) +(pwrite64|write|fdatasync|fsync|ftruncate)\((\d+)<([^>]*)>(?:, )?(.*)$")
RESUMED = re.compile(r"^(\d+) +<\.\.\. \w+ resumed>")
ARGUMENTS = re.compile(r'"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?, (\d+)(?:, (\d+))?\)')


class Wrote(NamedTuple):
    """Bytes were handed to the system."""

    file: str
    at: int
    data: bytes


class Resized(NamedTuple):
    """A file was made longer, or shorter."""

    file: str
    size: int


class Synced(NamedTuple):
    """Everything written to this file before the sync began is on the disk."""

    file: str
    began: int


class Acknowledged(NamedTuple):
    """The store has said to the process that this is durable."""

    table: str
    version: int


Event: TypeAlias = Wrote | Resized | Synced | Acknowledged


def strace() -> list[str]:
    """The program, of the machine or of a package that was unpacked here with the library it needs."""
    if (UNPACKED / "bin" / "strace").is_file():
        libraries = ":".join(str(folder) for folder in (UNPACKED / "lib").iterdir())
        command = ["env", f"LD_LIBRARY_PATH={libraries}", str(UNPACKED / "bin" / "strace"), "-E", "LD_LIBRARY_PATH"]
    elif shutil.which("strace") is not None:
        command = ["strace"]
    else:
        pytest.fail("strace is not here: `make test` unpacks Debian's package where there is apt; else install it")
    return command


def watched(database: Path) -> list[Event]:
    """What the process did, in order. A sync that another thread interrupts counts from its end, and covers only what
    was written before it began; what is acknowledged counts from the beginning.
    """
    trace = database.parent / "trace"
    subprocess.run(
        [*strace(), "-f", "-y", "-xx", "-s", "100000", "-e", "trace=pwrite64,write,fdatasync,fsync,ftruncate",
         "-o", str(trace), sys.executable, "-m", "tests.store.power_cut_child", str(database), str(ENTRIES),
         str(PAGES), *TABLES],
        check=True, stdout=subprocess.PIPE,
    )  # fmt: skip
    found: list[Event] = []
    waiting: dict[str, list[Event]] = {}
    with trace.open(encoding="ascii") as lines:
        for line in lines:
            if (resumed := RESUMED.match(line)) is not None:
                found += waiting.pop(resumed[1], [])
            elif (call := CALL.match(line)) is not None:
                done = list(_done(call, str(database), len(found)))
                if "<unfinished" in line and call[3] != "1":
                    waiting[call[1]] = done
                else:
                    found += done
    return found


def _done(call: re.Match[str], database: str, before: int) -> Iterator[Event]:
    kind, descriptor, rest = call[2], call[3], call[5] or ""
    name = bytes.fromhex(call[4].replace("\\x", "")).decode() if call[4].startswith("\\x") else call[4]
    if kind in ("fdatasync", "fsync") and name.startswith(database):
        yield Synced(name, before)
    elif kind in ("pwrite64", "write") and (name.startswith(database) or descriptor == "1"):
        data, cut, _, at = ARGUMENTS.match(rest.replace(" <unfinished ...>", ")")).groups()  # type: ignore[union-attr]
        assert cut is None, "strace shows everything"
        payload = bytes.fromhex(data.replace("\\x", ""))
        if descriptor != "1":
            assert kind == "pwrite64", "the database is written at places"
            yield Wrote(name, int(at), payload)
        else:
            for word in payload.decode().splitlines():
                told, _, version = word.partition(" ")
                yield Acknowledged(told, int(version))
    elif kind == "ftruncate" and name.startswith(database):
        yield Resized(name, int(re.findall(r"\d+", rest)[0]))


def left_behind(start: dict[str, bytes], history: list[Event], cut: int, rng: random.Random) -> dict[str, bytearray]:
    """The files after a power cut at this place of the history."""
    files = {name: bytearray(content) for name, content in start.items()}
    synced = dict.fromkeys(files, 0)
    for each in history[:cut]:
        if isinstance(each, Synced):
            synced[each.file] = max(synced.get(each.file, 0), each.began)
    survive = rng.choice((0.0, 0.5, 1.0))
    for place, each in enumerate(history[:cut]):
        if isinstance(each, Wrote | Resized) and not each.file.endswith("-shm"):  # which is made anew
            file = files.setdefault(each.file, bytearray())
            durable = place < synced.get(each.file, 0)
            for at, part in _sectors(each):
                if durable or rng.random() < survive:
                    file.extend(bytes(max(0, at + len(part) - len(file))))
                    if isinstance(each, Wrote):
                        file[at : at + len(part)] = part
                    else:
                        del file[at:]
    return files


def _sectors(each: Wrote | Resized) -> Iterator[tuple[int, bytes]]:
    """What of a change the disk takes at once."""
    if isinstance(each, Resized):
        yield each.size, b""
    else:
        for offset in range(0, len(each.data), SECTOR):
            yield each.at + offset, each.data[offset : offset + SECTOR]


async def test_what_was_acknowledged_survives_a_power_cut(tmp_path: Path) -> None:
    database = tmp_path / "before" / "spila.db"
    database.parent.mkdir()
    async with await open_store(database) as store:
        for each in TABLES:
            await table(store, each)
    start = {str(database): database.read_bytes()}
    history = watched(database)
    told = [place for place, each in enumerate(history) if isinstance(each, Acknowledged)]
    assert len(told) == ENTRIES * len(TABLES)
    rng = random.Random("power cut")
    for number in range(CUTS):
        cut = rng.choice((rng.choice(told) + 1, rng.randrange(len(history))))
        folder = tmp_path / f"cut-{number}"
        folder.mkdir()
        for name, content in left_behind(start, history, cut, rng).items():
            (folder / Path(name).name).write_bytes(content)
        acknowledged = {each.table: each.version for each in history[:cut] if isinstance(each, Acknowledged)}
        async with await open_store(folder / database.name) as store:
            for each in TABLES:
                log = await store.read(each)
                assert [row.version for row in log] == list(range(1, len(log) + 1))
                assert len(log) >= acknowledged.get(each, 0), f"cut {number} at {cut} of {len(history)}"
