"""WebSocket frames by hand: quick enough for a hundred thousand, and free to be wrong."""

from __future__ import annotations

import asyncio
import json
from typing import Any

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
ZERO_MASK = bytes(4)
"""With this mask a payload is sent as it is."""


def frame(payload: bytes, kind: int = TEXT, fin: bool = True) -> bytes:
    """One frame of a client."""
    head = bytes([kind | (0x80 if fin else 0)])
    size = len(payload)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65_536:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + ZERO_MASK + payload


class Socket:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.closed = False
        self.close_code: int | None = None

    @classmethod
    async def open(cls, port: int, headers: bytes = b"", **options: Any) -> Socket:
        """Connect and shake hands; `ConnectionError` with the answer when refused."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, **options)
        writer.write(
            b"GET /ws HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n%b\r\n" % (port, headers)
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 101"):
            answer += await reader.read(4096)
            writer.close()
            raise ConnectionError(answer)
        return cls(reader, writer)

    async def send(self, data: bytes) -> None:
        """Frames as they are."""
        if not self.closed:
            self.writer.write(data)
            try:
                await self.writer.drain()
            except ConnectionError:
                self.closed = True

    async def next(self) -> dict[str, Any] | None:
        """The next message; pings are answered on the way. None when the connection is closed."""
        while True:
            try:
                head = await self.reader.readexactly(2)
                size = head[1] & 0x7F
                if size >= 126:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                payload = await self.reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.closed = True
                return None
            match head[0] & 0x0F:
                case 1:
                    return dict(json.loads(payload))
                case 8:
                    self.close_code = int.from_bytes(payload[:2], "big")
                    await self.send(frame(payload[:2], CLOSE))
                case 9:
                    await self.send(frame(payload, PONG))

    def close(self) -> None:
        """Without a word."""
        self.closed = True
        self.writer.close()
