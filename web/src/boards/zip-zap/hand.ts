// Where the own cards lie. In a race nothing may move under a finger, so a card that was laid leaves its place empty
// until the next deal.

export interface Places {
  /** Every place of this deal, by the card that was dealt there. */
  places: readonly number[];
  held: readonly number[];
}

/** The places after the hand has changed: the same ones while it only shrinks, new ones after a deal. */
export function placed(before: Places | null, hand: readonly number[]): Places {
  const kept = before !== null && hand.length <= before.held.length && hand.every((card) => before.held.includes(card));
  return { places: kept ? before.places : hand, held: hand };
}

/** How many cards go side by side: `room` px wide, cards at least `least` px, rows as even as they can be. */
export function columns(count: number, room: number, least: number, gap: number): number {
  const most = Math.max(1, Math.floor((room + gap) / (least + gap)));
  const rows = Math.ceil(count / most);
  return Math.max(1, Math.ceil(count / Math.max(1, rows)));
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";
export const isArrow = (key: string): key is Arrow =>
  ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(key);

/** Where the focus goes from a place: to the nearest card that is still held in that direction, or it stays. */
export function step(
  from: number,
  key: Arrow,
  places: readonly number[],
  held: readonly number[],
  wide: number,
): number {
  const full = places.map((card) => held.includes(card));
  const firstFull = full.indexOf(true);
  if (firstFull < 0) return from;
  if (key === "Home") return firstFull;
  if (key === "End") return full.lastIndexOf(true);
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const by = key === "ArrowRight" ? 1 : -1;
    for (let place = from + by; place >= 0 && place < full.length; place += by) if (full[place]) return place;
    return from;
  }
  const by = key === "ArrowDown" ? 1 : -1;
  for (let row = Math.floor(from / wide) + by; row >= 0 && row * wide < full.length; row += by) {
    const found = nearest(row * wide + (from % wide), places, held, row * wide, (row + 1) * wide);
    if (found >= 0) return found;
  }
  return from;
}

/** The nearest place to this one, among some, that still has its card; -1 if there is none. */
export function nearest(
  to: number,
  places: readonly number[],
  held: readonly number[],
  first = 0,
  end = places.length,
): number {
  let best = -1;
  places.forEach((card, place) => {
    if (place < first || place >= end || !held.includes(card)) return;
    if (best < 0 || Math.abs(place - to) < Math.abs(best - to)) best = place;
  });
  return best;
}
