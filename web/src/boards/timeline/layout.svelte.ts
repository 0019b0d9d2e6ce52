// How large things are on the table: by the width of the board, the height of the window and the cards in front.
import { windowSize } from "../window-size.svelte.ts";
import { storage } from "../../storage/storage.svelte.ts";
import type { Face } from "./faces.ts";
import { fonts, layout } from "./fit.svelte.ts";
import { fitting } from "./yarn.ts";

const TALL_BELOW = 720;
const ROOMY_FROM = 1060;
/** Pixels between the cards of a hand on a phone, and how wide they are at least. */
const GAP = 6;
const LEAST = 62;
/** A line of more cards than this needs the height of a window as low as this: the hand lies in one row, however small
 * its cards are. */
const SMALL = 700;
const LONG = 6;
const LEAST_SMALL = 44;
/** How wide they are at most in one row and in two, as a share of the window's height. */
const IN_ONE = 0.12;
const IN_TWO = 0.105;
/** Letters smaller than this are not worth a row. */
const READABLE = 7;

/** Pixels between cards of a line that runs across, beside all of them, and around one that is laid; the least a card may
 * have there; and the height of the strip above them. */
export const BETWEEN = 26;
export const ASIDE = 48;
export const AROUND = 44;
export const SMALLEST = 84;
const STRIP = 44;

/** Pixels that the row of the others, the line and the margin of the hand take of a low window. */
const LINE_AND_ROW = 246;

/** Pixels of the window that the controls of a replay take. */
const CONTROLS = 90;

export interface Shown {
  mini: boolean;
  /** A replay, whose controls stand below. */
  watched: boolean;
  /** The cards in front. */
  own: readonly Face[];
  /** How many cards hang on the line. */
  line: number;
}

export class Layout {
  /** Measured as soon as it is drawn; until then as wide as the window, or everything would be drawn twice. */
  width = $state(window.innerWidth);
  /** How high the row of the others is, in pixels. */
  top = $state(0);
  private readonly shown: () => Shown;
  private readonly height: number = $derived.by(() => windowSize.height - (this.shown().watched ? CONTROLS : 0));
  /** Everything in two rows: the line, and below it the hand beside what is said. */
  readonly low: boolean = $derived.by(() => !this.shown().mini && windowSize.low && this.width >= 480);
  readonly tall: boolean = $derived.by(() => this.shown().mini || (this.width < TALL_BELOW && !this.low));
  /** How much larger than 1280 by 800 the table is. */
  private readonly grow: number = $derived(Math.min(2, Math.max(1, Math.min(this.width / 1280, this.height / 800))));
  readonly roomy: boolean = $derived.by(() => !this.shown().mini && !this.low && this.width >= ROOMY_FROM);
  private readonly scale: number = $derived.by(() =>
    storage.preferences.cards === "large" && !this.shown().mini ? 1.25 : 1,
  );
  private readonly room: number = $derived(Math.max(260, this.width - 24));
  /** On a phone one row as long as the names can be read, else rows of about the same length. */
  private readonly rows: number = $derived.by(() => {
    const { own, line } = this.shown();
    const small = this.height < SMALL && line > LONG;
    const least = small ? LEAST_SMALL : LEAST * this.scale;
    const fewest = Math.ceil(own.length / Math.max(3, Math.floor((this.room + GAP) / (least + GAP))));
    const drawn = this.widthOf(own.length);
    const better = !small && this.height * IN_TWO > drawn * 1.2;
    if (fewest !== 1 || own.length < 5 || !better || fonts.loaded < 0) return Math.max(1, fewest);
    const sizes = own.flatMap((face) => layout(face, false, drawn, fonts.measure).lines.map((line) => line.size));
    return (Math.min(...sizes) * drawn) / 100 < READABLE ? 2 : 1;
  });
  /** How many cards of the hand go in a row; null: as many as there is room for. */
  readonly columns: number | null = $derived.by(() => {
    const { mini, own } = this.shown();
    return this.tall && !mini ? Math.max(3, Math.ceil(own.length / this.rows)) : null;
  });
  readonly gap: number = $derived(this.columns === null ? 10 : GAP);
  /** Widths of cards in pixels: of the hand, and of the line before zooming. */
  readonly handCard: number = $derived.by(() => {
    const { mini, own } = this.shown();
    if (mini) return 62;
    if (this.low) {
      const share = (this.width * 0.56) / Math.max(1, own.length) - GAP;
      const least = Math.min(LEAST, Math.max(LEAST_SMALL, Math.min(share, (this.height - LINE_AND_ROW) / 1.4)));
      return Math.floor(Math.max(least, Math.min(92, share, (this.height - 262) / 1.4)));
    }
    if (this.columns !== null) {
      const lowest = Math.max(LEAST, this.height * (this.rows > 1 ? IN_TWO : IN_ONE));
      return Math.floor(Math.min(Math.min(92, lowest) * this.scale, this.widthOf(this.columns)));
    }
    const share =
      (this.width - (this.roomy ? 610 : 280) * Math.sqrt(this.grow)) / Math.min(6, Math.max(1, own.length)) - 10;
    const text = Math.sqrt(this.grow);
    const around = Math.max(121, this.height * 0.15 - 40) + (this.strip ? STRIP : 0);
    const left = this.height - 160 - this.top * text - this.lineCard * 1.4 - around;
    const most = Math.max(84, Math.min(this.height * 0.185 * this.scale, left / 1.4));
    return Math.round(Math.max(84, Math.min(150 * this.scale * this.grow, share, most)));
  });
  readonly lineCard: number = $derived(
    Math.round(this.low ? 88 : Math.min(112 * this.grow, Math.max(80, this.height * 0.145)) * this.scale),
  );

  /** A line that runs across may be longer than the window, whichever place is opened: the strip stays meanwhile, or all
   * that lies below would move. */
  readonly strip: boolean = $derived.by(() => {
    const { mini, line } = this.shown();
    if (mini || this.tall || line < 3) return false;
    const room = this.width - ASIDE;
    const card = fitting(room, line + 1, BETWEEN, Math.min(this.lineCard, SMALLEST), this.lineCard);
    return (line + 1) * card + line * BETWEEN + AROUND > room;
  });

  constructor(shown: () => Shown) {
    this.shown = shown;
  }

  private widthOf(each: number): number {
    return (this.room - (each - 1) * GAP) / each;
  }
}
