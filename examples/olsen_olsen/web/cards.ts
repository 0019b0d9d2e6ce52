import { say } from "spila-web/i18n/i18n.svelte.ts";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
export const SUITS = ["♠", "♥", "♦", "♣"];

export const suitOf = (card: number): number => Math.floor(card / 13);
export const rankOf = (card: number): string => RANKS[card % 13] ?? "";
export const cardName = (card: number): string =>
  say("web-olsen-olsen-card", { suit: suitOf(card), rank: rankOf(card) });
export const suitName = (suit: number): string => say("web-olsen-olsen-suit", { suit });
