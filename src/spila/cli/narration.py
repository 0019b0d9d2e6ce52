"""Moves, events, refusals and results in words: the code names the message, the fields are its parameters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec
from rich.console import RenderableType

from spila.kernel import Malformed, Refusal, Result
from spila.l10n import Words
from spila.plugins import part_module, part_name

SEATS = ("seat", "owner", "starter")
MANY_SEATS = ("winners", "seats", "finished")
PILES = ("pile", "toll_pile")
CARDS = ("card", "cards", "top", "tops")


class Board(Protocol):
    """What a game brings for the terminal: `spila.cli.boards.<game>`."""

    def card(self, card: int, context: Any, words: Words) -> str:
        """A card's name. `context` is whatever `context` below returned."""

    def context(self, options: Any, words: Words) -> Any:
        """What naming cards needs to know of a match."""

    def table(self, view: Any, narrator: Narrator) -> RenderableType:
        """The table as the seat sees it."""

    def move(self, move: Any, view: Any, narrator: Narrator) -> str:
        """A move in words."""

    def listed(self, moves: Sequence[Any], view: Any) -> list[Any]:
        """The moves to offer by number, best known first; moves that come to the same are offered once."""

    def typed(self, answer: str, moves: Sequence[Any], view: Any) -> Any:
        """The move that somebody typed in the game's own short form; None when it is none."""


@runtime_checkable
class Dated(Protocol):
    """What a board adds when its cards have dates and stories."""

    def date(self, card: int, value: int | float, context: Any, words: Words) -> str:
        """A card's date as it is printed."""

    def story(self, event: Any, context: Any, words: Words) -> str:
        """The story that an event brings to light, if any."""


def board(game: str) -> Board:
    """A game's board for the terminal; `Malformed` when the game has none."""
    module = part_module(game, "board", "spila.cli.boards")
    if module is None:
        raise Malformed("part-missing", game=game, part="board", module=part_name(game, "board", "spila.cli.boards"))
    found: Board = module.BOARD
    return found


class Named(str):
    """Players' names as they begin a sentence, and as they stand inside one: "You and Anna", "you and Anna"."""

    __slots__ = ("inside",)
    inside: str

    def __new__(cls, text: str, inside: str) -> Named:
        """Both forms."""
        named = super().__new__(cls, text)
        named.inside = inside
        return named


