import { expect, test } from "vitest";
import { since } from "../../src/new-table/my-tables.ts";

const MINUTE = 60_000;

test("a clock that is behind the server's says now, and never less than nothing", () => {
  for (const ahead of [1, MINUTE, 90 * MINUTE]) expect(since(ahead, 0)).toEqual({ unit: "now", count: 0 });
  expect(since(0, MINUTE - 1)).toEqual({ unit: "now", count: 0 });
});

test("times are counted in the largest unit that is full", () => {
  expect(since(0, 59 * MINUTE)).toEqual({ unit: "minute", count: 59 });
  expect(since(0, 60 * MINUTE)).toEqual({ unit: "hour", count: 1 });
  expect(since(0, 47 * 60 * MINUTE)).toEqual({ unit: "day", count: 1 });
});
