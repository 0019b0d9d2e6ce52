// Where cards, gaps and scarves are on the big screen: one line up to thirteen cards.
import type { TurnedCard } from "../../../protocol/timeline-together.ts";

export const ONE_LINE = 13;
const WIDE = 8;

export interface Line {
  pitch: number;
  card: number;
  left: number;
  /** Letters are above the line: between the cards there is no room. */
  above: boolean;
}

export function lineOfCards(cards: number): Line {
  const pitch = Math.min(224, 1800 / Math.max(1, cards));
  const above = cards > WIDE;
  return { pitch, card: above ? pitch - 14 : Math.min(158, pitch - 60), left: (1920 - cards * pitch) / 2, above };
}

/** Where a gap is, from the left; after the turn the card is in the gap where it belongs. */
export function gapAt(line: Line, gap: number, turned: TurnedCard | null): number {
  if (!turned || gap < turned.place) return line.left + gap * line.pitch;
  return line.left + (gap + (gap === turned.place ? 0.5 : 1)) * line.pitch;
}

/** How many answers one stripe stands for, so that the longest scarf has room, and how high a stripe is. */
export function stripes(most: number, room: number): { each: number; height: number } {
  const each = [1, 2, 5, 10].find((size) => room / Math.ceil(most / size) >= 8) ?? 20;
  return { each, height: Math.min(25, room / Math.max(1, Math.ceil(most / each))) };
}
