// What happened and what could be done, in words: the same messages as everywhere else.
import type { Event, Move, Result, View } from "../../protocol/skip-bo.ts";
import { say, words } from "../../i18n/i18n.svelte.ts";
import type { Speaker } from "../contract.ts";
import { cardName, cardNames } from "./cards.ts";
import { cardOf, costOf, isPurchase, winnerBySale, type Source } from "./choices.ts";

const names = (seats: readonly number[], speaker: Speaker) => words.list(seats.map((seat) => speaker.name(seat)));
const byName = (numbers: readonly number[], speaker: Speaker) =>
  numbers.map((number, seat) => `${speaker.name(seat)}: ${words.number(number)}`).join(", ");
const yes = (is: boolean) => (is ? "yes" : "no");

export function describeSource(source: Source, speaker: Speaker): string {
  return say(`skip-bo-source-${source.type}`, {
    pile: "pile" in source ? source.pile + 1 : 0,
    seat: "seat" in source ? speaker.name(source.seat) : "",
  });
}

export function describeResult(result: Result, speaker: Speaker): string {
  return say(`skip-bo-result-${result.reason}`, {
    winners: names(result.winners, speaker),
    count: result.winners.length,
    scores: byName(result.scores ?? [], speaker),
  });
}

export function describeEvent(event: Event, speaker: Speaker): string | null {
  const eventText = (params: Record<string, string | number>) => say(`skip-bo-event-${event.type}`, params);
  switch (event.type) {
    case "game-dealt":
      return eventText({ game: event.game, starter: speaker.name(event.starter) });
    case "turn-began":
      return eventText({ seat: speaker.name(event.seat) });
    case "drew":
      return eventText({
        seat: speaker.name(event.seat),
        count: event.count,
        known: yes(event.cards !== null),
        cards: cardNames(event.cards ?? []),
      });
    case "reshuffled":
      return eventText({ cards: event.cards, buried: yes(event.buried) });
    case "coins-paid":
    case "toll-paid":
    case "toll-due":
      return eventText({ seat: speaker.name(event.seat), coins: event.coins, pile: event.pile + 1 });
    case "bought":
      return eventText({ seat: speaker.name(event.seat), owner: speaker.name(event.owner) });
    case "played":
      return eventText({
        seat: speaker.name(event.seat),
        card: cardName(event.card),
        source: describeSource(event.source, speaker),
        pile: event.pile + 1,
        value: event.value,
      });
    case "turned-up":
      return eventText({ seat: speaker.name(event.seat), card: cardName(event.card), left: event.left });
    case "toll-declined":
      return eventText({ seat: speaker.name(event.seat), able: yes(event.able) });
    case "cleared":
      return eventText({ pile: event.pile + 1 });
    case "coins-dealt":
      return eventText({ seat: speaker.name(event.seat), shares: byName(event.shares, speaker) });
    case "discarded":
      return eventText({ seat: speaker.name(event.seat), card: cardName(event.card), pile: event.pile + 1 });
    case "game-won":
      return eventText({ winners: names(event.winners, speaker), stalemate: yes(event.stalemate) });
    case "game-void":
      return eventText({});
    case "scored":
      return eventText({ points: byName(event.points, speaker), scores: byName(event.scores, speaker) });
    case "match-ended":
      return eventText({ result: describeResult(event.result, speaker) });
  }
}

export function describeMove(move: Move, view: View, speaker: Speaker): string {
  const seat = speaker.seat ?? view.turn;
  const moveText = (name: string, params: Record<string, string | number>) => say(`skip-bo-move-${name}`, params);
  switch (move.type) {
    case "play":
    case "substitute": {
      const card = cardOf(move.source, view, seat);
      const name = move.type === "play" && isPurchase(move.source) ? "buy" : move.type;
      const line = moveText(name, {
        card: card === null ? "" : cardName(card),
        source: describeSource(move.source, speaker),
        pile: move.pile + 1,
        coins: costOf(move, view, seat).pile,
      });
      const winner = winnerBySale(move, view);
      return winner === null ? line : `${line} ${say("skip-bo-board-danger", { seat: speaker.name(winner) })}`;
    }
    case "discard":
      return moveText("discard", { card: cardName(move.card), pile: move.pile + 1 });
    case "coin-twelve":
      return moveText("coin-twelve", { pile: move.pile + 1 });
    case "pay-toll":
      return moveText("pay-toll", { coins: view.toll });
    case "decline-toll":
      return moveText("decline-toll", { discards: view.decline_discards ? "yes" : "no" });
    case "end-turn":
      return moveText(move.type, {});
  }
}

/** Points so far, once a game of a match has been counted. */
export function scoresOf(events: readonly Event[]): readonly number[] | null {
  const scored = events.findLast((event) => event.type === "scored");
  return scored?.type === "scored" ? scored.scores : null;
}

/** Cards that stand between somebody and the win. */
export function stocksOf(view: View): number[] {
  return view.players.map((player) => player.stock_count);
}
