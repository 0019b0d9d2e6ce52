// The keyboard. One player has all of it: a number, then a suit where there are several. Two players have half of it
// each: their cards lie as the keys do, five in a row. Places are physical keys, so that every layout works.
import { say } from "../../i18n/i18n.svelte.ts";
import { numberOf, suitOf, suits, ZAP } from "./cards.ts";
import type { Selection } from "./selection.svelte.ts";

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

/** The key that chooses a suit, in the language of the page. */
export const suitKey = (suit: number): string => say("web-zip-zap-suit-key", { suit });

export interface Played {
  selection: Selection;
  half: Half | null;
  /** The cards in their places, and those still held. */
  places: readonly number[];
  hand: readonly number[];
  /** Between two rounds the key of the Zap says that one is ready. */
  pausing: boolean;
}

/** Whether the event is meant for a board: no shortcut of the browser, and nobody is typing or reading a dialog. */
export function meantForBoard(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false;
  return !(event.target as HTMLElement).closest("input, textarea, select, dialog, [contenteditable]");
}

/** Act on a key. Returns whether it meant anything here. */
export function press(event: KeyboardEvent, played: Played): boolean {
  return played.half ? pressHalf(event, played, halves[played.half]) : pressWhole(event, played);
}

function pressHalf(event: KeyboardEvent, played: Played, keys: (typeof halves)[Half]): boolean {
  const { selection, places, hand, pausing } = played;
  if (keys.zap.includes(event.code)) {
    if (pausing) void selection.ready();
    else selection.callZap();
    return true;
  }
  const card = places[keys.cards.indexOf(event.code)];
  if (card === undefined) return false;
  if (hand.includes(card)) void selection.lay(card, event.shiftKey);
  return true;
}

function pressWhole(event: KeyboardEvent, { selection, hand }: Played): boolean {
  const letter = event.key.toLowerCase();
  if (event.key === "Escape") {
    const open = selection.armed || selection.wanted !== nothing;
    selection.armed = false;
    selection.wanted = nothing;
    return open;
  }
  if (letter === say("web-zip-zap-zap-key").toLowerCase()) {
    selection.callZap();
    return true;
  }
  const number = numberKey(event.code);
  const suit = suits.find((each) => suitKey(each).toLowerCase() === letter);
  if (number === null && suit === undefined) return false;
  const found = narrowed(selection.wanted, number !== null ? { number } : { suit: suit ?? 0 }, hand);
  if ("card" in found) void selection.lay(found.card, event.shiftKey);
  else selection.wanted = found.wanted;
  return true;
}
