"""Rounds of Zip Zap that are played over sockets, so that a page can be looked at when one is over."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

from tests.browser.visitors import Made, Visits
from tests.hosting.play import Player, socket

GLANCE = 0.05
QUICK = {"idleStallMs": 300, "freeCardMs": 600, "misplayLockMs": 0}


class _Hand:
    """A seat whose player makes any move there is, one at a time; what it knows of the table."""

    def __init__(self, player: Player) -> None:
        self.player, self.moves, self.asked = player, list[Any](), ""
        self.view: dict[str, Any] = {}
        self.over = False

    def hear(self) -> None:
        try:
            received = json.loads(self.player.connection.recv(timeout=GLANCE))
        except TimeoutError:
            return
        if received.get("id") == self.asked:
            self.asked = ""
        if received["type"] == "news":
            self.view |= received.get("view") or {}
            self.moves = received.get("moves") or []
            self.over = self.over or received.get("room", {}).get("phase") == "over"

    def act(self, rng: random.Random, *, ready: bool) -> None:
        moves = [each for each in self.moves if ready or each["type"] != "ready"]
        if moves and not self.asked:
            self.player.ask("move", move=rng.choice(moves))
            self.asked = str(self.player.asked)


def play_rounds(visits: Visits, table: Made, *, playing: Sequence[int] = (0,), whole: bool = False) -> dict[str, Any]:
    """Deal, and play until a round is over, or the whole match; the view at its end. Seats that don't play keep all
    their cards.
    """
    rng = random.Random(3)
    with ExitStack() as sockets:
        hands = [
            _Hand(Player(sockets.enter_context(socket(visits.address)), table.code, table.tokens[seat]))
            for seat in playing
        ]
        hands[0].player.ask("start")
        while not hands[0].over and (whole or hands[0].view.get("ended") is None):
            for hand in hands:
                hand.hear()
                hand.act(rng, ready=whole)
        return hands[0].view
