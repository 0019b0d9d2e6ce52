// Timeline together in words, by the same messages as the terminal.
import type { Speaker } from "../contract.ts";
import type { Event, Move, Result, View } from "../../protocol/timeline-together.ts";
import { say, words } from "../../i18n/i18n.svelte.ts";
import { plainDate } from "../timeline/dates.ts";
import { frontOf, lineOf } from "../timeline/faces.ts";

/** The letter of a gap: A is before all cards, AA comes after Z. */
export function letter(gap: number): string {
  const last = String.fromCharCode(65 + (gap % 26));
  return gap < 26 ? last : letter(Math.floor(gap / 26) - 1) + last;
}

export function describeResult(result: Result, name: (seat: number) => string): string {
  return say(`timeline-together-result-${result.reason}`, {
    winners: words.list(result.winners.map(name)),
    count: result.winners.length,
  });
}

export function describeEvent(event: Event, speaker: Speaker): string | null {
  const named = (card: number) => frontOf(card, speaker.cards).name;
  switch (event.type) {
    case "turned": {
      const value = speaker.cards?.date(event.card)?.date ?? plainDate(event.value, "year", say);
      return say("timeline-together-event-turned", { card: named(event.card), value });
    }
    case "shown":
      return say("timeline-together-event-shown", { round: event.round, card: named(event.card) });
    case "out": {
      const seats = words.list(event.seats.map((seat) => speaker.name(seat)));
      return say("timeline-together-event-out", { seats });
    }
    case "match-ended":
      return say("timeline-together-event-match-ended", { result: describeResult(event.result, speaker.name) });
    case "answered":
    case "ready":
    case "joined":
    case "player-left":
      return say(`timeline-together-event-${event.type}`, { seat: speaker.name(event.seat) });
  }
}

/** "between 1608 and 1783": where a gap is, by dates alone. */
export function between(dates: readonly string[], gap: number): string {
  const left = dates[gap - 1];
  const right = dates[gap];
  if (left !== undefined && right !== undefined) return say("timeline-together-between", { left, right });
  if (right !== undefined) return say("timeline-together-before", { right });
  return left === undefined ? "" : say("timeline-together-after", { left });
}

export function describeMove(move: Move, view: View, speaker: Speaker): string {
  if (move.type === "ready") return say("timeline-together-move-ready");
  const dates = lineOf(view, speaker.cards, say).map((each) => each.date ?? "");
  return say("timeline-together-move-answer", { gap: letter(move.gap), between: between(dates, move.gap) });
}
