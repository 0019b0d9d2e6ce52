"""What a seat may know (TT-INFO), and full states that would look the same to it."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from spila.dated.deck import possible_deck
from spila.dated.line import LineCard
from spila.games.timeline_together.draft import missing
from spila.games.timeline_together.options import Options, Rules
from spila.games.timeline_together.ranking import Standing, standings
from spila.games.timeline_together.state import JUST_CAME, SILENT, Player, Side, State, TurnedCard
from spila.kernel import Result, Seat
from spila.kernel.game import Random

Status: TypeAlias = Literal["in", "new", "silent", "out", "left"]
"""A seat plays; came while a card was open; has not answered for a while; has no lives left; has left."""


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as everybody sees it, and what only its own seat knows: its answer and how it is doing.

    `cards` is how many cards of the deck are in play, `rounds` how many are placed in all. `answered` are the seats
    that have picked a gap for this card, `ready` those that have seen enough of it once it is turned, or that have
    talked enough while teams are `talking`; `missing` is how many answers an open card still waits for.
    """

    seat: Seat | None
    answer: int | None
    right: bool | None
    points: int | None
    streak: int | None
    mistakes: int | None
    rules: Rules
    deck: str
    unit: str
    cards: int
    rounds: int
    round: int
    card: int | None
    line: tuple[LineCard, ...]
    players: tuple[Status, ...]
    answered: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    missing: int
    talking: bool
    history: tuple[TurnedCard, ...]
    ranking: tuple[Standing, ...]
    result: Result | None


def view(state: State, seat: Seat | None) -> View:
    """Allow-list: no date before its card is turned, nobody else's answer, and no points beyond the ranking."""
    options = state.options
    player = None if seat is None else state.players[seat]
    side = None if seat is None else state.sides[state.side(seat)]
    return View(
        seat=seat,
        answer=None if player is None else player.answer,
        right=None if side is None else side.right,
        points=None if side is None else side.points,
        streak=None if side is None else side.streak,
        mistakes=None if side is None else side.mistakes,
        rules=options.rules(),
        deck=options.deck.id,
        unit=options.deck.unit,
        cards=len(state.values),
        rounds=len(state.history) + len(state.pile),
        round=state.round,
        card=state.card,
        line=tuple(LineCard(card, state.values[card]) for card in state.line),
        players=tuple(_status(state, each) for each in range(len(state.players))),
        answered=_answered(state),
        ready=tuple(seat for seat, each in enumerate(state.players) if each.ready),
        missing=0 if state.card is None else len(missing(state)),
        talking=state.talking,
        history=state.history,
        ranking=standings(state),
        result=state.result,
    )


def answering(before: State, after: State) -> dict[str, Any] | None:
    """What an answer, or somebody who has seen or talked enough, changes of a spectator's view. None after anything
    else: more has changed than the players, or there are others.
    """
    if after.sides != before.sides or len(after.players) != len(before.players) or after.talking != before.talking:
        return None
    if after.turned != before.turned or after.line is not before.line or after.result is not before.result:
        return None
    if after.pile is not before.pile or after.history is not before.history:
        return None
    found: dict[str, Any] = {}
    players = zip(before.players, after.players, strict=True)
    changed = [seat for seat, (old, new) in enumerate(players) if old is not new]
    if any(before.players[seat].left != after.players[seat].left for seat in changed):
        return None  # a ranking may leave them out
    if any(_status(before, seat) != _status(after, seat) for seat in changed):
        found["players"] = tuple(_status(after, each) for each in range(len(after.players)))
    if any((before.players[seat].answer is None) != (after.players[seat].answer is None) for seat in changed):
        found["answered"] = _answered(after)
    if any(before.players[seat].ready != after.players[seat].ready for seat in changed):
        found["ready"] = tuple(seat for seat, each in enumerate(after.players) if each.ready)
    if after.card is not None and (count := len(missing(after))) != len(missing(before)):
        found["missing"] = count
    return found


def _answered(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, each in enumerate(state.players) if each.answer is not None)


def _status(state: State, seat: Seat) -> Status:
    player = state.players[seat]
    if player.left:
        return "left"
    if state.out(seat):
        return "out"
    return "new" if player.missed < 0 else "silent" if player.missed >= SILENT else "in"


def sample(view: View, rng: Random) -> State:
    """Cards that are nowhere to be seen come in any order, their dates are drawn anew from the eras in play or from
    around the dates in the line; others have answered anything.
    """
    shown = {each.card for each in view.line} | ({view.card} if view.card is not None else set())
    hidden = [card for card in range(view.cards) if card not in shown]
    rng.shuffle(hidden)
    pile = (*(() if view.card is None else (view.card,)), *hidden)[: view.rounds - len(view.history)]
    known = {each.card: each.value for each in view.line}
    dates = [known.get(card) for card in range(view.cards)]
    deck = possible_deck(view.deck, view.unit, dates, view.rules.categories, view.rules.eras, rng)
    values = tuple(card.value for card in deck.cards)
    rules = {field: getattr(view.rules, field) for field in Rules.__struct_fields__}
    return State(
        Options(**rules, deck=deck),
        values,
        _players(view, rng),
        _sides(view),
        tuple(each.card for each in view.line),
        pile,
        view.history,
        view.card is None and view.result is None,
        view.result,
        view.talking,
    )


MISSED: Final[dict[Status, int]] = {"in": 0, "new": JUST_CAME, "silent": SILENT, "out": SILENT, "left": 0}


def _players(view: View, rng: Random) -> tuple[Player, ...]:
    """Somebody who answered did so in any gap that there was, in any order."""
    gaps = len(view.line) + (view.card is not None)
    orders = list(range(len(view.answered)))
    rng.shuffle(orders)
    order = dict(zip(view.answered, orders, strict=True))
    found = []
    for seat, status in enumerate(view.players):
        answer = None if seat not in order else view.answer if seat == view.seat else rng.randrange(gaps)
        missed = 0 if seat in order else MISSED[status]
        found.append(Player(answer, order.get(seat, 0), missed, seat in view.ready, status == "left"))
    return tuple(found)


def _sides(view: View) -> tuple[Side, ...]:
    """Points as far as they are known, and enough mistakes where somebody is out."""
    teams = view.rules.teams
    count = len(view.players) if teams is None else teams
    points = {each.side: each.points for each in view.ranking}
    lost = {seat % count for seat, status in enumerate(view.players) if status == "out"}
    sides = [Side(points.get(side, 0), 0, (view.rules.lives or 0) * (side in lost)) for side in range(count)]
    if view.seat is not None:
        assert view.points is not None
        assert view.streak is not None
        assert view.mistakes is not None
        sides[view.seat % count] = Side(view.points, view.streak, view.mistakes, view.right)
    return tuple(sides)
