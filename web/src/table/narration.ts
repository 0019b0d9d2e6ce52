// What happened at the table, apart from the game's own events, in words.
import type { Batch } from "../protocol/live.svelte.ts";

const told = new Set(["took", "left", "sat-in", "back", "host", "kicked", "undone", "undo-refused", "expired"]);

export function entryMessage(batch: Batch): string | null {
  return told.has(batch.what.kind) ? `web-entry-${batch.what.kind}` : null;
}
