import { describe, expect, it } from "vitest";
import { stocksOf } from "../../src/boards/skip-bo/text.ts";
import { handsLeft } from "../../src/boards/timeline/text.ts";
import { course, gains } from "../../src/learn/course.ts";
import type { View as SkipBo } from "../../src/protocol/skip-bo.ts";
import type { Replay, ReplayStep } from "../../src/protocol/table.ts";
import type { View as Timeline } from "../../src/protocol/timeline.ts";

const match = (game: string, view: unknown, steps: ReplayStep[]): Replay => ({
  room: { game, seats: [{ kind: "person" }, { kind: "bot" }] } as Replay["room"],
  view,
  own: [{}, {}],
  steps,
});
const scored = (events: readonly unknown[]) =>
  (events as { type: string; scores?: number[] }[]).find((event) => event.scores)?.scores ?? null;
const skipBo = { scores: () => null, remaining: (view: unknown) => stocksOf(view as SkipBo) };
const timeline = {
  scores: () => null,
  remaining: (view: unknown, before: readonly number[]) => handsLeft(view as Timeline, before),
};
const what = { kind: "move" as const, seat: 0 };

describe("how a match went", () => {
  it("is told in points where there are any", () => {
    const rounds = match("zip-zap", { round: 1 }, [
      { what, events: [{ type: "round-over", scores: [0, 7] }] },
      { what },
      { what, events: [{ type: "round-over", scores: [4, 7] }] },
    ]);
    const found = course(rounds, { scores: scored });
    expect(found).toEqual({
      kind: "points",
      unit: "round",
      totals: [
        [0, 0],
        [0, 7],
        [4, 7],
      ],
    });
    expect(gains(found?.totals ?? [])).toEqual([
      [0, 7],
      [4, 0],
    ]);
  });

  it("is told in cards still to get rid of otherwise", () => {
    const left = (a: number, b: number) => ({ players: [{ stock_count: a }, { stock_count: b }] });
    const single = match("skip-bo", { game: 1, turn: 0, ...left(2, 3) }, [
      { what, view: left(1, 3) },
      { what, view: { turn: 1 } },
      { what, view: { turn: 0, ...left(1, 2) } },
      { what, view: left(0, 2) },
    ]);
    expect(course(single, skipBo)).toEqual({
      kind: "left",
      unit: "turn",
      totals: [
        [2, 3],
        [1, 2],
        [0, 2],
      ],
    });
    const line = match("timeline", { round: 1, turn: 0, alive: [true, true], hands: [[1, 2], [3]] }, [
      { what, view: { round: 2, hands: [[1], [3, 4]] } },
      { what, view: { hands: [[], [3, 4]] } },
    ]);
    expect(course(line, timeline)?.totals).toEqual([
      [2, 1],
      [1, 2],
      [0, 2],
    ]);
  });

  it("leaves their cards to those who are out", () => {
    const line = match("timeline", { round: 1, alive: [true, true], hands: [[1], [3, 4]] }, [
      { what, view: { round: 2, alive: [true, false], hands: [[5], []] } },
      { what, view: { hands: [[], []] } },
    ]);
    expect(course(line, timeline)?.totals).toEqual([
      [1, 2],
      [1, 2],
      [0, 2],
    ]);
  });

  it("says nothing of a game in which nothing is counted", () => {
    expect(course(match("whist", {}, [{ what }]), { scores: () => null })).toBeNull();
  });
});
