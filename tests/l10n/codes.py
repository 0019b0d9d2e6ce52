"""The codes that stand in the source: refusals, errors, reasons, problems, results, goodbyes, and what is said by name;
each with the parameters that come with it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import spila

SOURCE = Path(spila.__file__).parent
CODE_AT = {
    "refuse": 0, "Refusal": 0, "Malformed": 0, "StoreError": 0, "TooMuch": 0, "__init__": 0, "_refuse": 1, "no": 1,
    "_problem": 1, "Broken": 1, "Goodbye": 0, "Problem": 2, "because": 1, "Result": 1, "say": 0, "Forfeit": 1,
    "Flaw": 0, "FileRefused": 0,
}  # fmt: skip
"""Which argument of a call is the code. Parameters are keywords, or a mapping after the code."""
MISTAKES = ("Malformed", "StoreError", "__init__", "Broken")
REFUSALS = ("refuse", "Refusal", "TooMuch", "_refuse", "no", "_problem", *MISTAKES)
NO_PARAMS = {"again"}
"""Keywords that are not for the message."""


class Mention(NamedTuple):
    """A code at one place of the source. `open`: further parameters come from elsewhere."""

    code: str
    params: frozenset[str]
    open: bool
    where: str
    by: str = ""
    """The object whose method it is, such as `teller` in `teller.say`."""


def refusals(*packages: str) -> list[Mention]:
    """What these packages refuse, and what errors with codes of their own they raise."""
    return found(REFUSALS, *packages)


def goodbyes(*packages: str) -> list[Mention]:
    """How these packages end connections."""
    return found(("Goodbye",), *packages)


def found(calls: tuple[str, ...], *packages: str) -> list[Mention]:
    """All codes in calls of these names, in packages (folders or files) of the package."""
    return [mention for package in packages for file in _files(package) for mention in _Reader(file).mentions(calls)]


def unread(calls: tuple[str, ...], *packages: str) -> set[str]:
    """What stands in place of a code where this walk cannot tell which codes it may be."""
    return {text for package in packages for file in _files(package) for text in _Reader(file).unread(calls)}


def yielded(file: str) -> set[str]:
    """The codes that a file's generators yield."""
    return {
        str(node.value.value)
        for node in ast.walk(ast.parse((SOURCE / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Constant)
    }


@cache
def _files(package: str) -> tuple[Path, ...]:
    path = SOURCE / package
    return (path,) if path.is_file() else tuple(sorted(path.rglob("*.py")))


class _Reader:
    def __init__(self, file: Path) -> None:
        self.name = file.relative_to(SOURCE).as_posix()
        self.tree = ast.parse(file.read_text(encoding="utf-8"))
        self.functions = {each.name: each for each in ast.walk(self.tree) if isinstance(each, ast.FunctionDef)}

    def mentions(self, calls: tuple[str, ...]) -> Iterator[Mention]:
        for scope, call, at in self._calls(calls):
            params, further = self._params(call, at, scope)
            by = _name(call.func.value) if isinstance(call.func, ast.Attribute) else ""
            for code in sorted(self._texts(call.args[at], scope)):
                yield Mention(code, params, further, f"{self.name}:{call.lineno}", by)

    def unread(self, calls: tuple[str, ...]) -> Iterator[str]:
        for scope, call, at in self._calls(calls):
            if not self._texts(call.args[at], scope):
                yield f"{self.name}: {ast.unparse(call.args[at])}"

    def _calls(self, names: tuple[str, ...]) -> Iterator[tuple[ast.AST, ast.Call, int]]:
        for scope, call in _calls(self.tree, self.tree):
            name = _name(call.func)
            if name in names and len(call.args) > CODE_AT[name]:
                yield scope, call, CODE_AT[name]

    def _texts(self, node: ast.expr, scope: ast.AST) -> set[str]:
        """What a text can be: written out, chosen between two, from a variable, loop or function of the same file."""
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp(body=one, orelse=other):
                return self._texts(one, scope) | self._texts(other, scope)
            case ast.JoinedStr(values=parts):
                inner = (part.value if isinstance(part, ast.FormattedValue) else part for part in parts)
                return {"".join(each) for each in product(*(self._texts(part, scope) for part in inner))}
            case ast.Name(id=name):
                return {text for value in _values(name, scope) for text in self._texts(value, scope)}
            case ast.Call(func=ast.Name(id=name)) if name in self.functions:
                returned = [each.value for each in ast.walk(self.functions[name]) if isinstance(each, ast.Return)]
                return {text for value in returned if value for text in self._texts(value, self.functions[name])}
        return set()

    def _params(self, call: ast.Call, code_at: int, scope: ast.AST) -> tuple[frozenset[str], bool]:
        params = {word.arg for word in call.keywords if word.arg is not None} - NO_PARAMS
        further = any(word.arg is None for word in call.keywords)
        for given in call.args[code_at + 1 :]:
            tables = [given] if isinstance(given, ast.Dict) else []
            if isinstance(given, ast.Name):
                tables = [each for each in _values(given.id, scope) if isinstance(each, ast.Dict)]
            further |= not tables
            params |= {str(key.value) for table in tables for key in table.keys if isinstance(key, ast.Constant)}
        return frozenset(params), further


def _calls(node: ast.AST, scope: ast.AST) -> Iterator[tuple[ast.AST, ast.Call]]:
    """Every call with the function it stands in."""
    for child in ast.iter_child_nodes(node):
        inner = child if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)) else scope
        if isinstance(child, ast.Call):
            yield scope, child
        yield from _calls(child, inner)


def _values(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    """What a function gives to a variable."""
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=other)], value=value) if other == name:
                yield value
            case ast.For(target=ast.Name(id=other), iter=ast.Tuple(elts=each)) if other == name:
                yield from each
            case ast.comprehension(target=ast.Name(id=other), iter=ast.Tuple(elts=each)) if other == name:
                yield from each


def _name(func: ast.expr) -> str:
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""
