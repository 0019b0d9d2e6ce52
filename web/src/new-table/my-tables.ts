import type { Params } from "../i18n/i18n.svelte.ts";
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

const steps = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
] as const;

/** "3 hours ago", "yesterday"; within the last minute "just now". Not from the browser: some have no Icelandic. */
export function since(then: number, now: number, say: (name: string, params?: Params) => string): string {
  for (const [unit, length] of steps) {
    const count = Math.floor((now - then) / length);
    if (count >= 1) return say(`web-ago-${unit}`, { count });
  }
  return say("web-ago-now");
}
