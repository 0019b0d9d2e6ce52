"""One process writes to a file. The lock is the system's own and goes with the process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from spila.store.errors import StoreError


class FileLock:
    """Held from its making until `release`; `StoreError` when somebody else holds it."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._file)
        except OSError:
            os.close(self._file)
            raise StoreError("store-locked", path=str(path)) from None

    def release(self) -> None:
        """Let others in. The file stays: taking it away would let two processes hold two locks of one name."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
