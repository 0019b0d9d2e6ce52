// A view may be in pieces: before the first start card is turned up a seat knows its own hand and nothing else.
import type { View } from "../../protocol/zip-zap.ts";

export function whole(view: Partial<View>, seats: number): View {
  const nobody = Array.from({ length: seats }, () => false);
  const none = Array.from({ length: seats }, () => 0);
  return {
    seat: null,
    hand: null,
    options: {},
    removed: [],
    round: 1,
    phase: "pause",
    counts: none,
    zaps: nobody,
    left: 0,
    pile: [],
    pile_count: 0,
    owner: null,
    why: null,
    leader: null,
    ready: nobody,
    scores: none,
    result: null,
    wants: null,
    rounds: 0,
    fewest_wins: true,
    ended: null,
    ...view,
  };
}
