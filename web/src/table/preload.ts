// Opening a table's link needs code, texts and the table itself: all three are requested at once.
import { boardOf } from "../boards/index.ts";
import { storage } from "../storage/storage.svelte.ts";
import { LiveTable } from "../protocol/live.svelte.ts";

const early: LiveTable[] = [];

/** Connect to a table at which this browser has seats, and load its board as soon as the game is known. */
export function openEarly(code: string): void {
  for (const { token } of storage.at(code)) {
    early.push(new LiveTable(code, token, (room) => void boardOf(room.game)));
  }
}

/** The connection that was opened for this seat, once. */
export function takeEarly(code: string, token: string | null): LiveTable | null {
  const at = early.findIndex((live) => live.table === code && live.token === token);
  return at < 0 ? null : (early.splice(at, 1)[0] ?? null);
}
