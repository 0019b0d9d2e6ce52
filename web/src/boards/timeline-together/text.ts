// Timeline together in words, by the same messages as the terminal.
import type { Speaker, Stage } from "../contract.ts";
import type { Event, Move, Result, TurnedCard, View } from "../../protocol/timeline-together.ts";
import { say, words } from "../../i18n/i18n.svelte.ts";
import { orderOf, plainDate, type Order } from "../timeline/dates.ts";
import { frontOf, lineOf } from "../timeline/faces.ts";
import { letterOf } from "../timeline/letters.ts";
import { distance, verdict } from "./answers.ts";

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
    case "talk-over":
      return say("timeline-together-event-talk-over");
    case "answered":
    case "ready":
    case "joined":
    case "player-left":
      return say(`timeline-together-event-${event.type}`, { seat: speaker.name(event.seat) });
  }
}

/** "between 1608 and 1783": where a gap is, by dates alone. */
export function between(dates: readonly string[], gap: number, order: Order = "years"): string {
  const left = dates[gap - 1];
  const right = dates[gap];
  if (left !== undefined && right !== undefined) return say("timeline-together-between", { left, right, order });
  if (right !== undefined) return say("timeline-together-before", { right, order });
  return left === undefined ? "" : say("timeline-together-after", { left, order });
}

export function describeMove(move: Move, view: View, speaker: Speaker): string {
  if (move.type === "ready") return say("timeline-together-move-ready");
  const dates = lineOf(view, speaker.cards, say).map((each) => each.date ?? "");
  return say("timeline-together-move-answer", {
    gap: letterOf(move.gap),
    between: between(dates, move.gap, orderOf(view.unit)),
  });
}

/** What most people thought, for everybody. */
export function verdictOf(turned: TurnedCard, view: View): string {
  return say("web-timeline-together-verdict", { verdict: verdict(turned), order: orderOf(view.unit) });
}

/** How one's own answer did, and how many others thought the same. */
export function resultOfAnswer(turned: TurnedCard, view: View): string {
  const gap = view.answer;
  if (gap === null) return say("web-timeline-together-no-answer");
  const off = distance(turned, gap);
  const others = Math.max(0, (turned.spread[gap] ?? 0) - 1);
  const same =
    view.players.length > 1 ? say("web-timeline-together-others", { count: others, gap: letterOf(gap) }) : "";
  const own =
    off === 0
      ? say("web-timeline-together-correct", { gap: letterOf(gap) })
      : say("web-timeline-together-off", {
          gap: letterOf(off < 0 ? turned.first : turned.last),
          count: Math.abs(off),
          way: off < 0 ? "later" : "earlier",
          order: orderOf(view.unit),
        });
  return `${own} ${same}`.trim();
}

/** What there is to do or to wait for, in one sentence; empty if there is nothing to say. */
export function footOf(view: View, seat: number | null, chosen: boolean, ready: boolean): string {
  if (seat !== null && view.players[seat] === "out") return say("web-timeline-together-out");
  if (view.card === null) return seat === null || ready ? "" : say("web-timeline-together-soon");
  if (view.talking) return say("web-timeline-together-talk-note");
  return seat === null ? "" : say(chosen ? "web-timeline-together-change" : "web-timeline-together-choose");
}

/** How one is doing: with the plain way of scoring, points are right answers. Empty while nobody may know. */
export function standingOf(view: View): string {
  const { points, rules, history } = view;
  if (points === null) return "";
  if (rules.nearMisses || rules.streaks || rules.speed) return say("web-timeline-together-points", { points });
  return say("web-timeline-together-tally", { right: points, cards: history.length });
}

/** How many are expected to answer, and how many have. */
export function answers(view: View): { answered: number; all: number } {
  const expected = view.players.filter((each) => each === "in" || each === "silent").length;
  return { answered: view.answered.length, all: Math.max(expected, view.answered.length) };
}

export function stageOf(view: View): Stage {
  const open = view.card !== null;
  const done = new Set(open && !view.talking ? view.answered : view.ready);
  const { all } = answers(view);
  const last = view.history.length === view.rounds;
  return {
    does: view.talking
      ? say("web-timeline-together-leader-open")
      : open
        ? say("web-timeline-together-leader-turn")
        : say(last ? "web-timeline-together-leader-end" : "web-timeline-together-leader-next"),
    state: view.talking
      ? say("web-timeline-together-talk-ready", { ready: done.size, all })
      : say("web-timeline-together-answered", answers(view)),
    waiting: view.players.flatMap((player, seat) => (player === "in" && !done.has(seat) ? [seat] : [])),
  };
}
