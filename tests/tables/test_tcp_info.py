"""The kernel's own round trip, asked of real sockets."""

from __future__ import annotations

import socket
import sys
import threading
import time

import pytest

from spila.tables.lag import KernelTrip, LagTracker
from spila.tables.tcp_info import kernel_trip


def pair() -> tuple[socket.socket, socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        client = socket.create_connection(listener.getsockname())
        server, _ = listener.accept()
    for end in (client, server):
        end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return server, client


def test_a_loopback_socket_has_a_short_round_trip() -> None:
    server, client = pair()
    with server, client:
        for _ in range(20):
            server.sendall(b"ping")
            client.sendall(client.recv(4))
            assert server.recv(4) == b"ping"
        trip = kernel_trip(server)
    if sys.platform == "linux":
        assert isinstance(trip, KernelTrip)
        assert 0 < trip.smoothed < 50_000
        assert 0 <= trip.deviation < 50_000
    else:
        assert trip is None


def test_a_socket_without_tcp_has_none() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as datagrams:
        assert kernel_trip(datagrams) is None


def test_a_closed_socket_has_none() -> None:
    server, client = pair()
    server.close()
    client.close()
    assert kernel_trip(server) is None


def test_another_system_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    server, client = pair()
    with server, client:
        monkeypatch.setattr(sys, "platform", "plan9")
        assert kernel_trip(server) is None


def test_pongs_held_back_on_a_real_socket_earn_no_more_than_the_opening_showed() -> None:
    """A client that answers each ping 30 ms late, within its kernel's delayed acknowledgement."""
    server, client = pair()

    def answer_late() -> None:
        while told := client.recv(8):
            threading.Event().wait(0.03)
            client.sendall(told)

    late = threading.Thread(target=answer_late)
    lag = LagTracker()
    with server, client:
        opening = kernel_trip(server)
        if opening:
            lag.kernel(opening)
        late.start()
        for number in range(25):
            nonce = number.to_bytes(8, "big")
            lag.ping(nonce, time.perf_counter_ns() // 1000)
            server.sendall(nonce)
            assert server.recv(8) == nonce
            trip = lag.pong(nonce, time.perf_counter_ns() // 1000)
            assert trip is not None
            assert trip >= 30_000
            if reading := kernel_trip(server):
                lag.kernel(reading)
        measured = lag.round_trip(time.perf_counter_ns() // 1000)
        server.shutdown(socket.SHUT_RDWR)
        late.join()
    assert measured is not None
    assert measured <= (opening.smoothed if opening else measured)
