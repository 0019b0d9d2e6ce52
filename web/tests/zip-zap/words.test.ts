import { expect, test } from "vitest";
import { dotsOf, rulerOf } from "../../src/boards/zip-zap/lead.ts";
import { scores } from "../../src/boards/zip-zap/text.ts";
import { whole } from "../../src/boards/zip-zap/whole.ts";

test("the ruler is long enough for the later claim", () => {
  expect(rulerOf(48)).toEqual({ end: 150, marks: [0, 50, 100, 150] });
  expect(rulerOf(200).end).toBe(300);
  expect(rulerOf(3400).end).toBe(4000);
});

test("dots tell quick lines from slow ones", () => {
  expect([null, 12, 60, 150].map(dotsOf)).toEqual([0, 3, 2, 1]);
});

test("scores come with the end of a round", () => {
  expect(scores([{ type: "laid", seat: 0, card: 1 }])).toBeNull();
  expect(scores([{ type: "round-over", seat: 0, points: [0, 7], scores: [3, 9] }])).toEqual([3, 9]);
});

test("before the first start card a view is only a hand", () => {
  expect(whole({ seat: 1, hand: [3, 50] }, 2)).toMatchObject({ hand: [3, 50], counts: [0, 0], phase: "pause" });
});
