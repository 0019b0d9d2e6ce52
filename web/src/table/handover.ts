// Several people around one screen: whose cards are shown, and whether they have to be covered first.
import type { Sharing } from "../boards/contract.ts";

export interface Shown {
  /** The seat whose view is drawn. */
  seat: number | null;
  /** Who has to take the screen first; until then no hand is shown. */
  next: number | null;
}

/** `holder` confirmed last to have the screen; `acting` are the seats of this browser that can move now. */
export function shown(
  mode: Sharing,
  seats: readonly (number | null)[],
  acting: readonly number[],
  holder: number | null,
): Shown {
  const first = seats[0] ?? null;
  const now = acting[0] ?? null;
  if (seats.length < 2) return { seat: first, next: null };
  if (mode !== "pass") return { seat: now ?? holder ?? first, next: null };
  if (now !== null && now !== holder) return { seat: holder ?? first, next: now };
  return { seat: holder ?? first, next: holder === null ? first : null };
}

/** The table as a spectator sees it: without the fields that only one seat sees. */
export function covered(
  view: Readonly<Record<string, unknown>>,
  privateFields: readonly string[] = [],
): Record<string, unknown> {
  return { ...view, ...Object.fromEntries(privateFields.map((name) => [name, null])) };
}
