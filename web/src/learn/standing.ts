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
    return won(a) - won(b) || (most ? -difference : difference) || a - b;
  });
}

/** Whether few points were good: then nobody has fewer than the winners. */
export function fewestWin(result: Result, scores: readonly number[]): boolean {
  const best = scores[result.winners[0] ?? -1];
  return best !== undefined && scores.every((score) => score >= best);
}
