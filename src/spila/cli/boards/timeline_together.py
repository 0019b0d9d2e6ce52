"""Timeline together in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spila.cli.fronts import DatedBoard, Front, Fronts
from spila.cli.narration import Narrator
from spila.dated.deck import YEAR
from spila.games.timeline_together.events import Turned
from spila.games.timeline_together.moves import ANSWERS, Move, Ready
from spila.games.timeline_together.view import View
from spila.l10n import Words


def letter(gap: int) -> str:
    """The letter of a gap: A is before all cards, AA comes after Z."""
    return chr(ord("A") + gap) if gap < 26 else letter(gap // 26 - 1) + letter(gap % 26)


class TimelineTogetherBoard(DatedBoard):
    """The line runs downward, with a letter at each gap."""

    def story(self, event: Any, context: Fronts, words: Words) -> str:
        """The story of the card that was just turned."""
        return context.cards[event.card].story if isinstance(event, Turned) else ""

    def table(self, view: View, narrator: Narrator) -> RenderableType:
        """The line with its gaps, the open card, and everybody."""
        line = Table(title=narrator.say("board-line"), title_justify="left")
        for heading in ("gap", "date", "card"):
            line.add_column(narrator.say(f"board-{heading}"))
        for gap, each in enumerate(view.line):
            date = self.date(each.card, each.value, narrator.context, narrator.words)
            line.add_row(self._gap(gap, view), "", "")
            line.add_row("", Text(date, style="bold"), Text(narrator.card(each.card)))
        line.add_row(self._gap(len(view.line), view), "", "")
        players = Table(show_edge=False, pad_edge=False)
        for heading in ("player", "state", "points"):
            players.add_column(narrator.say(f"board-{heading}"))
        points = {each.side: str(each.points) for each in view.ranking}
        for seat in range(len(view.players)):
            side = seat if view.rules.teams is None else seat % view.rules.teams
            state = narrator.say("board-status", status=self._status(view, seat))
            players.add_row(Text(narrator.player(seat)), state, points.get(side, ""))
        parts: list[RenderableType] = [line, players]
        status = narrator.say("board-round", round=view.round, rounds=view.rounds, missing=view.missing)
        parts.append(Text(status, style="dim"))
        if view.card is not None:
            front: Front = narrator.context.cards[view.card]
            text = Text(narrator.say("board-open", card=front.name), style="bold")
            parts.append(text.append(f"\n{front.claim}", style="not bold") if front.claim else text)
        return Group(*parts)

    def _gap(self, gap: int, view: View) -> Text:
        picked = view.answer == gap and view.card is not None
        return Text(letter(gap), style="bold reverse" if picked else "dim")

    def _status(self, view: View, seat: int) -> str:
        state = view.players[seat]
        if state in ("out", "left"):
            return state
        done = view.answered if view.card is not None else view.ready
        return "done" if seat in done else "thinking"

    def move(self, move: Move, view: View, narrator: Narrator) -> str:
        """A gap with its neighbours, or being ready."""
        if isinstance(move, Ready):
            return narrator.say("move-ready")
        dates = [self.date(each.card, each.value, narrator.context, narrator.words) for each in view.line]
        left, right = dates[move.gap - 1 : move.gap] if move.gap else [], dates[move.gap : move.gap + 1]
        order = "years" if view.unit == YEAR else "numbers"
        if left and right:
            between = narrator.say("between", left=left[0], right=right[0], order=order)
        else:
            between = (
                narrator.say("before", right=right[0], order=order)
                if right
                else narrator.say("after", left=left[0], order=order)
            )
        return narrator.say("move-answer", gap=letter(move.gap), between=between)

    def listed(self, moves: Sequence[Move], view: View) -> list[Move]:
        """All of them: there are as many as gaps."""
        return list(moves)

    def typed(self, answer: str, moves: Sequence[Move], view: View) -> Move | None:
        """`c`: the gap with that letter."""
        wanted = answer.strip().upper()
        return next((move for move in moves if move in ANSWERS and letter(move.gap) == wanted), None)


BOARD = TimelineTogetherBoard()
