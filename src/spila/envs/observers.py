"""Observers for OpenSpiel: views as tensors and strings, by information-state type."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from spila.envs.encoder import Encoder, Floats
from spila.kernel import Seat
from spila.kernel.codec import encode

_PRIVATE = pyspiel.PrivateInfoType


class Observer:
    """`tensor` is the seat, one-hot, followed by the encoder's fields; `dict` has them by name.

    Without perfect recall: the current view. With it: a string of all that was seen and done, and no tensor. Without
    private information: the spectator's view. Without public information: the seat and its hand.
    """

    def __init__(self, encoder: Encoder, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters; there is {params}")
        self._encoder = encoder
        self._kind = kind
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        self._pieces: list[tuple[str, Seat | None, slice]] = []
        if not kind.perfect_recall:
            self._build_layout()

    def _build_layout(self) -> None:
        """Decide where each field goes and from whose observation it is taken (None: the observing player)."""
        encoder, kind = self._encoder, self._kind
        all_players = kind.private_info == _PRIVATE.ALL_PLAYERS
        sizes: list[tuple[str, int]] = [("player", encoder.seats)]
        start = 0
        for field in encoder.fields:
            private = field.name in encoder.private
            where = slice(start, start + field.size)
            start += field.size
            if private and all_players:
                self._pieces += [(f"{field.name} of {seat}", seat, where) for seat in range(encoder.seats)]
                sizes += [(f"{field.name} of {seat}", field.size) for seat in range(encoder.seats)]
            elif kind.private_info == _PRIVATE.SINGLE_PLAYER if private else kind.public_info:
                self._pieces.append((field.name, None, where))
                sizes.append((field.name, field.size))
        self.tensor = np.zeros(sum(size for _, size in sizes), np.float32)
        at = 0
        for name, size in sizes:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: Any, player: Seat) -> None:
        """Write what the player sees into the tensor."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        game_state = state.game_state
        if game_state is None:
            return
        seen: dict[Seat | None, Floats] = {None: self._encoder.observation(game_state, player)}
        for name, seat, where in self._pieces:
            if seat not in seen and seat is not None:
                seen[seat] = self._encoder.observation(game_state, seat)
            self.dict[name][:] = seen[seat][where]

    def string_from(self, state: Any, player: Seat) -> str:
        """What the player sees, or has seen, as text."""
        game_state, kind, game = state.game_state, self._kind, self._encoder.game
        name = f"seat {player}"
        if game_state is None:
            return name
        spectator = kind.private_info != _PRIVATE.SINGLE_PLAYER
        if kind.perfect_recall and kind.public_info:
            return f"{name}\n{state.moment.history.text(game, None if spectator else player)}"
        if kind.private_info == _PRIVATE.ALL_PLAYERS:
            seats: list[Seat | None] = list(range(self._encoder.seats))
        else:
            seats = [None if spectator else player]
        views = [game.view(game_state, seat) for seat in seats]
        if not kind.public_info:
            hands = [msgspec.to_builtins(getattr(view, "hand", None)) for view in views]
            return f"{name} {encode(hands).decode()}"
        return f"{name}\n" + "\n".join(encode(view).decode() for view in views)
