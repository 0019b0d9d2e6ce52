"""How far a long run has come: which stages are done, the time they took, and the games they played, in its folder.

A run that stops, or is stopped, anywhere goes on from there when the same command is given again: what was played is
kept, and only a fit or a measurement that was under way is made anew. The clock of the run stands still meanwhile.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

UNFINISHED: Final = 75
"""Exit status of a part after which there is more to do."""


class PartOver(Exception):
    """This part of the run has used its time."""


class Progress:
    """The stages, the clock and the games of one run. `part`: seconds that this part of it may take."""

    def __init__(self, folder: Path, seconds: float, part: float) -> None:
        self.folder = folder
        self.seconds = seconds
        self.crew = folder / "crew"
        self.games = folder / "games"
        for each in (self.crew, self.games):
            each.mkdir(parents=True, exist_ok=True)
        self.file = folder / "state.json"
        self.state: dict[str, Any] = {"done": [], "parts": 0, "spent": 0.0}
        if self.file.exists():
            self.state = json.loads(self.file.read_text())
        self.state["parts"] += 1
        self.part_end = time.monotonic() + part
        self.fresh = True
        """This part has brought nothing so far."""
        self.start_clock()

    @property
    def part(self) -> int:
        """The number of this part, from 1 on."""
        return int(self.state["parts"])

    def start_clock(self) -> None:
        """Let the clock of the run go on."""
        self.started = time.monotonic() - self.state["spent"]

    def moment(self, share: float) -> float:
        """When this share of the run's time is over."""
        return self.started + share * self.seconds

    def at(self, share: float) -> float:
        """The same, but no later than the end of this part."""
        return min(self.moment(share), self.part_end)

    def left(self, share: float) -> float:
        """Seconds until then."""
        return self.at(share) - time.monotonic()

    def save(self, **what: Any) -> None:
        """Write down how far the run has come."""
        self.state |= {"spent": round(time.monotonic() - self.started, 1), **what}
        partial = self.file.with_suffix(".partial")
        partial.write_text(json.dumps(self.state, indent=1))
        partial.replace(self.file)

    def done(self, stage: str) -> bool:
        """Whether a stage is finished."""
        return stage in self.state["done"]

    def finish(self, stage: str, **what: Any) -> None:
        """A stage is finished."""
        self.fresh = False
        self.save(done=[*self.state["done"], stage], **what)

    def room(self, seconds: float) -> None:
        """Raise `PartOver` where a stage that wants so many seconds has less than half of them, unless it is the first
        one of this part.
        """
        if not self.fresh and self.part_end - time.monotonic() < seconds / 2:
            raise PartOver

    def keep(self, path: Path, *, apart: bool) -> None:
        """Keep a file of games: those held back from every fit are `apart`."""
        name = f"{'held' if apart else 'shelf'}-{self.part:03}-{path.name}"
        path.replace(self.games / name)

    def kept(self) -> Iterator[tuple[Path, int, bool]]:
        """The files that were kept, the generation of each, and whether it is held back."""
        for path in sorted(self.games.glob("*.npz")):
            kind, _, _, generation, *_ = path.stem.split("-")
            yield path, int(generation), kind == "held"

    def clear(self) -> None:
        """Remove what only a run under way needs."""
        for each in (self.crew, self.games):
            shutil.rmtree(each, ignore_errors=True)
