import { describe, expect, it } from "vitest";
import { milliseconds } from "../../src/styles/duration.ts";

describe("times of the style sheet", () => {
  it.each([
    ["420ms", 420],
    [".42s", 420],
    ["0.42s", 420],
    ["80ms", 80],
    [".08s", 80],
    ["0s", 0],
    ["1s", 1000],
    [" 260ms ", 260],
    ["2.6e2ms", 260],
    ["1.S", 1000],
  ])("reads %s with its unit", (text, expected) => {
    expect(milliseconds(text)).toBeCloseTo(expected);
  });

  it.each(["", "0", "420", "fast", "calc(1s + 2s)", "12px"])("takes %j for no time at all", (text) => {
    expect(milliseconds(text)).toBe(0);
  });
});
