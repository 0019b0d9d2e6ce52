import { expect, test } from "vitest";
import { endedOnce } from "../../src/i18n/sentences.ts";

test("a move that is called out needs no full stop", () => {
  expect(endedOnce("Hint: ZAP!. You have one card left.")).toBe("Hint: ZAP! You have one card left.");
  expect(endedOnce("Tips: lägg ut en 7 och ropa ZAP!.")).toBe("Tips: lägg ut en 7 och ropa ZAP!");
});

test("one in quotes has its full stop, and so have other moves", () => {
  for (const hint of ["Vihje: huuda ”ZAP!”. Hyvä.", "Hint: play the 7. It fits."]) expect(endedOnce(hint)).toBe(hint);
});
