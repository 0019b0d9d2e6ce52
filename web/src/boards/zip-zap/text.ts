// What happens, in words: for the log, the screen reader, hints and lessons. The messages are those of the terminal.
import type { Params } from "../../i18n/i18n.svelte.ts";
import { say, words } from "../../i18n/i18n.svelte.ts";
import type { Result } from "../../protocol/table.ts";
import type { Event, Move, View } from "../../protocol/zip-zap.ts";
import type { BoardModule, Speaker } from "../contract.ts";
import { nameOf } from "./cards.ts";

const listed = (points: readonly number[], speaker: Speaker): string =>
  points.map((each, seat) => `${speaker.name(seat)}: ${words.number(each)}`).join(", ");

export function describeResult(result: Result, speaker: Speaker): string {
  return say(`zip-zap-result-${result.reason}`, {
    winners: words.list(result.winners.map((seat) => speaker.name(seat))),
    count: result.winners.length,
    scores: listed(result.scores ?? [], speaker),
  });
}

function paramsOf(event: Event, speaker: Speaker): Params {
  switch (event.type) {
    case "is-ready":
      return { seat: speaker.name(event.seat) };
    case "round-dealt":
      return { round: event.round };
    case "start-card":
      return { card: nameOf(event.card) };
    case "laid":
      return { seat: speaker.name(event.seat), card: nameOf(event.card), forced: event.forced ? "yes" : "no" };
    case "zapped":
      return { seat: speaker.name(event.seat) };
    case "freed":
      return { seat: speaker.name(event.seat), why: event.why };
    case "round-over":
      return {
        seat: speaker.name(event.seat),
        points: listed(event.points, speaker),
        scores: listed(event.scores, speaker),
      };
    case "match-ended":
      return { result: describeResult(event.result, speaker) };
    case "any-card-race":
    case "round-void":
      return {};
  }
}

export const describeEvent: BoardModule["describeEvent"] = (event, speaker) => {
  const known = event as Event;
  return say(`zip-zap-event-${known.type}`, paramsOf(known, speaker));
};

export const describeMove: BoardModule["describeMove"] = (move) => {
  const known = move as Move;
  return say(`zip-zap-move-${known.type}`, "card" in known ? { card: nameOf(known.card) } : {});
};

/** A refusal with its cards and people named, as `refusal-…` wants them. */
export function refusalParams(params: Record<string, string | number>, speaker: Speaker): Params {
  const named: Params = { ...params };
  for (const field of ["card", "top"]) if (field in params) named[field] = nameOf(Number(params[field]));
  if ("seat" in params) named["player"] = speaker.name(Number(params["seat"]));
  return named;
}

export const scores: BoardModule["scores"] = (events) => {
  const over = (events as readonly Event[]).findLast((event) => event.type === "round-over");
  return over?.type === "round-over" ? over.scores : null;
};

/** Between two rounds: those who run the table need not wait for everybody. */
export const stage: NonNullable<BoardModule["stage"]> = (view, seats) => {
  const { phase, ready } = view as View;
  if (phase !== "pause") return null;
  const waiting = seats.flatMap((_, seat) => (ready[seat] ? [] : [seat]));
  const counts = { ready: seats.length - waiting.length, all: seats.length };
  return { does: say("web-zip-zap-next-round"), state: say("web-zip-zap-ready-count", counts), waiting };
};
