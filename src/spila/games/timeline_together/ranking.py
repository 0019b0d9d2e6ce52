"""Who is ahead, as far as everybody may know it, and how a match ends."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from spila.games.timeline_together.state import State
from spila.kernel import Result


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A side with its points: a seat, or a team. `place` counts from 1; equal points share a place."""

    side: int
    points: int
    place: int


def standings(state: State) -> tuple[Standing, ...]:
    """TT-INFO-3: everybody, the first three places, or nobody. Those without a point are not among the first three."""
    ranking = state.options.ranking
    if ranking == "never":
        return ()
    sides = [side for side in range(len(state.sides)) if not state.deserted(side)]
    points = sorted((state.sides[side].points for side in sides), reverse=True)
    found = [Standing(side, own, points.index(own) + 1) for side in sides for own in (state.sides[side].points,)]
    found.sort(key=lambda each: (each.place, each.side))
    return tuple(each for each in found if ranking == "all" or (each.place <= 3 and each.points))


def with_winners(state: State, end: Result) -> Result:
    """TT-END-2: most points win; nobody does without a point, or where there is no ranking."""
    if state.options.ranking == "never":
        return end
    best = max((each.points for each in standings(state)), default=0)
    seats = [seat for seat, player in enumerate(state.players) if not player.left]
    winners = tuple(seat for seat in seats if best and state.sides[state.side(seat)].points == best)
    scores = tuple(state.sides[state.side(seat)].points for seat in range(len(state.players)))
    return replace(end, winners=winners, scores=scores if state.options.ranking == "all" else ())
