// What an editor changed, and how it goes together with what the server has: cell by cell, nothing typed is lost.
import type { CardChange, DeckSaved, DraftCard, DraftHead, DraftText } from "../../../protocol/table.ts";

export const TEXTS = ["name", "claim", "story"] as const;
export type TextCell = (typeof TEXTS)[number];
const PLAIN = ["number", "printed", "category", "country"] as const;
const OTHERS = ["approximate", "small", "picture", "kept", "evidence"] as const;

export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export function textOf(card: DraftCard, language: string): DraftText {
  return card.texts?.[language] ?? {};
}

/** The card with one text changed. A language without any text is left out. */
export function withText(card: DraftCard, language: string, cell: TextCell, text: string): DraftCard {
  const { [language]: old, ...rest } = card.texts ?? {};
  const all = { ...old, [cell]: text };
  const changed: DraftText = Object.fromEntries(TEXTS.filter((each) => all[each]).map((each) => [each, all[each]]));
  return { ...card, texts: Object.keys(changed).length === 0 ? rest : { ...rest, [language]: changed } };
}

export function isEmpty(card: DraftCard): boolean {
  return !card.number && !card.picture && Object.keys(card.texts ?? {}).length === 0;
}

const languagesOf = (...cards: readonly DraftCard[]): string[] => [
  ...new Set(cards.flatMap((card) => Object.keys(card.texts ?? {}))),
];

/** The cells in which two cards differ; those with texts also say in which language. */
export function differing(a: DraftCard, b: DraftCard): { cell: string; language: string }[] {
  const plain = [...PLAIN, ...OTHERS].filter((cell) => !same(a[cell] ?? "", b[cell] ?? ""));
  return [
    ...plain.map((cell) => ({ cell, language: "" })),
    ...languagesOf(a, b).flatMap((language) =>
      TEXTS.filter((cell) => (textOf(a, language)[cell] ?? "") !== (textOf(b, language)[cell] ?? "")).map((cell) => ({
        cell,
        language,
      })),
    ),
  ];
}

/** What was changed from `before` to `mine`, made to `theirs`. */
export function rebased(before: DraftCard, mine: DraftCard, theirs: DraftCard): DraftCard {
  let out: DraftCard = { ...theirs };
  for (const { cell, language } of differing(before, mine)) {
    if (language) out = withText(out, language, cell as TextCell, textOf(mine, language)[cell as TextCell] ?? "");
    else out = { ...out, [cell]: mine[cell as (typeof PLAIN)[number]] };
  }
  if (!same(before.other ?? null, mine.other ?? null)) out = { ...out, other: mine.other ?? null };
  return out;
}

export function rebasedHead(before: DraftHead, mine: DraftHead, theirs: DraftHead): DraftHead {
  const changed = (Object.keys({ ...before, ...mine }) as (keyof DraftHead)[]).filter(
    (name) => !same(before[name], mine[name]),
  );
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
}

/** The deck as this editor has it, and as the server had it last. */
export interface Working {
  revision: number;
  head: DraftHead;
  baseHead: DraftHead;
  /** In the order in which they were made. */
  cards: readonly DraftCard[];
  base: ReadonlyMap<string, DraftCard>;
}

/** The cards that are not on the server as they are here. */
export function changesOf({ cards, base }: Pick<Working, "cards" | "base">): CardChange[] {
  const here = new Set(cards.map((card) => card.id));
  const changed = cards.filter((card) => base.get(card.id) !== card && !same(base.get(card.id), card));
  const removed = [...base.values()].filter((card) => !here.has(card.id));
  return [
    ...changed.map((after) => ({ before: base.get(after.id) ?? null, after })),
    ...removed.map((before) => ({ before, after: null })),
  ];
}

type Answer = Pick<DeckSaved, "revision" | "head" | "cards" | "removed">;

/** What the server has now, with what was typed since the request was sent. `sent` is the state that was sent. */
export function absorbed(now: Working, sent: Pick<Working, "head" | "cards">, answer: Answer): Working {
  const sentCards = new Map(sent.cards.map((card) => [card.id, card]));
  const theirs = new Map(answer.cards.map((card) => [card.id, card]));
  const gone = new Set(answer.removed);
  const here = new Set(now.cards.map((card) => card.id));
  const base = new Map<string, DraftCard>();
  const cards: DraftCard[] = [];
  for (const card of now.cards) {
    const before = sentCards.get(card.id);
    const given = theirs.get(card.id);
    if (gone.has(card.id)) {
      if (before !== card) cards.push(card); // typed since: it comes back
      continue;
    }
    const server = given && before && same(given, before) ? before : (given ?? before);
    if (server) base.set(card.id, server);
    cards.push(
      !server || server === before ? card : !before || card === before ? server : rebased(before, card, server),
    );
  }
  for (const card of answer.cards) {
    if (here.has(card.id)) continue;
    base.set(card.id, card);
    if (!sentCards.has(card.id)) cards.push(card); // else it was removed here meanwhile, which is sent next
  }
  for (const card of sent.cards) {
    if (!here.has(card.id) && !theirs.has(card.id) && !gone.has(card.id)) base.set(card.id, card);
  }
  const head = rebasedHead(sent.head, now.head, answer.head);
  return { revision: answer.revision, head, baseHead: answer.head, cards, base };
}

/** What was typed in an earlier visit and never reached the server, put onto what the server has now. */
export function restored(cards: readonly DraftCard[], changes: readonly CardChange[]): DraftCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  for (const { before, after } of changes) {
    const id = (after ?? before)?.id ?? "";
    const server = byId.get(id);
    if (!after) {
      if (server && before && same(server, before)) byId.delete(id);
    } else byId.set(id, server ? rebased(before ?? { id }, after, server) : after);
  }
  return [...byId.values()];
}
