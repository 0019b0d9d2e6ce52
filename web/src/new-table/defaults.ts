// What was chosen last time is the default of the next table.
import { storage, type Person } from "../storage/storage.svelte.ts";
import type { Settings } from "../protocol/table.ts";
import { joined, usual, type Choice, type Way } from "./new-table.ts";

export interface TableDefaults {
  bots: readonly string[];
  open: number;
  preset: string;
  options: Record<string, unknown>;
  settings: Settings;
}

/** A table against bots, as it will be dealt. */
export interface BotTable {
  bots: readonly string[];
  /** Empty: the first one of the game. */
  preset: string;
  options: Record<string, unknown>;
  settings: Settings;
}

export function botTable(game: string, person: Person): BotTable {
  const { choice } = defaultTable(game, "bots", person);
  const { preset = "", options = {}, settings = {} } = storage.defaults[game] ?? {};
  return { bots: choice.bots, preset, options, settings };
}

/** Choices for a table against bots are the defaults of the next one. */
export function keepBotTable(game: string, { bots, preset, options, settings }: BotTable): void {
  const open = storage.defaults[game]?.open ?? 0;
  storage.setDefaults(game, { bots, open, preset, options, settings });
}

export function defaultTable(
  game: string,
  way: Way,
  person: Person,
): { choice: Choice; rest: { options?: unknown; settings?: Settings } } {
  const choice = usual(way, person);
  const defaults = storage.defaults[game];
  if (!defaults) return { choice, rest: {} };
  return {
    choice: {
      ...choice,
      bots: way === "bots" && defaults.bots.length > 0 ? defaults.bots : choice.bots,
      open: joined(way) && defaults.open > 0 ? defaults.open : choice.open,
    },
    rest: { options: { preset: defaults.preset, ...defaults.options }, settings: defaults.settings },
  };
}
