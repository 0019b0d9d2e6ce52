import type { TableCard } from "../protocol/table.ts";

/** Each table once, though this browser may have several seats there; those that wait for us first, then the latest. */
export function myTables(cards: readonly TableCard[]): TableCard[] {
  const byTable = new Map<string, TableCard>();
  for (const card of cards) {
    const known = byTable.get(card.table);
    byTable.set(card.table, known ? { ...known, your_turn: known.your_turn || card.your_turn } : card);
  }
  const rank = (card: TableCard): number => (card.your_turn ? 0 : card.phase === "over" ? 2 : 1);
  return [...byTable.values()].sort((a, b) => rank(a) - rank(b) || b.active - a.active);
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 hours ago", "yesterday"; within the last minute "now". */
export function since(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of steps) {
    const count = Math.floor((now - then) / length);
    if (count >= 1) return format.format(-count, unit);
  }
  return format.format(0, "second");
}
