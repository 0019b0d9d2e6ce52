// Places as they are read out.
import type { PlayerView } from "../../protocol/skip-bo.ts";
import { say } from "../../i18n/i18n.svelte.ts";
import { cardName, cardNames } from "./cards.ts";

/** Of a stock: whose it is, or (without an owner) one's own. */
export function stockName(player: PlayerView, owner: string | null): string {
  if (player.stock === null) {
    return owner === null ? say("web-skip-bo-name-stock-empty") : say("web-skip-bo-name-their-stock-empty", { owner });
  }
  const [card, cards] = [cardName(player.stock), player.stock_count];
  return owner === null
    ? say("web-skip-bo-name-stock", { card, cards })
    : say("web-skip-bo-name-their-stock", { card, cards, owner });
}

/** Of a discard pile, top card first. */
export function discardName(player: PlayerView, pile: number, owner: string | null): string {
  const cards = [...(player.discards[pile] ?? [])].reverse();
  const whose = owner === null ? "" : "their-";
  const params = { pile: pile + 1, owner: owner ?? "" };
  if (cards.length === 0) return say(`web-skip-bo-name-${whose}discard-empty`, params);
  return say(`web-skip-bo-name-${whose}discard`, { ...params, cards: cardNames(cards) });
}
