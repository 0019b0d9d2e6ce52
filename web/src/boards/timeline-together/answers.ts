// What became of a card: the gaps there were, who picked them, and what most people thought.
import type { TurnedCard, View } from "../../protocol/timeline-together.ts";

/** A gap of the line as it was before the card was turned. */
export interface Outcome {
  gap: number;
  count: number;
  right: boolean;
  own: boolean;
}

/** The card that was turned last, while everybody looks at it or after the end. */
export function lastTurned(view: View): TurnedCard | null {
  return view.card === null ? (view.history.at(-1) ?? null) : null;
}

export function outcomes(turned: TurnedCard, own: number | null): Outcome[] {
  return turned.spread.map((count, gap) => ({
    gap,
    count,
    right: gap >= turned.first && gap <= turned.last,
    own: gap === own,
  }));
}

/** How many gaps an answer is away from the right ones: negative if it is too early. */
export function distance(turned: TurnedCard, gap: number): number {
  return gap < turned.first ? gap - turned.first : Math.max(0, gap - turned.last);
}

const total = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);

/** How many answered, and how many of them rightly. */
export const answersTo = (turned: TurnedCard): number => total(turned.spread);
export const rightAnswersTo = (turned: TurnedCard): number => total(turned.spread.slice(turned.first, turned.last + 1));

export type Verdict =
  "none" | "all" | "almost-all" | "most" | "most-later" | "most-earlier" | "many-later" | "many-earlier" | "wide";

/** "Most" is more than half, "almost all" nine in ten, "many" a third at least and more than any others. */
export function verdict(turned: TurnedCard): Verdict {
  const sum = (from: number, to: number) => turned.spread.slice(from, to).reduce((total, each) => total + each, 0);
  const all = sum(0, turned.spread.length);
  if (all === 0) return "none";
  const earlier = sum(0, turned.first);
  const later = sum(turned.last + 1, turned.spread.length);
  const right = all - earlier - later;
  if (right === all) return "all";
  if (right >= 0.9 * all) return "almost-all";
  if (2 * right > all) return "most";
  if (2 * later > all) return "most-later";
  if (2 * earlier > all) return "most-earlier";
  if (3 * later >= all && later > earlier && later > right) return "many-later";
  if (3 * earlier >= all && earlier > later && earlier > right) return "many-earlier";
  return "wide";
}
