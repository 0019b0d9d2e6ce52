"""The value network: each seat's chance to win a game, from what one seat knows. NumPy only.

Every seat goes through the same first layer; the second one reads a seat's own numbers beside the mean and the highest
of the others', so that one small network serves 2 to 6 seats. The chances of all seats add up to 1.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

import numpy as np

from spila.bots.skip_bo.features import VERSION, features
from spila.games.skip_bo import GAME
from spila.kernel import Malformed

FILE: Final = "master.npz"
LAYERS: Final = ("first", "first_bias", "second", "second_bias", "last", "rules")
"""The last one has four numbers: by how much a line may be worse than the best one in the eyes of `hard` and still be
chosen, at tables with coins and without, each with two seats and more.
"""
VERSIONS: Final = f"{GAME.version}.{VERSION}"
"""Of the rules, and of the inputs."""
MAGIC: Final = b"spila skip-bo value\n"

Array = Any


class Network:
    """The layers."""

    def __init__(self, layers: tuple[Array, ...]) -> None:
        self.first, self.first_bias, self.second, self.second_bias, self.last, self.rules = layers
        self._margins = tuple(map(float, self.rules))

    def margin(self, coins: int, seats: int) -> float:
        """By how much a line may be worse than the best one in the eyes of `hard`; `coins` each at the start."""
        return self._margins[(0 if coins else 2) + (seats > 2)]

    def chances(self, positions: Array) -> Array:
        """For positions with the same number of seats: a row of chances each, own seat first, then in turn order."""
        inputs = features(positions)
        count, seats, _ = inputs.shape
        first = np.maximum(inputs.reshape(count * seats, -1) @ self.first + self.first_bias, 0)
        first = first.reshape(count, seats, -1)
        mean = (first.sum(axis=1, keepdims=True) - first) / np.float32(seats - 1)
        if seats == 2:
            peak = first[:, ::-1]
        else:
            top = np.partition(first, seats - 2, axis=1)[:, seats - 2 :]
            peak = np.where(first == top[:, 1:], top[:, :1], top[:, 1:])
        joined = np.concatenate([first, mean, peak], axis=2).reshape(count * seats, -1)
        second = np.maximum(joined @ self.second + self.second_bias, 0)
        logits = (second @ self.last).reshape(count, seats)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        return likely / likely.sum(axis=1, keepdims=True)


def packed(layers: tuple[Array, ...]) -> bytes:
    """The weights as a file: versions and a digest of what follows, then the layers as 16-bit numbers."""
    body = BytesIO()
    np.savez_compressed(body, **{name: layer.astype(np.float16) for name, layer in zip(LAYERS, layers)})
    content = body.getvalue()
    head = f"{VERSIONS} {sha256(content).hexdigest()}\n".encode()
    return MAGIC + head + content


def unpacked(data: bytes) -> Network:
    """The network in a file; `Malformed` when it is damaged, or made for other rules or inputs."""
    head, _, content = data.removeprefix(MAGIC).partition(b"\n")
    version, _, digest = head.decode("ascii", "replace").rpartition(" ")
    if not data.startswith(MAGIC) or sha256(content).hexdigest() != digest:
        raise Malformed("bot-weights")
    if version != VERSIONS:
        raise Malformed("bot-weights-version", found=version, wanted=VERSIONS)
    with np.load(BytesIO(content), allow_pickle=False) as stored:
        layers = tuple(stored[name].astype(np.float32) for name in LAYERS)
    return Network(layers)


@cache
def shipped() -> Network:
    """The network that comes with the package."""
    return unpacked(files("spila.bots.skip_bo").joinpath(FILE).read_bytes())
