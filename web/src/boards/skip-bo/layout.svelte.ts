// How the table is laid out: by the size of the board, the height of the window and how many play.
import { windowSize } from "../window-size.svelte.ts";
import type { Form } from "./Opponent.svelte";

const WIDE = 900;
const ROOMY = 640;
const LINE_BELOW = 480;
const TALL = 780;
/** Pixels between the others, and how wide one of a row that scrolls is at least. */
const GAP = 8;
const LEAST = 132;
/** Of a low window the others and the cloth take this share. */
const LEFT = 0.52;

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
  /** Cloth and own cards lie side by side. */
  readonly low: boolean = $derived.by(() => !this.crowd().mini && windowSize.low && this.width >= 480);
  readonly wide: boolean = $derived(this.width >= WIDE && !this.low);
  /** On a phone the others of a full table are one row that scrolls, so that all of one's own cards stay in sight. */
  readonly crowded: boolean = $derived.by(() => {
    const { others, watched } = this.crowd();
    return this.width < ROOMY && !this.low && !watched && others >= 3;
  });
  readonly tight: boolean = $derived.by(
    () => !this.wide && !this.low && !this.crowd().mini && windowSize.height < TALL,
  );
  readonly columns: number = $derived.by(() => {
    const { others } = this.crowd();
    if (this.low) return 1;
    if (this.wide || this.crowded || others < 3) return Math.max(1, others);
    return this.width >= ROOMY ? 2 : 1;
  });
  /** How wide each of the others is, in pixels. */
  readonly each: number = $derived.by(() => {
    if (this.low) return this.width * LEFT - 16;
    const fair = (this.width - 24 - (this.columns - 1) * GAP) / this.columns;
    return this.crowded ? Math.max(LEAST, fair) : fair;
  });
  readonly form: Form = $derived.by(() => {
    const { others, watched } = this.crowd();
    if (this.low) return "line";
    if (this.crowded || (this.tight && this.width < ROOMY && others > 1 && !watched)) return "crowd";
    if (watched && !this.wide && others <= 3) return this.each >= 330 ? "stacked" : "small";
    if (others > this.columns || (others === 1 && this.each < LINE_BELOW)) return "line";
    if (this.each >= 540) return "full";
    return this.each >= 330 ? "stacked" : "small";
  });

  private readonly crowd: () => Crowd;
  constructor(crowd: () => Crowd) {
    this.crowd = crowd;
  }
}
