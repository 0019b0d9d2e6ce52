import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deckAuthors, drawnBy, together } from "../../build/credits.ts";

const text = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf-8");

describe("credits", () => {
  it("names every author of the deck's page with all pictures", () => {
    const page = text("docs/credits.md");
    const found = deckAuthors(page);
    expect(found).toHaveLength(page.match(/^- \*\*/gm)?.length ?? -1);
    for (const author of found) expect(page).toContain(`(${author.licence}, ${author.pictures.length})`);
  });

  it("adds the page's own pictures", () => {
    const by = drawnBy("author,icons\nann,fox owl\nbo,deer\n");
    const deck = [{ name: "ann", licence: "CC BY 3.0", pictures: ["fox"] }];
    expect(together(deck, ["fox", "owl", "deer"], by)).toEqual([
      { name: "ann", licence: "CC BY 3.0", pictures: ["fox", "owl"] },
      { name: "bo", licence: "CC BY 3.0", pictures: ["deer"] },
    ]);
    expect(() => together(deck, ["whale"], by)).toThrow("whale");
  });

  it("knows who drew the faces of the players", () => {
    const by = drawnBy(text("src/spila/decks/data/game-icons.csv"));
    for (const picture of JSON.parse(text("web/src/styles/pictures.json")) as string[])
      expect(by.has(picture)).toBe(true);
  });
});