class Narrator:
    """Describes what happens in one match, with the players' names."""

    def __init__(self, game: str, options: Any, names: Sequence[str], words: Words) -> None:
        self.game = game
        you, inside = words.say("cli-you"), words.say("cli-you-inside")
        self.names = [Named(name, inside if name == you else name) for name in names]
        self.words = words
        self.board = board(game)
        self.context = self.board.context(options, words)

    def say(self, name: str, **params: object) -> str:
        """A message of this game."""
        return self._told(f"{self.game}-{name}", **params)

    def card(self, card: int) -> str:
        """A card's name."""
        return self.board.card(card, self.context, self.words)

    def cards(self, cards: Sequence[int]) -> str:
        """Several cards' names."""
        return " ".join(self.card(card) for card in cards)

    def player(self, seat: int) -> Named:
        """A player's name."""
        return self.names[seat]

    def players(self, seats: Sequence[int]) -> Named:
        """Several players' names."""
        names = [self.names[seat] for seat in seats]
        inside = [name.inside for name in names]
        return Named(self._list([*names[:1], *inside[1:]]), self._list(inside))

    def _list(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.words.say("cli-and", first=", ".join(names[:-1]), last=names[-1])

    def event(self, event: Any) -> str:
        """What happened."""
        name = f"event-{event.__struct_config__.tag}"
        line = self.say(
            name, **{field: self._param(field, event) for field in event.__struct_fields__}, **_known(event)
        )
        story = self.board.story(event, self.context, self.words) if isinstance(self.board, Dated) else ""
        return f"{line}\n  {story}" if story else line

    def result(self, result: Result) -> str:
        """How it ended."""
        scores = self.scores(result.scores)
        return self.say(
            f"result-{result.reason}", winners=self.players(result.winners), count=len(result.winners), scores=scores
        )

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is refused."""
        params: dict[str, object] = {}
        for name, value in refusal.params.items():
            if name == "seat":
                params["player"] = self.player(int(value))
            elif name in CARDS:
                params[name] = self.card(int(value))
            else:
                params[name] = value
        return self._told(f"{self.game}-refusal-{refusal.code}", f"refusal-{refusal.code}", **params)

    def scores(self, scores: Sequence[int]) -> Named:
        """A number for each player."""
        inside = [f"{name.inside}: {score}" for name, score in zip(self.names, scores)]
        first = [f"{name}: {score}" for name, score in zip(self.names[:1], scores)]
        return Named(", ".join([*first, *inside[1:]]), ", ".join(inside))

    def _told(self, *messages: str, **params: object) -> str:
        """A message; inside its sentences the word for the reader begins with a small letter, as after a colon."""
        line = self.words.say(*messages, **params)
        texts = {value for value in params.values() if isinstance(value, str)}
        names = {text for text in texts if isinstance(text, Named) and text != text.inside}
        for named in names:
            line = _with_small_letters(line, named, texts - names)
        return line

    def _param(self, field: str, event: Any) -> object:
        value = getattr(event, field)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Result):
            return self.result(value)
        if isinstance(value, msgspec.Struct):
            return self.source(value)
        if field == "value" and isinstance(self.board, Dated):
            return self.board.date(event.card, value, self.context, self.words)
        return self._named(field, value)

    def _named(self, field: str, value: Any) -> object:
        """A value as a person reads it. What it stands for is in the field's name."""
        if field in SEATS:
            return self.player(value)
        if field in MANY_SEATS:
            return self.players(value)
        if field in PILES:
            return value + 1
        if field in ("points", "scores", "shares"):
            return self.scores(value)
        if field in CARDS and value is not None:
            if isinstance(value, tuple):
                return self.cards(value)
            return value if field == "cards" else self.card(value)
        return "" if value is None else value if isinstance(value, int | str) else str(value)

    def source(self, source: Any) -> str:
        """Where a card comes from."""
        params = {field: self._param(field, source) for field in source.__struct_fields__}
        return self.say(f"source-{source.__struct_config__.tag}", **params)


def _with_small_letters(line: str, named: Named, others: Iterable[str]) -> str:
    """Names that begin a sentence stay as they are, and so do the same words in other parameters, such as cards."""
    alike = [re.escape(other) for other in others if named in other]
    wanted = re.compile("|".join([*alike, rf"(?<!\w)({re.escape(named)})(?!\w)"]))

    def fitting(found: re.Match[str]) -> str:
        before = line[: found.start()].rstrip()
        return named.inside if found[1] and before and before[-1] not in ".!?" else found[0]

    return wanted.sub(fitting, line)


def describe_refusal(game: str, code: str, given: Mapping[str, int | str], words: Words) -> str:
    """A refusal outside of its match, where nobody has a name. Cards are named beside a top card: those are real."""
    params: dict[str, object] = dict(given)
    if "seat" in given:
        params["player"] = words.say("cli-seat", number=int(given["seat"]) + 1)
    if "top" in given:
        for name in ("card", "top"):
            params[name] = board(game).card(int(given[name]), None, words)
    return words.say(f"{game}-refusal-{code}", f"refusal-{code}", **params)


def describe_forfeit(game: str, code: str, params: Mapping[str, int | str], words: Words) -> str:
    """Why a bot lost without playing on."""
    if words.has(f"forfeit-{code}"):
        return words.say(f"forfeit-{code}")
    return describe_refusal(game, code, params, words)


def _known(event: Any) -> dict[str, object]:
    """For messages that select on it: whether the reader is shown the cards of an event, `yes` or `no`."""
    shown = [getattr(event, field) for field in ("card", "cards") if field in event.__struct_fields__]
    return {"known": "yes" if all(each is not None and each != () for each in shown) else "no"} if shown else {}
