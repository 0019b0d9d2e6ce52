import { expect, test } from "vitest";
import { fitting } from "../../src/boards/timeline/fitting.ts";

test("letters are as large as they may be where every word fits", () => {
  expect(fitting("The Battle of Hastings", 84, 13)).toBe(13);
});

test("a long word gets smaller letters, and hyphens and spaces end a word", () => {
  const small = fitting("Aristophanes’ The Frogs", 84, 13);
  expect(small).toBeLessThan(13);
  expect(small * 0.62 * "Aristophanes’".length).toBeLessThanOrEqual(84);
  expect(fitting("Kon-Tiki-matka", 84, 13)).toBe(13);
});

test("they are never too small to be read", () => {
  expect(fitting("x".repeat(40), 84, 13)).toBeGreaterThanOrEqual(9.5);
});
