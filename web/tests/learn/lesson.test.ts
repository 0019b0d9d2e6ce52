import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { updates, positions, same, turnedBefore } from "../../src/learn/lesson.ts";
import type { Lesson } from "../../src/protocol/table.ts";

const folder = new URL("../../../src/spila/rulebook/data/lessons/", import.meta.url);
const lessons = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf-8")) as Lesson);

describe.each(lessons)("the lesson of $game", (lesson) => {
  it("lets each step's move through where the table then stands", () => {
    const before = positions(lesson);
    expect(before).toHaveLength(lesson.steps.length);
    lesson.steps.forEach((step, place) => {
      if (!step.move) return;
      expect(before[place]?.moves.some((move) => same(move, step.move))).toBe(true);
    });
  });

  it("changes the table with every update", () => {
    const before = positions(lesson);
    lesson.steps.forEach((step, place) => {
      const start = before[place];
      if (!start) throw new Error(step.name);
      let last = start.view;
      for (const update of updates(step, start)) {
        expect(update.view).not.toEqual(last);
        expect(update.events.length).toBeGreaterThan(0);
        last = update.view;
      }
      if (before[place + 1]) expect(before[place + 1]?.view).toEqual(last);
    });
  });
});

describe("dates in a lesson", () => {
  it("are known only once a card has been turned", () => {
    const lesson = lessons.find((each) => each.game === "timeline") as Lesson;
    const [first, , third] = [0, 1, 2].map((step) => turnedBefore(lesson, step));
    const line = (lesson.view["line"] as { card: number }[]).map((each) => each.card);
    expect([...(first ?? [])]).toEqual(line);
    expect(third?.size).toBeGreaterThan(line.length);
  });
});

describe("moves", () => {
  it("are the same in whatever order their fields stand", () => {
    expect(
      same({ type: "play", source: { type: "stock" }, pile: 0 }, { pile: 0, source: { type: "stock" }, type: "play" }),
    ).toBe(true);
    expect(same({ type: "play", pile: 0 }, { type: "play", pile: 1 })).toBe(false);
    expect(same({ type: "zap" }, { type: "zap", card: 1 })).toBe(false);
    expect(same(null, { type: "zap" })).toBe(false);
  });
});
