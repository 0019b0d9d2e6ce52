// How a match went, in numbers by seat: points after each game or round where the game has any; otherwise what everybody
// still had to get rid of, round after round.
import type { BoardModule } from "../boards/contract.ts";
import type { Replay } from "../protocol/table.ts";
import { Film } from "./frames.ts";

export interface Course {
  /** `points` are added up; `left` are cards still to get rid of. */
  kind: "points" | "left";
  /** What a column is. */
  unit: "game" | "round" | "turn";
  /** One list of numbers by seat for each column; the first stands for the start. */
  totals: readonly (readonly number[])[];
}

export function course(
  replay: Replay,
  { scores, remaining }: Pick<BoardModule, "scores" | "remaining">,
): Course | null {
  const film = new Film(replay);
  const points = pointsOf(replay, scores);
  if (points.length > 0) {
    const none = replay.room.seats.map(() => 0);
    return { kind: "points", unit: film.chapters[0]?.kind ?? "round", totals: [none, ...points] };
  }
  if (!remaining || film.length === 0) return null;
  const rounds = film.chapters[0]?.kind === "round";
  const starts = rounds ? film.chapters.map((chapter) => chapter.moment) : turns(replay);
  const moments = [...new Set([0, ...starts, film.length])];
  const totals: number[][] = [];
  for (const moment of moments) totals.push(remaining(film.view(moment, "spectator"), totals.at(-1) ?? []));
  return { kind: "left", unit: rounds ? "round" : "turn", totals };
}

function pointsOf(replay: Replay, scores: BoardModule["scores"]): (readonly number[])[] {
  return replay.steps.flatMap((step) => {
    const found = scores(step.events ?? []);
    return found ? [found] : [];
  });
}

/** When everybody has had a turn once more: each time it comes back to the first player. */
function turns(replay: Replay): number[] {
  const first = (replay.view as { turn?: number }).turn;
  return replay.steps.flatMap((step, place) => (step.view?.["turn"] === first ? [place + 1] : []));
}

/** What each column added. */
export function gains(totals: Course["totals"]): number[][] {
  return totals.slice(1).map((column, place) => column.map((value, seat) => value - (totals[place]?.[seat] ?? 0)));
}
