// What the cards that somebody had left are worth, as a sum.
import { words } from "../../i18n/i18n.svelte.ts";

/** Cards of one worth together, the lowest first: "2 + 6 + 5". Null where there is nothing to add up. */
export function sumOf(worth: readonly number[]): string | null {
  const each = [...new Set(worth)].sort((a, b) => a - b);
  const parts = each.map((one) => one * worth.filter((other) => other === one).length);
  return parts.length > 1 ? parts.map((part) => words.number(part)).join(" + ") : null;
}
