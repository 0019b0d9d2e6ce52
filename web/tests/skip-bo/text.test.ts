import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { FluentVariable } from "@fluent/bundle";
import type { Event, Move } from "../../src/protocol/skip-bo.ts";
import { position } from "./positions.ts";

// The words are read as the page has them, without a page around.
vi.mock("../../src/i18n/i18n.svelte.ts", async () => {
  const { FluentBundle, FluentResource } = await import("@fluent/bundle");
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["skip-bo", "web-skip-bo", "refusals"]) {
    const path = new URL(`../../../src/spila/l10n/en/${file}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(path, "utf-8")));
  }
  const say = (name: string, params: Record<string, FluentVariable> = {}) => {
    const pattern = bundle.getMessage(name)?.value;
    if (!pattern) throw new Error(`no words for ${name}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, params, errors);
    if (errors.length > 0) throw new Error(`${name}: ${errors.join(", ")}`);
    return text;
  };
  return {
    say,
    words: { say, number: String, list: (all: string[]) => all.join(", ").replace(/, (?=[^,]*$)/, " and ") },
  };
});
const { describeEvent, describeMove, scoresOf } = await import("../../src/boards/skip-bo/text.ts");
const { questionOf, tollQuestion, messageOf } = await import("../../src/boards/skip-bo/questions.ts");
const { offerNote, wayOut } = await import("../../src/boards/skip-bo/offers.ts");
const { followed, tellDone } = await import("../../src/boards/skip-bo/last-move.svelte.ts");
const { choicesOf, targetsOf } = await import("../../src/boards/skip-bo/choices.ts");

const name = (seat: number) => ["Saga", "Elías"][seat] ?? "";
const speaker = { name, seat: 0 };
const theirs = { type: "buy-stock", seat: 1 } as const;

describe("telling", () => {
  const events: Event[] = [
    { type: "game-dealt", game: 1, starter: 0, tops: [1, 2] },
    { type: "turn-began", seat: 0 },
    { type: "drew", seat: 0, count: 2, cards: [207, 0] },
    { type: "drew", seat: 1, count: 5, cards: null },
    { type: "reshuffled", cards: 12, buried: false },
    { type: "coins-paid", seat: 0, pile: 0, coins: 4 },
    { type: "bought", seat: 0, owner: 1 },
    { type: "played", seat: 0, source: theirs, card: 5, pile: 0, value: 5 },
    { type: "turned-up", seat: 1, card: 3, left: 4 },
    { type: "toll-due", seat: 0, pile: 0, coins: 2 },
    { type: "toll-paid", seat: 0, pile: 0, coins: 2 },
    { type: "toll-declined", seat: 0, pile: 0, coins: 2, able: false },
    { type: "cleared", seat: 0, pile: 0, cards: 11 },
    { type: "coins-dealt", seat: 0, pile: 0, shares: [2, 1] },
    { type: "discarded", seat: 0, card: 9, pile: 2 },
    { type: "game-won", winners: [0], stalemate: false },
    { type: "game-void" },
    { type: "scored", points: [50, 0], scores: [50, 30] },
    { type: "match-ended", result: { winners: [0], reason: "target", scores: [500, 30] } },
  ];

  it("has words for every kind of event", () => {
    for (const event of events) expect(describeEvent(event, speaker), event.type).toMatch(/\w/);
    expect(describeEvent(events[2]!, speaker)).toContain("7 (toll 2) and Skip-Bo");
  });

  it("warns in a move that hands somebody the win", () => {
    const move: Move = { type: "play", source: theirs, pile: 0 };
    expect(describeMove(move, position(), speaker)).toContain("Elías will have no stock cards left");
  });

  it("says whether a card is discarded when a toll is declined", () => {
    const declined = (decline_discards: boolean) =>
      describeMove({ type: "decline-toll" }, { ...position(), decline_discards }, speaker);
    expect(declined(true)).toBe("don’t pay; discard a card and the turn ends");
    expect(declined(false)).toBe("don’t pay; the turn ends");
  });

  it("counts points only after a game of a match", () => {
    expect(scoresOf(events)).toEqual([50, 30]);
    expect(scoresOf(events.slice(0, 5))).toBeNull();
  });
});

