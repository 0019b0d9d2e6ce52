import { storage } from "../storage/storage.svelte.ts";
import { router } from "../router.svelte.ts";
import { http } from "../protocol/http.ts";
import { words } from "../i18n/i18n.svelte.ts";
import type { Settings } from "../protocol/table.ts";
import { asked, dealAtOnce, joined, offerScreen, type Choice, type Way } from "./new-table.ts";

/** Somebody leads a class who does not play. Who plays alone for a result to share gets no advice. */
function usualSettings(way: Way, chosen: Settings = {}): Settings {
  if (way === "alone") return { ...chosen, hints: false, watching: false };
  if (!joined(way)) return chosen;
  return { growing: true, ...chosen, ...(way === "class" && { led: true }) };
}

/** Make a table and open it. Where nobody has to join, it is dealt at once. */
export async function make(
  game: string,
  choice: Choice,
  rest: Parameters<typeof asked>[3] = {},
  until: number | null = null,
): Promise<void> {
  const homework = until === null ? {} : { until };
  const settings = { ...usualSettings(choice.way, rest.settings), ...homework };
  const made = await http.make(asked(game, choice, words.language, { ...rest, settings }));
  storage.sit(...made.seats);
  if (!joined(choice.way)) dealAtOnce(made.table);
  if (choice.way === "tv") offerScreen(made.table);
  if (made.role) {
    storage.takeRole(made.role);
    return router.go(`remote/${made.table}`);
  }
  router.go(`t/${made.table}`);
}
