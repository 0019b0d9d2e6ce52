"""Files that people send and that can't be used."""

from __future__ import annotations

from spila.kernel.codec import Coded


class FileRefused(Coded):
    """A file is refused as a whole; its text is the message `refusal-CODE`. Nothing was stored."""
