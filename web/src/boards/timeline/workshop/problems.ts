// The problems of a draft as the page shows them: by card and cell, with the words they are about.
import type { CellProblem } from "../../../protocol/table.ts";

/** Ready, worth another look, or not playable yet: three steps with a shape of their own. */
export type Level = "ready" | "look" | "stop";

export function levelOf(problems: readonly CellProblem[]): Level {
  const open = problems.filter((problem) => !problem.kept);
  if (open.some((problem) => problem.blocks)) return "stop";
  return open.length > 0 ? "look" : "ready";
}

/** By card id; the deck's own problems are under "". */
export function byCard(problems: readonly CellProblem[]): ReadonlyMap<string, readonly CellProblem[]> {
  const out = new Map<string, CellProblem[]>();
  for (const problem of problems) {
    const known = out.get(problem.card);
    if (known) known.push(problem);
    else out.set(problem.card, [problem]);
  }
  return out;
}

export const inCell = (
  problems: readonly CellProblem[],
  cell: CellProblem["cell"],
  language: string,
): readonly CellProblem[] =>
  problems.filter(
    (problem) => problem.cell === cell && !problem.kept && (problem.language === "" || problem.language === language),
  );

export interface Piece {
  text: string;
  wavy: boolean;
}

/** The text in pieces, those with a problem marked. A problem of the whole cell marks nothing in particular. */
export function pieces(text: string, problems: readonly CellProblem[]): Piece[] {
  const marked = problems
    .filter((problem) => (problem.end ?? 0) > (problem.start ?? 0) && (problem.end ?? 0) <= text.length)
    .map((problem) => [problem.start ?? 0, problem.end ?? 0] as const)
    .sort(([a], [b]) => a - b);
  const out: Piece[] = [];
  let at = 0;
  for (const [start, end] of marked) {
    if (start < at) continue;
    if (start > at) out.push({ text: text.slice(at, start), wavy: false });
    out.push({ text: text.slice(start, end), wavy: true });
    at = end;
  }
  if (at < text.length) out.push({ text: text.slice(at), wavy: false });
  return out;
}
