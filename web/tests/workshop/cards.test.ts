import { describe, expect, test } from "vitest";
import { inOrder, nameOf } from "../../src/boards/timeline/workshop/order.ts";
import { byCard, inCell, levelOf, pieces } from "../../src/boards/timeline/workshop/problems.ts";
import { shownDate, typedNumber, typedYear } from "../../src/boards/timeline/workshop/years.ts";
import type { CellProblem, DraftCard } from "../../src/protocol/table.ts";

const say = (name: string, params: Record<string, unknown> = {}): string => `${name}(${Object.values(params).join()})`;

describe("numbers as they are typed", () => {
  test.each([
    ["1903", "en", 1903, false],
    ["c. 1455", "en", 1455, true],
    ["um 1000", "is", 1000, true],
    ["n. 1450", "fi", 1450, true],
    ["776 BCE", "en", -776, false],
    ["12 000 f.Kr.", "sv", -12_000, false],
    ["44 eaa.", "fi", -44, false],
    ["44 eKr.", "fi", -44, false],
    ["874 e.Kr.", "is", 874, false],
    ["−500", "en", -500, false],
  ])("%s in %s", (text, language, value, approximate) => {
    expect(typedYear(text, language)).toEqual({ value, approximate });
  });

  test("what is no year is shown as it was typed", () => {
    expect(typedYear("long ago", "en")).toBeNull();
    expect(typedYear("0", "en")).toBeNull();
    expect(typedYear("1903 or so", "en")).toBeNull();
    expect(shownDate({ number: "long ago" }, "year", "en", say)).toEqual({ date: "long ago", era: null });
    expect(shownDate({}, "year", "en", say).date).toBe("?");
  });

  test("the date side", () => {
    expect(shownDate({ number: "1903" }, "year", "en", say)).toEqual({ date: "1903", era: "industry" });
    expect(shownDate({ number: "c. 1455" }, "year", "en", say).date).toBe("date-about(1455)");
    expect(shownDate({ number: "8848,86" }, "m", "is", say).date).toBe("date-unit(8848.86,m)");
    expect(shownDate({ number: "1903", printed: "17 December 1903" }, "year", "en", say).date).toBe("17 December 1903");
    expect(typedNumber("40 000", "m", "en")).toEqual({ value: 40_000, approximate: false });
    expect(typedNumber("40 000 people", "m", "en")).toBeNull();
  });

  test.each([
    ["8,849", "en", 8849],
    ["1,234.5 m", "en", 1234.5],
    ["8,84", "en", 8.84],
    ["8.849", "is", 8849],
    ["8,849", "is", 8.849],
    ["8 848,86 m", "fi", 8848.86],
    ["about 1,281", "en", 1281],
  ])("%s m in %s", (text, language, value) => {
    expect(typedNumber(text, "m", language)?.value).toBe(value);
  });
});

const cards: DraftCard[] = [
  { id: "bike", number: "1885", texts: { en: { name: "Bicycle" }, is: { name: "Reiðhjól" } } },
  { id: "skates", number: "long ago", texts: { en: { name: "Ice skates" } } },
  { id: "pyramid", number: "2560 BCE", texts: { is: { name: "Píramídi" } } },
];

test("the list by number, by name and as added", () => {
  const ids = (order: "number" | "name" | "added") => inOrder(cards, order, "year", "en", "en").map((card) => card.id);
  expect(ids("number")).toEqual(["skates", "pyramid", "bike"]);
  expect(ids("name")).toEqual(["bike", "skates", "pyramid"]);
  expect(ids("added")).toEqual(["bike", "skates", "pyramid"]);
  expect(nameOf(cards[1] as DraftCard, "is", "en")).toBe("Ice skates");
  expect(nameOf(cards[2] as DraftCard, "sv", "en")).toBe("Píramídi");
});

const problem = (change: Partial<CellProblem>): CellProblem => ({
  card: "bike",
  cell: "claim",
  language: "en",
  code: "leak",
  blocks: false,
  ...change,
});

describe("problems", () => {
  test("the worst decides, and what the author keeps counts no more", () => {
    expect(levelOf([])).toBe("ready");
    expect(levelOf([problem({})])).toBe("look");
    expect(levelOf([problem({}), problem({ blocks: true })])).toBe("stop");
    expect(levelOf([problem({ kept: true })])).toBe("ready");
  });

  test("they are found by card, cell and language", () => {
    const all = [
      problem({}),
      problem({ language: "is" }),
      problem({ cell: "number", language: "" }),
      problem({ card: "" }),
    ];
    expect(byCard(all).get("bike")).toHaveLength(3);
    expect(inCell(all.slice(0, 3), "claim", "is")).toEqual([all[1]]);
    expect(inCell(all.slice(0, 3), "number", "is")).toEqual([all[2]]);
  });

  test("the words they are about are marked, and no others", () => {
    const text = "the world’s first powered flight";
    expect(pieces(text, [problem({ start: 4, end: 17 })])).toEqual([
      { text: "the ", wavy: false },
      { text: "world’s first", wavy: true },
      { text: " powered flight", wavy: false },
    ]);
    expect(pieces(text, [problem({ start: 0, end: 3 }), problem({ start: 2, end: 9 })])[0]).toEqual({
      text: "the",
      wavy: true,
    });
    expect(pieces("short", [problem({ start: 4, end: 17 })])).toEqual([{ text: "short", wavy: false }]);
    expect(pieces("whole", [problem({})])).toEqual([{ text: "whole", wavy: false }]);
  });
});
