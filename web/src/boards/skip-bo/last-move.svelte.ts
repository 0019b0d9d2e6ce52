// What the others did last: kept until one's own next move, so that nobody misses it who looked away.
import { untrack } from "svelte";
import type { Event } from "../../protocol/skip-bo.ts";
import { say, words } from "../../i18n/i18n.svelte.ts";
import type { Batch } from "../../protocol/live.svelte.ts";
import { isWild, rank } from "./cards.ts";

export interface Done {
  seat: number;
  /** Numbers of the cards that were laid. */
  laid: readonly number[];
  paid: number;
  bought: boolean;
  discarded: number | null;
  /** The building pile and the own discard pile of that player where something moved last. */
  pile: number | null;
  discard: number | null;
}

const nothing = (seat: number): Done => ({
  seat,
  laid: [],
  paid: 0,
  bought: false,
  discarded: null,
  pile: null,
  discard: null,
});

/** What is known after these events, seen from a seat: the turn of one other player, or nothing. */
export function followed(before: Done | null, events: readonly Event[], seat: number | null): Done | null {
  let done = before;
  for (const event of events) {
    if (!("seat" in event)) {
      if (event.type === "game-dealt") done = null;
      continue;
    }
    const acts = ["played", "discarded", "bought", "coins-paid", "toll-paid"].includes(event.type);
    if (!acts) continue;
    if (event.seat === seat) {
      done = null;
      continue;
    }
    if (done?.seat !== event.seat || done.discarded !== null) done = nothing(event.seat);
    if (event.type === "played") done = { ...done, laid: [...done.laid, event.value], pile: event.pile };
    else if (event.type === "bought") done = { ...done, bought: true };
    else if (event.type === "discarded") done = { ...done, discarded: event.card, discard: event.pile };
    else if (event.type === "coins-paid" || event.type === "toll-paid")
      done = { ...done, paid: done.paid + event.coins };
  }
  return done;
}

/** One sentence about it. */
export function tellDone(done: Done, name: string): string {
  const { laid, paid, bought, discarded } = done;
  const parts = [
    ...(bought ? [say("web-skip-bo-last-bought")] : []),
    ...(laid.length > 0 ? [say("web-skip-bo-last-laid", { cards: words.list(laid.map(String)) })] : []),
    ...(paid > 0 ? [say("web-skip-bo-last-paid", { coins: paid })] : []),
    ...(discarded !== null
      ? [say("web-skip-bo-last-discarded", { wild: isWild(discarded) ? "yes" : "no", card: rank(discarded) })]
      : []),
  ];
  return say("web-skip-bo-last", { name, done: words.list(parts) });
}

export class LastMove {
  done = $state.raw<Done | null>(null);

  constructor(scene: () => { batch: Batch<Event> | null; seat: number | null }) {
    let seen = untrack(() => scene().batch?.version ?? -1);
    $effect.pre(() => {
      const { batch, seat } = scene();
      if (!batch || batch.version === seen) return;
      seen = batch.version;
      const before = untrack(() => this.done);
      this.done = batch.what.kind === "undone" ? null : followed(before, batch.events, seat);
    });
  }
}
