"""What a seat may know (TL-GAP-04), and full states that would look the same to it."""

from __future__ import annotations

import msgspec

from spila.dated.deck import possible_deck
from spila.dated.line import LineCard
from spila.games.timeline.options import Options, Rules
from spila.games.timeline.state import State
from spila.kernel import Result, Seat
from spila.kernel.game import Random


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as everybody sees it: fronts lie open, dates only in the line. `cards`: how many are in play."""

    seat: Seat | None
    rules: Rules
    deck: str
    unit: str
    cards: int
    hands: tuple[tuple[int, ...], ...]
    line: tuple[LineCard, ...]
    pile: int
    pile_top: int | None
    box: int
    alive: tuple[bool, ...]
    first: Seat
    turn: Seat
    round: int
    tie_break: bool
    result: Result | None


def view(state: State, seat: Seat | None) -> View:
    """Allow-list: dates of hands, pile and box stay hidden, and so does the order of the pile."""
    options = state.options
    return View(
        seat=seat,
        rules=options.rules(),
        deck=options.deck.id,
        unit=options.deck.unit,
        cards=len(state.values),
        hands=state.hands,
        line=tuple(LineCard(card, state.values[card]) for card in state.line),
        pile=len(state.pile),
        pile_top=state.pile[-1] if state.pile and options.show_pile_top else None,
        box=len(state.box),
        alive=state.alive,
        first=state.first,
        turn=state.turn,
        round=state.round,
        tie_break=state.tie_break,
        result=state.result,
    )


def sample(view: View, rng: Random) -> State:
    """Cards that are nowhere to be seen go at random to pile and box; hidden dates are drawn anew from the eras in
    play, or from around the dates in the line: a view says nothing more about them.
    """
    shown = {card for hand in view.hands for card in hand} | {each.card for each in view.line}
    if view.pile_top is not None:
        shown.add(view.pile_top)
    hidden = [card for card in range(view.cards) if card not in shown]
    rng.shuffle(hidden)
    under = view.pile - (view.pile_top is not None)
    pile = (*hidden[:under], *(() if view.pile_top is None else (view.pile_top,)))
    known = {each.card: each.value for each in view.line}
    dates = [known.get(card) for card in range(view.cards)]
    deck = possible_deck(view.deck, view.unit, dates, view.rules.categories, view.rules.eras, rng)
    values = tuple(card.value for card in deck.cards)
    rules = {field: getattr(view.rules, field) for field in Rules.__struct_fields__}
    return State(
        Options(**rules, deck=deck), bytes(rng.randrange(256) for _ in range(32)), 0,
        values, view.hands, tuple(each.card for each in view.line), pile, tuple(hidden[under:]), view.alive, view.first,
        view.turn, view.round, view.tie_break, view.result,
    )  # fmt: skip
