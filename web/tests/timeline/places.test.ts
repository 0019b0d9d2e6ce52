import { describe, expect, test } from "vitest";
import { eraOf, plainDate } from "../../src/boards/timeline/dates.ts";
import { between, betweenNamed, layable, open, pull, walked } from "../../src/boards/timeline/places.ts";
import { phases } from "../../src/boards/timeline/turning.svelte.ts";
import { fitting, hang, yarn } from "../../src/boards/timeline/yarn.ts";
import type { Move, Placed } from "../../src/protocol/timeline.ts";

const say = (name: string, params: Record<string, unknown> = {}) => `${name} ${Object.values(params).join("/")}`.trim();
const line = [
  { name: "Telescope", date: "1608" },
  { name: "Balloon", date: "1783" },
];
const moves: Move[] = [7, 9].flatMap((card) => [0, 1, 2].map((place) => ({ type: "place", card, place }) as const));

describe("dates", () => {
  test("years are bare from 100 on, grouped from 10,000", () => {
    expect(plainDate(1608, "year", say)).toBe("1608");
    expect(plainDate(79, "year", say)).toBe("date-ce 79");
    expect(plainDate(-44, "year", say)).toBe("date-bce 44");
    const params: unknown[] = [];
    plainDate(-38_000, "year", (_, given) => (params.push(given?.["year"]), ""));
    expect(params).toEqual([38_000]);
    expect(plainDate(8848.86, "m", say)).toBe("date-unit 8848.86/m");
    expect(plainDate(3.5, "value", say)).toBe("3.5");
    expect(plainDate(3, "value", say)).toBe("3");
  });
  test("eras end where the law says", () => {
    expect([-3001, -3000, 476, 477, 1491, 1492, 1788, 1789, 1913, 1914].map((year) => eraOf(year, "year"))).toEqual([
      "stone",
      "ancient",
      "ancient",
      "middle",
      "middle",
      "early",
      "early",
      "industry",
      "industry",
      "modern",
    ]);
    expect(eraOf(5, "m")).toBe("industry");
  });
});

describe("places", () => {
  test("are named by their neighbours", () => {
    expect(between(line, 0, say)).toBe("timeline-before 1608/years");
    expect(between(line, 1, say)).toBe("timeline-between 1608/1783/years");
    expect(between(line, 2, say)).toBe("timeline-after 1783/years");
    expect(betweenNamed(line, 2, say)).toBe("timeline-after web-timeline-named Balloon/1783/years");
    const heights = line.map((each) => ({ ...each, order: "numbers" as const }));
    expect(between(heights, 0, say)).toBe("timeline-before 1608/numbers");
  });
  test("come from the moves, and in a lesson from the one that is asked for", () => {
    expect([...layable(moves, null)]).toEqual([7, 9]);
    expect([...open(moves, 7, null)]).toEqual([0, 1, 2]);
    const only: Move = { type: "place", card: 9, place: 1 };
    expect([...layable(moves, only)]).toEqual([9]);
    expect([...open(moves, null, only)]).toEqual([1]);
    expect([...open(moves, 7, only)]).toEqual([]);
  });
  test("can be walked, and the ends hold", () => {
    const places = new Set([0, 1, 4]);
    expect(walked(places, 1, 1)).toBe(4);
    expect(walked(places, 4, 1)).toBe(4);
    expect(walked(places, 4, -1)).toBe(1);
    expect(walked(places, 9, 1)).toBe(0);
  });
  test("only the edges pull", () => {
    expect(pull(200, 0, 400)).toBe(0);
    expect(pull(5, 0, 400)).toBeLessThan(0);
    expect(pull(395, 0, 400)).toBeGreaterThan(0);
  });
});

describe("hanging", () => {
  test("an open place has room for a card", () => {
    const hung = hang(2, 100, 20, new Set([1]), 140);
    expect(hung.gaps.map((slot) => slot.width)).toEqual([20, 140, 20]);
    expect(hung.cards.map((slot) => slot.x)).toEqual([20, 260]);
    expect(hung.width).toBe(380);
  });
  test("cards shrink to be seen at once, but not below what can be read", () => {
    expect(fitting(1000, 3, 20, 84, 104)).toBe(104);
    expect(fitting(1000, 9, 20, 84, 104)).toBe(88);
    expect(fitting(1000, 40, 20, 84, 104)).toBe(84);
  });
  test("the yarn goes through every peg", () => {
    expect(yarn([10, 110], 12)).toContain(" 110 12");
  });
});

describe("turning", () => {
  const placed: Placed = { type: "placed", seat: 0, card: 1, place: 0, value: 5, right: true };
  const steps = (event: Placed, carried: boolean, flight: number) =>
    phases(event, carried, { flight, turn: 420 }).map(([phase]) => phase);
  test("a right card stays, a wrong one drops", () => {
    expect(steps(placed, true, 260)).toEqual(["flying", "front", "closing", "dated"]);
    expect(steps({ ...placed, right: false }, false, 260)).toEqual(["front", "closing", "dated", "dropping"]);
  });
  test("nothing travels where motion is reduced", () => {
    expect(steps(placed, true, 80)).toEqual(["dated"]);
  });
});
