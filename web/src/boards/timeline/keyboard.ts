// Playing by keys: what a key does, and where the focus is led while somebody plays that way.
import { tick } from "svelte";
import type { Next, Selection } from "./selection.svelte.ts";

export interface Played {
  root: HTMLElement | null;
  selection: Selection;
  /** The cards in front, in order. */
  hand: readonly number[];
  /** Keys act here. */
  active: boolean;
  /** A card follows the pointer. */
  dragging: boolean;
  drop: () => void;
  help: () => void;
  zoomBy: (step: number) => void;
  focusGap: (place: number | null) => void;
  focusCard: (card: number | null) => void;
}

export class Keyboard {
  /** Whether the last thing done was done by keys: only then the focus is led on. */
  private inUse = false;

  constructor(private readonly played: () => Played) {}

  /** A pointer is used instead. */
  touched = (): void => {
    this.inUse = false;
  };

  pressed = (event: KeyboardEvent): void => {
    if (!this.played().active || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement | null;
    const elsewhere = target?.closest("input, textarea, select, dialog, [contenteditable]");
    if (elsewhere || document.querySelector("dialog[open]")) return;
    this.inUse = true;
    const unfocused = target === null || target === document.body || target.id === "main";
    if (this.act(event.key, unfocused)) event.preventDefault();
  };

  lead(next: Next): void {
    if (!this.inUse) return;
    const { focusGap, focusCard, root } = this.played();
    if (next.to === "gap") return focusGap(next.place);
    void tick().then(() =>
      next.to === "hand" ? focusCard(next.card) : root?.querySelector<HTMLElement>(".turn-over")?.focus(),
    );
  }

  /** Returns whether the key means anything here; `unfocused`: nothing has the focus yet. */
  private act(key: string, unfocused: boolean): boolean {
    const { selection, hand, dragging, drop, help, zoomBy, focusGap, focusCard } = this.played();
    const card = /^[1-9]$/u.test(key) ? hand[Number(key) - 1] : undefined;
    const along = key.startsWith("Arrow") && unfocused;
    const chosen = selection.card !== null || selection.place !== null;
    if (card !== undefined && selection.can.has(card)) selection.pick(card);
    else if (key === "Escape" && dragging) drop();
    else if (key === "Escape" && chosen && !selection.sent) selection.letGo();
    else if (key === "+" || key === "-") zoomBy(key === "+" ? 1 : -1);
    else if (key === "?") help();
    else if (along && selection.card !== null) focusGap(null);
    else if (along && selection.can.size > 0) focusCard(null);
    else return false;
    return true;
  }
}
