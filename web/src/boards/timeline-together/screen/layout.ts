// Where cards, gaps and scarves are on the big screen: one row or two, so that words can be read from the last seats.
export const ACROSS = 7;
/** A longer line is shown as pictures and dates. */
export const MOST_HUNG = 2 * ACROSS;
const ROOM = 1800;
/** How far the right gap opens, once the card is turned. */
const OPENED = 92;
const TALLEST = 221;
/** A card is broader than usual where there is room, for longer words. */
const BROADEST = 0.95;
const NARROWEST = 5 / 7;
const WIDEST_PITCH = 300;
/** For letters and scarves between the cards. */
const BETWEEN = 60;
/** On the cloth, above the only row. */
const ABOVE = 76;
/** Above the first of two rows, between them, and below the last one. */
const MARGINS = { above: 60, apart: 44, below: 26 };
/** Where no letters and scarves hang between the cards. */
export const TIGHT = { above: 50, apart: 38, below: 14 };

/** From so far away a card looks so much smaller: its words are 2.2% of the screen's height at least. */
export const AFAR = 2.1;

export interface Row {
  /** The place of its first card in the line, and how many hang in it. */
  from: number;
  cards: number;
  pitch: number;
  /** Width and height of a card. */
  card: number;
  tall: number;
  left: number;
  /** Where its cards begin, and where what hangs between them has to end. */
  hang: number;
  end: number;
  /** The gap of the whole line that is open in this row for the turned card; null where none is. */
  opened: number | null;
}

/** `cards` hang already on a cloth between `top` and `bottom`; the turned card is shown over its gap, `opened`. */
export function rowsOfLine(cards: number, opened: number | null, top: number, bottom = 1080, margins = MARGINS): Row[] {
  const count = cards > ACROSS ? 2 : 1;
  const each = Math.ceil(cards / count);
  const room = opened === null ? ROOM : ROOM - OPENED;
  const pitch = Math.min(WIDEST_PITCH, room / Math.max(1, each));
  const tallest = (bottom - top - margins.above - margins.apart - margins.below) / 2;
  const high = Math.min(TALLEST, count === 2 ? tallest : TALLEST);
  const card = Math.min(pitch - BETWEEN, high * BROADEST);
  const tall = Math.min(high, card / NARROWEST);
  const first = top + (count === 2 ? margins.above : ABOVE);
  const second = bottom - margins.below - tall;
  return Array.from({ length: count }, (_, nth) => {
    const from = nth * each;
    const hung = Math.min(each, cards - from);
    /** The gap between two rows opens at the end of the first one. */
    const mine = opened !== null && opened <= from + hung && (nth === 0 || opened > from) ? opened : null;
    const wide = hung * pitch + (mine === null ? 0 : OPENED);
    return {
      from,
      cards: hung,
      pitch,
      card,
      tall,
      left: (1920 - wide) / 2,
      hang: nth === 0 ? first : second,
      end: nth === count - 1 ? bottom : second - margins.apart,
      opened: mine,
    };
  });
}

/** The width of a row's cards, where 140 is their height. */
export const broadOf = (row: Row): number => (140 * row.card) / row.tall;

/** The middle of a card of a row, by its place in the line without the card that is shown over its gap. */
export function cardAt(row: Row, place: number): number {
  return row.left + (place - row.from + 0.5) * row.pitch + (row.opened !== null && place >= row.opened ? OPENED : 0);
}

/** The middle of a gap of a row, by its number in the line. */
export function gapAt(row: Row, gap: number): number {
  const bare = row.left + (gap - row.from) * row.pitch;
  if (row.opened === null || gap < row.opened) return bare;
  return bare + (gap === row.opened ? OPENED / 2 : OPENED);
}

/** The gaps of a row. The one after its last card is the one before the first card of the next row. */
export function gapsOf(row: Row): number[] {
  return Array.from({ length: row.cards + 1 }, (_, nth) => row.from + nth);
}

/** How many answers one stripe stands for, so that the longest scarf has room, and how high a stripe is. */
export function stripes(most: number, room: number): { each: number; height: number } {
  const each = [1, 2, 5, 10].find((size) => room / Math.ceil(most / size) >= 8) ?? 20;
  return { each, height: Math.min(25, room / Math.max(1, Math.ceil(most / each))) };
}
