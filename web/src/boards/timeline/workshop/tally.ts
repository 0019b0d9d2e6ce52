// How far each language of a deck has come.
import type { DraftCard } from "../../../protocol/table.ts";

/** In how many cards each language has a name. Languages in which no card has any text are left out. */
export function tallied(cards: readonly DraftCard[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const card of cards) {
    for (const [language, text] of Object.entries(card.texts ?? {})) {
      out.set(language, (out.get(language) ?? 0) + (text.name ? 1 : 0));
    }
  }
  return out;
}

/** Whether two states of a card count the same. */
export function sameTally(a: DraftCard, b: DraftCard): boolean {
  const [one, two] = [a.texts ?? {}, b.texts ?? {}];
  const languages = Object.keys(one);
  return (
    languages.length === Object.keys(two).length &&
    languages.every((each) => two[each] !== undefined && !one[each]?.name === !two[each].name)
  );
}
