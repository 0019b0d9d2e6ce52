"""The round trip of a socket as the operating system measured it."""

from __future__ import annotations

import socket
import struct
import sys
from typing import Final

from spila.tables.lag import KernelTrip

# Linux `struct tcp_info`: eight single bytes, then 32-bit words; the 16th is tcpi_rtt, the 17th tcpi_rttvar.
_ROUND_TRIP: Final = struct.Struct("=68xII")


def kernel_trip(connection: socket.socket) -> KernelTrip | None:
    """TCP_INFO's smoothed round trip and deviation in microseconds; None where there is no such answer.

    None: another system than Linux, a socket that is not TCP, or a kernel that has not measured yet. Behind a proxy
    the answer is about the proxy: do not ask there.
    """
    if sys.platform != "linux":
        return None
    try:
        data = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _ROUND_TRIP.size)
    except OSError:
        return None
    if len(data) < _ROUND_TRIP.size:
        return None
    smoothed, deviation = _ROUND_TRIP.unpack(data)
    return KernelTrip(smoothed, deviation) if smoothed else None
