// Whose claim came first, and by how much: a ruler of milliseconds with both of them on it.

/** How long the ruler is: long enough for the later claim, in steps that people can read. */
export function rulerOf(ms: number): { end: number; marks: readonly number[] } {
  const end = [150, 300, 600, 1500, 3000].find((each) => ms <= each) ?? Math.ceil(ms / 1000) * 1000;
  return { end, marks: [0, 1, 2, 3].map((mark) => (end * mark) / 3) };
}

/** Where the later of two tokens stands on the ruler: beside the first one at least, also at 0 ms. */
export const laterAt = (ms: number, end: number): string => `max(${(100 * ms) / end}%, 24px)`;

/** Three dots for a quick line, one for a slow one; none where nothing is known. */
export const dotsOf = (ms: number | null): number => (ms === null ? 0 : ms < 60 ? 3 : ms < 150 ? 2 : 1);
