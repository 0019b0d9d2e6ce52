// The card that shall be laid and the place it shall go to: either can be chosen first. Turning it over is the move.
import { untrack } from "svelte";
import type { Answer } from "../../protocol/connection.ts";
import type { Move, View } from "../../protocol/timeline.ts";
import { layable, open } from "./places.ts";

/** Where the focus belongs next: on a place, on a card of the hand, or on the button that turns the card over. */
export type Next = { to: "gap"; place: number | null } | { to: "hand"; card: number } | { to: "turn-over" };

export interface Situation {
  view: View;
  seat: number | null;
  /** The cards in front, in order. */
  hand: readonly number[];
  moves: readonly Move[];
  still: boolean;
  only: Move | null;
  act: (move: Move) => Promise<Answer>;
  /** Somebody has chosen something: for those who play by keys. */
  lead: (next: Next) => void;
  /** Bring a place of the line into view. */
  show: (place: number) => void;
  /** Everything chosen is given up. */
  dropped: () => void;
}

export class Selection {
  card = $state<number | null>(null);
  place = $state<number | null>(null);
  /** The move is on its way. */
  sent = $state(false);
  /** The card that was refused last. */
  refused = $state<number | null>(null);

  private readonly situation: () => Situation;
  private readonly ready: readonly Move[] = $derived.by(() => {
    const { still, moves } = this.situation();
    return still || this.sent ? [] : moves;
  });
  /** Cards that can be laid now. */
  readonly can: ReadonlySet<number> = $derived.by(() => layable(this.ready, this.situation().only));
  /** Places where the chosen card, or any, can be laid. */
  readonly places: ReadonlySet<number> = $derived.by(() => open(this.ready, this.card, this.situation().only));
  /** Card and place are chosen. */
  readonly complete: boolean = $derived.by(
    () => this.card !== null && this.place !== null && this.situation().hand.includes(this.card),
  );

  constructor(situation: () => Situation) {
    this.situation = situation;
    // What is no longer possible is no longer chosen; somebody else may be sitting here now.
    $effect(() => {
      const { seat, view } = situation();
      void [seat, view];
      untrack(() => this.settle());
    });
  }

  /** A place that was chosen before its card stays chosen; another card begins anew. */
  pick(card: number): void {
    if (this.card !== null) this.place = null;
    this.card = card;
    if (this.place !== null && !this.places.has(this.place)) this.place = null;
    this.situation().lead(this.place === null ? { to: "gap", place: null } : { to: "turn-over" });
  }

  choose(place: number): void {
    if (this.place === place && this.complete) {
      void this.lay();
      return;
    }
    this.place = place;
    if (this.card === null && this.can.size === 1) this.card = [...this.can][0] ?? null;
    if (this.card === null) return;
    this.situation().show(place);
    this.situation().lead({ to: "turn-over" });
  }

  /** One step back: the place first, then the card. */
  letGo(): void {
    const { card, place } = this;
    this.place = null;
    if (place !== null && card !== null) {
      this.situation().lead({ to: "gap", place });
      return;
    }
    this.card = null;
    if (card !== null) this.situation().lead({ to: "hand", card });
  }

  letAllGo(): void {
    this.card = null;
    this.place = null;
    this.sent = false;
    this.situation().dropped();
  }

  /** Send the move. A refused one keeps the selection; the reason is the server's. */
  async lay(): Promise<void> {
    const { card, place } = this;
    if (card === null || place === null || this.sent) return;
    this.sent = true;
    this.refused = null;
    const answer = await this.situation().act({ type: "place", card, place });
    if (answer.type !== "refused") return;
    this.sent = false;
    this.refused = card;
  }

  private settle(): void {
    const { seat, view, hand } = this.situation();
    const mine = seat !== null && view.turn === seat && view.result === null;
    if (this.card !== null && !hand.includes(this.card)) this.letAllGo();
    else if (!mine && !this.sent && (this.card !== null || this.place !== null)) this.letAllGo();
    else if (this.place !== null && this.place > view.line.length) this.place = null;
  }
}
