import { expect, test } from "vitest";
import { columns, gridOf, nearest, placed, step } from "../../src/boards/zip-zap/hand.ts";

test("a card that is laid leaves its place empty, and a new deal makes new places", () => {
  const dealt = placed(null, [3, 4, 17, 50]);
  const after = placed(dealt, [3, 17, 50]);
  expect(after.places).toEqual([3, 4, 17, 50]);
  expect(after.held).toEqual([3, 17, 50]);
  expect(placed(after, [1, 2, 40, 50]).places).toEqual([1, 2, 40, 50]);
});

test("twelve cards go in two even rows on a phone, 320 px included", () => {
  expect(columns(12, 370, 44, 6)).toBe(6);
  expect(columns(12, 300, 44, 6)).toBe(6);
  expect(columns(13, 1000, 60, 6)).toBe(13);
  expect(columns(0, 300, 44, 6)).toBe(1);
});

test("arrows skip empty places and stay at the ends", () => {
  const [places, held] = [
    [1, 2, 3, 4, 5, 6],
    [1, 3, 5, 6],
  ];
  expect(step(0, "ArrowRight", places, held, 3)).toBe(2);
  expect(step(2, "ArrowLeft", places, held, 3)).toBe(0);
  expect(step(0, "ArrowLeft", places, held, 3)).toBe(0);
  expect(step(0, "ArrowDown", places, held, 3)).toBe(4);
  expect(step(4, "ArrowUp", places, held, 3)).toBe(0);
  expect(step(2, "Home", places, held, 3)).toBe(0);
  expect(step(0, "End", places, held, 3)).toBe(5);
  expect(nearest(1, places, held)).toBe(0);
  expect(nearest(1, places, [])).toBe(-1);
});

test("on a phone that is a hand every card is in sight, as large as the room allows", () => {
  expect(gridOf(6, 366, 382)).toEqual({ columns: 3, card: 115 });
  expect(gridOf(12, 366, 382)).toEqual({ columns: 4, card: 87 });
  for (const [width, height] of [
    [336, 220],
    [296, 180],
    [366, 382],
  ] as const)
    for (let cards = 1; cards <= 30; cards++) {
      const { columns: across, card } = gridOf(cards, width, height);
      const rows = Math.ceil(cards / across);
      expect(across * card + 6 * (across - 1)).toBeLessThanOrEqual(width);
      expect(rows * card * 1.4 + 6 * (rows - 1)).toBeLessThanOrEqual(height);
      if (cards <= 13) expect(card).toBeGreaterThanOrEqual(40);
    }
});
