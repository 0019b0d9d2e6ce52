import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/protocol/constants.ts";
import { words } from "../../src/i18n/i18n.svelte.ts";

describe("small numbers", () => {
  it("are written by hand as every language writes them", () => {
    for (const language of LANGUAGES) {
      const format = new Intl.NumberFormat(language);
      for (let value = 0; value < 1000; value += 1) expect(String(value)).toBe(format.format(value));
    }
  });
  it("leave larger, broken and negative ones to the language", () => {
    for (const value of [1000, 1.5, -3]) expect(words.number(value)).toBe(new Intl.NumberFormat("en").format(value));
  });
});
