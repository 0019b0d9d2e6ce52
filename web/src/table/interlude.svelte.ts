// Between two games of a match the page shows the final table until everybody is ready. The table on the server waits as
// long, and says for whom; a page that is loaded anew gets the end of the game once more.
import type { BoardModule } from "../boards/contract.ts";
import type { Batch, LiveTable } from "../protocol/live.svelte.ts";

/** For spectators of a table at which nobody has to be waited for. */
const SPECTATORS_MS = 20_000;
/** After this the server lets those who are ready go on without the others. */
const OVERDUE_MS = 61_000;

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
  /** Further games ended while the first end was shown, or it is shown again after a reload. */
  private late = $state(false);
  overdue = $state(false);
  /** The end of a game that is still shown; null while the table is shown as it is. */
  readonly held: Held | null = $derived.by(() => {
    const { live, board } = this.source();
    const ended = live?.ended[0];
    if (!ended || live?.room?.phase !== "playing") return null;
    if (!board?.ending) return null;
    const { view, batch } = ended;
    const still = this.late || (ended.again ?? false);
    return { view, ended: board.ending(view, batch.events), version: batch.version, batch: still ? null : batch };
  });
  private readonly waits = $derived.by(() => this.source().live?.room?.halt?.why === "game-over");
  private waited: number | null = null;

  constructor(
    private readonly source: () => {
      live: LiveTable | undefined;
      lives: readonly LiveTable[];
      board: BoardModule | null;
    },
  ) {
    $effect(() => {
      const { live } = source();
      const version = this.held?.version ?? null;
      if (version === null) return undefined;
      if (this.waits) {
        this.waited = version;
        return undefined;
      }
      if (this.waited === version) this.resume();
      if (live?.seat !== null) return undefined;
      const timer = setTimeout(() => this.resume(), SPECTATORS_MS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      this.overdue = false;
      if (!this.waits) return undefined;
      const timer = setTimeout(() => (this.overdue = true), OVERDUE_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Say that everybody at this screen is ready; the next game is shown once all are. */
  readonly next = (): void => {
    const { lives } = this.source();
    const halt = this.source().live?.room?.halt;
    if (!this.waits) return this.resume();
    for (const live of lives)
      if (live.seat !== null && !halt?.ready?.includes(live.seat)) void live.ask({ type: "ready" });
  };

  /** Go on without those who are not ready; bots sit in for them. */
  readonly without = (): void => void this.source().live?.ask({ type: "ready", without: true });

  private resume(): void {
    const { lives } = this.source();
    for (const live of lives) live.resume();
    this.late = lives.some((live) => live.ended.length > 0);
  }
}
