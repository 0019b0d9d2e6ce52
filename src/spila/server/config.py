"""The settings of a server: from the command line, else the environment, else defaults for use at home."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from spila.data_folder import data_folder
from spila.kernel import Malformed
from spila.server.limits import Limits

PREFIX: Final = "SPILA_"
LIMIT: Final = "SPILA_LIMIT_"
DATABASE: Final = "spila.db"
LEVELS: Final = ("debug", "info", "warning", "error")
LISTS: Final = ("origins", "proxies", "hosts", "metrics")
SHORTEST_KEY: Final = 16
YES_OR_NO: Final = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
_PATH: Final = re.compile(r"/?[A-Za-z0-9._~-]+(/[A-Za-z0-9._~-]+)*/?|/?")


class ServerConfig(msgspec.Struct, frozen=True):
    """Every setting. The descriptions here are those of `docs/hosting.md`."""

    host: Annotated[str, Meta(description="Address to listen on; `0.0.0.0` lets your network in, `::` IPv6 too")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65_535, description="Port to listen on; 0 picks a free one")] = 8337
    data: Annotated[str, Meta(description="Folder for the database file; by default one in the user's data folder")] = (
        ""
    )
    database_url: Annotated[str, Meta(description="`postgresql://…` to store tables there instead of in a file")] = ""
    base_path: Annotated[str, Meta(description="Path under which a proxy serves Spila, such as `/spila/`")] = ""
    origins: Annotated[
        tuple[str, ...],
        Meta(description="Other origins that may open WebSockets here, such as `https://cards.example`"),
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        Meta(description="Addresses or networks of proxies whose `X-Forwarded-For` is trusted"),
    ] = ()
    hosts: Annotated[
        tuple[str, ...],
        Meta(
            description="Names under which the server answers, such as `cards.example`; requests for other names are "
            "refused. If this isn't set, the server answers under any name"
        ),
    ] = ()
    metrics: Annotated[
        tuple[str, ...],
        Meta(description="Addresses or networks that may read `/metrics`; this machine always may"),
    ] = ()
    decks_open: Annotated[
        bool, Meta(description="`yes` or `no`: whether anyone who can reach the server can make decks in the workshop")
    ] = True
    host_key: Annotated[
        str,
        Meta(
            description="The key of the host's page, 16 characters or more; by default one that is made at the first "
            "start and kept in the data folder. Several servers that share a database need the same one"
        ),
    ] = ""
    workers: Annotated[
        int,
        Meta(
            ge=1,
            le=64,
            description="Processes that share the tables and the port; more than one for busy servers "
            "with several cores, on Linux and macOS",
        ),
    ] = 1
    page: Annotated[str, Meta(description="Folder of the page, if it isn't the one in the package")] = ""
    log_level: Annotated[
        str, Meta(description="`debug`, `info`, `warning` or `error`; by default `info`, or `warning` on a terminal")
    ] = ""
    limits: Limits = Limits()

    @property
    def base(self) -> str:
        """The start of every path: `/`, or for example `/games/`."""
        inside = self.base_path.strip("/")
        return f"/{inside}/" if inside else "/"

    @property
    def data_folder(self) -> Path:
        """The folder of the database file."""
        return Path(self.data) if self.data else data_folder()

    @property
    def database(self) -> str:
        """PostgreSQL's address, or else the SQLite file."""
        return self.database_url or str(self.data_folder / DATABASE)


def read_config(given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> ServerConfig:
    """Values that are None on the command line come from SPILA_HOST, SPILA_PORT and so on; limits from SPILA_LIMIT_…

    `Malformed` names the option or variable that cannot be used.
    """
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(ServerConfig):
        if field.name == "limits":
            continue
        if given.get(field.name) is not None:
            values[field.name] = _read(field, "--" + field.name.replace("_", "-"), given[field.name])
        elif (name := PREFIX + field.name.upper()) in environment:
            values[field.name] = _read(field, name, environment[name])
    return ServerConfig(**values, limits=_limits(environment))


def _limits(environment: Mapping[str, str]) -> Limits:
    fields = {LIMIT + field.name.upper(): field for field in msgspec.structs.fields(Limits)}
    found = {}
    for name in sorted(environment):
        if name.startswith(LIMIT):
            if name not in fields:
                raise Malformed("setting-unknown", name=name)
            found[fields[name].name] = _read(fields[name], name, environment[name])
    return Limits(**found)


def _read(field: msgspec.structs.FieldInfo, name: str, given: Any) -> Any:
    if field.name in LISTS:
        parts = tuple(str(given).replace(",", " ").split())
        for part in parts:
            _check(field.name, name, part)
        return parts
    if isinstance(field.default, bool):
        return _choice(name, str(given).lower())
    if isinstance(field.default, int | float):
        return _number(field, name, given)
    _check(field.name, name, str(given))
    return str(given).lower() if field.name == "log_level" else str(given)


def _choice(name: str, given: str) -> bool:
    if given not in YES_OR_NO:
        raise Malformed("choice", name=name, given=given, known="yes, no")
    return YES_OR_NO[given]


def _number(field: msgspec.structs.FieldInfo, name: str, given: Any) -> float:
    bounds = msgspec.json.schema(field.type)
    least, most = bounds["minimum"], bounds["maximum"]
    try:
        number = int(given) if isinstance(field.default, int) else float(given)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise Malformed("number-range", name=name, given=str(given), least=str(least), most=str(most))
    return number


def _check(field: str, name: str, given: str) -> None:
    """Refuse at start what would fail later, or work differently than was meant."""
    match field:
        case "log_level" if given and given.lower() not in LEVELS:
            raise Malformed("choice", name=name, given=given, known=", ".join(LEVELS))
        case "proxies" | "metrics" if not _is_network(given):
            raise Malformed("setting-proxy", name=name, given=given)
        case "origins" if not _is_origin(given):
            raise Malformed("setting-origin", name=name, given=given)
        case "hosts" if not _is_host(given):
            raise Malformed("setting-host", name=name, given=given)
        case "base_path" if not _PATH.fullmatch(given) or {".", ".."} & set(given.split("/")):
            raise Malformed("setting-path", name=name, given=given)
        case "host_key" if given and len(given) < SHORTEST_KEY:
            raise Malformed("setting-host-key", name=name, least=SHORTEST_KEY)
        case "page" if given and not (Path(given) / "index.html").is_file():
            raise Malformed("setting-page", name=name, given=given)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _is_host(text: str) -> bool:
    try:
        return urlsplit(f"//{text}").hostname == text
    except ValueError:
        return False


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and text == f"{parts.scheme}://{parts.netloc}"
