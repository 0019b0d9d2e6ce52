// Opening a table's link needs code, texts and the table itself: all three are requested at once.
import { boardOf } from "../boards/index.ts";
import { tableParts } from "../screens/table-parts.svelte.ts";
import { storage } from "../storage/storage.svelte.ts";
import { LiveTable } from "../protocol/live.svelte.ts";
import type { TableInfo } from "../protocol/table.ts";
import { tokenInLink } from "./role-link.ts";

const early: LiveTable[] = [];
/** No table has so many seats: a number that is not known yet takes nobody's place in the storage. */
const MOVED = 1000;

/** A seat that was sent to this device as a link. Its number is known when the table has been opened. */
function takeSeat(code: string): void {
  const token = tokenInLink();
  if (!token || storage.at(code).some((seat) => seat.token === token)) return;
  storage.sit({ table: code, seat: MOVED + storage.at(code).length, token });
}

/** Connect to a table at which this browser has seats, and load its board as soon as the game is known. Resolves when all
 * that the table shows first is there, so that it can be drawn in one go: laying out a page that is shown for a moment
 * takes a slow phone as long as loading it. */
export async function openEarly(code: string): Promise<void> {
  takeSeat(code);
  const seats = storage.at(code);
  if (seats.length === 0) return tableParts.need("join");
  await Promise.all(seats.map(({ token }) => opened(code, token)));
}

function opened(code: string, token: string): Promise<void> {
  return new Promise((resolve) => {
    const welcomed = (room: TableInfo) => {
      const part = tableParts.need(room.phase === "lobby" ? "lobby" : "play");
      const board = boardOf(room.game).catch(() => null);
      void Promise.all([part, board]).then(() => resolve());
    };
    early.push(new LiveTable(code, token, welcomed));
  });
}

/** The connection that was opened for this seat, once. */
export function takeEarly(code: string, token: string | null): LiveTable | null {
  const at = early.findIndex((live) => live.table === code && live.token === token);
  return at < 0 ? null : (early.splice(at, 1)[0] ?? null);
}
