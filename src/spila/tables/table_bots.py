"""The bots of a table: how long they let pass before they move, and what they and hints have to decide."""

from __future__ import annotations

import random
from functools import partial
from hashlib import sha256
from typing import Any, Final

from spila import bots
from spila.kernel import Refusal, Seat, refuse
from spila.tables.state import TableState
from spila.tables.thinking import Question

THINKING: Final = {"instant": (0.0, 0.0), "quick": (0.3, 0.7), "normal": (0.9, 1.8), "slow": (2.0, 3.5)}
"""Between which times, in seconds, a bot moves outside a race."""
REACTING: Final = {"instant": 0.0, "quick": 0.8, "normal": 1.0, "slow": 1.6}
"""By how much a bot's own reaction time in a race is multiplied."""
LEAST_REACTION: Final = 0.2
"""Seconds below which no bot reacts in a race, unless the pace is `instant`."""


class TableBots:
    """The bots that play at one table, each with a random source of its own."""

    def __init__(self, state: TableState, chance: random.Random) -> None:
        self._state = state
        self._bots: dict[tuple[Seat, str], bots.Bot[Any, Any]] = {}
        self._rng = random.Random(chance.getrandbits(64))

    def delay(self, seat: Seat, level: str) -> float:
        """How many seconds a bot lets pass before it moves."""
        state = self._state
        pace = state.seating.settings.pace
        if not state.racing:
            return self._rng.uniform(*THINKING[pace])
        if not REACTING[pace]:
            return 0.0
        own = self._bot(seat, level).delay(state.game.view(state.position, seat), self._rng) / 1000
        return max(own * REACTING[pace], LEAST_REACTION)

    def question(self, seat: Seat, due_at: int | None = None) -> Question | None:
        """What the bot of a seat has to decide now; None if it is not its turn, or there is no bot. Neither is there
        anything to decide if the game has moved on since the version at which the bot was due: it is due anew.
        """
        state = self._state
        if due_at is not None and due_at != state.last_move:
            return None
        level = state.seating.bot_level(seat)
        if level is None or seat not in state.undecided:
            return None
        moves = state.game.moves(state.position, seat)
        if not moves:
            return None
        bot, view = self._bot(seat, level), state.game.view(state.position, seat)
        bot.people = frozenset(state.seating.persons())
        return Question(state.last_move, partial(bots.decide, bot, view, moves))

    def hint(self, seat: Seat) -> Question | Refusal:
        """What a good player would do on this seat, who sees no more than its player."""
        state = self._state
        if not state.seating.hints:
            return refuse("hints-off")
        if state.match is None or state.over:
            return refuse("not-started" if state.match is None else "match-over")
        if seat not in (awaited := state.to_act):
            return refuse("not-your-turn", seat=min(awaited)) if awaited else refuse("match-over")
        if state.racing:
            return refuse("hint-race")
        moves, view = state.match.moves(seat), state.match.view(seat)
        if not moves:
            return refuse("no-moves")
        return Question(state.last_move, partial(bots.hint, state.game.id, view, moves, self._knowledge()))

    def _bot(self, seat: Seat, level: str) -> bots.Bot[Any, Any]:
        if (seat, level) not in self._bots:
            state = self._state
            # Not the seed of the deal, or what a bot draws would tell of hidden cards.
            seed = int.from_bytes(sha256(b"spila bot" + state.seed + bytes([seat])).digest()[:6], "big")
            self._bots[seat, level] = bots.load(state.game.id, level)(seed, self._knowledge())
        return self._bots[seat, level]

    def _knowledge(self) -> Any:
        return None if self._state.match is None else self._state.game.knowledge(self._state.match.options)
