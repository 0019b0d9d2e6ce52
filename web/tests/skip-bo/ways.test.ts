import { describe, expect, it } from "vitest";
import { nearest } from "../../src/boards/skip-bo/ways.ts";

const box = (left: number, top: number) => ({ left, top, width: 60, height: 84 });
const piles = [box(100, 0), box(200, 0), box(300, 0)];
const hand = [box(90, 200), box(160, 204), box(230, 206)];

describe("arrow keys", () => {
  it("stay in the row sideways, and end at its end", () => {
    expect(nearest(hand[0]!, [...piles, hand[1]!, hand[2]!], "ArrowRight")).toBe(3);
    expect(nearest(hand[2]!, [...piles, hand[0]!, hand[1]!], "ArrowRight")).toBe(-1);
  });
  it("go to the nearest place above and below", () => {
    expect(nearest(hand[2]!, piles, "ArrowUp")).toBe(1);
    expect(nearest(piles[0]!, hand, "ArrowDown")).toBe(0);
  });
});
