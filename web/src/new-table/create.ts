import { storage } from "../storage/storage.svelte.ts";
import { router } from "../router.svelte.ts";
import { http } from "../protocol/http.ts";
import { words } from "../i18n/i18n.svelte.ts";
import { asked, dealAtOnce, joined, offerScreen, type Choice } from "./new-table.ts";

/** Make a table and open it. Where nobody has to join, it is dealt at once. */
export async function make(game: string, choice: Choice, rest: Parameters<typeof asked>[3] = {}): Promise<void> {
  const led = choice.way === "class" ? { led: true } : {};
  const settings = joined(choice.way) ? { growing: true, ...rest.settings, ...led } : rest.settings;
  const made = await http.make(asked(game, choice, words.language, { ...rest, ...(settings && { settings }) }));
  storage.sit(...made.seats);
  if (!joined(choice.way)) dealAtOnce(made.table);
  if (choice.way === "tv") offerScreen(made.table);
  if (made.role) {
    storage.takeRole(made.role);
    return router.go(`remote/${made.table}`);
  }
  router.go(`t/${made.table}`);
}
