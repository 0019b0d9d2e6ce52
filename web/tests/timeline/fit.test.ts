import { expect, test } from "vitest";
import type { Face } from "../../src/boards/timeline/faces.ts";
import { FRAME, HEIGHT, ROOM, broken, fitted, layout, type Measure } from "../../src/boards/timeline/fit.svelte.ts";
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
      if (px >= 84) expect(set.lines.at(-1)!.y).toBeLessThan(HEIGHT);
      for (const line of set.lines) expect(measure(line.text, line.kind) * line.size).toBeLessThanOrEqual(ROOM + 0.01);
    }
});

test("the back is a rose between borders, the same from both sides", () => {
  const chart = rose();
  expect(chart).toHaveLength(27);
  for (const row of chart) expect([...row].reverse().join("")).toBe(row);
  expect(stitches(chart, "#", 88, 128)).toMatch(/^M/u);
});
