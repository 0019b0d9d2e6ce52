import { expect, test } from "vitest";
import { sounds as skipBo } from "../../src/boards/skip-bo/sounds.ts";
import { sounds as timeline } from "../../src/boards/timeline/sounds.ts";
import { sounds as zipZap } from "../../src/boards/zip-zap/sounds.ts";
import { soundsOf, type Sound } from "../../src/sound/score.ts";

const sound = (event: unknown): Sound | null => (event === "silent" ? null : (event as Sound));

test("an entry makes at most two sounds, the last ones, and no sound twice in a row", () => {
  expect(soundsOf(["card", "card", "silent", "coin"], sound)).toEqual(["card", "coin"]);
  expect(soundsOf(["start", "card", "coin"], sound)).toEqual(["card", "coin"]);
});

test("nothing is heard beside a win", () => {
  expect(soundsOf(["card", "win", "coin"], sound)).toEqual(["win"]);
});

test("each board says which of its events sound like what", () => {
  expect(soundsOf([{ type: "played" }, { type: "toll-paid" }], skipBo)).toEqual(["card", "coin"]);
  expect(soundsOf([{ type: "turn-began" }], skipBo)).toEqual([]);
  expect(soundsOf([{ type: "placed", right: false }], timeline)).toEqual(["wrong"]);
  expect(soundsOf([{ type: "laid" }, { type: "round-over", seat: 1 }], zipZap)).toEqual(["win"]);
});

test("an end is lost for those who sit at this screen and have not won", () => {
  const ended = [{ type: "match-ended", result: { winners: [1], reason: "points" } }];
  for (const board of [skipBo, timeline, zipZap]) {
    expect(soundsOf(ended, board, [0])).toEqual(["lost"]);
    expect(soundsOf(ended, board, [0, 1])).toEqual(["win"]);
    expect(soundsOf(ended, board)).toEqual(["win"]);
  }
});
