// A scripted first game: the position before each step, and what follows from the step's move.
import type { Lesson, LessonStep } from "../protocol/table.ts";
import type { View } from "./frames.ts";

export interface Position {
  view: View;
  moves: readonly unknown[];
}

/** The position after one update. */
export interface LessonUpdate extends Position {
  seat: number;
  events: readonly unknown[];
}

/** What follows from a step, one update after the other, from the position before it. */
export function updates(step: LessonStep, before: Position): LessonUpdate[] {
  const out: LessonUpdate[] = [];
  let view = before.view;
  for (const news of step.news ?? []) {
    view = { ...view, ...news.view, ...news.own };
    out.push({ view, moves: news.moves ?? [], seat: news.seat, events: news.events ?? [] });
  }
  return out;
}

/** The position before each step. */
export function positions(lesson: Lesson): Position[] {
  const out: Position[] = [];
  let now: Position = { view: lesson.view, moves: lesson.moves };
  for (const step of lesson.steps) {
    out.push(now);
    now = updates(step, now).at(-1) ?? now;
  }
  return out;
}

/** Cards whose other sides are known before a step. */
export function turnedBefore(lesson: Lesson, step: number): Set<number> {
  const sides = [lesson, ...lesson.steps.slice(0, step)];
  return new Set(sides.flatMap((each) => Object.keys(each.turned ?? {}).map(Number)));
}

/** Whether two moves are the same, in whatever order their fields stand. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [first, second] = [a as View, b as View];
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].every((name) => same(first[name], second[name]));
}
