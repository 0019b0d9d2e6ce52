// How one person's answers went, card by card, and the line about it that gives no date, name or direction away.
import type { TurnedCard } from "../../../protocol/timeline-together.ts";

/** Right, or where the card belongs seen from the answer, or no answer. */
export type Fate = "right" | "earlier" | "later" | "none";

/** With one player the spread has one answer at most. */
export function fateOf(turned: TurnedCard): Fate {
  const gap = turned.spread.findIndex((count) => count > 0);
  if (gap < 0) return "none";
  return gap < turned.first ? "later" : gap > turned.last ? "earlier" : "right";
}

export function longestRun(fates: readonly Fate[]): number {
  let longest = 0;
  let run = 0;
  for (const fate of fates) {
    run = fate === "right" ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Where all that was missed, if it was more than one, belongs on the same side. */
export function wayOf(fates: readonly Fate[]): Fate | null {
  const missed = fates.filter((fate) => fate !== "right");
  const [first] = missed;
  return missed.length > 1 && first && first !== "none" && missed.every((fate) => fate === first) ? first : null;
}

/** A filled square for each card that was right, an open one for each other. */
export const squares = (fates: readonly Fate[]): string => fates.map((fate) => (fate === "right" ? "■" : "□")).join("");
