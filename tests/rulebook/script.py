"""Writing a lesson: every move goes through the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from spila.kernel import Step
from tests.rulebook.positions import printed

YOU = 0


class Script:
    """A lesson being written: every move goes through the rules, which must allow it."""

    def __init__(self, game: Any, state: Any, cards: dict[int, str] | None = None) -> None:
        self.game, self.state = game, state
        self.steps: list[dict[str, Any]] = []
        self.lesson = {
            "game": game.id,
            "seat": YOU,
            "seats": len(game.position(state).players),
            "view": msgspec.to_builtins(game.view(state, YOU)),
            "moves": msgspec.to_builtins(list(game.moves(state, YOU))),
            "steps": self.steps,
            "cards": cards or {},
            **printed(game, state),
        }

    def read(self, name: str) -> None:
        """Something to read."""
        self.steps.append({"name": name})

    def do(self, name: str, move: Any, *answers: tuple[int, Any]) -> None:
        """The learner's move, and what the others do after it."""
        self.turned: dict[int, Any] = {}
        news = [self._play(YOU, move), *(self._play(seat, answer) for seat, answer in answers)]
        turned = msgspec.to_builtins(self.turned)
        step = {"name": name, "move": msgspec.to_builtins(move), "news": news}
        self.steps.append({**step, "turned": turned} if turned else step)

    def _play(self, seat: int, move: Any) -> dict[str, Any]:
        assert seat in self.game.to_act(self.state)
        assert move in self.game.moves(self.state, seat), move
        before, step = self.state, self.game.play(self.state, seat, move)
        assert isinstance(step, Step)
        self.state = step.state
        known = self.game.turned_sides(before, ())
        sides = self.game.turned_sides(step.state, step.events)
        self.turned |= {card: side for card, side in sides.items() if card not in known}
        own, was = self.game.own(step.state, YOU), self.game.own(before, YOU)
        events = [seen for event in step.events if (seen := self.game.seen(event, YOU)) is not None]
        plain = {
            "seat": seat,
            "events": events,
            "view": self.game.changes(before, step.state),
            "own": {name: value for name, value in own.items() if value != was[name]},
            "moves": self.game.moves(step.state, YOU) if YOU in self.game.to_act(step.state) else [],
        }
        return {name: value for name, value in msgspec.to_builtins(plain).items() if value or name == "seat"}
