"""Every limit that protects the server from one client, in one place."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from spila.kernel.codec import Coded

MANY: Final = 1_000_000_000


class TooMuch(Coded):
    """A limit is exceeded; nothing was done."""


class Limits(msgspec.Struct, frozen=True):
    """The limits a host may change. The descriptions here are those of `docs/hosting.md`."""

    message_bytes: Annotated[int, Meta(ge=1024, le=65_536, description="Largest message on a connection, in bytes")] = (
        16_384
    )
    message_rate: Annotated[
        float, Meta(ge=1, le=100_000, description="Sustained messages per second for each connection")
    ] = 30.0
    message_burst: Annotated[int, Meta(ge=1, le=100_000, description="Messages that may come all at once")] = 90
    frame_rate: Annotated[
        float,
        Meta(
            ge=1,
            le=MANY,
            description="WebSocket frames of any kind a second, pings, pongs and empty ones included, before a "
            "connection is closed; twice the message rate where that is more",
        ),
    ] = 300.0
    frame_burst: Annotated[
        int,
        Meta(
            ge=1,
            le=MANY,
            description="WebSocket frames that may come all at once; twice the message burst where that is more",
        ),
    ] = 600
    refusals_in_a_row: Annotated[
        int,
        Meta(ge=1, le=MANY, description="A connection is closed after this many refusals in a row"),
    ] = 1_000
    unsent_bytes: Annotated[
        int, Meta(ge=16_384, le=MANY, description="A client is disconnected when more unread bytes than this pile up")
    ] = 262_144
    connections_per_address: Annotated[int, Meta(ge=1, le=MANY, description="Sockets open at once")] = 100
    sockets_per_seat: Annotated[
        int, Meta(ge=1, le=MANY, description="Sockets open at once for one seat; another one closes the oldest")
    ] = 4
    spectator_rate: Annotated[
        float,
        Meta(
            ge=1,
            le=MANY,
            description="Messages a second from all spectators of a table together; four times the message rate where "
            "that is more. The sockets of a seat share the message rate of one connection",
        ),
    ] = 120.0
    table_rate: Annotated[
        float,
        Meta(
            ge=1,
            le=MANY,
            description="Messages a second from everyone at a table together; ten times the message rate where that is "
            "more",
        ),
    ] = 400.0
    address_rate: Annotated[
        float,
        Meta(
            ge=1,
            le=MANY,
            description="Messages a second from one address over all its sockets without a seat; ten "
            "times the message rate "
            "where that is more",
        ),
    ] = 300.0
    reads_rate: Annotated[
        float,
        Meta(ge=0.1, le=MANY, description="Requests a second for rules, lessons, decks, cards, records and replays"),
    ] = 20.0
    reads_burst: Annotated[int, Meta(ge=1, le=MANY, description="Such requests that may come all at once")] = 300
    http_per_address: Annotated[
        int,
        Meta(
            ge=1,
            le=MANY,
            description="TCP connections open at once that aren't sockets; those of the host's proxies aren't counted",
        ),
    ] = 200
    connects_rate: Annotated[
        float,
        Meta(
            ge=0.1,
            le=MANY,
            description="New TCP connections a second from one address. The host's proxies aren't counted; sockets "
            "that come through them count for their own address",
        ),
    ] = 100.0
    connects_burst: Annotated[
        int,
        Meta(ge=1, le=MANY, description="New connections that may come all at once, as when a school opens the page"),
    ] = 3_000
    open_connections: Annotated[
        int,
        Meta(
            ge=8,
            le=MANY,
            description="Everyone's connections together; fewer where the system allows fewer open files. The last "
            "quarter is kept for players: a newcomer there takes the place of a connection without a seat",
        ),
    ] = 20_000
    head_bytes: Annotated[
        int, Meta(ge=1024, le=16_384, description="Request line and headers of a request or a handshake")
    ] = 16_384
    head_seconds: Annotated[
        float, Meta(ge=0.1, le=3600, description="Time for a whole head, counted from the connection or its first byte")
    ] = 10.0
    hello_seconds: Annotated[
        float, Meta(ge=0.1, le=3600, description="Time from a WebSocket handshake to the first hello")
    ] = 20.0
    body_bytes: Annotated[int, Meta(ge=1024, le=MANY, description="Largest body of a request")] = 65_536
    body_seconds: Annotated[float, Meta(ge=0.1, le=3600, description="Time for a whole body, after its head")] = 20.0
    stall_seconds: Annotated[
        float, Meta(ge=0.1, le=3600, description="An answer is abandoned when none of it is read for this long")
    ] = 20.0
    tables_per_address: Annotated[int, Meta(ge=1, le=MANY, description="New tables in an hour, rematches included")] = (
        60
    )
    joins_per_address: Annotated[
        int, Meta(ge=1, le=MANY, description="Seats taken in an hour; a school shares one address")
    ] = 600
    table_bytes: Annotated[
        int,
        Meta(
            ge=65_536,
            le=MANY,
            description="Log of one table in the database, in bytes. Beyond it only the game itself goes on, and "
            "at twice that size nothing does. Six hours with a move every quarter of a second still fit",
        ),
    ] = 16_777_216
    misses_per_address: Annotated[
        int,
        Meta(
            ge=1,
            le=MANY,
            description="Codes that lead nowhere, in ten minutes; those of tables a browser remembers count separately",
        ),
    ] = 60
    decks: Annotated[int, Meta(ge=0, le=MANY, description="Decks in the workshop in total")] = 5_000
    decks_per_address: Annotated[int, Meta(ge=1, le=MANY, description="New decks in an hour")] = 60
    deck_cards: Annotated[int, Meta(ge=1, le=5_000, description="Cards in a deck of the workshop")] = 1_000
    card_bytes: Annotated[
        int, Meta(ge=1024, le=MANY, description="One card with all its texts, versions waiting for a choice included")
    ] = 65_536
    deck_picture_bytes: Annotated[
        int, Meta(ge=0, le=MANY, description="Pictures that were uploaded to one deck, in bytes")
    ] = 20_000_000
    all_picture_bytes: Annotated[
        int, Meta(ge=0, le=1_000 * MANY, description="Uploaded pictures of all decks together, in bytes")
    ] = 2_000_000_000
    upload_bytes: Annotated[int, Meta(ge=65_536, le=MANY, description="A picture file that is uploaded")] = 8_000_000
    sheet_bytes: Annotated[
        int, Meta(ge=65_536, le=MANY, description="A table or deck file that is imported, in bytes")
    ] = 5_000_000
    save_bytes: Annotated[
        int, Meta(ge=65_536, le=MANY, description="One save of a deck, or a pasted table, in bytes")
    ] = 4_000_000
    large_bodies: Annotated[
        int,
        Meta(ge=65_536, le=MANY, description="Bytes of all files and saves that are arriving at the same time"),
    ] = 128_000_000
    imports_rate: Annotated[
        float, Meta(ge=0.01, le=MANY, description="Files, pictures, prints and exports a second from one address")
    ] = 5.0
    imports_burst: Annotated[int, Meta(ge=1, le=MANY, description="Such requests that may come all at once")] = 300
    saves_rate: Annotated[
        float,
        Meta(ge=0.1, le=MANY, description="Saves, checks and searches for drawings a second: enough for a class"),
    ] = 60.0
    saves_burst: Annotated[int, Meta(ge=1, le=MANY, description="Such requests that may come all at once")] = 600
    reports_per_address: Annotated[int, Meta(ge=1, le=MANY, description="Notes about cards in an hour")] = 60
    draft_days: Annotated[
        float,
        Meta(
            ge=0.01,
            le=36_500,
            description="A deck is deleted when nobody has edited or played it for this many days and no table refers "
            "to it",
        ),
    ] = 180.0
    idle_days: Annotated[
        float, Meta(ge=0.01, le=36_500, description="A table is deleted after this many days without activity")
    ] = 30.0
    finished_days: Annotated[
        float, Meta(ge=0.01, le=36_500, description="A finished game can be viewed for this many days")
    ] = 90.0
