// Between two games of a match the page shows the final table until somebody goes on. The server does not wait: others
// may play meanwhile, so whoever has to act within a time, or only looks on, is not held up.
import type { BoardModule, Ending } from "../boards/contract.ts";
import type { Batch, LiveTable } from "../protocol/live.svelte.ts";

const ONLOOKERS = 20_000;

export interface Held extends Ending {
  batch: Batch;
}

export class Interlude {
  /** The end of a game that is still shown; null while the table is shown as it is. */
  readonly held: Held | null = $derived.by(() => {
    const { live, board } = this.source();
    const ended = live?.ended;
    if (!ended || live.room?.phase !== "playing") return null;
    const found = board?.ending?.(ended.view, ended.batch.events) ?? null;
    return found && { ...found, batch: { ...ended.batch, events: found.events } };
  });

  constructor(
    private readonly source: () => {
      live: LiveTable | undefined;
      lives: readonly LiveTable[];
      board: BoardModule | null;
      /** It is the turn of somebody who sits here. */
      ownTurn: boolean;
    },
  ) {
    $effect(() => {
      const { live, ownTurn } = source();
      if (!this.held || !live) return undefined;
      const patience = this.patience(live, ownTurn);
      if (patience === null) return undefined;
      const timer = setTimeout(this.next, patience);
      return () => clearTimeout(timer);
    });
  }

  /** Show the table as it is now. */
  readonly next = (): void => {
    for (const live of this.source().lives) live.resume();
  };

  /** How long the end of the game may be shown; null: as long as somebody likes. */
  private patience(live: LiveTable, ownTurn: boolean): number | null {
    if (live.seat === null) return ONLOOKERS;
    if (!live.clock || !ownTurn) return null;
    return Math.max(0, live.clock.until - performance.now() - live.clock.of / 2);
  }
}
