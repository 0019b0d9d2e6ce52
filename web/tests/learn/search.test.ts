import { describe, expect, it } from "vitest";
import { fold, hits, pieces, wordsOf } from "../../src/learn/search.ts";

describe("looking for words", () => {
  it("takes letters as people type them", () => {
    expect(fold("Ægir Þór ÅØÖ é")).toBe("aegir thor aoo e");
    expect(wordsOf("  Múna  spil ")).toEqual(["muna", "spil"]);
  });

  it("finds every word or none, in any order", () => {
    expect(hits("A coin buys a card", ["card", "coin"])).toEqual([
      { start: 2, end: 6 },
      { start: 14, end: 18 },
    ]);
    expect(hits("A coin buys a card", ["coin", "toll"])).toBeNull();
  });

  it("points at the letters of the text, not of the folded one", () => {
    const text = "Þæð þá";
    expect(hits(text, ["tha"])?.map(({ start, end }) => text.slice(start, end))).toEqual(["Þæ", "þá"]);
  });

  it("cuts a sentence where it is bold and where something was found", () => {
    expect(pieces("**A ten.** Nothing", ["ten"]).map((piece) => [piece.text, piece.bold, piece.hit])).toEqual([
      ["A ", true, false],
      ["ten", true, true],
      [".", true, false],
      [" Nothing", false, false],
    ]);
    expect(pieces("**ab**cd", ["bc"]).map((piece) => [piece.text, piece.bold, piece.hit])).toEqual([
      ["a", true, false],
      ["b", true, true],
      ["c", false, true],
      ["d", false, false],
    ]);
    expect(pieces("plain")).toEqual([{ text: "plain", bold: false, hit: false }]);
  });
});
