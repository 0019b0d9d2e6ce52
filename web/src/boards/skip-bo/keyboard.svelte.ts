// Playing by keys: which place has the focus, where the arrows lead, and what a letter or a figure stands for.
import { tick, untrack } from "svelte";
import { inDirection, isArrow, type Arrow } from "../nearest.ts";

const HAND_KEYS = "12345";
const PILE_KEYS = "qwer";
const DISCARD_KEYS = "asdf";
const FIRST = 'button[data-spot^="card:"], button[data-spot]';

export interface Played {
  board: HTMLElement | undefined;
  still: boolean;
  /** Letters and figures act here. */
  letters: boolean;
  /** Something lies over the table and has the keys for itself. */
  covered: boolean;
  /** The places of the own cards, in the order in which they lie. */
  cards: readonly string[];
  /** A question waits for its answer. */
  asks: boolean;
  /** Whatever may take the place with the focus away. */
  changes: unknown;
  choose: (spot: string) => void;
  lay: (pile: number) => void;
  discard: (pile: number) => void;
  /** Put down what was taken up; whether there was anything. */
  letGo: () => boolean;
  /** Open or close the list of what coins can stand for; whether there is one. */
  offer: () => boolean;
  help: () => void;
}

export class Keyboard {
  /** The one place that Tab leads to. */
  here = $state("");
  private inUse = false;
  private focused = false;

  constructor(private readonly played: () => Played) {
    // Somebody who plays by keyboard never loses the place: a question takes the focus, and when what had it is gone it
    // goes back to where it last was, or to the hand.
    $effect(() => {
      const { asks, changes } = played();
      void changes;
      untrack(() => {
        if (!this.inUse || !this.focused || played().still) return;
        void tick().then(() => this.leadOn(asks));
      });
    });
    // Tab always leads to one place of the table, also when the last one is gone.
    $effect(() => {
      const { board, changes } = played();
      void changes;
      const spots = board?.querySelectorAll<HTMLElement>("button[data-spot]") ?? [];
      const known = [...spots].some((each) => each.dataset["spot"] === this.here);
      if (!known) this.here = board?.querySelector<HTMLElement>(FIRST)?.dataset["spot"] ?? "";
    });
  }

  /** A finger or a mouse is used instead. */
  touched = (): void => {
    this.inUse = false;
  };

  entered = (event: FocusEvent): void => {
    this.focused = true;
    const spot = (event.target as HTMLElement).dataset["spot"];
    if (spot) this.here = spot;
  };

  left = (event: FocusEvent): void => {
    if (event.relatedTarget && !this.played().board?.contains(event.relatedTarget as Node)) this.focused = false;
  };

  /** Keys count wherever the focus is, unless somebody types or reads a dialog. */
  pressed = (event: KeyboardEvent): void => {
    const { board, still, letters, covered, letGo } = this.played();
    const target = event.target as HTMLElement;
    if (!board || event.defaultPrevented || target.closest("input, textarea, select, dialog")) return;
    if (board.contains(target)) this.inUse = true;
    else if (isArrow(event.key)) return;
    if (still || event.ctrlKey || event.metaKey || event.altKey || covered) return;
    if (isArrow(event.key)) {
      if (this.walk(event.key)) event.preventDefault();
    } else if (event.key === "Escape") {
      if (letGo()) event.stopPropagation();
    } else if (letters && this.act(event.key.toLowerCase())) {
      this.inUse = true;
      event.preventDefault();
    }
  };

  private walk(arrow: Arrow): boolean {
    const spots = [...(this.played().board?.querySelectorAll<HTMLElement>("button[data-spot]") ?? [])];
    const from = spots.find((each) => each === document.activeElement);
    if (!from) return false;
    const rest = spots.filter((each) => each !== from);
    const places = rest.map((each) => each.getBoundingClientRect());
    rest[inDirection(from.getBoundingClientRect(), places, arrow)]?.focus();
    return true;
  }

  private act(key: string): boolean {
    const { cards, choose, lay, discard, offer, help } = this.played();
    if (HAND_KEYS.includes(key)) {
      const card = cards[HAND_KEYS.indexOf(key)];
      if (card !== undefined && this.focusOn(card)) choose(card);
    } else if (key === "0") {
      if (this.focusOn("stock")) choose("stock");
    } else if (PILE_KEYS.includes(key)) {
      this.focusOn(`pile:${PILE_KEYS.indexOf(key)}`);
      lay(PILE_KEYS.indexOf(key));
    } else if (DISCARD_KEYS.includes(key)) {
      this.focusOn(`discard:${DISCARD_KEYS.indexOf(key)}`);
      discard(DISCARD_KEYS.indexOf(key));
    } else if (key === "?") help();
    else return key === "c" && offer();
    return true;
  }

  private focusOn(spot: string): boolean {
    const found = this.played().board?.querySelector<HTMLElement>(`button[data-spot="${CSS.escape(spot)}"]`);
    found?.focus();
    return found !== null && found !== undefined;
  }

  private leadOn(asks: boolean): void {
    const { board, covered } = this.played();
    if (!board || covered) return;
    const answer = asks ? board.querySelector<HTMLElement>('[data-answer="yes"]:enabled') : null;
    if (answer) return answer.focus();
    if (document.activeElement !== document.body) return;
    if (!this.focusOn(this.here)) board.querySelector<HTMLElement>(FIRST)?.focus();
  }
}
