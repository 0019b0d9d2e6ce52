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

const steps: readonly ["day" | "hour" | "minute", number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, in whole units; less than a minute is `now`. */
export function since(then: number, now: number): { unit: "day" | "hour" | "minute" | "now"; count: number } {
  for (const [unit, length] of steps) {
    const count = Math.floor((now - then) / length);
    if (count >= 1) return { unit, count };
  }
  return { unit: "now", count: 0 };
}
