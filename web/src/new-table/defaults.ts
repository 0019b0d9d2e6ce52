// What was chosen last time is what "new table" means the next time.
import { kept, type Person } from "../storage/storage.svelte.ts";
import type { Settings } from "../protocol/table.ts";
import { usual, type Choice, type Way } from "./new-table.ts";

export interface Habit {
  bots: readonly string[];
  open: number;
  preset: string;
  options: Record<string, unknown>;
  settings: Settings;
}

export function habitual(
  game: string,
  way: Way,
  person: Person,
): { choice: Choice; rest: { options?: unknown; settings?: Settings } } {
  const choice = usual(way, person);
  const habit = kept.habits[game];
  if (!habit) return { choice, rest: {} };
  return {
    choice: {
      ...choice,
      bots: way === "bots" && habit.bots.length > 0 ? habit.bots : choice.bots,
      open: way === "friends" && habit.open > 0 ? habit.open : choice.open,
    },
    rest: { options: { preset: habit.preset, ...habit.options }, settings: habit.settings },
  };
}

/** Options that speak of seats belong to one table only. */
const ofSeats = new Set(["handicap", "first", "youngest", "removedSuits", "chosenSuits"]);

export function lasting(options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !ofSeats.has(name)));
}
