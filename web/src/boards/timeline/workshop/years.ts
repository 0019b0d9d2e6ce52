// A number as it was typed, for the preview: what the date side will say, and its era's ground. The server decides what a
// year is (`spila/decks/number_parsing.py`); what this doesn't understand is shown as it was typed.
import { eraOf, plainDate, type Era, type Say } from "../dates.ts";

export interface Typed {
  value: number;
  approximate: boolean;
}

const ABOUT = new Set([
  "c",
  "ca",
  "circa",
  "about",
  "approx",
  "around",
  "um",
  "kringum",
  "nálægt",
  "ungefär",
  "omkring",
]);
["cirka", "noin", "n", "suunnilleen", "rundt", "~", "ca"].forEach((word) => ABOUT.add(word));
const BEFORE = new Set(["bc", "bce", "fkr", "fvt", "fve", "ekr", "eaa"]);
/** In Finnish, "eKr." is before Christ; elsewhere it is after. */
const AFTER = new Set(["ce", "ad", "ekr", "evt", "jkr", "jaa"]);
const bare = (text: string): string => text.replace(/[.\s]/g, "").toLowerCase();

export function typedYear(text: string, language: string): Typed | null {
  const found = /[-−–]?(?:\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+|\d+)(?:\.0+)?/.exec(text);
  if (!found) return null;
  const lead = bare(text.slice(0, found.index));
  const tail = bare(text.slice(found.index + found[0].length));
  const before = tail === "ekr" ? language === "fi" : BEFORE.has(tail);
  if ((lead && !ABOUT.has(lead)) || (tail && !before && !AFTER.has(tail))) return null;
  const size = Number(found[0].replace(/\.0+$/, "").replace(/\D/g, ""));
  const value = before || /^[-−–]/.test(found[0]) ? -size : size;
  return value === 0 ? null : { value, approximate: lead !== "" };
}

const ENGLISH_GROUPS = /^[-−–]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const OTHER_GROUPS = /^[-−–]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;

/** Without the commas (in English) or points (elsewhere) between thousands. */
function ungrouped(text: string, language: string): string {
  const begin = /^[^\d\-−–]*/.exec(text)?.[0].length ?? 0;
  const [lead, body] = [text.slice(0, begin), text.slice(begin)];
  if (language === "en") return lead + (ENGLISH_GROUPS.test(body) ? body.replaceAll(",", "") : body);
  return lead + (OTHER_GROUPS.test(body) ? body.replaceAll(".", "").replace(",", ".") : body);
}

export function typedNumber(typed: string, unit: string, language: string): Typed | null {
  const whole = typed.trim();
  const bared = whole.toLowerCase().endsWith(unit.toLowerCase()) ? whole.slice(0, -unit.length || undefined) : whole;
  const text = ungrouped(bared.trim(), language);
  const found = /[-−–]?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,]\d+)?/.exec(text);
  if (!found || text.slice(found.index + found[0].length).trim()) return null;
  const lead = bare(text.slice(0, found.index));
  if (lead && !ABOUT.has(lead)) return null;
  const digits = found[0].replace(/\s/g, "").replace(/[−–]/, "-").replace(",", ".");
  return { value: Number(digits), approximate: lead !== "" };
}

export const typed = (text: string, unit: string, language: string): Typed | null =>
  unit === "year" ? typedYear(text, language) : typedNumber(text, unit, language);

/** What the date side says, and its ground. */
export function shownDate(
  card: { number?: string; approximate?: boolean; printed?: string },
  unit: string,
  language: string,
  say: Say,
): { date: string; era: Era | null } {
  const number = card.number?.trim() ?? "";
  const found = typed(number, unit, language);
  const era = found ? eraOf(found.value, unit) : null;
  if (card.printed) return { date: card.printed, era };
  if (!found) return { date: number || "?", era };
  const date = plainDate(found.value, unit, say);
  return { date: found.approximate || card.approximate ? say("date-about", { date }) : date, era };
}
