// Messages for entries of the log that are not moves of the game.
import type { Batch } from "../protocol/live.svelte.ts";

const announced = new Set(["took", "left", "sat-in", "back", "host", "kicked", "undone", "undo-refused", "expired"]);

export function entryMessage(batch: Batch): string | null {
  return announced.has(batch.what.kind) ? `web-entry-${batch.what.kind}` : null;
}
