// Timeline in words, by the same messages as the terminal.
import type { Speaker } from "../contract.ts";
import type { Event, Move, Result, View } from "../../protocol/timeline.ts";
import { say, words } from "../../i18n/i18n.svelte.ts";
import { orderOf, plainDate } from "./dates.ts";
import { frontOf, lineOf, type Face } from "./faces.ts";
import { between } from "./places.ts";

export function describeResult(result: Result, name: (seat: number) => string): string {
  return say(`timeline-result-${result.reason}`, {
    winners: words.list(result.winners.map(name)),
    count: result.winners.length,
  });
}

export function describeEvent(event: Event, speaker: Speaker): string | null {
  const named = (card: number) => frontOf(card, speaker.cards).name;
  const all = (seats: readonly number[]) => words.list(seats.map((seat) => speaker.name(seat)));
  switch (event.type) {
    case "placed":
      return say("timeline-event-placed", {
        seat: speaker.name(event.seat),
        card: named(event.card),
        value: speaker.cards?.date(event.card)?.date ?? plainDate(event.value, "year", say),
        right: event.right ? "yes" : "no",
      });
    case "drew":
    case "took-back":
      return say(`timeline-event-${event.type}`, { seat: speaker.name(event.seat), card: named(event.card) });
    case "recycled":
      return say("timeline-event-recycled", { cards: event.cards });
    case "stuck":
    case "player-left":
      return say(`timeline-event-${event.type}`, { seat: speaker.name(event.seat) });
    case "turn-began":
      // The next player is seen on the table; only one's own turn is worth a sentence each time.
      return event.seat === speaker.seat ? say("timeline-event-turn-began", { seat: speaker.name(event.seat) }) : null;
    case "round-ended":
      return say("timeline-event-round-ended", { round: event.round });
    case "eliminated":
    case "tie-break":
      return say(`timeline-event-${event.type}`, { seats: all(event.seats) });
    case "match-ended":
      return say("timeline-event-match-ended", { result: describeResult(event.result, speaker.name) });
  }
}

export function describePlace(move: Move, view: View, speaker: Speaker): string {
  return say("timeline-move-place", {
    card: frontOf(move.card, speaker.cards).name,
    between: between(lineOf(view, speaker.cards, say), move.place, say),
  });
}

export interface Moment {
  view: View;
  seat: number | null;
  still: boolean;
  /** The card is on its way. */
  sent: boolean;
  /** How many cards are in front. */
  held: number;
  chosen: Face | null;
  place: number | null;
  faces: readonly Face[];
  nameOf: (seat: number) => string;
}

/** What to do now, in one sentence; empty if there is nothing to say. */
export function promptOf({ view, seat, still, sent, held, chosen, place, faces, nameOf }: Moment): string {
  if (view.result) return still ? "" : describeResult(view.result, nameOf);
  if (seat !== null && view.alive[seat] === false) return say("web-timeline-hand-out");
  if (seat !== null && held === 0) return say("web-timeline-hand-empty");
  if (view.turn !== seat || still) return "";
  if (sent) return say("web-timeline-turning");
  const where = place === null ? null : between(faces, place, say);
  if (chosen && where !== null) return say("web-timeline-ask", { card: chosen.name, between: where });
  if (chosen) return say("web-timeline-choose-place", { order: orderOf(view.unit) });
  return where === null ? say("web-timeline-choose") : say("web-timeline-choose-card", { between: where });
}

/** Cards that stand between somebody and the win. A player who is out keeps what they had: their cards are only put away. */
export function handsLeft({ hands, alive }: View, before: readonly number[]): number[] {
  return hands.map((hand, seat) => (alive[seat] ? hand.length : (before[seat] ?? hand.length)));
}
