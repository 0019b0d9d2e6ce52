"""What a seat may know (ZZ-GAP-24), and full states that would look the same to it."""

from __future__ import annotations

from typing import Final

import msgspec

from spila.games.zip_zap.cards import (
    FITS,
    JOKERS,
    NUMBER_BITS,
    NUMBERS,
    SUITS,
    ZAP,
    ZAP_BIT,
    bits,
    cards,
    number,
    suit,
    worth,
)
from spila.games.zip_zap.events import Event, RoundDealt, Why
from spila.games.zip_zap.options import Options
from spila.games.zip_zap.rounds import ROUNDS, points_of_round
from spila.games.zip_zap.state import NOBODY, Phase, State
from spila.kernel import Result, Seat
from spila.kernel.game import Random


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The card that fits on the top of the pile: its number, and its suits (None: any)."""

    number: int
    suits: tuple[int, ...] | None


def _wanted(card: int) -> Wanted | None:
    if not FITS[card]:
        return None
    suits = None if suit(card) == JOKERS else tuple(suit(each) for each in cards(FITS[card]))
    return Wanted(number(card) + 1, suits)


class RoundEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How a round ended: who went out, the cards that each seat still held, and the points that the round brought.

    `worth` is what each of those cards counts, in the same order; None where they count nothing (ZZ-VAR-1).
    """

    seat: Seat
    left: tuple[tuple[int, ...], ...]
    worth: tuple[tuple[int, ...], ...] | None
    points: tuple[int, ...]


