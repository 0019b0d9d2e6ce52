import { describe, expect, it } from "vitest";
import { changes, fields, keptAcross, lasting, valueAt, withValue } from "../../src/options/schema.ts";

const options = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      properties: {
        deck: { $ref: "#/$defs/Deck" },
        cards: { $ref: "#/$defs/Whole" },
        open: { type: "boolean" },
        target: { anyOf: [{ type: "integer", minimum: 1, maximum: 9 }, { type: "null" }], "x-start": 5 },
        first: { type: "integer", minimum: 0, maximum: 7, "x-seats": "one" },
        starter: { enum: ["a", "b"] },
        suits: { type: "array", maxItems: 2, items: { type: "integer", minimum: 0, maximum: 3 } },
        handicap: {
          anyOf: [{ type: "array", maxItems: 8, items: { type: "integer", minimum: 1 } }, { type: "null" }],
          "x-seats": "each",
          "x-start": 4,
        },
      },
    },
    Deck: { type: "object", properties: { wilds: { type: "integer", minimum: 0, maximum: 200 } } },
    Whole: { type: "object", properties: { cards: { type: "array" } } },
  },
};

describe("house rules", () => {
  const all = fields({ id: "game", options });
  it("are read from the schema", () => {
    expect(all.map((field) => [field.path.join("."), field.kind, field.optional])).toEqual([
      ["deck.wilds", "number", false],
      ["cards", "deck", false],
      ["open", "switch", false],
      ["target", "number", true],
      ["first", "number", false],
      ["starter", "choice", false],
      ["suits", "set", false],
      ["handicap", "numbers", true],
    ]);
    expect(all[0]?.message).toBe("option-game-deck-wilds");
  });
  it("say what they begin with, and which of them hold for one group of players only", () => {
    expect(all.map((field) => [field.path[0], field.seats, field.start]).slice(-5)).toEqual([
      ["target", null, 5],
      ["first", "one", 0],
      ["starter", null, 0],
      ["suits", null, 0],
      ["handicap", "each", 4],
    ]);
    expect(lasting({ id: "game", options }, { target: 5, first: 1, handicap: [4, 3] })).toEqual({ target: 5 });
  });
  it("change one by one and only the changes are sent", () => {
    const preset = { deck: { wilds: 24 }, open: true };
    const changed = withValue(preset, ["deck", "wilds"], 18);
    expect(valueAt(changed, ["deck", "wilds"])).toBe(18);
    expect(changes(changed, preset)).toEqual({ deck: { wilds: 18 } });
    expect(preset.deck.wilds).toBe(24);
  });
});

describe("what is listed and kept", () => {
  it("has eras in the order of time, whatever the order of the schema", () => {
    const items = { enum: ["ancient", "early", "industry", "middle", "modern", "stone"] };
    const properties = { eras: { anyOf: [{ type: "null" }, { type: "array", items, maxItems: 6 }] } };
    const [field] = fields({ id: "timeline", options: { properties } });
    expect(field).toMatchObject({ values: ["stone", "ancient", "middle", "early", "industry", "modern"] });
  });
  it("keeps a match to points with another preset, which says nothing about it", () => {
    const presets = { masters: { stockSize: 15, matchTarget: null }, short: { stockSize: 10, matchTarget: null } };
    expect(keptAcross({ stockSize: 15, matchTarget: 500 }, presets)).toEqual({ matchTarget: 500 });
  });
});
