import { say } from "../../../i18n/i18n.svelte.ts";
import type { CellProblem } from "../../../protocol/table.ts";

const YEARS = new Set(["latest", "year"]);

/** What is wrong, why, and what would be better. Years are written without separators. */
export function problemText({ code, params = {} }: CellProblem): string {
  const shown = Object.entries(params).map(([name, value]) => [name, YEARS.has(name) ? String(value) : value] as const);
  return say(`workshop-problem-${code}`, Object.fromEntries(shown));
}
