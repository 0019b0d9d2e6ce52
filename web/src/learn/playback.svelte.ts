// A replay as it runs: which moment is shown, through whose eyes, how fast, and what is animated.
import { untrack } from "svelte";
import type { BoardModule, Speaker } from "../boards/contract.ts";
import { say, words } from "../i18n/i18n.svelte.ts";
import type { Batch } from "../protocol/live.svelte.ts";
import type { Replay } from "../protocol/table.ts";
import { storage } from "../storage/storage.svelte.ts";
import { TableCards } from "../table/cards.svelte.ts";
import { inParts, eventLines, type EventLine } from "../table/log-parts.ts";
import { shownSeats } from "../table/seats.ts";
import { Film, type Eyes } from "./frames.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a moment is shown at speed 1. */
const MOMENT_MS = 1_200;
/** How many lines of what happened are listed. */
const LISTED = 40;

export interface ReplayLine extends EventLine {
  moment: number;
}

export class Playback {
  moment = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** What leads to this moment, to be animated; null where it was jumped to. */
  batch = $state.raw<Batch | null>(null);
  private chosenEyes = $state<Eyes | null>(null);
  private version = 0;

  readonly film = $derived.by(() => new Film(this.source().replay));
  readonly room = $derived.by(() => this.source().replay.room);
  readonly seats = $derived(shownSeats(this.room.seats, null));
  readonly cards = $derived.by(() =>
    this.source().board.worded ? new TableCards(this.room.table, words.language) : null,
  );
  readonly hasTurns = $derived(this.film.seat(0, "turn") !== null);
  /** Seats see more than spectators: it matters through whose eyes one looks. */
  readonly hasSecrets = $derived((this.room.private_fields ?? []).some((name) => name !== "seat"));
  /** One's own seat, where one played; otherwise the first person's. */
  private readonly usual = $derived.by(() => {
    const own = storage.at(this.room.table)[0]?.seat;
    return (
      own ??
      Math.max(
        0,
        this.room.seats.findIndex((each) => each.kind === "person"),
      )
    );
  });
  readonly eyes = $derived<Eyes>(this.chosenEyes ?? this.usual);
  readonly seat = $derived(this.film.seat(this.moment, this.eyes));
  readonly view = $derived(this.film.view(this.moment, this.eyes));
  readonly chapter = $derived(this.film.chapter(this.moment));
  /** The game or round of the match, where there are several. */
  readonly place = $derived(
    this.chapter && this.film.chapters.length > 1
      ? say(`web-learn-column-${this.chapter.kind}`, { number: this.chapter.number })
      : "",
  );
  /** What happened up to this moment, from the beginning of a turn or another part. */
  private readonly lines = $derived.by(() => {
    const { board } = this.source();
    const speaker: Speaker = { name: (each) => this.seats[each]?.name ?? "", seat: null, cards: this.cards };
    const begins = (moment: number) => this.film.events(moment).some((event) => board.logPart?.(event));
    let from = Math.max(1, this.moment - LISTED);
    while (from > 1 && !begins(from)) from -= 1;
    const found: ReplayLine[] = [];
    let part = from === 1 ? this.film.firstTurn : null;
    for (let moment = from; moment <= this.moment; moment += 1) {
      const here = eventLines(this.film.events(moment), board, speaker, part);
      part = here.part;
      found.push(...here.lines.map((line) => ({ ...line, moment })));
    }
    return found;
  });
  /** The same in the parts of the game: a line for each moment, which may end one part and begin the next. */
  readonly parts = $derived(
    inParts(this.lines).map(({ part, lines }) => ({
      part,
      lines: lines.reduce<{ moment: number; text: string }[]>((found, { moment, text }) => {
        const last = found.at(-1);
        if (last?.moment === moment) last.text += ` ${text}`;
        else found.push({ moment, text });
        return found;
      }, []),
    })),
  );
  /** What happened at this moment. */
  readonly newest = $derived(
    this.lines
      .filter((line) => line.moment === this.moment)
      .map((line) => line.text)
      .join(" "),
  );

  constructor(
    private readonly source: () => { replay: Replay; board: BoardModule },
    start = 0,
  ) {
    this.moment = untrack(() => Math.min(start, this.film.length));
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        if (this.moment >= this.film.length) this.playing = false;
        else this.forward();
      }, MOMENT_MS / this.speed);
      return () => clearInterval(timer);
    });
  }

  look(eyes: Eyes): void {
    this.chosenEyes = eyes;
  }

  /** Show this moment without animating what leads to it. */
  seek(moment: number): void {
    this.moment = Math.max(0, Math.min(this.film.length, moment));
    this.batch = null;
  }

  pauseAt(moment: number): void {
    this.playing = false;
    this.seek(moment);
  }

  toggle(): void {
    if (!this.playing && this.moment >= this.film.length) this.seek(0);
    this.playing = !this.playing;
  }

  step(by: 1 | -1): void {
    this.playing = false;
    if (by === 1) this.forward();
    else this.seek(this.moment - 1);
  }

  private forward(): void {
    if (this.moment >= this.film.length) return;
    this.moment += 1;
    this.version += 1;
    const what = this.film.what(this.moment) ?? { kind: "move" as const };
    this.batch = { version: this.version, what, events: this.film.events(this.moment) };
  }
}
