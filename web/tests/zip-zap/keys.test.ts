import { expect, test } from "vitest";
import { halves, labelOf, narrowed, nothing, numberKey } from "../../src/boards/zip-zap/keyboard.ts";

const hand = [3, 13, 14, 43, 50];

test("a number lays its only card, else waits for the suit", () => {
  expect(narrowed(nothing, { number: 5 }, hand)).toEqual({ card: 14 });
  const open = narrowed(nothing, { number: 4 }, hand);
  expect(open).toEqual({ wanted: { number: 4, suit: null } });
  if ("wanted" in open) expect(narrowed(open.wanted, { suit: 1 }, hand)).toEqual({ card: 13 });
});

test("a suit alone never lays a card, and what is not held is forgotten", () => {
  const open = narrowed(nothing, { suit: 4 }, hand);
  expect(open).toEqual({ wanted: { number: null, suit: 4 } });
  if ("wanted" in open) expect(narrowed(open.wanted, { number: 4 }, hand)).toEqual({ card: 43 });
  expect(narrowed(nothing, { number: 9 }, hand)).toEqual({ wanted: nothing });
});

test("another number starts anew", () => {
  expect(narrowed({ number: 4, suit: null }, { number: 5 }, hand)).toEqual({ card: 14 });
});

test("zero is the ten, on both blocks of digits", () => {
  expect(["Digit0", "Numpad7", "KeyA"].map(numberKey)).toEqual([10, 7, null]);
});

test("the halves share no key and have room for twelve cards", () => {
  const all = [...halves.left.cards, ...halves.left.zap, ...halves.right.cards, ...halves.right.zap];
  expect(new Set(all).size).toBe(all.length);
  expect(Math.min(halves.left.cards.length, halves.right.cards.length)).toBeGreaterThanOrEqual(12);
});

test("a key is called what stands on it", () => {
  expect(labelOf("Semicolon", new Map([["Semicolon", "æ"]]))).toBe("Æ");
  expect(labelOf("Slash", null)).toBe("/");
  expect(labelOf("KeyQ", null)).toBe("Q");
});
