// Shows what has happened. Cards are animated on the elements that stay, so nothing is left behind and input stays live.
import type { Batch } from "../../protocol/live.svelte.ts";
import type { Event } from "../../protocol/zip-zap.ts";
import { durationOf } from "../../styles/duration.ts";
import { ZAP } from "./cards.ts";

const SHOWN = 5_000;
const LONGEST = 100;
const SWELL = 420;

/** Whether somebody wants less motion: the page's durations say so. */
export function calm(element: Element): boolean {
  return durationOf(element, "--turn") <= LONGEST;
}

/** A card that lies here now came from there. */
export function fly(card: HTMLElement, from: Element | null): void {
  if (calm(card)) {
    card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80 });
    return;
  }
  if (!from) return;
  const [start, end] = [from.getBoundingClientRect(), card.getBoundingClientRect()];
  if (!start.width || !end.width) return;
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const scale = Math.min(1, Math.max(0.3, start.width / end.width));
  card.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], {
    duration: LONGEST,
    easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  });
}

/** A Zap swells once. */
export function swell(card: HTMLElement): void {
  if (calm(card)) return;
  card.animate([{ scale: 1 }, { scale: 1.14, offset: 0.35 }, { scale: 1 }], { duration: SWELL, easing: "ease-out" });
}

/** A card that does not fit tilts, and is home again. */
export function shake(card: Element): void {
  if (calm(card)) return;
  card.animate([{ rotate: "0deg" }, { rotate: "-5deg" }, { rotate: "4deg" }, { rotate: "0deg" }], {
    duration: 280,
    easing: "cubic-bezier(0.3, 0, 0.2, 1)",
  });
}

/** Who was first, who was later, and by how many milliseconds. */
export interface Finish {
  first: number;
  later: number;
  ms: number;
}

export interface Scene {
  root: HTMLElement;
  seat: number | null;
  batch: Batch<Event> | null;
  mini: boolean;
  /** Somebody else's card has covered the pile. */
  covered: () => void;
}

export class Staging {
  finish = $state.raw<Finish | null>(null);
  private shown = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scene: () => Scene) {
    $effect(() => {
      const { batch } = scene();
      if (!batch || batch.version === this.shown) return;
      this.shown = batch.version;
      this.show(batch, scene());
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private show({ what, events }: Batch<Event>, { root, seat, mini, covered }: Scene): void {
    if (what.lead && what.seat !== null && what.seat !== undefined) {
      this.finish = { first: what.seat, later: what.lead.seat, ms: what.lead.ms };
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.finish = null), SHOWN);
    }
    for (const event of events) {
      if (event.type === "laid" && event.seat !== seat) covered();
    }
    if (!mini) animate(root, seat, events);
  }
}

function animate(root: HTMLElement, seat: number | null, events: readonly Event[]): void {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-layer]")];
  const laid = events.filter((event) => event.type === "laid" || event.type === "zapped");
  laid.forEach((event, place) => {
    const element = cards.at(place - laid.length);
    if (!element) return;
    const card = event.type === "laid" ? event.card : ZAP;
    const from = event.seat === seat ? `[data-slot="${card}"]` : `[data-seat="${event.seat}"]`;
    fly(element, root.querySelector(from));
    if (event.type === "zapped") swell(element);
  });
  const turned = cards.at(-1);
  if (turned && events.some((event) => event.type === "start-card")) fly(turned, root.querySelector("[data-left]"));
}
