import { describe, expect, it } from "vitest";
import { endingOf } from "../../src/boards/skip-bo/ending.ts";
import type { Event } from "../../src/protocol/skip-bo.ts";
import { position } from "./positions.ts";

describe("the end of a game of a match", () => {
  it("says who won, what it gave and what is left", () => {
    const won: Event[] = [
      { type: "played", seat: 1, source: { type: "stock" }, card: 4, pile: 0, value: 5 },
      { type: "game-won", winners: [1], stalemate: false },
      { type: "scored", points: [0, 45], scores: [10, 105] },
    ];
    const result = { winners: [1], reason: "stock-empty" };
    expect(endingOf(position({ options: { matchTarget: 200 }, scores: [10, 105], result }), won)).toEqual({
      game: 1,
      target: 200,
      winners: [1],
      stalemate: false,
      points: [0, 45],
      scores: [10, 105],
      left: [4, 1],
      win: 25,
      each: 5,
    });
  });

  it("says that nobody could go on", () => {
    const final = position({
      options: { matchTarget: 200 },
      scores: [10, 60],
      result: { winners: [], reason: "stalemate" },
    });
    const found = endingOf(final, [{ type: "discarded", seat: 0, card: 5, pile: 1 }, { type: "game-void" }]);
    expect(found).toMatchObject({ winners: [], stalemate: true, points: [0, 0], scores: [10, 60] });
  });
});
