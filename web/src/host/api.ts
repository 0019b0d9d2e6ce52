// The requests of the host's page. The key is kept for this visit only.
import { ask } from "../protocol/ask.ts";
import { words } from "../i18n/i18n.svelte.ts";
import type { HostChange, HostPage } from "../protocol/table.ts";

/** Decks have their titles in the host's language where they have one. */
const page = () => `api/host?lang=${words.language}`;
const NAME = "spila.host";
const safe = encodeURIComponent;

export const host = {
  page: (key: string) => ask<HostPage>(page(), { key }),
  change: (key: string, body: HostChange) => ask<HostPage>(page(), { key, body }),
  remove: (key: string, kind: "decks" | "tables" | "reports", id: string) =>
    ask<null>(`api/host/${kind}/${safe(id)}`, { key, method: "DELETE" }),
};

export const hostKey = {
  get(): string {
    try {
      return sessionStorage.getItem(NAME) ?? "";
    } catch {
      return "";
    }
  },
  set(key: string): void {
    try {
      if (key) sessionStorage.setItem(NAME, key);
      else sessionStorage.removeItem(NAME);
    } catch {
      // Then it's asked for again after a reload.
    }
  },
};
