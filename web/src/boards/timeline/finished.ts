// The line as it was at the end, with every card that was hung in a wrong place where it belonged.
import type { Placed } from "../../protocol/timeline.ts";

export interface Hung {
  card: number;
  value: number;
  /** Who hung it; null for the card that the game began with. */
  seat: number | null;
  right: boolean;
  /** For a wrong card: the line at that moment, and the place that was chosen in it. */
  before: readonly Dated[];
  place: number;
}
export interface Dated {
  card: number;
  value: number;
}

/** In the order of time; a wrong card that somebody hung rightly later appears once, as right. */
export function finishedLine(start: readonly Dated[], placed: readonly Placed[]): Hung[] {
  let line = start;
  const found: Hung[] = start.map((each) => ({ ...each, seat: null, right: true, before: [], place: 0 }));
  for (const { card, value, seat, right, place } of placed) {
    found.push({ card, value, seat, right, before: line, place });
    if (right) line = line.toSpliced(place, 0, { card, value });
  }
  const order = new Map(line.map((each, at) => [each.card, at]));
  const shown = found.filter((each, at) =>
    each.right ? order.has(each.card) : !order.has(each.card) && lastOf(found, each.card) === at,
  );
  const rank = (each: Hung): number =>
    order.get(each.card) ?? line.findLastIndex((other) => other.value <= each.value) + 0.5;
  return shown.sort((a, b) => rank(a) - rank(b) || a.value - b.value);
}

const lastOf = (all: readonly Hung[], card: number): number => all.findLastIndex((each) => each.card === card);