_WANTED: Final = tuple(map(_wanted, range(ZAP)))


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as one seat sees it; `seat` and `hand` are None for a spectator.

    `pile` is only the top of the face-up pile (a number card, or a Zap and the number card under it), or all of it
    where the table shows played cards. `counts` are cards in each hand, the Zap card included. `wants` is None unless
    there is a race for fitting cards. `rounds` are those of the match, without extra ones after a tie (ZZ-MATCH-1).
    `fewest_wins`: the match is won with the fewest points, not the most. `ended` is None while a round is being played.
    """

    seat: Seat | None
    hand: tuple[int, ...] | None
    options: Options
    removed: tuple[int, ...]
    round: int
    phase: Phase
    counts: tuple[int, ...]
    zaps: tuple[bool, ...]
    left: int
    pile: tuple[int, ...]
    pile_count: int
    owner: Seat | None
    why: Why | None
    leader: Seat | None
    ready: tuple[bool, ...]
    scores: tuple[int, ...]
    result: Result | None
    wants: Wanted | None
    rounds: int
    fewest_wins: bool
    ended: RoundEnd | None


def view(state: State, seat: Seat | None) -> View:
    """Allow-list: other hands, the face-down pile and covered cards stay hidden; at a round's end all count what they
    hold on the table (ZZ-SCORE-1), so that hands are open until the next round is dealt.
    """
    seats = range(len(state.hands))
    return View(
        seat=seat,
        hand=None if seat is None else tuple(cards(state.hands[seat])),
        options=state.options,
        removed=state.removed,
        round=state.round,
        phase=state.phase,
        counts=tuple(hand.bit_count() for hand in state.hands),
        zaps=tuple(bool(hand & ZAP_BIT) for hand in state.hands),
        left=len(state.left),
        pile=state.pile if state.options.show_played_cards else _top(state.pile),
        pile_count=len(state.pile),
        owner=None if state.owner == NOBODY else state.owner,
        why=state.why,
        leader=None if state.leader == NOBODY else state.leader,
        ready=tuple(bool(state.ready >> each & 1) for each in seats),
        scores=state.scores,
        result=state.result,
        wants=_WANTED[state.top] if state.phase == "race" else None,
        rounds=ROUNDS[len(state.hands)],
        fewest_wins=state.options.scoring == "cards",
        ended=_ended(state),
    )


def _ended(state: State) -> RoundEnd | None:
    if state.phase not in ("pause", "over"):
        return None
    left = tuple(tuple(cards(hand)) for hand in state.hands)
    counted = state.options.scoring == "cards"
    worths = tuple(tuple(map(worth, hand)) for hand in left) if counted else None
    return RoundEnd(state.owner, left, worths, points_of_round(state, state.owner))


def _top(pile: tuple[int, ...]) -> tuple[int, ...]:
    return pile[-2:] if pile[-1:] == (ZAP,) else pile[-1:]


def seen(event: Event, seat: Seat | None) -> Event:
    """Only dealt hands are private."""
    if isinstance(event, RoundDealt):
        hands = tuple(hand if owner == seat else None for owner, hand in enumerate(event.hands))
        return RoundDealt(event.round, hands)
    return event


def sample(view: View, rng: Random) -> State:
    """Deal the unseen cards at random, minding what everybody knows: in a race somebody holds a fitting card, after a
    stall nobody does, and no hidden card fits on an unplayable start.
    """
    numbers = [card for card in view.pile if card != ZAP]
    top = numbers[-1] if numbers else 0
    open_hands = _open_hands(view)
    own = sum(open_hands.values()) & NUMBER_BITS
    unseen = _in_dealing_order(view, _shuffled(_unseen(view, own | bits(numbers)), rng), own, FITS[top], rng)
    places = _shuffled(_hidden_places(view, open_hands), rng)
    hands = _hands(view, open_hands, places, unseen)
    rest = _shuffled(unseen[len(places) :], rng)
    covered = _covered(view, numbers, _shuffled(rest[view.left :], rng))
    held = 0
    for hand in hands:
        held |= hand & ~ZAP_BIT
    return State(
        view.options, bytes(rng.randrange(256) for _ in range(32)), 0, view.removed, view.round, view.phase,
        tuple(hands), held, tuple(rest[: view.left]), (*covered, *view.pile), top,
        NOBODY if view.owner is None else view.owner, view.why, NOBODY if view.leader is None else view.leader,
        sum(1 << each for each, is_ready in enumerate(view.ready) if is_ready), view.scores, view.result,
    )  # fmt: skip


def _unseen(view: View, known: int) -> list[int]:
    """The number cards in play that are not among the known ones."""
    suits = [suit for suit in range(SUITS) if suit not in view.removed]
    return [card for suit in suits for card in range(NUMBERS * suit, NUMBERS * (suit + 1)) if not known >> card & 1]


def _in_dealing_order(view: View, unseen: list[int], own: int, fits: int, rng: Random) -> list[int]:
    """Hands are filled from the front and piles from what is left, so the order decides who may hold what fits."""
    if view.phase == "race" and not own & fits:
        # Somebody else must hold a fitting card: it goes first, so that a hand gets it.
        unseen.sort(key=lambda card: not fits >> card & 1)
        chosen = unseen[0]
        return [chosen, *_shuffled([card for card in unseen if card != chosen], rng)]
    if view.why == "stall" or view.phase == "any-card":
        # Nobody holds a fitting card: those unseen are in the piles, which are filled last.
        unseen.sort(key=lambda card: fits >> card & 1)
    return unseen


def _open_hands(view: View) -> dict[Seat, int]:
    """The hands that are seen: one's own, and everybody's at the end of a round."""
    if view.ended is not None:
        return {seat: bits(left) for seat, left in enumerate(view.ended.left)}
    return {} if view.seat is None or view.hand is None else {view.seat: bits(view.hand)}


def _hidden_places(view: View, open_hands: dict[Seat, int]) -> list[int]:
    """The seats whose cards are not seen, once for each number card they hold."""
    hidden = [each for each in range(len(view.counts)) if each not in open_hands]
    return [each for each in hidden for _ in range(view.counts[each] - view.zaps[each])]


def _hands(view: View, open_hands: dict[Seat, int], places: list[int], unseen: list[int]) -> list[int]:
    hands = [open_hands.get(seat, 0) for seat in range(len(view.counts))]
    for place, card in zip(places, unseen):
        hands[place] |= 1 << card
    return [hand | ZAP_BIT if zap else hand & ~ZAP_BIT for hand, zap in zip(hands, view.zaps, strict=True)]


def _covered(view: View, numbers: list[int], under: list[int]) -> tuple[int, ...]:
    """The cards of the pile that are not shown: number cards, and the Zap cards that were laid before."""
    buried = view.pile_count - len(view.pile)
    zaps = len(view.zaps) - sum(view.zaps) - (len(view.pile) - len(numbers))
    return (*under[: buried - zaps], *[ZAP] * zaps)


def _shuffled(items: list[int], rng: Random) -> list[int]:
    rng.shuffle(items)
    return items
