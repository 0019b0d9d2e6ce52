"""Timeline in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spila.cli.telling import Teller
from spila.games.timeline.moves import Move
from spila.games.timeline.options import Options
from spila.games.timeline.view import View
from spila.l10n import Words


class TimelineBoard:
    """The line runs downward; a card is named by its id in the deck."""

    def context(self, options: Options, words: Words) -> tuple[str, ...]:
        """The names of the cards in play."""
        return tuple(card.id for card in options.in_play())

    def card(self, card: int, context: Any, words: Words) -> str:
        """A card's name; for card -1 the context is a date."""
        if card == -1:
            return _date(context, words)
        return str(context[card])

    def table(self, view: View, teller: Teller) -> RenderableType:
        """The line with its places, everybody's cards."""
        line = Table(title=teller.say("board-line"), title_justify="left")
        for heading in ("place", "date", "card"):
            line.add_column(teller.say(f"board-{heading}"))
        for place, each in enumerate(view.line):
            line.add_row(Text(str(place), style="dim"), "", "")
            line.add_row("", Text(_date(each.value, teller.words), style="bold"), Text(teller.card(each.card)))
        line.add_row(Text(str(len(view.line)), style="dim"), "", "")
        players = Table(show_edge=False, pad_edge=False)
        for heading in ("player", "cards"):
            players.add_column(teller.say(f"board-{heading}"))
        for seat, hand in enumerate(view.hands):
            numbered = (f"{number} {teller.card(card)}" for number, card in enumerate(hand, start=1))
            cards = "\n".join(numbered) if view.alive[seat] else teller.say("board-out")
            players.add_row(Text(teller.player(seat)), Text(cards), style="bold" if seat == view.turn else "")
        status = teller.say("board-round", round=view.round, pile=view.pile, box=view.box)
        return Group(line, Text(status, style="dim"), players)

    def move(self, move: Move, view: View, teller: Teller) -> str:
        """A card and its neighbours-to-be."""
        dates = [_date(each.value, teller.words) for each in view.line]
        left, right = dates[move.place - 1 : move.place], dates[move.place : move.place + 1]
        if left and right:
            between = teller.say("between", left=left[0], right=right[0])
        else:
            between = teller.say("before", right=right[0]) if right else teller.say("after", left=left[0])
        return teller.say("move-place", card=teller.card(move.card), between=between)

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

    def simple(self, view: View, moves: Sequence[Move], rng: Any) -> Move:
        """A guest who knows no dates."""
        chosen: Move = rng.choice(list(moves))
        return chosen


def _date(value: int | float, words: Words) -> str:
    return words.say("timeline-date-bce", year=str(-value)) if value < 0 else str(value)


BOARD = TimelineBoard()
