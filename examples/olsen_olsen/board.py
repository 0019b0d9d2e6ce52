"""Olsen-olsen in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from examples.olsen_olsen.cards import text
from examples.olsen_olsen.moves import Draw, Move, Pass, Play, PlayEight
from examples.olsen_olsen.view import View
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spila.cli.narration import Narrator
from spila.l10n import Words


class OlsenOlsenBoard:
    """Cards in short notation: S8 is the eight of spades."""

    def context(self, options: Any, words: Words) -> None:
        """Card names need nothing."""

    def card(self, card: int, context: Any, words: Words) -> str:
        """A card in short notation."""
        return text(card)

    def table(self, view: View, narrator: Narrator) -> RenderableType:
        """The top card and the suit that has to follow, everyone's counts, the player's own hand."""
        players = Table(show_edge=False, pad_edge=False)
        for heading in ("player", "cards"):
            players.add_column(narrator.say(f"board-{heading}"))
        for seat, count in enumerate(view.counts):
            players.add_row(Text(narrator.player(seat)), str(count))
        top = narrator.say("board-top", card=narrator.card(view.top), suit=view.suit, draw=view.draw)
        parts: list[RenderableType] = [Text(top, style="bold"), players]
        if view.hand is not None:
            parts.append(Text(narrator.say("board-hand", cards=narrator.cards(view.hand))))
        return Group(*parts)

    def move(self, move: Move, view: View, narrator: Narrator) -> str:
        """A move in words."""
        params: dict[str, object] = {}
        if isinstance(move, Play | PlayEight):
            params["card"] = text(move.card)
        if isinstance(move, PlayEight):
            params["suit"] = move.suit
        return narrator.say(f"move-{move.__struct_config__.tag}", **params)

    def listed(self, moves: Sequence[Move], view: View) -> list[Move]:
        """All of them."""
        return list(moves)

    def typed(self, answer: str, moves: Sequence[Move], view: View) -> Move | None:
        """`h4` plays a card, `s8h` an eight that asks for hearts, `d` draws, `p` passes."""
        word = answer.upper()
        for move in moves:
            match move:
                case Play(card) if word == text(card):
                    return move
                case PlayEight(card, suit) if word == text(card) + "SHDC"[suit]:
                    return move
                case Draw() if word == "D":
                    return move
                case Pass() if word == "P":
                    return move
        return None


BOARD = OlsenOlsenBoard()
