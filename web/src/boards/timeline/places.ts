// Places of the line: 0 lies before all cards, k after k of them.
import type { Move } from "../../protocol/timeline.ts";
import { along } from "../nearest.ts";
import type { Order, Say } from "./dates.ts";

export interface Neighbour {
  name: string;
  date: string | null;
  order?: Order;
}

/** What the cards of a line are ordered by. */
export const orderOfLine = (line: readonly Neighbour[]): Order => line[0]?.order ?? "years";

/** "between 1608 and 1783": where a place lies, by dates alone. */
export function between(line: readonly Neighbour[], place: number, say: Say): string {
  return phrase(line, place, (each) => each.date ?? "", say);
}

/** "between Telescope 1608 and Hot-air balloon 1783": the same with names, for those who do not see the cards. */
export function betweenNamed(line: readonly Neighbour[], place: number, say: Say): string {
  return phrase(line, place, (each) => say("web-timeline-named", { card: each.name, date: each.date ?? "" }), say);
}

function phrase<T extends Neighbour>(line: readonly T[], place: number, nameOf: (each: T) => string, say: Say): string {
  const order = orderOfLine(line);
  const left = line[place - 1];
  const right = line[place];
  if (left && right) return say("timeline-between", { left: nameOf(left), right: nameOf(right), order });
  if (right) return say("timeline-before", { right: nameOf(right), order });
  return left ? say("timeline-after", { left: nameOf(left), order }) : say("timeline-board-line");
}

/** Cards that can be laid now; in a lesson only the one that is asked for. */
export function layable(moves: readonly Move[], only: Move | null | undefined): ReadonlySet<number> {
  return new Set(allowed(moves, only).map((move) => move.card));
}

/** Places where this card, or any if none is chosen, can be laid. */
export function open(moves: readonly Move[], card: number | null, only: Move | null | undefined): ReadonlySet<number> {
  const fitting = allowed(moves, only).filter((move) => card === null || move.card === card);
  return new Set(fitting.map((move) => move.place));
}

function allowed(moves: readonly Move[], only: Move | null | undefined): readonly Move[] {
  return only ? moves.filter((move) => move.card === only.card && move.place === only.place) : moves;
}

/** The open place next to this one in a direction, or the same where there is none. */
export function walked(places: ReadonlySet<number>, from: number, step: number): number {
  return along(places, from, step) ?? (places.has(from) ? from : (along(places, -Infinity, 1) ?? from));
}

const EDGE = 56;
const FASTEST = 14;

/** Pixels a frame to scroll while something is held near an edge of what is seen. */
export function pull(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  if (at < start + edge) return -Math.ceil(FASTEST * Math.min(1, (start + edge - at) / edge));
  if (at > end - edge) return Math.ceil(FASTEST * Math.min(1, (at - end + edge) / edge));
  return 0;
}
