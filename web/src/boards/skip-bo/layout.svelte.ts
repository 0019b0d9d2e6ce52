// How the table is laid out: by the width of the board, the height of the window and how many play.
import { innerHeight } from "svelte/reactivity/window";
import type { Form } from "./Opponent.svelte";

const WIDE = 900;
const ROOMY = 640;
const LINE_BELOW = 480;
const TALL = 780;

export interface Crowd {
  /** How many players are shown above the table. */
  others: number;
  /** The board is a spectator's. */
  watched: boolean;
  mini: boolean;
}

export class Layout {
  /** Measured as soon as it is drawn; until then as wide as the window, or everything would be drawn twice. */
  width = $state(window.innerWidth);
  readonly wide = $derived(this.width >= WIDE);
  /** On a phone the others of a full table stand two by two, so that all of one's own cards stay in sight. */
  readonly crowded: boolean = $derived.by(() => {
    const { others, watched } = this.crowd();
    return this.width < ROOMY && !watched && others >= 3;
  });
  readonly tight: boolean = $derived.by(() => {
    const { others, mini } = this.crowd();
    return !this.wide && !mini && ((innerHeight.current ?? TALL) < TALL || (this.crowded && others > 4));
  });
  readonly columns: number = $derived.by(() => {
    const { others } = this.crowd();
    if (this.wide || others < 3) return Math.max(1, others);
    return this.crowded || this.width >= ROOMY ? 2 : 1;
  });
  /** How wide each of the others is, in pixels. */
  readonly each: number = $derived((this.width - 24 - (this.columns - 1) * 12) / this.columns);
  readonly form: Form = $derived.by(() => {
    const { others } = this.crowd();
    if (this.crowded || (this.tight && this.width < ROOMY && others > 1)) return "crowd";
    if (others > this.columns || (others === 1 && this.each < LINE_BELOW)) return "line";
    if (this.each >= 540) return "full";
    return this.each >= 330 ? "stacked" : "small";
  });

  private readonly crowd: () => Crowd;
  constructor(crowd: () => Crowd) {
    this.crowd = crowd;
  }
}
