import { describe, expect, it } from "vitest";
import { apart, labelled, lines, path, ticks } from "../../src/learn/chart.ts";

describe("the chart", () => {
  it("has round numbers that hold all values", () => {
    expect(ticks(0, 22)).toEqual([0, 10, 20, 30]);
    expect(ticks(0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(0, 0)).toEqual([0, 1]);
    expect(ticks(0, 500)).toEqual([0, 200, 400, 600]);
    for (const highest of [1, 3, 7, 15, 99, 130, 1234]) {
      const found = ticks(0, highest);
      expect(found.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(found.length).toBeLessThanOrEqual(6);
    }
  });

  it("labels few enough columns, the last one always", () => {
    expect([...labelled(5, 8)].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(labelled(40, 6).size).toBeLessThanOrEqual(7);
    expect(labelled(40, 6).has(39)).toBe(true);
  });

  it("keeps labels apart and inside", () => {
    const found = apart([50, 52, 51, 198], 30, 0, 200);
    const sorted = [...found].sort((a, b) => a - b);
    sorted.slice(1).forEach((value, place) => expect(value - (sorted[place] ?? 0)).toBeGreaterThanOrEqual(30));
    expect(Math.max(...found)).toBeLessThanOrEqual(200);
    expect(apart([10, 100], 30, 0, 200)).toEqual([10, 100]);
  });

  it("draws a line for each seat", () => {
    const drawn = lines(
      [
        [0, 0],
        [10, 5],
      ],
      { width: 100, height: 50 },
      { low: 0, high: 10 },
    );
    expect(drawn).toEqual([
      [
        { x: 0, y: 50 },
        { x: 100, y: 0 },
      ],
      [
        { x: 0, y: 50 },
        { x: 100, y: 25 },
      ],
    ]);
    expect(path(drawn[0] ?? [])).toBe("M0.0 50.0L100.0 0.0");
  });
});
