"""The seed of a deal, from the server's secret and the players' shares."""

from __future__ import annotations

import hashlib
import json

import pytest

import spila
from spila.games import load
from spila.kernel import Malformed, Match
from spila.kernel.shares import Share, check_shares, deal_seed

SECRET = bytes(range(32))
VALUES = [bytes([number]) * 32 for number in (1, 2, 3)]


def share(seat: int, value: bytes, *, shown: bool = True) -> Share:
    return Share(seat, hashlib.sha256(value).hexdigest(), value.hex() if shown else None)


def test_the_seed_is_as_documented() -> None:
    shares = [share(0, VALUES[0]), share(1, VALUES[1], shown=False), share(3, VALUES[2])]
    by_hand = b"spila seed 1\0" + SECRET + b"\x00" + VALUES[0] + b"\x03" + VALUES[2]
    assert deal_seed(SECRET, shares) == hashlib.sha256(by_hand).digest()
    assert deal_seed(SECRET, []) == deal_seed(SECRET, [share(0, VALUES[0], shown=False)]) == SECRET


def test_every_share_and_its_seat_matter() -> None:
    seeds = {
        deal_seed(SECRET, [share(seat, value), share(5, last)])
        for seat in (0, 1)
        for value in VALUES
        for last in VALUES
    }
    assert len(seeds) == 18


@pytest.mark.parametrize(
    "shares",
    [
        [Share(0, "00" * 32, "11" * 32)],
        [share(1, VALUES[0]), share(0, VALUES[1])],
        [share(1, VALUES[0]), share(1, VALUES[0])],
    ],
)
def test_shares_that_cannot_be_right_are_refused(shares: list[Share]) -> None:
    with pytest.raises(Malformed) as caught:
        check_shares(shares)
    assert caught.value.code == "share"


def test_a_record_holds_the_shares_and_is_dealt_from_them() -> None:
    game = load("timeline")
    shares = (share(0, VALUES[0]), share(1, VALUES[1], shown=False))
    match = Match(game, 2, SECRET, game.options(None, 2), shares=shares)
    assert match.state == game.deal(match.options, 2, deal_seed(SECRET, shares))
    record = match.record()
    again = spila.from_record(record)
    assert (again.header, again.state) == (match.header, match.state)
    data = json.loads(record)
    assert data["seed_hash"] == hashlib.sha256(SECRET).hexdigest()
    data["shares"][0]["value"] = VALUES[2].hex()
    with pytest.raises(Malformed) as caught:
        spila.from_record(json.dumps(data).encode())
    assert caught.value.code == "share"
    del data["shares"]
    with pytest.raises(Malformed) as caught:
        spila.from_record(json.dumps(data).encode())
    assert caught.value.code == "record-digest", "the deal does not follow from the server's seed alone"


def test_records_without_shares_are_as_they_were() -> None:
    game = load("timeline")
    assert "shares" not in json.loads(Match(game, 2, SECRET, game.options(None, 2)).record())
