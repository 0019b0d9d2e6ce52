import { describe, expect, it } from "vitest";
import { covered, shown } from "../../src/table/handover.ts";
import { sitters, turnOf } from "../../src/table/seats.ts";

describe("around one screen", () => {
  it("hides hands until the next one has taken the screen", () => {
    expect(shown("pass", [0, 1], [0], null)).toEqual({ seat: 0, next: 0 });
    expect(shown("pass", [0, 1], [0], 0)).toEqual({ seat: 0, next: null });
    expect(shown("pass", [0, 1], [1], 0)).toEqual({ seat: 0, next: 1 });
    expect(shown("pass", [0, 1], [], 0)).toEqual({ seat: 0, next: null });
  });
  it("never asks somebody who sits alone", () => expect(shown("pass", [2], [], null)).toEqual({ seat: 2, next: null }));
  it("just turns to whoever plays where nothing is hidden", () =>
    expect(shown("open", [0, 1], [1], null)).toEqual({ seat: 1, next: null }));
  it("covers the hand", () =>
    expect(covered({ seat: 1, hand: [3], turn: 1 }, ["seat", "hand"])).toEqual({ seat: null, hand: null, turn: 1 }));
});

describe("who sits there", () => {
  it("dresses bots in what nobody wears", () => {
    const found = sitters(
      [{ kind: "person", name: "Saga", colour: "plum", animal: "rabbit" }, { kind: "bot" }, { kind: "bot" }],
      { here: [false, false, false], lag: [20, null, null] },
      (number) => `Bot ${number}`,
      String,
    );
    expect(found.map((seat) => seat.name)).toEqual(["Saga", "Bot 1", "Bot 2"]);
    expect(new Set(found.map((seat) => seat.colour)).size).toBe(3);
    expect(found.map((seat) => seat.here)).toEqual([false, true, true]);
  });
  it("calls people by their animals where names are hidden, and tells two of a kind apart", () => {
    const person = { kind: "person", colour: "plum", animal: "fox" } as const;
    const found = sitters(
      [person, { ...person, animal: "owl" }, person, { ...person, name: "Saga" }],
      null,
      String,
      (animal) => (animal === "fox" ? "Fox" : "Owl"),
    );
    expect(found.map((seat) => seat.name)).toEqual(["Fox", "Owl", "Fox 2", "Saga"]);
  });
  it("knows whose turn it is, where there are turns", () => {
    expect(turnOf({ turn: 2 })).toBe(2);
    expect(turnOf({ phase: "race" })).toBeNull();
  });
});
