"""docs/protocol.md is true: its tables are up to date, nothing is missing from it, and its examples are messages."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar

from spila.server import api, frames, http, table_routes
from spila.server.app import make_app
from spila.server.config import ServerConfig
from spila.server.limits import Limits
from spila.server.state import ServerState
from spila.tables import answered, broadcast, codes, commands, dispatch, messages, race
from spila.tables.messages import PROTOCOL
from tests.l10n.codes import SOURCE, refusals
from tests.server import pages

PAGE = pages.PAGE.read_text(encoding="utf-8")
WORKSHOP = (pages.PAGE.parent / "workshop.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json ?(\w*)\n(.*?)```", PAGE, re.DOTALL)
ASKED = {kind.__struct_config__.tag for kind in get_args(commands.AnyCommand)}


def values(text: str) -> Iterator[Any]:
    """All JSON values of a block, one after the other."""
    reader, rest = json.JSONDecoder(), text.strip()
    while rest:
        value, end = reader.raw_decode(rest)
        yield value
        rest = rest[end:].lstrip()


def test_the_tables_are_up_to_date() -> None:
    assert pages.written() == PAGE, "run python -m tests.server.pages"


@pytest.mark.parametrize(
    "kind", get_args(commands.AnyCommand) + get_args(messages.AnyMessage), ids=lambda kind: kind.__name__
)
def test_every_message_is_described(kind: Any) -> None:
    tag = kind.__struct_config__.tag
    before = PAGE.partition("## All client messages")[0]
    assert f"#### `{tag}`" in PAGE
    assert f"`{tag}`" in re.sub(r"```.*?```", "", before, flags=re.DOTALL) or f"`{tag}`s" in before, "in plain words"


def test_every_path_is_described() -> None:
    setup = ServerConfig()
    answer: Any = make_app(setup, ServerState(setup))
    app = next(cell.cell_contents for cell in answer.__closure__ if isinstance(cell.cell_contents, Litestar))
    paths = {re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path): route for route in app.routes}
    del paths["/schema/{path}"]  # the framework's own way to say that there is nothing
    assert len(paths) > 12
    for path, route in paths.items():
        for method in set(getattr(route, "methods", ())) - {"OPTIONS", "HEAD"}:
            assert f"`{method} {path}`" in PAGE + WORKSHOP or f"`{path.removeprefix('/api/host')}`" in WORKSHOP, (
                method,
                path,
            )


def test_every_kind_of_news_is_described() -> None:
    kinds = pages.SCHEMA["EntryInfo"]["properties"]["kind"]["enum"]
    listed = PAGE.partition("`what.kind` says")[2].partition("###")[0]
    assert [kind for kind in kinds if f"`{kind}`" not in listed] == []


@pytest.mark.parametrize(("name", "text"), BLOCKS, ids=range(len(BLOCKS)))
def test_every_example_is_a_message(name: str, text: str) -> None:
    for value in values(text):
        kind: Any = (
            getattr(api, name) if name else commands.AnyCommand if value["type"] in ASKED else messages.AnyMessage
        )
        read: Any = msgspec.json.decode(json.dumps(value), type=kind)
        if not name and value["type"] not in ASKED:
            assert json.loads(msgspec.json.encode(read)) == value, "nothing else in it, nothing left out"


def test_there_are_examples() -> None:
    assert sum(len(list(values(text))) for _, text in BLOCKS) > 20


def test_goodbyes_with_a_time_to_come_back_are_those_of_the_page() -> None:
    again = set()
    for package in ("tables", "server"):
        for file in (SOURCE / package).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Goodbye":
                    code, *_ = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                    if any(word.arg == "again" for word in node.keywords):
                        again.add(code)
    assert again == set(pages.AGAIN)


def test_every_refusal_that_is_left_out_still_exists() -> None:
    codes = {mention.code for mention in refusals(*pages.PACKAGES)}
    assert codes >= pages.NEVER


def test_the_figures_are_those_of_the_server() -> None:
    limits = Limits()
    shown = (
        f"**protocol {PROTOCOL}**",
        f"| a message | {limits.message_bytes:,} bytes |",
        f"| {limits.message_rate:.0f} a second, {limits.message_burst} at once |",
        f"| {limits.refusals_in_a_row:,} | goodbye `too-many-refusals`",
        f"| {limits.unsent_bytes:,} bytes | closed",
        f"| {limits.frame_rate:.0f} a second, {limits.frame_burst} at once | goodbye `too-many-frames`",
        f"| {limits.http_per_address} | 429 `too-many-connections` |",
        f"| {limits.connects_rate:.0f} a second, {limits.connects_burst:,} at once | 429 `too-many-connections` |",
        f"| {limits.open_connections:,}, and what the system allows |",
        f"| {limits.head_bytes:,} bytes, within {limits.head_seconds:.0f} seconds | 431",
        f"| {limits.body_bytes:,} bytes (taking a seat {table_routes.JOIN_BYTES:,}, "
        f"my tables {table_routes.MINE_BYTES:,}), "
        f"within {limits.body_seconds:.0f} seconds | 413",
        f"| less than {http.LEAST_SPEED:,} bytes a second for {limits.stall_seconds:.0f} seconds | closed",
        f"or {frames.PARTING_FRAMES} more frames",
        f"| {limits.connections_per_address} | 429 `too-many-connections`",
        f"| {limits.tables_per_address} an hour |",
        f"| {limits.sockets_per_seat} | goodbye `too-many-windows`",
        f"| {limits.spectator_rate:.0f} a second |",
        f"| {limits.table_rate:.0f} a second |",
        f"| {limits.address_rate:.0f} a second |",
        f"| {limits.reads_rate:.0f} a second, {limits.reads_burst} at once | 429 `too-many-reads`",
        f"| {limits.misses_per_address} in ten minutes |",
        f"(`{codes.ALPHABET}`)",
        f"room for {dispatch.MOST_CLIENTS}.",
        f"(the last {broadcast.UPDATES_KEPT})",
        f"{answered.COMMANDS} commands per seat",
        f"{answered.REMARKS} emotes and chat messages per seat",
        f"after {race.MOST_HOLD // 1000} ms at most",
    )
    assert [each for each in shown if each not in PAGE] == []
