// The table of Timeline together as it is read aloud, a part at a time.
import type { Move, View } from "../../protocol/timeline-together.ts";
import { say } from "../../i18n/i18n.svelte.ts";
import type { ReadoutContext, Readouts } from "../contract.ts";
import { orderOf } from "../timeline/dates.ts";
import { datedOf, frontOf, lineOf } from "../timeline/faces.ts";
import { letterOf } from "../timeline/letters.ts";
import { lastTurned } from "./answers.ts";
import { answers, between, footOf, resultOfAnswer, standingOf, verdictOf } from "./text.ts";

type Context = ReadoutContext<View, Move>;
/** What stands alone becomes a sentence. */
const sentences = (all: readonly string[]): string =>
  all.flatMap((each) => (each === "" ? [] : [/[.!?]$/u.test(each) ? each : `${each}.`])).join(" ");
const dated = ({ view, speaker }: Context): string[] =>
  lineOf(view, speaker.cards, say).map((face) => `${face.name} (${face.date ?? ""})`);

function answerOf(view: View, cards: readonly string[]): string {
  if (view.answer === null) return "";
  return say("web-timeline-together-speech-answer", {
    gap: letterOf(view.answer),
    between: between(cards, view.answer, orderOf(view.unit)),
  });
}

/** The card that everybody has, and what became of it; what only this player knows comes last. */
function card(context: Context): string {
  const { view, speaker, short } = context;
  const turned = lastTurned(view);
  if (view.card !== null) {
    const front = frontOf(view.card, speaker.cards);
    if (short) return sentences([front.name, answerOf(view, dated(context))]);
    const when = `${front.claim ?? ""} ${say("web-timeline-together-when", { order: orderOf(view.unit) })}`.trim();
    const count = say("web-timeline-together-card-of", { round: view.round, rounds: view.rounds });
    return sentences([count, front.name, when, answerOf(view, dated(context))]);
  }
  const value = turned && view.line[turned.place]?.value;
  if (!turned || typeof value !== "number") return "";
  const side = datedOf(turned.card, value, view.unit, speaker.cards, say);
  const was = say("web-timeline-together-it-was", { date: side.date ?? "", order: orderOf(view.unit) });
  if (short) return sentences([side.name, was]);
  const own = speaker.seat === null ? "" : resultOfAnswer(turned, view);
  return sentences([side.name, was, own, verdictOf(turned, view), side.story ?? "", standingOf(view)]);
}

/** All cards of the line, or where the focus is on a gap, what is before and after it. */
function line(context: Context): string {
  const { view, speaker, short, focused } = context;
  const gap = focused?.closest("[data-gap]")?.getAttribute("data-gap");
  if (gap == null) return sentences([`${say("timeline-together-board-line")}: ${dated(context).join(", ")}`]);
  const dates = lineOf(view, speaker.cards, say).map((face) => face.date ?? "");
  return say("web-timeline-together-gap", {
    gap: letterOf(Number(gap)),
    between: between(short ? dates : dated(context), Number(gap), orderOf(view.unit)),
  });
}

function opponents({ view, speaker, short }: Context): string {
  const all = view.card === null ? "" : say("web-timeline-together-answered", answers(view));
  if (short && all !== "") return sentences([all]);
  const points = new Map(view.rules.teams ? [] : view.ranking.map((each) => [each.side, each.points]));
  const others = view.players.flatMap((player, seat) => {
    if (seat === speaker.seat) return [];
    const done = (view.card === null ? view.ready : view.answered).includes(seat);
    const now = done ? (view.card === null ? "done" : "answered") : "thinking";
    const status = player === "out" || player === "left" ? player : now;
    const won = points.get(seat);
    const score = won === undefined ? "" : `, ${say("web-timeline-together-points", { points: won })}`;
    return [`${speaker.name(seat)}: ${say("timeline-together-board-status", { status })}${score}`];
  });
  return sentences([all, ...others]);
}

/** There are no turns: what this player can do now, and how far the others are. */
function turn({ view, moves, speaker }: Context): string {
  const ready = moves.some((move) => move.type === "ready");
  const foot = ready ? say("timeline-together-move-ready") : footOf(view, speaker.seat, view.answer !== null, ready);
  return sentences([foot, view.card === null ? "" : say("web-timeline-together-answered", answers(view))]);
}

const readouts: Readouts<View, Move> = { card, line, opponents, turn };
export default readouts;
