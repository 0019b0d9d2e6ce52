// The order of the seats at the end.
import type { Result } from "../protocol/table.ts";
import type { Course } from "./course.ts";

/** Seats from first to last: winners, then by what the game counts. */
export function standing(seats: number, result: Result, course: Course | null): number[] {
  const last = result.scores?.length ? result.scores : (course?.totals.at(-1) ?? []);
  const points = (result.scores?.length ?? 0) > 0 || course?.kind === "points";
  const most = points && !fewestWin(result, last);
  const won = (seat: number) => (result.winners.includes(seat) ? 0 : 1);
  return Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => {
    const difference = (last[a] ?? 0) - (last[b] ?? 0);
    return won(a) - won(b) || (most ? -difference : difference) || longer(a, b, course) || a - b;
  });
}

/** Of two with the same at the end, who had fewer cards left at the last moment at which they differed: somebody who lost
 * the tie-break comes before those who were not in it. */
function longer(a: number, b: number, course: Course | null): number {
  if (course?.kind !== "left") return 0;
  const different = [...course.totals].reverse().find((column) => column[a] !== column[b]);
  return different ? (different[a] ?? 0) - (different[b] ?? 0) : 0;
}

/** Whether few points were good: then nobody has fewer than the winners. */
export function fewestWin(result: Result, scores: readonly number[]): boolean {
  const best = scores[result.winners[0] ?? -1];
  return best !== undefined && scores.every((score) => score >= best);
}
