import { describe, expect, it } from "vitest";
import { along, closest, inDirection } from "../../src/boards/nearest.ts";

const box = (left: number, top: number) => ({ left, top, width: 60, height: 84 });
const piles = [box(100, 0), box(200, 0), box(300, 0)];
const hand = [box(90, 200), box(160, 204), box(230, 206)];

describe("arrow keys", () => {
  it("stay in the row sideways, and end at its end", () => {
    expect(inDirection(hand[0]!, [...piles, hand[1]!, hand[2]!], "ArrowRight")).toBe(3);
    expect(inDirection(hand[2]!, [...piles, hand[0]!, hand[1]!], "ArrowRight")).toBe(-1);
  });
  it("go to the nearest place above and below", () => {
    expect(inDirection(hand[2]!, piles, "ArrowUp")).toBe(1);
    expect(inDirection(piles[0]!, hand, "ArrowDown")).toBe(0);
  });
});

describe("along a line", () => {
  it("goes to the next place in a direction", () => {
    expect(along([4, 0, 1], 1, 1)).toBe(4);
    expect(along([4, 0, 1], 4, -1)).toBe(1);
    expect(along([4, 0, 1], 4, 1)).toBeNull();
  });
  it("finds the place closest to a point, the first of several", () => {
    expect(closest([10, 60, 110], 80)).toBe(1);
    expect(closest([10, 60, 110], 500)).toBe(2);
    expect(closest([10, 20], 15)).toBe(0);
    expect(closest([], 5)).toBe(-1);
  });
});
