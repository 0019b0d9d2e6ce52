// The table of Timeline as it is read aloud, a part at a time.
import type { Move, View } from "../../protocol/timeline.ts";
import { say, words } from "../../i18n/i18n.svelte.ts";
import type { ReadoutContext, Readouts } from "../contract.ts";
import { frontOf, lineOf } from "./faces.ts";
import { betweenNamed, orderOfLine } from "./places.ts";

type Context = ReadoutContext<View, Move>;
const sentences = (all: readonly string[]): string => all.map((each) => `${each}.`).join(" ");

function hand({ view, speaker, short }: Context): string {
  const cards = view.hands[speaker.seat ?? view.turn] ?? [];
  if (cards.length === 0) return say("web-timeline-speech-hand-empty");
  const fronts = cards.map((card) => frontOf(card, speaker.cards));
  if (short) return words.list(fronts.map((front) => front.name));
  return sentences(
    fronts.map((front, at) =>
      front.claim
        ? say("web-timeline-hand-card-claim", { number: at + 1, card: front.name, claim: front.claim })
        : say("web-timeline-hand-card", { number: at + 1, card: front.name }),
    ),
  );
}

function piles({ view, speaker }: Context): string {
  const top = view.pile_top === null ? [] : [frontOf(view.pile_top, speaker.cards).name];
  return sentences([
    say("web-timeline-pile", { cards: view.pile }),
    ...top.map((card) => say("web-timeline-pile-top", { card })),
    say("web-timeline-box", { cards: view.box }),
  ]);
}

function opponents({ view, speaker, short }: Context): string {
  const count = view.hands.length;
  const first = speaker.seat ?? view.turn;
  const others = view.hands.map((_, offset) => (first + 1 + offset) % count).filter((seat) => seat !== speaker.seat);
  return sentences(
    others.map((seat) => {
      const cards = view.hands[seat] ?? [];
      const name = speaker.name(seat);
      const state = view.alive[seat]
        ? say("web-timeline-seat-cards", { cards: cards.length })
        : say("web-timeline-seat-out");
      if (short || cards.length === 0) return say("web-timeline-seat", { name, state });
      const names = words.list(cards.map((card) => frontOf(card, speaker.cards).name));
      return say("web-timeline-seat-holding", { name, state, names });
    }),
  );
}

/** Where on the line the focus is: a gap, a card, or nowhere. */
function placeOf(focused: Element | null, view: View): number | null {
  const gap = focused?.closest("[data-gap]")?.getAttribute("data-gap");
  if (gap != null) return Number(gap);
  const card = focused?.closest("[data-line-card]")?.getAttribute("data-line-card");
  const at = view.line.findIndex((each) => String(each.card) === card);
  return at < 0 ? null : at;
}

function line({ view, speaker, short, focused }: Context): string {
  const faces = lineOf(view, speaker.cards, say);
  const place = placeOf(focused, view);
  const named = faces.map((face) => say("web-timeline-named", { card: face.name, date: face.date ?? "" }));
  if (place === null)
    return `${say("web-timeline-line", { cards: faces.length, order: orderOfLine(faces) })}: ${named.join(", ")}.`;
  if (short) return betweenNamed(faces, place, say);
  return say("web-timeline-speech-around", {
    before: place,
    after: faces.length - place,
    left: words.list(named.slice(Math.max(0, place - 2), place)),
    right: words.list(named.slice(place, place + 2)),
  });
}

const readouts: Readouts<View, Move> = { hand, line, piles, opponents };
export default readouts;
