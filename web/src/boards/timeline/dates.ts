// Dates as cards print them, for the moment before the server's own wording has come in. The same rules as in
// `spila/l10n/dates.py` and `spila/decks/eras.py`.
import type { Params } from "../../i18n/i18n.svelte.ts";

export type Say = (name: string, params?: Params) => string;

const GROUPED_FROM = 10_000;
const BARE_FROM = 100;

export function plainDate(value: number, unit: string, say: Say): string {
  const size = (number: number) => (Math.abs(number) >= GROUPED_FROM ? number : String(number));
  if (unit === "year") {
    if (value >= BARE_FROM) return String(value);
    return say(value < 0 ? "date-bce" : "date-ce", { year: size(Math.abs(value)) });
  }
  if (unit === "value" || unit === "number") return String(value);
  return say("date-unit", { value: size(value), unit });
}

export type Era = "stone" | "ancient" | "middle" | "early" | "industry" | "modern";
export const eras: readonly Era[] = ["stone", "ancient", "middle", "early", "industry", "modern"];
const LAST_YEARS: readonly [Era, number][] = [
  ["stone", -3001],
  ["ancient", 476],
  ["middle", 1491],
  ["early", 1788],
  ["industry", 1913],
];

/** Decks that are not ordered by year have one ground for all date sides. */
export function eraOf(value: number, unit: string): Era {
  if (unit !== "year") return "industry";
  return LAST_YEARS.find(([, last]) => value <= last)?.[0] ?? "modern";
}
