"""Checks that the packages of an extra are installed."""

from __future__ import annotations

from importlib import import_module


class MissingExtra(ImportError):
    """A package of an extra is not installed."""


def require(*modules: str, extra: str = "research") -> None:
    """Raise `MissingExtra`, with installation instructions, when one of the modules cannot be imported."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as error:
            raise MissingExtra(
                f"spila.envs needs {module}; install it with: pip install 'spila[{extra}]'", name=module
            ) from error
