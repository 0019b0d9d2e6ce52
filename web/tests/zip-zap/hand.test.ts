import { expect, test } from "vitest";
import { columns, nearest, placed, step } from "../../src/boards/zip-zap/hand.ts";

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
