import { describe, expect, it } from "vitest";
import {
  cardOf,
  choicesOf,
  coinOffers,
  costOf,
  layOn,
  targetsOf,
  winnerBySale,
} from "../../src/boards/skip-bo/choices.ts";
import type { Move } from "../../src/protocol/skip-bo.ts";
import { position } from "./positions.ts";

const five = { type: "hand", card: 5 } as const;
const wild = { type: "hand", card: 0 } as const;
const theirs = { type: "buy-stock", seat: 1 } as const;
const moves: Move[] = [
  { type: "play", source: wild, pile: 0 },
  { type: "substitute", source: wild, pile: 0 },
  { type: "substitute", source: five, pile: 0 },
  { type: "play", source: theirs, pile: 0 },
  { type: "substitute", source: wild, pile: 2 },
  { type: "substitute", source: wild, pile: 3 },
  { type: "discard", card: 5, pile: 2 },
];

describe("choices", () => {
  const choices = choicesOf(moves);

  it("sorts targets by what they cost, and plays a card as it is where it can", () => {
    expect(targetsOf(choices, five)).toEqual({ plays: [], coins: [0], discards: [2] });
    expect(targetsOf(choices, wild)).toEqual({ plays: [0], coins: [2, 3], discards: [] });
    expect(layOn(choices, wild, 0)?.type).toBe("play");
    expect(layOn(choices, wild, 1)).toBeNull();
  });

  it("offers coins once for all empty piles", () => {
    expect(coinOffers(choices, position()).map((offer) => [offer.pile, offer.moves.length])).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });

  it("takes prices from the view and says what remains", () => {
    expect(costOf({ type: "substitute", source: five, pile: 0 }, position(), 0)).toEqual({
      pile: 4,
      owner: 0,
      left: 2,
    });
    expect(costOf({ type: "play", source: theirs, pile: 0 }, position(), 0)).toEqual({ pile: 0, owner: 1, left: 5 });
    expect(costOf({ type: "pay-toll" }, position({ toll: 2 }), 0)).toEqual({ pile: 2, owner: 0, left: 4 });
  });

  it("has no prices of its own", () => {
    const view = position({ card_price: 2 });
    const dear = { ...view, piles: view.piles.map((pile) => ({ ...pile, price: 3 })) };
    expect(costOf({ type: "substitute", source: theirs, pile: 0 }, dear, 0)).toEqual({ pile: 3, owner: 2, left: 1 });
    expect(winnerBySale({ type: "play", source: theirs, pile: 0 }, position({ sale_wins: [] }))).toBeNull();
  });

  it("sees who would win by a purchase", () => {
    expect(winnerBySale({ type: "play", source: theirs, pile: 0 }, position())).toBe(1);
    const discard = { type: "buy-discard", seat: 1, pile: 0 } as const;
    expect(winnerBySale({ type: "play", source: discard, pile: 0 }, position())).toBeNull();
  });

  it("finds the card of every source", () => {
    const view = position();
    expect(cardOf({ type: "stock" }, view, 0)).toBe(5);
    expect(cardOf({ type: "discard", pile: 0 }, view, 0)).toBe(11);
    expect(cardOf({ type: "discard", pile: 1 }, view, 0)).toBeNull();
    expect(cardOf(theirs, view, 0)).toBe(4);
    expect(cardOf({ type: "buy-discard", seat: 1, pile: 0 }, view, 0)).toBe(7);
  });
});
