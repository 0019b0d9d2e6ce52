// The table as the frame around the board shows it: whose view is drawn, whether the screen has to be handed over first,
// and what is known about the seats.
import type { Aftermath, BoardModule, Sharing, Speaker } from "../boards/contract.ts";
import { boardOf, loadedBoard } from "../boards/index.ts";
import { windowSize } from "../boards/window-size.svelte.ts";
import { words } from "../i18n/i18n.svelte.ts";
import type { LiveTable } from "../protocol/live.svelte.ts";
import { TableCards } from "./cards.svelte.ts";
import { shown } from "./handover.ts";
import { Interlude } from "./interlude.svelte.ts";
import { shownSeats, turnOf } from "./seats.ts";

/** How long the final table is shown before the results. */
const LINGER = 2_400;

export class ShownTable {
  board = $state.raw<BoardModule | null>(null);
  /** Who confirmed last that the screen is in their hands. */
  holder = $state<number | null>(null);
  /** The match has just ended, and the final table is still shown. */
  lingering = $state(false);

  readonly lives = $derived.by(() => this.source());
  readonly first = $derived(this.lives[0]);
  readonly sharing = $derived<Sharing>(this.board ? (this.board.sharing ?? "pass") : "open");
  private readonly acting = $derived(
    this.lives.filter((live) => live.moves.length > 0).flatMap((live) => (live.seat === null ? [] : [live.seat])),
  );
  private readonly place = $derived(
    shown(
      this.sharing,
      this.lives.map((live) => live.seat),
      this.acting,
      this.holder,
    ),
  );
  /** The connection whose view is drawn. */
  readonly live = $derived(this.lives.find((each) => each.seat === this.place.seat) ?? this.first);
  readonly room = $derived(this.live?.room ?? null);
  readonly over = $derived(this.room?.phase === "over");
  /** It was ended before its rules did: nobody won. */
  readonly stopped = $derived(this.over && !this.room?.result);
  readonly races = $derived(this.room?.races ?? false);
  /** Each person at this screen has a board of their own. */
  readonly split = $derived(this.sharing === "split" && this.lives.length > 1 && (!this.over || this.lingering));
  readonly seats = $derived(shownSeats(this.room?.seats ?? [], this.live?.pulse ?? null));
  /** Nobody else plays who is not at this screen. */
  readonly alone = $derived(
    (this.room?.seats ?? []).every(
      (seat, at) => seat.kind !== "person" || seat.gone || this.lives.some((live) => live.seat === at),
    ),
  );
  readonly nameOf = (seat: number): string => this.seats[seat]?.name ?? "";
  readonly cards = $derived(this.board?.worded && this.first ? new TableCards(this.first.table, words.language) : null);
  readonly speaker = $derived<Speaker>({ name: this.nameOf, seat: this.live?.seat ?? null, cards: this.cards });
  /** The seats of those at this screen. */
  readonly ownSeats = $derived(this.lives.flatMap((live) => (live.seat === null ? [] : [live.seat])));
  /** It is the turn of somebody at this screen. */
  readonly ownTurn = $derived(
    !this.over && this.lives.some((each) => each.seat !== null && turnOf(each.view) === each.seat),
  );
  /** The reader wants the whole table on this device although there is a big screen. */
  wholeWanted = $state(false);
  /** The table is on a big screen: a phone shows only what belongs to its player. */
  readonly handheld = $derived.by(
    () =>
      this.board?.handheld !== undefined &&
      !this.wholeWanted &&
      this.lives.length === 1 &&
      this.live?.seat != null &&
      (this.live.pulse?.screens ?? 0) > 0 &&
      windowSize.phone &&
      (!this.over || this.lingering),
  );
  readonly interlude: Interlude;
  /** How the last game of a match ended, while that is shown. */
  readonly ending = $derived.by<Aftermath | null>(() => {
    const { held, next, without, overdue } = this.interlude;
    const halt = this.room?.halt;
    const seated = this.lives.filter((live) => live.seat !== null);
    return (
      held && {
        how: held.ended,
        turn: turnOf(this.live?.view ?? null),
        yours: this.ownTurn,
        ready: halt?.ready ?? [],
        waiting: halt?.waiting ?? [],
        pressed: seated.length > 0 && seated.every((live) => halt?.ready?.includes(live.seat ?? -1)),
        next,
        without: overdue ? without : null,
      }
    );
  });
  /** Who has to take the screen before anything is shown. */
  readonly handing = $derived.by(() => (this.over || this.interlude.held ? null : this.place.next));

  constructor(private readonly source: () => readonly LiveTable[]) {
    this.interlude = new Interlude(() => ({
      live: this.live,
      lives: this.lives,
      board: this.board,
    }));
    this.board = loadedBoard(this.first?.room?.game ?? "");
    $effect(() => {
      const game = this.first?.room?.game;
      if (game) void boardOf(game).then((found) => (this.board = found));
    });
    let playing = false;
    // Before anything is drawn: otherwise the board would be removed and laid out once more.
    $effect.pre(() => {
      if (!this.over) playing = true;
      else if (playing && !this.stopped) {
        playing = false;
        this.lingering = true;
        const timer = setTimeout(() => (this.lingering = false), LINGER);
        return () => clearTimeout(timer);
      }
      return undefined;
    });
  }
}
