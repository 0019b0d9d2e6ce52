import { expect, test } from "vitest";
import type { Face } from "../../src/boards/timeline/faces.ts";
import { FRAME, HEIGHT, ROOM, broken, fitted, layout, type Measure } from "../../src/boards/timeline/fit.svelte.ts";
import { divisions } from "../../src/boards/timeline/parting.ts";
import { rose, stitches } from "../../src/boards/timeline/knit.ts";

const measure: Measure = (text) => text.length * 0.55;
const face = (more: Partial<Face>): Face => ({
  card: 0,
  name: "Piano",
  claim: "",
  picture: "",
  date: null,
  era: null,
  story: "",
  ...more,
});

test("words break at spaces and after hyphens, into lines of about one length", () => {
  expect(broken("The Air Guitar World Championships", "name", 9, measure)).toEqual([
    "The Air",
    "Guitar World",
    "Championships",
  ]);
  expect(broken("Kon-Tiki-expeditionen", "name", 8, measure)).toEqual(["Kon-Tiki-", "expeditionen"]);
});

test("a word that is too long by itself is drawn smaller", () => {
  const [line] = fitted("Maanjäristysilmaisin", "name", [13, 11], 2, measure);
  expect(line?.text).toBe("Maanjäristysilmaisin");
  expect(measure(line?.text ?? "", "name") * (line?.size ?? 0)).toBeCloseTo(ROOM);
});

test("everything stays on the card, whatever it has to say", () => {
  const long = { name: "Sikstuksen kappelin kattomaalaukset", date: "n. 66 000 000 eaa." };
  for (const px of [64, 84, 104, 150])
    for (const claim of [true, false]) {
      const set = layout(
        face({ ...long, claim: "Michelangelo saa ne viimein valmiiksi Roomassa" }),
        claim,
        px,
        measure,
      );
      expect(set.lines[0]!.y).toBeGreaterThan(FRAME + set.picture);
      expect(set.lines.at(-1)!.y).toBeLessThan(HEIGHT);
      for (const line of set.lines) expect(measure(line.text, line.kind) * line.size).toBeLessThanOrEqual(ROOM + 0.01);
    }
});

test("the date stays on a small card whose name is as long as can be", () => {
  const name = "A name that is so long that hardly anybody would ever put it on a card, but can";
  for (const px of [64, 84, 104]) {
    const set = layout(face({ name, date: "1455" }), false, px, measure);
    expect(set.lines.at(-1)!.text).toBe("1455");
    expect(set.lines.at(-1)!.y).toBeLessThan(HEIGHT);
  }
});

test("a word that nobody could read in one line is divided", () => {
  const name = "Rindfleischetikettierungsüberwachungsaufgabe";
  const { lines } = layout(face({ name }), false, 104, measure);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.map((line) => line.text.replace(/-$/u, "")).join("")).toBe(name);
});

test("the back is a rose between borders, the same from both sides", () => {
  const chart = rose();
  expect(chart).toHaveLength(27);
  for (const row of chart) expect([...row].reverse().join("")).toBe(row);
  expect(stitches(chart, "#", 88, 128)).toMatch(/^M/u);
});

test("from afar a long word is divided between syllables instead of being smaller", () => {
  const least = (11.5 / 75) * 100;
  for (const [name, parts] of [
    ["Frankenstein", ["Franken-", "stein"]],
    ["Elektromagnetismen", ["Elektro-", "magne-", "tismen"]],
    ["Maanjäristys", ["Maanjä-", "ristys"]],
    ["Leeuwenhoek’s microscope", ["Leeuwen-", "hoek’s", "microscope"]],
  ] as const) {
    const { lines } = layout(face({ name, date: "1818" }), false, 75, measure, true);
    expect(lines.filter((line) => line.kind === "name").map((line) => line.text)).toEqual(parts);
    for (const line of lines) expect(line.size).toBeGreaterThanOrEqual(least - 0.01);
  }
});

test("where a card has no room for so many lines, a long word stays whole and is smaller", () => {
  const name = "Sikstuksen kappelin kattomaalaukset ja muut maalaukset";
  const { lines } = layout(face({ name, date: "n. 66 000 000 eaa." }), false, 60, measure, true);
  expect(lines.map((line) => line.text).join(" ")).not.toContain("-");
});

test("a word is divided before the consonant or the two that begin a syllable, never near its ends", () => {
  expect(divisions("Dannebrog")).toEqual([3, 5]);
  expect(divisions("Mayflower")).toEqual([3, 6]);
  expect(divisions("Kattomaalaus")).toEqual([3, 5, 8]);
  expect(divisions("Einar")).toEqual([]);
});
