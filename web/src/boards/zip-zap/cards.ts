// Cards as the server numbers them: 10 × suit + number − 1; suits 0 to 3 have one colour, suit 4 is the jokers, 50 is a Zap.
import { say } from "../../i18n/i18n.svelte.ts";

export const ZAP = 50;
export const JOKERS = 4;
export const TEN = 10;
export const suits = [0, 1, 2, 3, 4] as const;

export const suitOf = (card: number): number => Math.floor(card / TEN);
export const numberOf = (card: number): number => (card % TEN) + 1;
export const cardOf = (suit: number, number: number): number => TEN * suit + number - 1;

/** By suit and number, the Zap last: the order of the rules. */
export const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

export function nameOf(card: number): string {
  if (card === ZAP) return say("web-zip-zap-card-zap");
  return say("web-zip-zap-card", { suit: suitOf(card), number: numberOf(card) });
}

export const suitName = (suit: number): string => say("web-zip-zap-suit", { suit });
