"""Zip Zap in the terminal, where the race waits for the person at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spila.cli.narration import Narrator
from spila.games.zip_zap.cards import ZAP, suit, text
from spila.games.zip_zap.moves import Lay, LayZap, Move, Zap
from spila.games.zip_zap.view import View
from spila.l10n import Words

COLOURS = ("red", "green", "blue", "yellow", "magenta")


class ZipZapBoard:
    """Cards as letter and number: R4, G10, J7 for a joker."""

    def context(self, options: Any, words: Words) -> None:
        """Card names need nothing."""

    def card(self, card: int, context: Any, words: Words) -> str:
        """A card in short notation."""
        return words.say("zip-zap-zap") if card == ZAP else text(card)

    def table(self, view: View, narrator: Narrator) -> RenderableType:
        """The top card, everybody's counts, the own hand."""
        owner = narrator.say("board-start") if view.owner is None else narrator.player(view.owner)
        top = narrator.card(view.pile[-1]) if view.pile else "–"
        players = Table(show_edge=False, pad_edge=False)
        for heading in ("player", "cards", "zap", "score"):
            players.add_column(narrator.say(f"board-{heading}"))
        if view.ended is not None:
            players.add_column(narrator.say("board-left-over"))
        for seat, count in enumerate(view.counts):
            zap = "Z" if view.zaps[seat] else ""
            left = () if view.ended is None else (" ".join(map(narrator.card, view.ended.left[seat])),)
            players.add_row(Text(narrator.player(seat)), str(count), zap, str(view.scores[seat]), *left)
        parts: list[RenderableType] = [
            Text(narrator.say("board-round", round=view.round), style="dim"),
            Text(narrator.say("board-top", card=top, owner=owner), style="bold"),
            players,
        ]
        if view.hand is not None:
            hand = Text(narrator.say("board-your-hand", cards=""))
            for card in view.hand:
                hand.append(f" {narrator.card(card)}", style="bold" if card == ZAP else f"bold {COLOURS[suit(card)]}")
            parts.append(hand)
        return Group(*parts)

    def move(self, move: Move, view: View, narrator: Narrator) -> str:
        """A move."""
        params = {"card": text(move.card)} if isinstance(move, (Lay, LayZap)) else {}
        return narrator.say(f"move-{move.__struct_config__.tag}", **params)

    def listed(self, moves: Sequence[Move], view: View) -> list[Move]:
        """All of them, but card with ZAP only in the short form when the list would be long."""
        return list(moves) if len(moves) <= 12 else [move for move in moves if not isinstance(move, LayZap)]

    def typed(self, answer: str, moves: Sequence[Move], view: View) -> Move | None:
        """`r4` lays a card, `r4z` calls ZAP! with it, `z` calls ZAP!."""
        word = answer.upper().replace(" ", "")
        for move in moves:
            if isinstance(move, (Lay, LayZap)):
                if word == text(move.card) + ("Z" if isinstance(move, LayZap) else ""):
                    return move
            elif isinstance(move, Zap) and word == "Z":
                return move
        return None


BOARD = ZipZapBoard()
