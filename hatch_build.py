"""Wheels hold the same sources, the hot ones also compiled by mypyc, where mypy and a C compiler are installed.

`SPILA_COMPILE=1` insists on it, `SPILA_COMPILE=0` makes a wheel of the sources alone, which fits every machine.

The rules, the live tables and the encoders are fully typed, so a compiler can use the types; the source stays the only
definition. Modules that define msgspec structs are not compiled: msgspec creates those classes.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "kernel/match.py",
    "kernel/shuffle.py",
    "games/*/*.py",
    "envs/episode.py",
    "envs/encoders/*.py",
    "tables/*.py",
    "server/usage.py",
    "store/chain.py",
    "store/writer.py",
)
"""Patterns below `src/spila`; a new game is covered by them. Each must match a module."""
INTERPRETED = ("tables/client.py", "tables/tcp_info.py")
"""Modules that match a pattern and cannot be compiled: interpreted classes inherit from `Client`, and in the other the
compiler leaves out what is for other systems than its own."""
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file", {config!r}, "--ignore-missing-imports", "--explicit-package-bases"]
setup(name="spila", packages=[], ext_modules=mypycify([*options, *{modules!r}], opt_level="3"))
"""


def compiled_modules(package: Path) -> list[str]:
    """The modules to compile, named from the folder that holds the package."""
    modules = []
    for pattern in COMPILED:
        found = [
            path for path in sorted(package.glob(pattern)) if "*" not in pattern or _worth_compiling(path, package)
        ]
        if not found:
            raise SystemExit(f"hatch_build.py: nothing to compile matches {pattern}")
        modules += [path.relative_to(package.parent).as_posix() for path in found]
    return modules


def _worth_compiling(path: Path, package: Path) -> bool:
    """Modules of structs are not: msgspec creates those classes."""
    if path.relative_to(package).as_posix() in INTERPRETED:
        return False
    return path.name != "__init__.py" and not re.search(r"^class .*Struct", path.read_text(encoding="utf-8"), re.M)


def _can_compile() -> bool:
    """Whether the compilers are here: mypyc, and that for C."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return all(map(find_spec, ("mypyc", "setuptools"))) and shutil.which(compiler) is not None


class Compiler(BuildHookInterface[Any]):
    """Adds compiled modules to a wheel, which is then one for this machine's kind and this Python."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a copy of the sources: a compiled module left among them would go stale and still win over its
        source. An editable installation is not compiled.
        """
        wanted = os.environ.get("SPILA_COMPILE", "")
        if version == "editable" or wanted == "0" or not (wanted or _can_compile()):
            return
        self.folder = Path(mkdtemp(prefix="spila-"))
        shutil.copytree(
            Path(self.root, "src", "spila"), self.folder / "spila", ignore=shutil.ignore_patterns("__pycache__", "page")
        )
        (self.folder / "setup.py").write_text(
            SETUP.format(
                modules=compiled_modules(self.folder / "spila"), config=str(Path(self.root, "pyproject.toml"))
            ),
            encoding="utf-8",
        )
        done = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            cwd=self.folder, env={**os.environ, "MYPYPATH": "."}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            shutil.rmtree(self.folder)
            raise SystemExit(f"the modules could not be compiled (is there a C compiler?):\n{done.stdout}{done.stderr}")
        for made in self.folder.rglob("*.so"):
            if "build" not in made.relative_to(self.folder).parts:
                build_data["force_include"][str(made)] = str(made.relative_to(self.folder))
        build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Leave nothing behind."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)
