import { describe, expect, it } from "vitest";
import { laidOut } from "../../src/boards/skip-bo/cards.ts";
import { planOf } from "../../src/boards/skip-bo/flights.ts";
import { position } from "./positions.ts";

const pace = { flight: 260, turn: 420, coin: 120, draw: 60 };

describe("flights", () => {
  it("pays first, then lays the card on what was covered", () => {
    const before = position();
    const plan = planOf(
      [
        { type: "coins-paid", seat: 0, pile: 0, coins: 4 },
        { type: "played", seat: 0, source: { type: "stock" }, card: 5, pile: 0, value: 5 },
        { type: "turned-up", seat: 0, card: 8, left: 3 },
      ],
      before,
      before,
      pace,
    );
    expect(plan.flights.map((flight) => [flight.thing.kind, flight.from, flight.to])).toEqual([
      ...Array<string[]>(4).fill(["coin", "coins:0", "heap:0"]),
      ["card", "stock:0", "pile:0"],
    ]);
    const card = plan.flights[4];
    expect(card?.start).toBeGreaterThan(plan.flights[3]?.start ?? Infinity);
    expect(plan.holds).toMatchObject([{ at: "pile:0", thing: { card: 3 }, until: (card?.start ?? 0) + 260 }]);
    expect(plan.turned).toEqual([{ at: "stock:0", start: (card?.start ?? 0) + 260 }]);
  });

  it("sends drawn cards to their own places in the hand", () => {
    const before = position({ hand: [5, 9] });
    const after = position({ hand: [5, 5, 9, 12] });
    const plan = planOf([{ type: "drew", seat: 0, count: 2, cards: [12, 5] }], before, after, pace);
    expect(plan.flights.map((flight) => [flight.to, flight.lands])).toEqual([
      ["card:12-0", true],
      ["card:5-1", true],
    ]);
  });

  it("shows only backs of what others draw", () => {
    const plan = planOf([{ type: "drew", seat: 1, count: 3, cards: null }], position(), position(), pace);
    expect(plan.flights.map((flight) => flight.thing)).toEqual(Array(3).fill({ kind: "card", card: null, as: null }));
    expect(plan.flights[0]?.to).toBe("hand:1");
  });

  it("deals the coins of a cleared pile in order from who cleared it", () => {
    const plan = planOf(
      [
        { type: "played", seat: 1, source: { type: "hand", card: 12 }, card: 12, pile: 1, value: 12 },
        { type: "cleared", seat: 1, pile: 1, cards: 12 },
        { type: "coins-dealt", seat: 1, pile: 1, shares: [1, 2] },
      ],
      position(),
      position(),
      pace,
    );
    expect(plan.flights.map((flight) => flight.to)).toEqual(["pile:1", "aside", "coins:1", "coins:0", "coins:1"]);
  });
});

describe("a hand", () => {
  it("lies by number, Skip-Bo cards last, every card with a key of its own", () => {
    expect(laidOut([0, 5, 204, 5, 12]).map((each) => each.key)).toEqual(["204-0", "5-0", "5-1", "12-0", "0-0"]);
  });
});
