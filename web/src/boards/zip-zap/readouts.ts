// The table of Zip Zap as it is read aloud, a part at a time.
import type { Move, View } from "../../protocol/zip-zap.ts";
import { say, words } from "../../i18n/i18n.svelte.ts";
import type { ReadoutContext, Readouts } from "../contract.ts";
import { nameOf, sorted, suitName } from "./cards.ts";
import { whole } from "./whole.ts";

type Context = ReadoutContext<Partial<View>, Move>;
const viewOf = ({ view, seats }: Context): View => whole(view, seats);
const sentences = (all: readonly string[]): string => all.map((each) => `${each}.`).join(" ");

function hand(context: Context): string {
  const view = viewOf(context);
  if (view.hand === null) return say("web-zip-zap-speech-no-hand");
  const cards = words.list(sorted(view.hand).map(nameOf));
  if (view.hand.length === 0) return say("web-zip-zap-speech-hand-empty");
  return context.short ? cards : say("web-zip-zap-speech-hand", { count: view.hand.length, cards });
}

function piles(context: Context): string {
  const view = viewOf(context);
  const { speaker, short } = context;
  const top = view.pile.at(-1);
  const next = view.wants
    ? say("web-zip-zap-speech-next", {
        number: view.wants.number,
        any: view.wants.suits === null ? "yes" : "no",
        suits: words.list((view.wants.suits ?? []).map(suitName)),
      })
    : null;
  if (short && next !== null) return next;
  const owner = view.owner === null ? "none" : view.owner === speaker.seat ? "you" : "other";
  const name = view.owner === null ? "" : speaker.name(view.owner);
  const pile =
    top === undefined ? say("web-zip-zap-pile-empty") : say("web-zip-zap-pile", { card: nameOf(top), owner, name });
  return sentences([pile, ...(next === null ? [] : [next])]);
}

/** What somebody had left when the round ended, as a sentence of its own. */
function left(view: View, seat: number): string[] {
  const cards = view.ended?.left[seat] ?? [];
  return cards.length > 0 ? [say("web-zip-zap-speech-left", { cards: words.list(cards.map(nameOf)) })] : [];
}

function opponents(context: Context): string {
  const view = viewOf(context);
  const { speaker, short } = context;
  return sentences(
    view.counts.flatMap((cards, seat) =>
      seat === speaker.seat
        ? []
        : [
            say("web-zip-zap-speech-opponent", {
              name: speaker.name(seat),
              cards,
              zap: view.zaps[seat] ? "yes" : "no",
              points: view.scores[seat] ?? 0,
              short: short ? "yes" : "no",
            }),
            ...left(view, seat),
          ],
    ),
  );
}

/** Who may play where the race has stopped; nothing while it runs. */
function turn(context: Context): string {
  const view = viewOf(context);
  if (view.phase === "free" && view.owner !== null)
    return say("zip-zap-event-freed", { seat: context.speaker.name(view.owner), why: view.why ?? "zap" });
  if (view.phase !== "pause" || view.ended === null) return "";
  const counts = { ready: view.ready.filter(Boolean).length, all: view.ready.length };
  return sentences([say("web-zip-zap-after", { round: view.round }), say("web-zip-zap-ready-count", counts)]);
}

const readouts: Readouts<Partial<View>, Move> = { hand, piles, opponents, turn };
export default readouts;
