// Which turned card’s story is shown: one's own stays until it is dismissed or has been read, later ones wait behind it.
import { onDestroy, untrack } from "svelte";
import type { Placed } from "../../protocol/timeline.ts";

/** How long the story of one's own card is shown, and of somebody else's while further ones wait. */
const OWN_MS = 5_000;
const OTHERS_MS = 1_800;
const MOST_WAITING = 3;

interface Scene {
  /** The card turned last, once it is seen. */
  turned: Placed | null;
  seat: number | null;
  /** One's own story was dismissed: nobody has to wait for it any more. */
  seen: () => void;
}

export class Stories {
  shown = $state.raw<Placed | null>(null);
  private waiting: readonly Placed[] = [];
  private latest: Placed | null = null;
  private reading = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly scene: () => Scene) {
    onDestroy(() => clearTimeout(this.timer));
    $effect(() => {
      const { turned } = scene();
      untrack(() => this.take(turned));
    });
  }

  /** Whether one's own card is still shown, so that it can be dismissed. */
  readonly own = $derived.by(() => this.shown !== null && this.shown.seat === this.scene().seat);

  readonly dismiss = (): void => {
    if (this.own && this.reading) this.scene().seen();
    this.next();
  };

  /** A turn may be taken back, or a view come anew: then there is nothing to show. */
  forget(): void {
    clearTimeout(this.timer);
    this.reading = false;
    this.waiting = [];
    this.latest = this.shown = null;
  }

  private take(turned: Placed | null): void {
    if (turned === null || turned === this.latest) return;
    this.latest = turned;
    if (!this.reading) return this.show(turned);
    this.waiting = [...this.waiting, turned].slice(-MOST_WAITING);
  }

  private show(story: Placed): void {
    clearTimeout(this.timer);
    this.shown = story;
    this.reading = true;
    this.timer = setTimeout(() => this.next(), story.seat === this.scene().seat ? OWN_MS : OTHERS_MS);
  }

  /** The last story stays in sight until there is another. */
  private next(): void {
    clearTimeout(this.timer);
    this.reading = false;
    const [story, ...rest] = this.waiting;
    this.waiting = rest;
    if (story) this.show(story);
  }
}
