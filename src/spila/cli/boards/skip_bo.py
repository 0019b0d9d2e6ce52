"""Skip-Bo in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spila.cli.narration import Narrator
from spila.games.skip_bo.cards import TOP_RANK, WILD, rank, text
from spila.games.skip_bo.moves import (
    BuyDiscard,
    BuyStock,
    DeclineToll,
    Discard,
    DiscardTop,
    Hand,
    Move,
    PayToll,
    Play,
    Source,
    Stock,
    Substitute,
)
from spila.games.skip_bo.view import View
from spila.l10n import Words


class SkipBoBoard:
    """Cards in the notation of the rule pages: 7, 7'2 for a 7 with toll 2, W for a Skip-Bo card."""

    def context(self, options: Any, words: Words) -> None:
        """Card names need nothing."""

    def card(self, card: int, context: Any, words: Words) -> str:
        """A card in short notation."""
        return text(card)

    def table(self, view: View, narrator: Narrator) -> RenderableType:
        """Building piles, everybody's piles, the own hand."""
        piles = Table(title=narrator.say("board-piles"), title_justify="left", show_header=False)
        numbers = [f"{place}" for place in range(1, len(view.piles) + 1)]
        piles.add_row(*(Text(number, style="dim") for number in numbers))
        piles.add_row(*(_pile(pile.value, pile.top, pile.coins) for pile in view.piles))
        wants = (
            narrator.say("board-wants", rank=pile.value + 1) if pile.value < TOP_RANK else "" for pile in view.piles
        )
        piles.add_row(*(Text(each, style="dim") for each in wants))
        players = Table(show_edge=False, pad_edge=False)
        for heading in ("player", "stock", "hand", "discards", "coins", "score"):
            players.add_column(narrator.say(f"board-{heading}"))
        for seat, player in enumerate(view.players):
            stock = "–" if player.stock is None else f"{text(player.stock)} ({player.stock_count})"
            discards = "  ".join(
                f"[{_stack(shown, count)}]" for shown, count in zip(player.discards, player.discard_counts)
            )
            style = "bold" if seat == view.turn else ""
            cells = (narrator.player(seat), stock, str(player.hand_count), discards, str(player.coins))
            players.add_row(*(Text(cell) for cell in (*cells, str(view.scores[seat]))), style=style)
        parts: list[RenderableType] = [
            piles,
            Text(narrator.say("board-supply", draw=view.draw, completed=view.completed), style="dim"),
            players,
        ]
        if view.hand is not None:
            parts.append(Text(narrator.say("board-your-hand", cards=narrator.cards(view.hand)), style="bold"))
        return Group(*parts)

    def move(self, move: Move, view: View, narrator: Narrator) -> str:
        """A move, with what it costs and hands away."""
        if isinstance(move, (Play, Substitute)):
            return _with_card(move, view, narrator)
        if isinstance(move, Discard):
            return narrator.say("move-discard", card=text(move.card), pile=move.pile + 1)
        if isinstance(move, PayToll):
            return narrator.say("move-pay-toll", coins=view.toll)
        if isinstance(move, DeclineToll):
            return narrator.say("move-decline-toll", discards="yes" if view.decline_discards else "no")
        tag = str(move.__struct_config__.tag)
        pile = getattr(move, "pile", None)
        return narrator.say(f"move-{tag}", **({} if pile is None else {"pile": pile + 1}))

    def listed(self, moves: Sequence[Move], view: View) -> list[Move]:
        """Stock first, then hand and discard piles, purchases, coins; of several empty piles only the first."""
        empty = [place for place, pile in enumerate(view.piles) if not pile.value]
        offered = [
            move for move in moves if not isinstance(move, Discard) and getattr(move, "pile", None) not in empty[1:]
        ]
        order = (Stock, Hand, DiscardTop, BuyStock, BuyDiscard)
        return sorted(
            offered,
            key=lambda move: (isinstance(move, Substitute), order.index(type(getattr(move, "source", Stock())))),
        )

    def typed(self, answer: str, moves: Sequence[Move], view: View) -> Move | None:
        """`d 9 2`: discard a 9 on discard pile 2. Without a toll in the card's name any toll will do."""
        parts = answer.upper().split()
        if len(parts) != 3 or parts[0] != "D" or not parts[2].isdecimal():
            return None
        for move in moves:
            if isinstance(move, Discard) and move.pile + 1 == int(parts[2]):
                name = text(move.card)
                if parts[1] in (name, name.split("'")[0]):
                    return move
        return None


def _with_card(move: Play | Substitute, view: View, narrator: Narrator) -> str:
    source, pile = move.source, move.pile
    params: dict[str, object] = {
        "card": text(_card(source, view)),
        "source": narrator.source(source),
        "pile": pile + 1,
    }
    if isinstance(move, Substitute):
        line = narrator.say("move-substitute", coins=view.piles[pile].value + 1, **params)
    else:
        line = narrator.say("move-buy" if isinstance(source, (BuyStock, BuyDiscard)) else "move-play", **params)
    if isinstance(source, BuyStock) and view.players[source.seat].stock_count == 1:
        line += " " + narrator.say("board-danger", seat=narrator.player(source.seat))
    return line


def _card(source: Source, view: View) -> int:
    if isinstance(source, Hand):
        return source.card
    if isinstance(source, DiscardTop):
        return view.players[view.turn].discards[source.pile][-1]
    if isinstance(source, BuyDiscard):
        return view.players[source.seat].discards[source.pile][-1]
    stock = view.players[source.seat if isinstance(source, BuyStock) else view.turn].stock
    return -1 if stock is None else stock


def _pile(value: int, top: int | None, coins: int) -> Text:
    name = "·" if not value else str(value)
    if top is not None and rank(top) == WILD:
        name += " (W)"
    return Text(name + (f" +{coins}¢" if coins else ""), style="bold")


def _stack(shown: tuple[int, ...], count: int) -> str:
    """The last cards of a discard pile, top last; the line has to fit."""
    tops = " ".join(text(card) for card in shown[-3:])
    return ("…" if count > len(shown[-3:]) else "") + tops


BOARD = SkipBoBoard()
