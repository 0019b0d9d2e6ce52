import { expect, test } from "vitest";
import {
  ACROSS,
  cardAt,
  gapAt,
  gapsOf,
  MOST_HUNG,
  rowsOfLine,
  stripes,
} from "../../src/boards/timeline-together/screen/layout.ts";

test("every card and every gap of a line has a place of its own on the screen", () => {
  for (let cards = 1; cards <= MOST_HUNG; cards++)
    for (let opened: number | null = -1; opened <= cards; opened++) {
      const open = opened < 0 ? null : opened;
      const rows = rowsOfLine(cards, open, 500);
      expect(rows).toHaveLength(cards > ACROSS ? 2 : 1);
      expect(rows.reduce((sum, row) => sum + row.cards, 0)).toBe(cards);
      expect(rows.filter((row) => row.opened !== null)).toHaveLength(open === null ? 0 : 1);
      for (const row of rows) {
        expect(row.card).toBeGreaterThan(140);
        expect(row.hang + row.tall).toBeLessThanOrEqual(row.end);
        const marks = gapsOf(row).flatMap((gap, nth) => {
          const middle = gapAt(row, gap);
          const next = cardAt(row, gap);
          return nth < row.cards ? [middle - 26, middle + 26, next - row.card / 2, next + row.card / 2] : [middle - 26];
        });
        expect(marks).toEqual([...marks].sort((a, b) => a - b));
        expect(marks[0]).toBeGreaterThanOrEqual(26);
        expect(marks.at(-1)).toBeLessThanOrEqual(1920 - 78);
      }
    }
});

test("the gap between two rows is at the end of the first and at the beginning of the second", () => {
  const [first, second] = rowsOfLine(12, 6, 500);
  expect(gapsOf(first!)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(gapsOf(second!)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  expect([first!.opened, second!.opened]).toEqual([6, null]);
});

test("a stripe stands for more answers where the scarf would be too long", () => {
  expect(stripes(0, 300)).toEqual({ each: 1, height: 25 });
  expect(stripes(100, 80)).toMatchObject({ each: 10 });
});
