// Shows what has happened: the card that was laid flies to its place and is turned, drawn cards fly to their hands.
import { onDestroy, tick, untrack } from "svelte";
import { durationOf } from "../../styles/duration.ts";
import type { Batch } from "../../protocol/live.svelte.ts";
import type { Event, Placed } from "../../protocol/timeline.ts";
import type { Face } from "./faces.ts";
import type { Box } from "./Flight.svelte";
import { Turning, type Pace } from "./turning.svelte.ts";

/** Below this the page has been asked for less motion. */
const STILL = 100;
const FALLS = 350;
const DRAWN_EVERY = 60;

export interface Scene {
  root: HTMLElement | null;
  mini: boolean;
  tall: boolean;
  seat: number | null;
  /** Whose cards lie in front. */
  shown: number;
  batch: Batch<Event> | null;
  /** The own card that hangs in a place already, waiting to be turned. */
  hangs: number | null;
  /** Somebody is about to lay a card: the line stays where it is. */
  busy: boolean;
  front: (card: number) => Face;
  show: (place: number, gently: boolean) => void;
  letAllGo: () => void;
}

export class Stage {
  flights = $state.raw<readonly { key: number; face: Face; from: Box; to: Box; after: number }[]>([]);
  readonly turning = new Turning();
  private flown = 0;
  private shownVersion: number | null;

  constructor(private readonly scene: () => Scene) {
    this.shownVersion = untrack(() => scene().batch?.version ?? null);
    onDestroy(() => this.turning.hurry());
    $effect(() => {
      const latest = scene().batch;
      untrack(() => {
        if (latest && latest.version !== this.shownVersion) void this.happened(latest);
        else if (!latest) this.turning.forget();
        this.shownVersion = latest?.version ?? null;
      });
    });
  }

  landed(key: number): void {
    this.flights = this.flights.filter((each) => each.key !== key);
  }

  private pace(): Pace {
    const { root } = this.scene();
    if (!root) return { flight: 0, turn: 0 };
    return { flight: durationOf(root, "--flight"), turn: durationOf(root, "--turn") };
  }

  private boxOf(selector: string): Box | null {
    const { root } = this.scene();
    const found = root?.querySelector(selector)?.getBoundingClientRect();
    if (!root || !found || found.width === 0) return null;
    const { left, top } = root.getBoundingClientRect();
    return { x: found.left - left, y: found.top - top, width: found.width, height: found.height };
  }

  private fly(card: number, from: string, to: string, after: number): void {
    const [start, end] = [this.boxOf(from), this.boxOf(to)];
    if (!start || !end || this.scene().mini) return;
    const face = this.scene().front(card);
    this.flights = [...this.flights, { key: (this.flown += 1), face, from: start, to: end, after }];
  }

  private seatSpot(seat: number): string {
    return seat === this.scene().shown ? ".hand" : `[data-seat="${seat}"]`;
  }

  private handSpot(seat: number, card: number): string {
    return seat === this.scene().shown ? `[data-hand-card="${card}"]` : this.seatSpot(seat);
  }

  private async happened(latest: Batch<Event>): Promise<void> {
    const { seat, hangs, letAllGo } = this.scene();
    if (latest.what.kind === "undone") {
      this.turning.forget();
      letAllGo();
      return;
    }
    const laid = latest.events.find((event): event is Placed => event.type === "placed");
    const drew = latest.events.filter((event) => event.type === "drew");
    if (!laid && drew.length === 0) return;
    this.flights = [];
    const speed = this.pace();
    const travels = speed.flight > STILL;
    let later = 0;
    if (laid) {
      const carried = !(laid.seat === seat && laid.card === hangs);
      if (laid.seat === seat) letAllGo();
      this.turning.begin(laid, carried, speed);
      await tick();
      const { busy, tall, show } = this.scene();
      if (!busy) show(laid.place, travels && tall);
      const spot = laid.right ? `[data-line-card="${laid.card}"] .picture` : "[data-fallen]";
      if (carried && travels) this.fly(laid.card, this.seatSpot(laid.seat), spot, 0);
      later = laid.right ? 0 : speed.flight + speed.turn + FALLS;
    }
    if (!travels) return;
    await tick();
    drew.forEach((event, order) => {
      this.fly(event.card, "[data-pile]", this.handSpot(event.seat, event.card), later + order * DRAWN_EVERY);
    });
  }
}
