// A card is one number: 100 × toll + rank. So 7 is a 7, 207 a 7 with toll 2, and rank 0 a Skip-Bo card.
import { say, words } from "../../i18n/i18n.svelte.ts";

export const TOP_RANK = 12;
export const rank = (card: number): number => card % 100;
export const toll = (card: number): number => Math.floor(card / 100);
export const isWild = (card: number): boolean => rank(card) === 0;

function named(card: number, listed: "yes" | "no"): string {
  const name = isWild(card) ? "wild" : "number";
  return say(`web-skip-bo-card-${name}`, { rank: rank(card), toll: toll(card), listed });
}

/** A card in a sentence, where some languages need the definite form: "play the 4". */
export const cardName = (card: number): string => named(card, "no");

/** Cards in a list, where the same languages need the indefinite form: "two cards: a 4 and a 9". */
export const cardNames = (cards: readonly number[]): string => words.list(cards.map((card) => named(card, "yes")));

/** How a hand lies: by number, Skip-Bo cards last. Each card keeps a key of its own, so that it can be followed. */
export function laidOut(hand: readonly number[]): { card: number; key: string }[] {
  const place = (card: number) => (isWild(card) ? TOP_RANK + 1 : rank(card)) * 10 + toll(card);
  const seen = new Map<number, number>();
  return [...hand]
    .sort((a, b) => place(a) - place(b))
    .map((card) => {
      const nth = seen.get(card) ?? 0;
      seen.set(card, nth + 1);
      return { card, key: `${card}-${nth}` };
    });
}
