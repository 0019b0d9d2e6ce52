// How the cards of a deck are listed.
import type { DraftCard } from "../../../protocol/table.ts";
import { textOf } from "./merge.ts";
import { typed } from "./years.ts";

export type Order = "number" | "name" | "added";
export const orders: readonly Order[] = ["number", "name", "added"];

/** The name in the language that is edited, else in the deck's own, else in any. */
export function nameOf(card: DraftCard, language: string, deckLanguage: string): string {
  const others = Object.values(card.texts ?? {}).map((text) => text.name ?? "");
  return textOf(card, language).name || textOf(card, deckLanguage).name || others.find((name) => name !== "") || "";
}

/** A new list; cards without a number come first, where they are seen. */
export function inOrder(
  cards: readonly DraftCard[],
  order: Order,
  unit: string,
  deckLanguage: string,
  language: string,
): DraftCard[] {
  if (order === "added") return [...cards];
  if (order === "name") {
    const names = new Map(cards.map((card) => [card.id, nameOf(card, language, deckLanguage)]));
    const compare = new Intl.Collator(language).compare;
    return [...cards].sort((a, b) => compare(names.get(a.id) ?? "", names.get(b.id) ?? ""));
  }
  const values = new Map(
    cards.map((card) => [card.id, typed(card.number ?? "", unit, deckLanguage)?.value ?? -Infinity]),
  );
  return [...cards].sort((a, b) => {
    const [x, y] = [values.get(a.id) ?? 0, values.get(b.id) ?? 0];
    return x === y ? 0 : x < y ? -1 : 1;
  });
}
