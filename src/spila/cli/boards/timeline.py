"""Timeline in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spila.cli.fronts import DatedBoard, Front, Fronts
from spila.cli.narration import Narrator
from spila.dated.deck import YEAR
from spila.games.timeline.events import Placed
from spila.games.timeline.moves import Move
from spila.games.timeline.view import View
from spila.l10n import Words


class TimelineBoard(DatedBoard):
    """The line runs downward."""

    def story(self, event: Any, context: Fronts, words: Words) -> str:
        """The story of the card that was just turned."""
        return context.cards[event.card].story if isinstance(event, Placed) else ""

    def table(self, view: View, narrator: Narrator) -> RenderableType:
        """The line with its places, everybody's cards."""
        line = Table(title=narrator.say("board-line"), title_justify="left")
        for heading in ("place", "date", "card"):
            line.add_column(narrator.say(f"board-{heading}"))
        for place, each in enumerate(view.line):
            date = self.date(each.card, each.value, narrator.context, narrator.words)
            line.add_row(Text(str(place), style="dim"), "", "")
            line.add_row("", Text(date, style="bold"), self._front(each.card, narrator))
        line.add_row(Text(str(len(view.line)), style="dim"), "", "")
        players = Table(show_edge=False, pad_edge=False)
        for heading in ("player", "cards"):
            players.add_column(narrator.say(f"board-{heading}"))
        for seat, hand in enumerate(view.hands):
            numbered = (
                Text(f"{number} ").append_text(self._front(card, narrator)) for number, card in enumerate(hand, start=1)
            )
            shown = Text("\n").join(numbered) if view.alive[seat] else Text(narrator.say("board-out"))
            players.add_row(Text(narrator.player(seat)), shown, style="bold" if seat == view.turn else "")
        status = narrator.say("board-round", round=view.round, pile=view.pile, box=view.box)
        return Group(line, Text(status, style="dim"), players)

    def _front(self, card: int, narrator: Narrator) -> Text:
        """Name and claim: what a front says."""
        front: Front = narrator.context.cards[card]
        text = Text(front.name)
        return text.append(f": {front.claim}", style="dim not bold") if front.claim else text

    def move(self, move: Move, view: View, narrator: Narrator) -> str:
        """A card and its neighbours-to-be."""
        dates = [self.date(each.card, each.value, narrator.context, narrator.words) for each in view.line]
        left, right = dates[move.place - 1 : move.place], dates[move.place : move.place + 1]
        order = "years" if view.unit == YEAR else "numbers"
        if left and right:
            between = narrator.say("between", left=left[0], right=right[0], order=order)
        else:
            between = (
                narrator.say("before", right=right[0], order=order)
                if right
                else narrator.say("after", left=left[0], order=order)
            )
        return narrator.say("move-place", card=narrator.card(move.card), between=between)

    def listed(self, moves: Sequence[Move], view: View) -> list[Move]:
        """None: cards and places are typed as two numbers."""
        return []

    def typed(self, answer: str, moves: Sequence[Move], view: View) -> Move | None:
        """`2 0`: the second own card at place 0."""
        parts = answer.split()
        if len(parts) != 2 or not all(part.isdecimal() for part in parts):
            return None
        hand = view.hands[view.turn]
        number, place = int(parts[0]), int(parts[1])
        if not 1 <= number <= len(hand):
            return None
        return next((move for move in moves if (move.card, move.place) == (hand[number - 1], place)), None)


BOARD = TimelineBoard()
