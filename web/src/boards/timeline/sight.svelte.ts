// What is seen of the line, and moving along it: by the strip, by the wheel, by holding a card near an edge.
import { tick, untrack } from "svelte";
import { closest } from "../nearest.ts";
import { pull } from "./places.ts";

/** How high the strip is, and how many cards it is worth it for. */
const STRIP = 44;
const WORTH = 3;

export interface Lie {
  scroller: HTMLElement | null;
  /** It runs downward. */
  tall: boolean;
  mini: boolean;
  cards: number;
  /** The strip stands beside the line and takes no height from it. */
  side: boolean;
  /** Places that can be chosen. */
  open: ReadonlySet<number>;
  /** Whatever opens and closes gaps. */
  parts: unknown;
  /** Whatever makes the line or its window longer or shorter. */
  measures: unknown;
}

export class Sight {
  private gone = false;
  /** What is seen of the line, from 0 to 1. */
  seen = $state({ from: 0, to: 1 });
  /** The line is longer than what is seen of it: there is something to jump along. */
  scrolls = $state(false);

  constructor(private readonly lie: () => Lie) {
    // A line that runs downward keeps its place while gaps open and close.
    $effect.pre(() => {
      void lie().parts;
      untrack(() => this.keepPlace());
    });
    $effect(() => {
      void lie().measures;
      untrack(this.look);
    });
    $effect(() => () => (this.gone = true));
  }

  get middle(): number {
    return (this.seen.from + this.seen.to) / 2;
  }

  find(what: "gap" | "card", at: number): HTMLElement | null {
    return this.lie().scroller?.querySelector<HTMLElement>(`[data-${what}="${at}"]`) ?? null;
  }

  look = (): void => {
    if (this.gone) return; // a last scrolling, told when the line has been taken away
    const { scroller, tall, mini, side, cards } = this.lie();
    if (!scroller) return;
    const [at, shown, whole] = tall
      ? [scroller.scrollTop, scroller.clientHeight, scroller.scrollHeight]
      : [scroller.scrollLeft, scroller.clientWidth, scroller.scrollWidth];
    this.seen = { from: at / Math.max(1, whole), to: Math.min(1, (at + shown) / Math.max(1, whole)) };
    // The strip itself takes room from a line that runs downward: what fits without it does not need it.
    const free = shown + (tall && this.scrolls && !side ? STRIP : 0);
    this.scrolls = !mini && cards >= WORTH && free < whole * 0.98;
  };

  jump = (to: number): void => {
    const { scroller, tall } = this.lie();
    if (!scroller) return;
    if (tall) scroller.scrollTop = to * scroller.scrollHeight - scroller.clientHeight / 2;
    else scroller.scrollLeft = to * scroller.scrollWidth - scroller.clientWidth / 2;
  };

  /** A wheel that turns downward moves a line that runs across; whether it did. */
  roll(event: WheelEvent): boolean {
    const { scroller, tall } = this.lie();
    if (tall || !this.scrolls || !scroller || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return false;
    scroller.scrollLeft += event.deltaY;
    return true;
  }

  /** The open place nearest to a point, if the point lies over the line. */
  placeAt(x: number, y: number): number | null {
    const { scroller, tall, open } = this.lie();
    const box = scroller?.getBoundingClientRect();
    if (!box || x < box.left || x > box.right || y < box.top - 24 || y > box.bottom + 24) return null;
    const spots = [...open].flatMap((each) => {
      const spot = this.find("gap", each)?.getBoundingClientRect();
      if (!spot) return [];
      return [{ place: each, at: tall ? spot.top + spot.height / 2 : spot.left + spot.width / 2 }];
    });
    const found = closest(
      spots.map((spot) => spot.at),
      tall ? y : x,
    );
    return spots[found]?.place ?? null;
  }

  /** Scroll on while something is held near an edge. */
  pulled(x: number, y: number): void {
    const { scroller, tall } = this.lie();
    const box = scroller?.getBoundingClientRect();
    if (!box || !scroller || y < box.top - 60 || y > box.bottom + 60) return;
    if (tall) scroller.scrollTop += pull(y, box.top, box.bottom);
    else scroller.scrollLeft += pull(x, box.left, box.right);
  }

  /** Bring a place into sight. */
  show(at: number, gently: boolean): void {
    const spot = this.find("gap", at)?.closest("li");
    if (!spot) return;
    const { tall } = this.lie();
    spot.scrollIntoView({
      block: tall ? "center" : "nearest",
      inline: "center",
      behavior: gently ? "smooth" : "instant",
    });
    // It opens meanwhile: all of it is to be seen.
    if (tall)
      void Promise.allSettled(spot.getAnimations().map((each) => each.finished)).then(() => {
        if (!this.gone && spot.isConnected) spot.scrollIntoView({ block: "nearest" });
      });
  }

  private keepPlace(): void {
    const { scroller, tall, mini } = this.lie();
    if (!scroller || !tall || mini) return;
    const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2;
    const rows = [...scroller.querySelectorAll<HTMLElement>("li[data-row]")];
    const held = rows.find((row) => row.getBoundingClientRect().bottom > middle);
    if (!held) return;
    const before = held.getBoundingClientRect().top;
    void tick().then(() => {
      if (this.gone) return;
      const now = this.lie().scroller;
      if (now && held.isConnected) now.scrollTop += held.getBoundingClientRect().top - before;
      this.look();
    });
  }
}
