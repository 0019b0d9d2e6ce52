import { expect, test } from "vitest";
import { finishedLine } from "../../src/boards/timeline/finished.ts";
import type { Placed } from "../../src/protocol/timeline.ts";

const placed = (seat: number, card: number, value: number, place: number, right: boolean): Placed => ({
  type: "placed",
  seat,
  card,
  value,
  place,
  right,
});
const start = [{ card: 0, value: 1500 }];

test("right cards hang in their order, with the player who hung them", () => {
  const line = finishedLine(start, [placed(0, 1, 1700, 1, true), placed(1, 2, 1600, 1, true)]);
  expect(line.map(({ card, seat, right }) => [card, seat, right])).toEqual([
    [0, null, true],
    [2, 1, true],
    [1, 0, true],
  ]);
});

test("a wrong card is shown where it belonged, with the place that was chosen for it", () => {
  const line = finishedLine(start, [placed(0, 1, 1700, 1, true), placed(1, 2, 1800, 0, false)]);
  expect(line.map(({ card }) => card)).toEqual([0, 1, 2]);
  expect(line[2]).toMatchObject({ seat: 1, right: false, place: 0 });
  expect(line[2]?.before.map(({ card }) => card)).toEqual([0, 1]);
});

test("a card that was wrong first and right later is told once", () => {
  const line = finishedLine(start, [placed(0, 1, 1700, 0, false), placed(1, 1, 1700, 1, true)]);
  expect(line.map(({ card, seat, right }) => [card, seat, right])).toEqual([
    [0, null, true],
    [1, 1, true],
  ]);
});

test("of equal dates the order of the line counts", () => {
  const line = finishedLine(start, [placed(0, 1, 1500, 0, true)]);
  expect(line.map(({ card }) => card)).toEqual([1, 0]);
});
