// Where cards, gaps and scarves are on the big screen: one line up to thirteen cards.
import type { TurnedCard } from "../../../protocol/timeline-together.ts";

export const ONE_LINE = 13;
/** So many cards have letters and scarves between them; more cards have them above and below. */
const WIDE = 8;
const ROOM = 1800;
/** How far the right gap opens, once the card is turned. */
const OPENED = 92;

/** From so far away a card looks so much smaller: its words are 2.2% of the screen's height at least. */
export const AFAR = 2.1;

export interface Line {
  pitch: number;
  card: number;
  left: number;
  /** Letters are above the line, and scarves below it: between the cards there is no room. */
  above: boolean;
  /** The gap that is open for the turned card, which does not hang yet; null where none is. */
  opened: number | null;
}

/** `cards` hang already; `turned` hangs as well where letters are above the line, and else is shown over its gap. */
export function lineOfCards(cards: number, turned: TurnedCard | null): Line {
  const before = turned ? cards - 1 : cards;
  const above = before > WIDE;
  const opened = turned && !above ? turned.place : null;
  const hung = opened === null ? cards : before;
  const room = opened === null ? ROOM : ROOM - OPENED;
  const pitch = Math.min(above ? 150 : 224, room / Math.max(1, hung));
  const card = above ? Math.min(134, pitch - 10) : Math.min(158, pitch - 60);
  const wide = hung * pitch + (opened === null ? 0 : OPENED);
  return { pitch, card, left: (1920 - wide) / 2, above, opened };
}

/** Where the middle of a card that hangs is, counted from the left without the one that is shown over its gap. */
export function cardAt(line: Line, nth: number): number {
  return line.left + (nth + 0.5) * line.pitch + (line.opened !== null && nth >= line.opened ? OPENED : 0);
}

/** Where a gap is; after the turn, where letters are above the line, the card is in the gap where it belongs. */
export function gapAt(line: Line, gap: number, turned: TurnedCard | null): number {
  const bare = line.left + gap * line.pitch;
  if (!turned) return bare;
  if (line.opened === null) return gap < turned.place ? bare : bare + (gap === turned.place ? 0.5 : 1) * line.pitch;
  return gap < line.opened ? bare : bare + (gap === line.opened ? OPENED / 2 : OPENED);
}

/** How many answers one stripe stands for, so that the longest scarf has room, and how high a stripe is. */
export function stripes(most: number, room: number): { each: number; height: number } {
  const each = [1, 2, 5, 10].find((size) => room / Math.ceil(most / size) >= 8) ?? 20;
  return { each, height: Math.min(25, room / Math.max(1, Math.ceil(most / each))) };
}
