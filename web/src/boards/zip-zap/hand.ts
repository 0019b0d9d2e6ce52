// Where the own cards are. In a race nothing may move under a finger, so a card that was laid leaves its place empty
// until the next deal.
import { along, closest, isArrow, type Arrow } from "../nearest.ts";

export interface Places {
  /** Every place of this deal, by the card that was dealt there. */
  places: readonly number[];
  held: readonly number[];
}

/** The places after the hand has changed: the same ones while it only shrinks, new ones after a deal. */
export function placed(before: Places | null, hand: readonly number[]): Places {
  const unchanged =
    before !== null && hand.length <= before.held.length && hand.every((card) => before.held.includes(card));
  return { places: unchanged ? before.places : hand, held: hand };
}

/** How many cards go side by side: `room` px wide, cards at least `least` px, rows as even as they can be. */
export function columns(count: number, room: number, least: number, gap: number): number {
  const most = Math.max(1, Math.floor((room + gap) / (least + gap)));
  const rows = Math.ceil(count / most);
  return Math.max(1, Math.ceil(count / Math.max(1, rows)));
}

export type Step = Arrow | "Home" | "End";
export const isStep = (key: string): key is Step => isArrow(key) || key === "Home" || key === "End";

/** The places that still have their card. */
const filled = (places: readonly number[], held: readonly number[]): number[] =>
  places.flatMap((card, place) => (held.includes(card) ? [place] : []));

/** Where the focus goes from a place: to the next card that is still held in that direction, or it stays. */
export function step(
  from: number,
  key: Step,
  places: readonly number[],
  held: readonly number[],
  wide: number,
): number {
  const full = filled(places, held);
  if (key === "Home") return full[0] ?? from;
  if (key === "End") return full.at(-1) ?? from;
  if (key === "ArrowLeft" || key === "ArrowRight") return along(full, from, key === "ArrowRight" ? 1 : -1) ?? from;
  const rowOf = (place: number) => Math.floor(place / wide);
  const row = along(new Set(full.map(rowOf)), rowOf(from), key === "ArrowDown" ? 1 : -1);
  const inRow = full.filter((place) => rowOf(place) === row);
  const column = inRow.map((place) => place % wide);
  return inRow[closest(column, from % wide)] ?? from;
}

/** The place nearest to this one that still has its card; -1 if there is none. */
export function nearest(to: number, places: readonly number[], held: readonly number[]): number {
  const full = filled(places, held);
  return full[closest(full, to)] ?? -1;
}

const GAP = 6;
/** Height of a card, as a multiple of its width. */
const TALL = 1.4;
const LARGEST = 115;
const COLUMNS = [3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The number of columns with which the cards of a hand are largest in this room, and how wide they are then. */
export function gridOf(cards: number, width: number, height: number): { columns: number; card: number } {
  let best = { columns: 0, card: 0 };
  for (const columns of COLUMNS) {
    const rows = Math.max(1, Math.ceil(cards / columns));
    const across = (width - GAP * (columns - 1)) / columns;
    const down = (height - GAP * (rows - 1)) / rows / TALL;
    const card = Math.floor(Math.min(LARGEST, across, down));
    if (card > best.card || best.columns === 0) best = { columns, card };
  }
  return best;
}
