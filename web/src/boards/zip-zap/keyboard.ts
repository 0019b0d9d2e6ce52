// The keyboard. One player has all of it: a number, then a suit where there are several. Two players have half of it
// each: their cards lie as the keys do, five in a row. Places are physical keys, so that every layout works.
import { numberOf, suitOf, ZAP } from "./cards.ts";

export type Half = "left" | "right";
export const WIDE = 5;
export const halves: Record<Half, { cards: readonly string[]; zap: readonly string[] }> = {
  left: {
    cards: ["Q", "W", "E", "R", "T", "A", "S", "D", "F", "G", "Z", "X", "C", "V", "B"].map((key) => `Key${key}`),
    zap: ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5"],
  },
  right: {
    cards: [
      ...["Y", "U", "I", "O", "P", "H", "J", "K", "L"].map((key) => `Key${key}`),
      "Semicolon",
      "KeyN",
      "KeyM",
      "Comma",
      "Period",
      "Slash",
    ],
    zap: ["Digit6", "Digit7", "Digit8", "Digit9", "Digit0"],
  },
};

const plain: Record<string, string> = { Semicolon: ";", Comma: ",", Period: ".", Slash: "/" };

/** What stands on a key, as far as the browser tells (`layout`), or as it does on most. */
export function labelOf(code: string, layout: ReadonlyMap<string, string> | null): string {
  return (layout?.get(code) ?? plain[code] ?? code.replace(/^(Key|Digit)/, "")).toUpperCase();
}

interface Layout {
  keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> };
}
export async function keyboardLayout(): Promise<ReadonlyMap<string, string> | null> {
  return (await (navigator as Layout).keyboard?.getLayoutMap?.().catch(() => null)) ?? null;
}

/** Which number a key chooses; 0 is the ten. */
export function numberKey(code: string): number | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit) || 10;
}

/** What has been chosen so far of the card that is wanted. */
export interface Wanted {
  number: number | null;
  suit: number | null;
}
export const nothing: Wanted = { number: null, suit: null };

export const matches = (card: number, { number, suit }: Wanted): boolean =>
  card !== ZAP &&
  (number !== null || suit !== null) &&
  (number === null || numberOf(card) === number) &&
  (suit === null || suitOf(card) === suit);

/** One more key: the card once there can be only one, else what is still open. A suit alone never lays a card. */
export function narrowed(
  wanted: Wanted,
  key: { number: number } | { suit: number },
  hand: readonly number[],
): { card: number } | { wanted: Wanted } {
  const next = { ...("number" in key && wanted.number !== null ? nothing : wanted), ...key };
  const left = hand.filter((card) => matches(card, next));
  const [only] = left;
  if (next.number !== null && left.length === 1 && only !== undefined) return { card: only };
  return { wanted: left.length ? next : nothing };
}
