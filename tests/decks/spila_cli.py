"""The command line, run in this process."""

from __future__ import annotations

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from typing import NamedTuple
from unittest.mock import patch

from spila.cli import main


class Done(NamedTuple):
    exit_code: int
    output: str


def spila(*arguments: str, lang: str = "en") -> Done:
    """Run a command; its output and exit code."""
    out = TextIOWrapper(BytesIO(), encoding="utf-8", newline="\n", write_through=True)
    code = 0
    typed, environment = ["spila", *arguments], {"SPILA_LANG": lang}
    with (
        patch.object(sys, "argv", typed),
        patch.dict("os.environ", environment),
        redirect_stdout(out),
        redirect_stderr(out),
    ):
        try:
            main()
        except SystemExit as stop:
            code = int(stop.code or 0)
    buffer = out.buffer
    assert isinstance(buffer, BytesIO)
    return Done(code, buffer.getvalue().decode())
