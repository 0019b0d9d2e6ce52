import { describe, expect, it } from "vitest";
import { isolated } from "../../src/i18n/direction.ts";

describe("names in sentences", () => {
  it("from left to right stay as they are", () => {
    for (const name of ["Anna", "Þórdís Ætt", "Øystein", "Hanna-Maarit 2", "🦊", "李雷", "Ελένη", "Оля"])
      expect(isolated(name)).toBe(name);
  });
  it("from right to left turn nothing around them", () => {
    for (const name of ["محمد", "דנה", "Anna דנה", "𞤀𞤣𞤤𞤢𞤥"]) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });
});
