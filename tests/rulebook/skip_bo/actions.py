"""Actions in the words of the worked examples, done or refused.

`hand 7'2 → B1`, `stock → B1`, `D1 → B1`, `buy B's stock → B1`, `buy B's D1 → B1`; `4¢ → B1, then stock` is four coins
as the next number with the stock card after them, `12¢ → B1` coins as a 12; `pay`, `decline`, `discard 8 → D1`, `end`.
"""

from __future__ import annotations

import re
from typing import Final, TypeVar

from spila.games.skip_bo import GAME
from spila.games.skip_bo.events import CoinsPaid, Event
from spila.games.skip_bo.moves import (
    DECLINE,
    END,
    PAY,
    BuyDiscard,
    BuyStock,
    CoinTwelve,
    Discard,
    DiscardTop,
    Hand,
    Move,
    Play,
    Source,
    Stock,
    Substitute,
)
from spila.games.skip_bo.state import State
from spila.kernel import GameEnd, Refusal, Seat, Step
from spila.kernel.codec import encode
from tests.rulebook.skip_bo.notation import card

E = TypeVar("E")

_WORDS: Final[dict[str, Move]] = {"pay": PAY, "decline": DECLINE, "end": END}
_DISCARD: Final = re.compile(r"discard (\S+) → D(\d)")
_COINS: Final = re.compile(r"(\d+)¢ → B(\d)(?:, then (.+))?")
_PLAY: Final = re.compile(r"(.+) → B(\d)")
_SOURCE: Final = re.compile(r"(?:hand (?P<card>\S+)|(?:buy (?P<owner>[A-F])'s )?(?:stock|D(?P<pile>\d)))")


def source(text: str) -> Source:
    """Where a card comes from."""
    said = _SOURCE.fullmatch(text)
    if said is None:
        raise ValueError(f"not a source: {text}")
    if said["card"]:
        return Hand(card(said["card"]))
    pile = int(said["pile"]) - 1 if said["pile"] else None
    if said["owner"] is None:
        return Stock() if pile is None else DiscardTop(pile)
    owner = "ABCDEF".index(said["owner"])
    return BuyStock(owner) if pile is None else BuyDiscard(owner, pile)


def move(text: str) -> Move:
    """The move that an action's words mean."""
    if text in _WORDS:
        return _WORDS[text]
    if said := _DISCARD.fullmatch(text):
        return Discard(card(said[1]), int(said[2]) - 1)
    if said := _COINS.fullmatch(text):
        pile = int(said[2]) - 1
        return Substitute(source(said[3]), pile) if said[3] else CoinTwelve(pile)
    if said := _PLAY.fullmatch(text):
        return Play(source(said[1]), int(said[2]) - 1)
    raise ValueError(f"not an action: {text}")


def do(state: State, *actions: str) -> Step[State, Event]:
    """The player to move does these things one after the other; the events of all of them.

    Each must be listed as legal, cost the coins that its text names, and lead to a position that the position check
    of the game accepts.
    """
    events: tuple[Event, ...] = ()
    ended: GameEnd[State] | None = None
    for action in actions:
        chosen = move(action)
        assert chosen in GAME.moves(state, state.turn), f"not listed: {action}"
        step = GAME.play(state, state.turn, chosen)
        assert isinstance(step, Step), f"{action}: {step}"
        if said := _COINS.fullmatch(action):
            assert CoinsPaid(state.turn, int(said[2]) - 1, int(said[1])) in step.events
        state = step.state
        ended = step.ended and GameEnd(step.ended.state, len(events) + step.ended.events)
        events += step.events
        assert GAME.restore(GAME.position(state)) == state
    return Step(state, events, ended)


def refused(state: State, action: str, *, by: Seat | None = None) -> Refusal:
    """Why the player to move (or another seat) may not do this. It is not listed, and it changes nothing."""
    seat = state.turn if by is None else by
    before = encode(GAME.position(state))
    chosen = move(action)
    assert chosen not in GAME.moves(state, seat), f"listed: {action}"
    answer = GAME.play(state, seat, chosen)
    assert isinstance(answer, Refusal), f"not refused: {action}"
    assert encode(GAME.position(state)) == before
    return answer


def listed(state: State, kind: type[E]) -> list[E]:
    """The legal moves of one kind of the player to move."""
    return [each for each in GAME.moves(state, state.turn) if isinstance(each, kind)]


def events_of(step: Step[State, Event], kind: type[E]) -> list[E]:
    """What happened of one kind, in order."""
    return [event for event in step.events if isinstance(event, kind)]
