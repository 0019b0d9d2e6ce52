import { expect, test } from "vitest";
import type { LogPart } from "../../src/boards/contract.ts";
import { inParts, eventLines } from "../../src/table/log-parts.ts";

type Event = { type: string; seat: number };
const board = {
  describeEvent: (event: unknown) => {
    const { type, seat } = event as Event;
    return type === "silent" ? null : `${seat} ${type}`;
  },
  logPart: (event: unknown): LogPart | null => {
    const { type, seat } = event as Event;
    return type === "turn-began" ? { kind: "turn", seat } : null;
  },
};
const speaker = { name: String, seat: null };
const turn = (seat: number): LogPart => ({ kind: "turn", seat });

test("one entry may end a turn and begin the next", () => {
  const events = ["discards", "turn-began", "draws"].map((type, at) => ({ type, seat: Math.min(at, 1) }));
  const { lines, part } = eventLines(events, board, speaker, turn(0));
  expect(part).toEqual(turn(1));
  expect(inParts(lines).map((each) => [each.part, each.lines.map((line) => line.text)])).toEqual([
    [turn(0), ["0 discards"]],
    [turn(1), ["1 draws"]],
  ]);
});

test("two turns of one player are two parts, and a turn in which nothing is said has none but its heading", () => {
  const first = eventLines([{ type: "turn-began", seat: 2 }], board, speaker, null);
  const second = eventLines(
    [
      { type: "turn-began", seat: 2 },
      { type: "plays", seat: 2 },
      { type: "silent", seat: 2 },
    ],
    board,
    speaker,
    first.part,
  );
  const parts = inParts([...first.lines, ...second.lines]);
  expect(parts.map((each) => each.lines.length)).toEqual([0, 1]);
});
