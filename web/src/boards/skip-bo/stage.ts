// Carries out a plan above the table. Nothing waits for it: the table already lies as it shall, and whatever still
// flies when the next thing happens has arrived at once.
import { mount, unmount } from "svelte";
import { durationOf } from "../../styles/duration.ts";
import Card from "./Card.svelte";
import Coin from "./Coin.svelte";
import type { Pace, Plan, Thing } from "./flights.ts";

const COIN = 26;
const RING_FOR = 1500;
/** Below this the page has been asked for less motion. */
const STILL = 100;
const SLIDES = "slides:";
/** A card of the hand that moves aside: at most so many milliseconds, at least so many, and longer for a longer way. */
const LONGEST_SLIDE = 160;
const SHORTEST_SLIDE = 40;

export type Rects = ReadonlyMap<string, DOMRect>;

export function placesIn(board: HTMLElement): Rects {
  const rects = new Map<string, DOMRect>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-at], [data-slides]")) {
    const rect = element.getBoundingClientRect();
    const { at, slides } = element.dataset;
    if (rect.width > 0) rects.set(at ?? `${SLIDES}${slides ?? ""}`, rect);
  }
  return rects;
}

/** To ask for a style makes the browser work out all of them: that is not for every card of every move. */
const PACE_FOR = 1000;
let known: { pace: Pace & { still: boolean }; since: number } | null = null;

export function paceOf(element: HTMLElement): Pace & { still: boolean } {
  const now = performance.now();
  if (!known || now - known.since > PACE_FOR) known = { pace: readPace(element), since: now };
  return known.pace;
}

function readPace(element: HTMLElement): Pace & { still: boolean } {
  const flight = durationOf(element, "--flight");
  return { flight, turn: durationOf(element, "--turn"), coin: 120, draw: 60, still: flight < STILL };
}

export class Stage {
  private endings: (() => void)[] = [];

  constructor(
    private readonly board: HTMLElement,
    private readonly layer: HTMLElement,
  ) {}

  /** Whatever is under way has arrived. */
  finish(): void {
    const endings = this.endings;
    this.endings = [];
    for (const end of endings) end();
  }

  play(plan: Plan, before: Rects, still: boolean): void {
    this.finish();
    if (still) {
      for (const at of plan.changed) this.ring(at);
      return;
    }
    // Everything is measured before anything is put on the stage, or each ghost would have the table laid out anew.
    const after = placesIn(this.board);
    const { left, top } = this.layer.getBoundingClientRect();
    const origin = { left, top };
    const place = (at: string, first: Rects, second: Rects) =>
      first.get(at) ?? second.get(at) ?? (at === "aside" ? (first.get("draw") ?? second.get("draw")) : undefined);
    for (const hold of plan.holds) {
      const rect = after.get(hold.at);
      if (rect) this.show(hold.thing, [rect, rect], origin, [0, hold.until], 0);
    }
    for (const [nth, flight] of plan.flights.entries()) {
      const from = place(flight.from, before, after);
      const to = place(flight.to, after, before);
      if (!from || !to) continue;
      this.show(flight.thing, [from, to], origin, [flight.start, flight.last], nth + 1);
      if (flight.lands) this.hide(flight.to, flight.start + flight.last);
    }
    for (const { at, start } of plan.turned) this.turnUp(at, start);
    this.slide(before, after);
  }

  private top(at: string): HTMLElement | null {
    const place = this.board.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
    return place?.querySelector<HTMLElement>(".top") ?? (at.startsWith("card:") ? place : null);
  }

  private keep(animation: Animation | undefined): void {
    if (animation) this.endings.push(() => animation.cancel());
  }

  private hide(at: string, until: number): void {
    this.keep(this.top(at)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until }));
  }

  /** The other cards of the hand move aside. They are measured with everything else, since each measurement between two
   * changes has the whole table laid out. */
  private slide(before: Rects, after: Rects): void {
    const middle = (rect: DOMRect) => [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;
    for (const element of this.board.querySelectorAll<HTMLElement>("[data-slides]")) {
      const at = `${SLIDES}${element.dataset["slides"] ?? ""}`;
      const [from, to] = [before.get(at), after.get(at)];
      if (!from || !to) continue;
      const [[fromX, fromY], [toX, toY]] = [middle(from), middle(to)];
      const way = Math.hypot(fromX - toX, fromY - toY);
      if (way < 0.5) continue;
      const frames = [{ transform: `translate(${fromX - toX}px, ${fromY - toY}px)` }, { transform: "none" }];
      const duration = Math.min(LONGEST_SLIDE, SHORTEST_SLIDE + way);
      this.keep(element.animate(frames, { duration, easing: "cubic-bezier(0.33, 1, 0.68, 1)" }));
    }
  }

  private turnUp(at: string, start: number): void {
    const frames = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
    const timing: KeyframeAnimationOptions = { duration: 200, delay: start, fill: "backwards", easing: "ease-out" };
    this.keep(this.top(at)?.animate(frames, timing));
  }

  private ring(at: string): void {
    const place = this.board.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
    const ring = { outline: "4px solid var(--lit)", outlineOffset: "2px" };
    this.keep(place?.animate([ring, ring], { duration: RING_FOR }));
  }

  private show(
    thing: Thing,
    [from, to]: readonly [DOMRect, DOMRect],
    origin: { left: number; top: number },
    [start, last]: readonly [number, number],
    above: number,
  ): void {
    const ghost = document.createElement("div");
    const size = thing.kind === "coin" ? COIN : to.width;
    const middle = (rect: DOMRect) => [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;
    const height = thing.kind === "coin" ? COIN : (size * 7) / 5;
    const [fromX, fromY] =
      thing.kind === "coin" ? middle(from) : [from.left + from.width / 2, from.top + (from.width * 7) / 10];
    const [toX, toY] = thing.kind === "coin" ? middle(to) : [to.left + to.width / 2, to.top + (to.width * 7) / 10];
    ghost.style.position = "absolute";
    ghost.style.left = `${toX - size / 2 - origin.left}px`;
    ghost.style.top = `${toY - height / 2 - origin.top}px`;
    ghost.style.width = `${size}px`;
    ghost.style.zIndex = `${above}`;
    this.layer.append(ghost);
    const inside =
      thing.kind === "coin"
        ? mount(Coin, { target: ghost, props: { size: COIN } })
        : mount(Card, { target: ghost, props: { card: thing.card, as: thing.as } });
    const scale = thing.kind === "coin" ? 1 : from.width / size;
    const animation = ghost.animate(
      [
        { transform: `translate(${fromX - toX}px, ${fromY - toY}px) scale(${scale})` },
        { transform: "translate(0, 0) scale(1)" },
      ],
      { duration: last, delay: start, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" },
    );
    // Before it leaves, its place still shows it: a ghost that waits would lie there twice.
    if (start > 0) ghost.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: start });
    const end = () => {
      this.endings = this.endings.filter((each) => each !== end);
      animation.onfinish = null;
      animation.cancel();
      void unmount(inside);
      ghost.remove();
    };
    animation.onfinish = end;
    this.endings.push(end);
  }
}
