// Dates as cards print them, for the moment before the server's own wording has come in. The same rules as in
// `spila/l10n/dates.py` and `spila/decks/eras.py`.
import { words, type Params } from "../../i18n/i18n.svelte.ts";
import { GROUNDS, LAST_YEARS, NO_ERA, UNTURNED, type Era } from "../../protocol/eras.ts";

export type Say = (name: string, params?: Params) => string;

/** What the cards are ordered by, as messages ask for it: "before 1783", but "below 2,469 m". */
export type Order = "years" | "numbers";
export const orderOf = (unit: string): Order => (unit === "year" ? "years" : "numbers");

const GROUPED_FROM = 10_000;
const BARE_FROM = 100;

/** All digits, with the decimal sign of the reader's language. */
const digits = (number: number): string => String(number).replace(".", words.language === "en" ? "." : ",");

export function plainDate(value: number, unit: string, say: Say): string {
  const size = (number: number) => (Math.abs(number) >= GROUPED_FROM ? number : digits(number));
  if (unit === "year") {
    if (value >= BARE_FROM) return String(value);
    return say(value < 0 ? "date-bce" : "date-ce", { year: size(Math.abs(value)) });
  }
  if (unit === "value" || unit === "number") return digits(value);
  return say("date-unit", { value: size(value), unit });
}

export type { Era };
export const eras = Object.keys(GROUNDS) as readonly Era[];
const lastYears: Partial<Record<Era, number>> = LAST_YEARS;

/** Decks that are not ordered by year have one ground for all date sides. */
export function eraOf(value: number, unit: string): Era {
  if (unit !== "year") return NO_ERA;
  return eras.find((era) => value <= (lastYears[era] ?? Infinity)) ?? NO_ERA;
}

/** The colours of a card's ground; no era: a card that has not been turned. */
export const groundOf = (era: Era | null): { centre: string; edge: string } => (era ? GROUNDS[era] : UNTURNED);
