// What coins can stand for, pile by pile: what stands on the pile while somebody chooses, and what its key says.
import type { CoinTwelve, Substitute, View } from "../../protocol/skip-bo.ts";
import { say, words } from "../../i18n/i18n.svelte.ts";
import { cardName, isWild, rank, TOP_RANK } from "./cards.ts";
import { cardOf, costOf, type Choices } from "./choices.ts";

export interface PileNote {
  /** Coins to be paid; null where that cannot be done. */
  price: number | null;
  text: string;
  more: string;
  /** The same for people who do not see it. */
  name: string;
}

export type CoinMove = Substitute | CoinTwelve;

export const movesOn = (pile: number, { substitutes, twelves }: Choices): readonly CoinMove[] =>
  [...substitutes, ...twelves].filter((move) => move.pile === pile);

function followers(moves: readonly CoinMove[], view: View, seat: number): number[] {
  const cards = moves.flatMap((move) => (move.type === "substitute" ? (cardOf(move.source, view, seat) ?? []) : []));
  const wildLast = (card: number) => (isWild(card) ? TOP_RANK + 1 : rank(card));
  return [...new Map(cards.map((card) => [rank(card), card])).values()].sort((a, b) => wildLast(a) - wildLast(b));
}

/** Why coins do not help here. */
function refusal(pile: number, view: View, seat: number): string {
  const { wants, price } = view.piles[pile] ?? {};
  if (wants === TOP_RANK) return say("web-skip-bo-coins-not-twelve");
  const coins = view.players[seat]?.coins ?? 0;
  return price && price > coins ? say("web-skip-bo-coins-short", { coins: price }) : say("web-skip-bo-coins-no-card");
}

/** Somebody has asked for coins instead of a card. */
export function offerNote(pile: number, choices: Choices, view: View, seat: number): PileNote {
  const moves = movesOn(pile, choices);
  const [first] = moves;
  if (!first) return { price: null, text: refusal(pile, view, seat), more: "", name: "" };
  const { pile: price, left } = costOf(first, view, seat);
  const keep = say("web-skip-bo-coins-keep", { coins: left });
  if (first.type === "coin-twelve")
    return { price, text: keep, more: "", name: say("web-skip-bo-offer-twelve", { pile: pile + 1 }) };
  const cards = followers(moves, view, seat);
  const short = cards.map((card) => (isWild(card) ? cardName(card) : `${rank(card)}`)).join(", ");
  const name = `${say("web-skip-bo-offer-pile", { pile: pile + 1, coins: price })} ${words.list(cards.map(cardName))}`;
  return { price, text: say("web-skip-bo-coins-then", { cards: short }), more: keep, name };
}

/** Nothing fits, and this pile could be paid. */
export function wayOut(pile: number, choices: Choices, view: View, seat: number): PileNote | null {
  const note = offerNote(pile, choices, view, seat);
  if (note.price === null) return null;
  const text = say("web-skip-bo-coins-as", { coins: note.price, number: view.piles[pile]?.wants ?? 0 });
  return { ...note, text, more: "" };
}
