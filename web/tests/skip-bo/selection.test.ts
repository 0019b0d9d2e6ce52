import { beforeAll, describe, expect, it, vi } from "vitest";
import { Selection } from "../../src/boards/skip-bo/selection.svelte.ts";
import type { Answer } from "../../src/protocol/connection.ts";
import type { Move, View } from "../../src/protocol/skip-bo.ts";
import { position } from "./positions.ts";

const theirs = { type: "buy-stock", seat: 1 } as const;
const moves: Move[] = [
  { type: "play", source: { type: "hand", card: 204 }, pile: 0 },
  { type: "substitute", source: { type: "stock" }, pile: 0 },
  { type: "play", source: theirs, pile: 0 },
  { type: "discard", card: 9, pile: 3 },
];

function selecting(view: View = position(), legal: readonly Move[] = moves) {
  const act = vi.fn((): Promise<Answer> => Promise.resolve({ type: "done", id: "", version: 1 }));
  return { act, picks: new Selection(() => ({ view, seat: 0, moves: legal, act })) };
}

describe("choosing and laying", () => {
  beforeAll(() => void vi.useFakeTimers());

  it("lays a card with two taps", () => {
    const { act, picks } = selecting();
    picks.choose({ source: { type: "hand", card: 204 }, spot: "card:204-0" });
    expect(picks.targets.plays).toEqual([0]);
    picks.lay(0);
    expect(act).toHaveBeenCalledWith(moves[0]);
  });

  it("asks before coins are paid, and does nothing when let go", () => {
    const { act, picks } = selecting();
    picks.choose({ source: { type: "stock" }, spot: "stock" });
    picks.lay(0);
    expect(picks.asked).toEqual(moves[1]);
    picks.letGo();
    expect(picks.asked).toBeNull();
    picks.choose({ source: { type: "stock" }, spot: "stock" });
    picks.lay(0);
    picks.confirm();
    expect(act).toHaveBeenCalledExactlyOnceWith(moves[1]);
  });

  it("asks at once about a purchase that fits one pile only", () => {
    const { act, picks } = selecting();
    picks.choose({ source: theirs, spot: "buy-stock:1" });
    expect(picks.asked).toEqual(moves[2]);
    expect(act).not.toHaveBeenCalled();
  });

  it("sends what is not legal too, and keeps the selection when it is refused", async () => {
    const { act, picks } = selecting();
    act.mockResolvedValueOnce({ type: "refused", id: "", code: "pile-wants", params: { pile: 0, rank: 4 } });
    const chosen = { source: { type: "hand", card: 9 }, spot: "card:9-0" } as const;
    picks.choose(chosen);
    expect(picks.lay(0)).toBe(false);
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "play", source: chosen.source, pile: 0 });
    await vi.waitFor(() => expect(picks.refused).toBe("card:9-0"));
    expect(picks.picked).toEqual(chosen);
    picks.toDiscard(3, false);
    expect(act).toHaveBeenLastCalledWith(moves[3]);
    await vi.runAllTimersAsync();
    expect(picks.picked).toBeNull();
  });

  it("takes no second move while one is on its way", () => {
    const { act, picks } = selecting();
    picks.choose({ source: { type: "hand", card: 9 }, spot: "card:9-0" });
    picks.toDiscard(3, false);
    picks.toDiscard(3, false);
    picks.lay(0);
    expect(act).toHaveBeenCalledExactlyOnceWith(moves[3]);
  });

  it("asks the rules why a card of the hand cannot be discarded, and nothing about other cards", () => {
    const { act, picks } = selecting();
    picks.choose({ source: { type: "hand", card: 5 }, spot: "card:5-0" });
    picks.toDiscard(1, false);
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "discard", card: 5, pile: 1 });
    const other = selecting();
    other.picks.choose({ source: { type: "stock" }, spot: "stock" });
    other.picks.toDiscard(1, false);
    expect(other.act).not.toHaveBeenCalled();
    expect(other.picks.picked?.spot).toBe("stock");
    expect(other.picks.refused).toBe("stock");
  });

  it("lets nobody choose when it is not their turn", () => {
    const { picks } = selecting(position({ turn: 1 }), []);
    picks.choose({ source: { type: "stock" }, spot: "stock" });
    expect(picks.picked).toBeNull();
  });
});

describe("a second tap", () => {
  const chosen = { source: { type: "hand", card: 204 }, spot: "card:204-0" } as const;

  it("lays a card that fits only one pile", () => {
    const { act, picks } = selecting();
    picks.choose(chosen);
    picks.choose(chosen);
    expect(act).toHaveBeenCalledExactlyOnceWith(moves[0]);
  });

  it("puts a card back that fits nowhere, or several piles", () => {
    const elsewhere: Move = { type: "play", source: chosen.source, pile: 1 };
    const { act, picks } = selecting(position(), [...moves, elsewhere]);
    picks.choose(chosen);
    picks.choose(chosen);
    expect(picks.picked).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });
});

describe("coins instead of a card", () => {
  it("asks about a pile with one follow-up, and which card where there are several", () => {
    const first: Move = { type: "substitute", source: { type: "stock" }, pile: 0 };
    const second: Move = { type: "substitute", source: { type: "hand", card: 5 }, pile: 0 };
    const one = selecting(position(), [first]);
    one.picks.offering = true;
    one.picks.lay(0);
    expect(one.picks.asked).toEqual(first);
    const two = selecting(position(), [first, second]);
    two.picks.offering = true;
    two.picks.lay(0);
    expect(two.picks.paying).toBe(0);
    two.picks.choose({ source: { type: "hand", card: 5 }, spot: "card:5-0" });
    expect(two.picks.asked).toEqual(second);
    expect(two.act).not.toHaveBeenCalled();
  });

  it("pays also for a card that could be played without coins", () => {
    const wild = { type: "hand", card: 0 } as const;
    const paid: Move = { type: "substitute", source: wild, pile: 0 };
    const { picks } = selecting(position(), [{ type: "play", source: wild, pile: 0 }, paid, moves[1]!]);
    picks.offering = true;
    picks.lay(0);
    picks.choose({ source: wild, spot: "card:0-0" });
    expect(picks.asked).toEqual(paid);
  });
});
