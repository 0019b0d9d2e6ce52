// The connections of one's own seat: how many there are, and a new token that closes all others.
import type { LiveTable } from "../protocol/live.svelte.ts";
import { storage } from "../storage/storage.svelte.ts";

const TOKEN_BYTES = 24;

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export class OwnDevices {
  /** Null until the server has answered. */
  count = $state<number | null>(null);
  closed = $state(false);

  async look(live: LiveTable): Promise<void> {
    const answer = await live.ask({ type: "connections" });
    this.count = answer.type === "done" ? (answer.connections?.length ?? null) : null;
  }

  /** Nothing changes here where the server refuses. */
  async closeOthers(live: LiveTable): Promise<void> {
    const { seat, table } = live;
    if (seat === null) return;
    const token = newToken();
    const answer = await live.ask({ type: "renew", token });
    if (answer.type === "refused") return;
    live.token = token;
    storage.sit({ table, seat, token });
    this.count = 1;
    this.closed = true;
  }
}
