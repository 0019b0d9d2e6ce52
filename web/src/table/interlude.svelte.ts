// Between two games of a match the page shows the final table until somebody goes on. The server does not wait: others
// may play meanwhile, so nobody is held up who has to act within a time or only watches.
import type { BoardModule } from "../boards/contract.ts";
import type { Batch, LiveTable } from "../protocol/live.svelte.ts";

const SPECTATORS_MS = 20_000;

export interface Held {
  /** The final table, as the seat saw it. */
  view: Record<string, unknown>;
  /** How it ended, as the board shows it. */
  ended: unknown;
  version: number;
  /** What led to it; null where it is shown late, and nothing is animated any more. */
  batch: Batch | null;
}

export class Interlude {
  /** Further games ended while the first end was shown. */
  private late = $state(false);
  /** The end of a game that is still shown; null while the table is shown as it is. */
  readonly held: Held | null = $derived.by(() => {
    const { live, board } = this.source();
    const ended = live?.ended[0];
    if (!ended || live?.room?.phase !== "playing") return null;
    if (!board?.ending) return null;
    const { view, batch } = ended;
    return { view, ended: board.ending(view, batch.events), version: batch.version, batch: this.late ? null : batch };
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
    const { lives } = this.source();
    for (const live of lives) live.resume();
    this.late = lives.some((live) => live.ended.length > 0);
  };

  /** How long the end of the game may be shown; null: without limit. */
  private patience(live: LiveTable, ownTurn: boolean): number | null {
    if (live.seat === null) return SPECTATORS_MS;
    if (!live.clock || !ownTurn) return null;
    return Math.max(0, live.clock.until - performance.now() - live.clock.of / 2);
  }
}
