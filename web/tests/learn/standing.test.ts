import { expect, test } from "vitest";
import type { Course } from "../../src/learn/course.ts";
import { standing } from "../../src/learn/standing.ts";

test("who lost the tie-break comes before those who were not in it, wherever they sit", () => {
  const totals = [
    [2, 2, 2, 2],
    [1, 0, 1, 0],
    [1, 1, 1, 1],
    [1, 0, 1, 1],
  ];
  const course: Course = { kind: "left", unit: "round", totals };
  expect(standing(4, { winners: [1], reason: "only-one-finished" }, course)).toEqual([1, 3, 0, 2]);
});

test("points decide: most or fewest, as the game was won; the rest of equal ones by seat", () => {
  const result = (winners: number[], scores: number[]) => ({ winners, scores, reason: "x" });
  expect(standing(4, result([2], [10, 30, 90, 30]), null)).toEqual([2, 1, 3, 0]);
  expect(standing(4, result([1], [40, 0, 25, 40]), null)).toEqual([1, 2, 0, 3]);
});
