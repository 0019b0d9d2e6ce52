"""The extra `research`: what is imported without it, and the message when a package is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCKED = """
import sys
sys.modules[{missing!r}] = None
try:
    import {module}
except ImportError as error:
    print(type(error).__name__, error)
"""


def run_python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, timeout=180)
    return done.stdout


@pytest.mark.parametrize(
    ("module", "missing"),
    [
        ("spila.envs.batches", "numpy"),
        ("spila.envs.skip_bo_v0", "pettingzoo"),
        ("spila.envs.zip_zap_v0", "gymnasium"),
        ("spila.envs.spiel", "pyspiel"),
    ],
)
def test_a_missing_package_is_named_with_instructions(module: str, missing: str) -> None:
    message = f"MissingExtra spila.envs needs {missing}; install it with: pip install 'spila[research]'\n"
    assert run_python(BLOCKED.format(module=module, missing=missing)) == message


def test_other_packages_do_not_need_the_extra() -> None:
    code = """
import sys
import spila
for name in spila.games():
    spila.new_match(name)
print(*sorted({"numpy", "pettingzoo", "pyspiel", "gymnasium", "spila.envs"} & set(sys.modules)))
"""
    assert run_python(code) == "\n"
