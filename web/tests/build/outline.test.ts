import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rounded } from "../../build/outline.ts";

test("whole numbers, all relative", () => {
  expect(rounded("M10.4 20.6L30.2 20.6v9.9H10.4z")).toBe("m10 21 20 0v10h-20z");
});

test("errors do not add up along an outline", () => {
  const steps = "l.4 0".repeat(100);
  expect(rounded(`M0 0${steps}H90`)).toMatch(/h50$/);
});

test("after an outline is closed, the next one begins where it began", () => {
  expect(rounded("M10 10h20zm5 5h1")).toBe("m10 10h20zm5 5h1");
});

test("flags of arcs may stand without anything between them", () => {
  expect(rounded("M0 0A34.2 34.2 0 0150.4 60.6a5 5 0 10-3 4")).toBe("m0 0a34 34 0 0 1 50 61 5 5 0 1 0-3 4");
});

test("what cannot be read is refused", () => {
  expect(() => rounded("M0 0b1 2")).toThrow('unknown command "b"');
});

test("rounding a real picture twice changes nothing more", () => {
  const path = new URL("../../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
  const { icons } = JSON.parse(readFileSync(path, "utf-8")) as { icons: Record<string, { body: string }> };
  const outline = /d="([^"]*)"/.exec(icons["sailboat"]?.body ?? "")?.[1] ?? "";
  const numbers = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  expect(numbers(rounded(outline)).every(Number.isInteger)).toBe(true);
  expect(rounded(rounded(outline))).toBe(rounded(outline));
});
