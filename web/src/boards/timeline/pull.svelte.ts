// A card of the hand that follows the pointer, and the place of the line it is held over.
import type { Drag } from "../drag.ts";
import type { Face } from "./faces.ts";
import type { Selection } from "./selection.svelte.ts";

export interface Target {
  /** The open place at a point of the window. */
  placeAt(x: number, y: number): number | null;
  /** Scroll on while something is held near an edge. */
  pulled(x: number, y: number): void;
}

export class Pull {
  held = $state.raw<{ face: Face; x: number; y: number } | null>(null);
  over = $state<number | null>(null);
  private frame = 0;

  constructor(
    private readonly selection: Selection,
    private readonly line: () => Target | null,
  ) {}

  end(): void {
    cancelAnimationFrame(this.frame);
    this.held = null;
    this.over = null;
  }

  drag = (face: Face): Drag => ({
    start: (event) => {
      this.selection.card = face.card;
      this.selection.place = null;
      this.held = { face, x: event.clientX, y: event.clientY };
      this.frame = requestAnimationFrame(this.follow);
      return true;
    },
    move: (event) => {
      if (this.held) this.held = { face, x: event.clientX, y: event.clientY };
    },
    drop: () => {
      const place = this.over;
      this.end();
      if (place !== null && this.selection.places.has(place)) this.selection.choose(place);
    },
    cancel: () => this.end(),
  });

  private follow = (): void => {
    const { held } = this;
    if (!held) return;
    this.line()?.pulled(held.x, held.y);
    this.over = this.line()?.placeAt(held.x, held.y) ?? null;
    this.frame = requestAnimationFrame(this.follow);
  };
}
