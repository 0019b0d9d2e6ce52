import { describe, expect, it } from "vitest";
import { codeIn } from "../../src/new-table/code.ts";
import { ANIMALS } from "../../src/protocol/constants.ts";
import { asked, other, seatsOf, usual } from "../../src/new-table/new-table.ts";
import { myTables, since } from "../../src/new-table/my-tables.ts";
import type { TableCard } from "../../src/protocol/table.ts";

const saga = { name: "Saga", colour: "moss", animal: "sheep" } as const;

describe("a new table", () => {
  it("has the maker and bots", () => {
    expect(seatsOf(usual("bots", saga))).toEqual([
      { kind: "me", ...saga },
      { kind: "bot", level: "easy" },
      { kind: "bot", level: "easy" },
    ]);
  });
  it("keeps seats free for friends", () => {
    expect(seatsOf({ ...usual("friends", saga), open: 2 }).map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
  });
  it("seats everybody around the screen, no two alike", () => {
    const { people } = usual("screen", saga);
    expect(people).toHaveLength(2);
    expect(people[1]?.animal).not.toBe(saga.animal);
    expect(people[1]?.colour).not.toBe(saga.colour);
  });
  it("names its maker", () => {
    expect(asked("timeline", usual("bots", saga), "sv", { title: "Söndag" })).toMatchObject({
      game: "timeline",
      name: "Saga",
      language: "sv",
      title: "Söndag",
    });
  });
  it("finds an animal even when all are taken", () => {
    const all = ANIMALS.map((animal) => ({ ...saga, animal }));
    expect(ANIMALS).toContain(other(all).animal);
  });
});

describe("a code", () => {
  it("is read in any case, with blanks, or out of a link", () => {
    expect(codeIn(" km7 p2 ")).toBe("KM7P2");
    expect(codeIn("https://spila.example/t/A9VFG?x")).toBe("A9VFG");
  });
  it("has no letters that no code has", () => expect(codeIn("O0I1L")).toBe(""));
});

describe("my tables", () => {
  const card = (table: string, rest: Partial<TableCard> = {}): TableCard => ({
    table,
    title: "",
    game: "skip-bo",
    phase: "playing",
    seats: [],
    host: 0,
    active: 0,
    ...rest,
  });
  it("stand once each, those that wait for us first, finished ones last", () => {
    const found = myTables([
      card("A", { phase: "over", active: 9 }),
      card("B", { active: 1 }),
      card("C", { active: 2 }),
      card("B", { your_turn: true }),
    ]);
    expect(found.map((each) => each.table)).toEqual(["B", "C", "A"]);
  });
  it("say when something happened last", () => {
    expect(since(0, 3 * 3_600_000)).toEqual({ unit: "hour", count: 3 });
    expect(since(0, 86_400_000)).toEqual({ unit: "day", count: 1 });
    expect(since(0, 1000)).toEqual({ unit: "now", count: 0 });
  });
});
