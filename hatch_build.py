"""`SPILA_COMPILE=1 make wheel`: the same sources, the hot ones compiled by mypyc into the wheel.

The rules, tables and encoders are fully typed, so a compiler can use the types; the source stays the only definition.
Modules that define msgspec structs are not compiled: msgspec creates those classes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = {
    "kernel": ("shuffle",),
    "envs": ("episode",),
    "tables": ("agenda", "countdown", "dispatch", "lag", "playing", "race", "table", "update"),
}
BY_GAME = ("games/*/*.py", "envs/encoders/*.py")
"""Of each game: every module that defines no struct."""
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

options = ["--ignore-missing-imports", "--explicit-package-bases"]
setup(name="spila", packages=[], ext_modules=mypycify([*options, *{modules!r}], opt_level="3"))
"""


def compiled_modules(package: Path) -> list[str]:
    """The modules to compile, as paths from the folder of the package."""
    named = [package / folder / f"{name}.py" for folder, names in COMPILED.items() for name in names]
    found = [path for pattern in BY_GAME for path in sorted(package.glob(pattern)) if path.name != "__init__.py"]
    plain = [path for path in found if "Struct" not in path.read_text(encoding="utf-8")]
    return [path.relative_to(package.parent).as_posix() for path in (*named, *plain)]


class Compiler(BuildHookInterface[Any]):
    """Adds compiled modules to a wheel, which is then one for this machine's kind and this Python."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile beside the sources' copy, never among the sources, where a stale module would win over its source; so
        an editable installation stays as it is.
        """
        if version == "editable" or os.environ.get("SPILA_COMPILE", "") in ("", "0"):
            return
        self.folder = Path(mkdtemp(prefix="spila-"))
        shutil.copytree(
            Path(self.root, "src", "spila"), self.folder / "spila", ignore=shutil.ignore_patterns("__pycache__", "page")
        )
        modules = compiled_modules(self.folder / "spila")
        (self.folder / "setup.py").write_text(SETUP.format(modules=modules), encoding="utf-8")
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
