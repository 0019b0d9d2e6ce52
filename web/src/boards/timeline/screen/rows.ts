// How a line of cards is broken into rows on the big screen.
export interface Form {
  /** Cards in a row. */
  across: number;
  rows: number;
  /** Only pictures and dates: the line is long. */
  bare: boolean;
  /** Pixels from one card to the next, and of a card. */
  pitch: number;
  card: number;
}

const WIDTH = 1800;
const LARGE = 6;
const BARE = [
  { across: 8, rows: 3 },
  { across: 10, rows: 3 },
  { across: 10, rows: 4 },
  { across: 12, rows: 4 },
  { across: 14, rows: 5 },
] as const;

/** How many cards are shown how large. `larger`: a long line shows fewer of them instead of smaller ones. */
export function formOf(cards: number, larger = false): Form {
  if (cards <= 5 && larger) return { across: 5, rows: 1, bare: false, pitch: 366, card: 310 };
  if (cards <= 5) return { across: LARGE, rows: 1, bare: false, pitch: 350, card: 260 };
  if (cards <= LARGE) return { across: LARGE, rows: 1, bare: false, pitch: 300, card: 222 };
  if (cards <= 2 * LARGE) return { across: LARGE, rows: 2, bare: false, pitch: 300, card: 222 };
  const fitting = BARE.find(({ across, rows }) => cards <= across * rows) ?? BARE[BARE.length - 1]!;
  const form = larger ? BARE[0] : fitting;
  const pitch = WIDTH / form.across;
  return { ...form, bare: true, pitch, card: [0, 0, 0, 130, 92][form.rows] ?? 66 };
}

/** The cards of each row. A longer line than there is room for shows the part around this card. */
export function rowsOf<T>(line: readonly T[], form: Form, around: number): { from: number; cards: readonly T[] }[] {
  const room = form.across * form.rows;
  const start = Math.max(0, Math.min(line.length - room, around - Math.floor(room / 2)));
  const shown = line.slice(start, start + room);
  const rows = Math.max(1, Math.ceil(shown.length / form.across));
  /** Rows of about the same length. */
  const each = Math.ceil(shown.length / rows);
  return Array.from({ length: rows }, (_, row) => ({
    from: start + row * each,
    cards: shown.slice(row * each, (row + 1) * each),
  }));
}
