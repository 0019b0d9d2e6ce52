// Brings what has happened to the stage: once for each entry of the log, from where things lay to where they lie.
import { untrack } from "svelte";
import type { Event, View } from "../../protocol/skip-bo.ts";
import type { Batch } from "../../protocol/live.svelte.ts";
import { planOf } from "./flights.ts";
import { paceOf, placesIn, Stage, type Rects } from "./stage.ts";

const LANDED_FOR = 600;

export interface Scene {
  board: HTMLElement | undefined;
  layer: HTMLElement | undefined;
  view: View;
  seat: number | null;
  batch: Batch<Event> | null;
}

export class Staging {
  /** The building pile on which an own card has just landed. */
  landed = $state<number | null>(null);
  private before: View;
  private played: number;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private rects: Rects = new Map();
  private stage: Stage | null = null;
  private landing: ReturnType<typeof setTimeout> | undefined;

  constructor(scene: () => Scene) {
    this.before = untrack(() => scene().view);
    this.played = untrack(() => scene().batch?.version ?? -1);
    $effect.pre(() => {
      const { board, batch } = scene();
      if (batch !== null && batch.version !== this.played && board) this.rects = placesIn(board);
    });
    $effect(() => {
      const { board, layer, view, batch } = scene();
      if (!board || !layer) return;
      this.stage ??= new Stage(board, layer);
      if (batch && batch.version !== this.played) this.play(board, view, batch, untrack(scene).seat);
      else if (view !== this.before) this.stage.finish();
      this.before = view;
    });
    $effect(() => () => {
      this.stage?.finish();
      clearTimeout(this.landing);
    });
  }

  private play(board: HTMLElement, now: View, batch: Batch<Event>, seat: number | null): void {
    this.played = batch.version;
    const pace = paceOf(board);
    const plan = planOf(batch.events, this.before, now, pace);
    this.stage?.play(plan, this.rects, pace.still);
    const own = batch.events.find((event) => event.type === "played");
    if (own?.type !== "played" || own.seat !== seat) return;
    const flight = plan.flights.find((each) => each.to === `pile:${own.pile}`);
    const arrives = pace.still || !flight ? 0 : flight.start + flight.last;
    clearTimeout(this.landing);
    this.landing = setTimeout(() => {
      this.landed = own.pile;
      this.landing = setTimeout(() => (this.landed = null), LANDED_FOR);
    }, arrives);
  }
}
