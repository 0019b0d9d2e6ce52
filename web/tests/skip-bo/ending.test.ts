import { describe, expect, it } from "vitest";
import { endingOf } from "../../src/boards/skip-bo/ending.ts";
import type { Event } from "../../src/protocol/skip-bo.ts";
import { position } from "./positions.ts";

const next: Event[] = [
  { type: "game-dealt", game: 2, starter: 1, tops: [3, 4] },
  { type: "turn-began", seat: 1 },
  { type: "drew", seat: 1, count: 5, cards: null },
];
const before = position({ options: { matchTarget: 200 }, scores: [10, 60] });

describe("the end of a game of a match", () => {
  it("is shown as the table lay, with nothing of the next game", () => {
    const won: Event[] = [
      { type: "coins-paid", seat: 1, pile: 0, coins: 4 },
      { type: "played", seat: 1, source: { type: "stock" }, card: 4, pile: 0, value: 5 },
      { type: "game-won", winners: [1], stalemate: false },
      { type: "scored", points: [0, 45], scores: [10, 105] },
    ];
    const found = endingOf(before, [...won, ...next]);
    expect(found?.events).toEqual(won);
    expect(found?.ended).toEqual({
      game: 1,
      target: 200,
      winners: [1],
      stalemate: false,
      points: [0, 45],
      scores: [10, 105],
      left: [4, 0],
      win: 25,
      each: 5,
    });
    expect(found?.view.piles[0]).toEqual({ value: 5, top: 4, coins: 4, bare: [4], wants: null, price: null });
    expect(found?.view.players[1]).toMatchObject({ stock: null, stock_count: 0, coins: 5, hand_count: 3 });
    expect(found?.view).toMatchObject({
      game: 1,
      hand: before.hand,
      scores: [10, 105],
      draw: 50,
      result: { winners: [1] },
    });
    expect(before.players[1]?.stock_count).toBe(1);
  });

  it("follows a last stock card that was bought, onto a pile that is complete with it", () => {
    const found = endingOf(position({ options: { matchTarget: 200 } }), [
      { type: "bought", seat: 0, owner: 1 },
      { type: "played", seat: 0, source: { type: "buy-stock", seat: 1 }, card: 4, pile: 1, value: 12 },
      { type: "cleared", seat: 0, pile: 1, cards: 12 },
      { type: "coins-dealt", seat: 0, pile: 1, shares: [2, 1] },
      { type: "game-won", winners: [1], stalemate: false },
      { type: "scored", points: [0, 45], scores: [0, 45] },
      ...next,
    ]);
    expect(found?.view.piles[1]).toEqual({ value: 0, top: null, coins: 0, bare: [], wants: null, price: null });
    expect(found?.view.players.map((player) => [player.coins, player.stock_count])).toEqual([
      [7, 4],
      [11, 0],
    ]);
    expect(found?.view.completed).toBe(12);
  });

  it("follows a game that nobody could go on with", () => {
    const found = endingOf(before, [
      { type: "discarded", seat: 0, card: 5, pile: 1 },
      { type: "turn-began", seat: 1 },
      { type: "game-void" },
      ...next,
    ]);
    expect(found?.ended).toMatchObject({ winners: [], stalemate: true, points: [0, 0], scores: [10, 60] });
    expect(found?.view.hand).toEqual([0, 5, 204, 9]);
    expect(found?.view.players[0]).toMatchObject({ hand_count: 4, discard_counts: [2, 1, 0, 0] });
    expect(found?.view.players[0]?.discards[1]).toEqual([5]);
  });

  it("is no other move: not the first deal, nor the last game of a match", () => {
    expect(endingOf(before, next)).toBeNull();
    expect(endingOf(before, [{ type: "discarded", seat: 0, card: 5, pile: 1 }])).toBeNull();
    expect(
      endingOf(before, [
        { type: "game-won", winners: [1], stalemate: false },
        { type: "match-ended", result: { winners: [1], reason: "target" } },
      ]),
    ).toBeNull();
  });
});
