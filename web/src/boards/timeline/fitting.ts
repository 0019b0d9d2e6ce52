// Names below small pictures: a long word gets smaller letters, so that it is not broken in two.
const SMALLEST = 9.5;
/** How wide a bold letter is at most on average, as a share of its size. */
const LETTER = 0.62;

/** The size of letters with which the longest word of a name is no wider than this. */
export function fitting(name: string, width: number, size: number): number {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length), 1);
  return Math.max(SMALLEST, Math.min(size, width / (LETTER * longest)));
}
