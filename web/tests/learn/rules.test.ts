import { describe, expect, it } from "vitest";
import { groups, homes, look } from "../../src/learn/rules.ts";
import type { Page } from "../../src/protocol/table.ts";

const page: Page = {
  game: "skip-bo",
  language: "en",
  title: "Skip-Bo",
  lead: { kind: "text", text: "Empty your stock.", rules: ["SB-WIN-1"] },
  sections: [
    {
      title: "Buying",
      blocks: [
        { kind: "text", text: "One **coin** buys a card.", rules: ["SB-BUY-1"] },
        { kind: "item", text: "From a stock pile." },
        { kind: "item", text: "From a discard pile.", rules: ["SB-BUY-1", "SB-BUY-2"] },
        { kind: "step", text: "Pay." },
      ],
    },
    { title: "Tolls", blocks: [{ kind: "text", text: "Pay coins.", rules: ["SB-TOLL-1"] }] },
  ],
};

describe("a rule page", () => {
  it("shows everything until something is looked for", () => {
    const all = look(page, "  ");
    expect(all.count).toBeNull();
    expect(all.sections.map((section) => section.blocks.length)).toEqual([4, 1]);
  });

  it("keeps what has the words, and counts it", () => {
    const found = look(page, "coin");
    expect(found).toMatchObject({ lead: false, count: 2 });
    expect(found.sections.map((section) => section.number)).toEqual([0, 1]);
    expect(look(page, "stock").count).toBe(2);
    expect(look(page, "nothing of it")).toMatchObject({ count: 0, sections: [] });
  });

  it("finds rules by their ids, and all that stands under a heading", () => {
    expect(look(page, "sb-toll").sections.map((section) => section.title)).toEqual(["Tolls"]);
    expect(look(page, "buying").count).toBe(4);
  });

  it("puts neighbours into lists", () => {
    expect(groups(page.sections[0]?.blocks ?? []).map((group) => [group.kind, group.blocks.length])).toEqual([
      ["text", 1],
      ["item", 2],
      ["step", 1],
    ]);
  });

  it("gives every rule one home", () => {
    expect([...homes(page).values()].flat()).toEqual(["SB-WIN-1", "SB-BUY-1", "SB-BUY-2", "SB-TOLL-1"]);
  });
});
