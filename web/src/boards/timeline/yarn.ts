// Where things hang along a line that runs across, and the yarn that sags between its pegs.
export interface Slot {
  /** Left edge and width. */
  x: number;
  width: number;
}
export interface Hung {
  gaps: readonly Slot[];
  cards: readonly Slot[];
  width: number;
}

/** Gaps and cards by turns; an open gap has room for a card. */
export function hang(cards: number, card: number, gap: number, opened: ReadonlySet<number>, wide: number): Hung {
  const hung = { gaps: [] as Slot[], cards: [] as Slot[] };
  let x = 0;
  for (let place = 0; place <= cards; place += 1) {
    const width = opened.has(place) ? wide : gap;
    hung.gaps.push({ x, width });
    x += width;
    if (place === cards) break;
    hung.cards.push({ x, width: card });
    x += card;
  }
  return { ...hung, width: x };
}

/** The largest card, within bounds, with which the whole line is seen at once. */
export function fitting(room: number, cards: number, gap: number, least: number, most: number): number {
  return Math.floor(Math.min(most, Math.max(least, (room - (cards + 1) * gap) / Math.max(1, cards))));
}

const FAR = 4_000;

export function yarn(pegs: readonly number[], y: number): string {
  const all = [(pegs[0] ?? 0) - FAR, ...pegs, (pegs.at(-1) ?? 0) + FAR];
  let path = `M${all[0]} ${y}`;
  for (let each = 1; each < all.length; each += 1) {
    const from = all[each - 1] ?? 0;
    const to = all[each] ?? 0;
    const loose = to - from >= FAR;
    path += loose ? ` L${to} ${y}` : ` Q${(from + to) / 2} ${y + Math.min(10, (to - from) * 0.09)} ${to} ${y}`;
  }
  return path;
}
