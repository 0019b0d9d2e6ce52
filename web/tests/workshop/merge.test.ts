import { describe, expect, test } from "vitest";
import {
  absorbed,
  changesOf,
  differing,
  isEmpty,
  rebased,
  restored,
  withText,
  type Working,
} from "../../src/boards/timeline/workshop/merge.ts";
import type { DraftCard } from "../../src/protocol/table.ts";

const card = (id: string, number: string, name: string, more: Partial<DraftCard> = {}): DraftCard => ({
  id,
  number,
  texts: { en: { name } },
  ...more,
});
const phone = card("phone", "1876", "Telephone");
const bike = card("bike", "1885", "Bicycle");
const head = { language: "en" };

/** A deck as the server has it. */
const settled = (...cards: DraftCard[]): Working => ({
  revision: 1,
  head,
  baseHead: head,
  cards,
  base: new Map(cards.map((each) => [each.id, each])),
});
const typed = (state: Working, ...cards: DraftCard[]): Working => ({ ...state, cards });
const answer = (cards: DraftCard[], removed: string[] = []) => ({ revision: 2, head, cards, removed });

describe("a text of a card", () => {
  test("an empty text is left out, so that a card reads the same as the server keeps it", () => {
    expect(withText(phone, "en", "claim", "granted").texts).toEqual({ en: { name: "Telephone", claim: "granted" } });
    expect(withText(withText(phone, "is", "name", "Sími"), "is", "name", "").texts).toEqual(phone.texts);
    expect(isEmpty({ id: "new", texts: {} })).toBe(true);
    expect(isEmpty(phone)).toBe(false);
  });

  test("cards differ by cell and language", () => {
    const other = withText({ ...phone, number: "1877" }, "is", "name", "Sími");
    expect(differing(phone, other)).toEqual([
      { cell: "number", language: "" },
      { cell: "name", language: "is" },
    ]);
    expect(differing(phone, { ...phone, country: "" })).toEqual([]);
  });
});

describe("what has to be saved", () => {
  test("new, changed and removed cards, with what the server had", () => {
    const changed = { ...phone, number: "1877" };
    const fresh = card("car", "1886", "Motor car");
    const state = typed(settled(phone, bike), changed, fresh);
    expect(changesOf(state)).toEqual([
      { before: phone, after: changed },
      { before: null, after: fresh },
      { before: bike, after: null },
    ]);
    expect(changesOf(settled(phone, { ...bike }))).toEqual([]);
  });
});

describe("the server's answer", () => {
  test("what was typed since the request stays, and is sent again", () => {
    const sent = typed(settled(phone), { ...phone, number: "1877" });
    const now = typed(sent, withText(sent.cards[0] as DraftCard, "en", "claim", "granted to Bell"));
    const after = absorbed(now, sent, answer([{ ...phone, number: "1877" }]));
    expect(after.cards[0]).toEqual(withText({ ...phone, number: "1877" }, "en", "claim", "granted to Bell"));
    expect(changesOf(after)).toHaveLength(1);
    expect(changesOf(absorbed(sent, sent, answer([...sent.cards])))).toEqual([]);
  });

  test("somebody else's changes come in, cell by cell", () => {
    const state = settled(phone, bike);
    const now = typed(state, withText(phone, "en", "name", "The telephone"), bike);
    const theirs = { ...phone, number: "1877" };
    const after = absorbed(now, state, answer([theirs, card("car", "1886", "Motor car")], ["bike"]));
    expect(after.cards.map((each) => each.id)).toEqual(["phone", "car"]);
    expect(after.cards[0]).toEqual(withText(theirs, "en", "name", "The telephone"));
    expect(changesOf(after)).toEqual([{ before: theirs, after: after.cards[0] }]);
  });

  test("a card that somebody removed comes back when it was typed in since", () => {
    const state = settled(phone);
    const now = typed(state, { ...phone, number: "1877" });
    const after = absorbed(now, state, answer([], ["phone"]));
    expect(changesOf(after)).toEqual([{ before: null, after: { ...phone, number: "1877" } }]);
    expect(absorbed(state, state, answer([], ["phone"])).cards).toEqual([]);
  });

  test("a card removed here stays removed, unless somebody changed it", () => {
    const sent = typed(settled(phone, bike), phone);
    expect(absorbed(sent, sent, answer([], ["bike"])).cards).toEqual([phone]);
    expect(absorbed(sent, sent, answer([{ ...bike, number: "1886" }])).cards).toHaveLength(2);
    const meanwhile = typed(settled(phone, bike), phone);
    const after = absorbed(meanwhile, settled(phone, bike), answer([]));
    expect(changesOf(after)).toEqual([{ before: bike, after: null }]);
  });

  test("of two texts for one cell both are kept until somebody chooses", () => {
    const mine = withText(phone, "en", "name", "My phone");
    const theirs = { ...withText(phone, "en", "name", "Their phone"), other: mine };
    const sent = typed(settled(phone), mine);
    const [kept] = absorbed(sent, sent, answer([theirs])).cards;
    expect(kept).toEqual(theirs);
    expect(rebased(theirs, { ...mine, other: null }, theirs).other).toBeNull();
  });
});

test("what an earlier visit couldn't save is put onto what the server has now", () => {
  const theirs = { ...phone, number: "1877" };
  const mine = withText(phone, "en", "claim", "granted to Bell");
  const fresh = card("car", "1886", "Motor car");
  const found = restored(
    [theirs, bike],
    [
      { before: phone, after: mine },
      { before: null, after: fresh },
      { before: bike, after: null },
    ],
  );
  expect(found).toEqual([withText(theirs, "en", "claim", "granted to Bell"), fresh]);
});