describe("the slip", () => {
  it("says price, follow-up and what remains", () => {
    const asked = questionOf({ type: "substitute", source: { type: "stock" }, pile: 0 }, position(), 0, name);
    expect(asked).toMatchObject({
      coins: 4,
      title: "Use 4 coins as the 4?",
      text: "Then your 5 goes straight on top. You’ll have 2 coins left.",
      danger: null,
      yes: "Pay 4, play the 5",
    });
  });

  it("warns before a purchase that makes the owner win", () => {
    const asked = questionOf({ type: "play", source: theirs, pile: 0 }, position(), 0, name);
    expect(asked?.danger).toContain("Elías");
    expect(asked?.yes).toBe("Buy it anyway");
  });

  it("tells what an unpaid toll brings, as the view says", () => {
    const view = position({ phase: "toll", toll: 2 });
    expect(tollQuestion({ ...view, decline_discards: true }, 0).text).toContain("you discard a card");
    expect(tollQuestion(view, 0).text).toContain("right away");
  });

  it("says what to do with the chosen card", () => {
    const source = { type: "hand", card: 9 } as const;
    const choices = choicesOf([{ type: "discard", card: 9, pile: 0 }]);
    const base = { view: position(), seat: 0, choices, name, offering: false, paying: false };
    const chosen = { picked: { source, spot: "card:9-0" }, card: 9, targets: targetsOf(choices, source) };
    expect(messageOf({ ...base, ...chosen }).text).toContain("The 9 doesn’t fit anywhere right now");
    const nothing = { picked: null, card: null, targets: { plays: [], coins: [], discards: [] } };
    const fitting = choicesOf([{ type: "play", source: { type: "stock" }, pile: 0 }]);
    expect(messageOf({ ...base, ...nothing, choices: fitting }).text).toContain("Choose a card");
    expect(messageOf({ ...base, ...nothing, view: position({ turn: 1 }) }).text).toBe("Elías is playing.");
  });

  it("says that nothing fits, and what is left", () => {
    const discard: Move = { type: "discard", card: 9, pile: 0 };
    const coins: Move = { type: "substitute", source: { type: "stock" }, pile: 0 };
    const base = { view: position(), seat: 0, name, offering: false, paying: false };
    const moment = { ...base, picked: null, card: null, targets: { plays: [], coins: [], discards: [] } };
    const only = messageOf({ ...moment, choices: choicesOf([discard]) });
    expect(only).toEqual({ title: "Nothing fits.", text: "Discard a card to end your turn." });
    const paid = messageOf({ ...moment, choices: choicesOf([discard, coins]) });
    expect(paid.text).toBe("Use 4 coins as the 4, or discard to end your turn.");
    expect(paid.key).toEqual({ label: "Pay 4, play the 5", move: coins });
    const sale: Move = { type: "play", source: theirs, pile: 0 };
    expect(messageOf({ ...moment, choices: choicesOf([discard, sale]) }).text).toContain("marked with a coin");
  });

  it("stands on each pile what coins would bring", () => {
    const coins: Move = { type: "substitute", source: { type: "stock" }, pile: 0 };
    const choices = choicesOf([coins]);
    expect(offerNote(0, choices, position(), 0)).toMatchObject({ price: 4, text: "then 5", more: "leaves you 2" });
    expect(offerNote(1, choices, position(), 0)).toMatchObject({ price: null, text: "needs a card" });
    expect(offerNote(2, choices, position(), 0)).toMatchObject({ price: null, text: "no card can follow" });
    expect(wayOut(0, choices, position(), 0)?.text).toBe("as the 4");
    expect(wayOut(1, choices, position(), 0)).toBeNull();
  });
});

describe("the last move of the others", () => {
  const played = (seat: number, value: number): Event => ({
    type: "played",
    seat,
    source: { type: "hand", card: value },
    card: value,
    pile: 2,
    value,
  });

  it("is told until one's own next move", () => {
    const turn: Event[] = [
      { type: "turn-began", seat: 1 },
      played(1, 6),
      played(1, 7),
      { type: "toll-paid", seat: 1, pile: 2, coins: 2 },
      { type: "discarded", seat: 1, card: 8, pile: 3 },
      { type: "turn-began", seat: 0 },
    ];
    const done = followed(null, turn, 0);
    expect(done).toMatchObject({ seat: 1, pile: 2, discard: 3 });
    expect(tellDone(done!, "Elías")).toBe("Elías played 6 and 7, paid 2 coins and discarded an 8.");
    expect(followed(done, [{ type: "drew", seat: 0, count: 1, cards: [4] }], 0)).toBe(done);
    expect(followed(done, [played(0, 4)], 0)).toBeNull();
    expect(followed(done, [played(2, 4)], 0)).toMatchObject({ seat: 2, laid: [4], discarded: null });
  });
});
