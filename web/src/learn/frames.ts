// A finished game that can be played forward and back: the first view, and what each entry changed.
import type { LogPart } from "../boards/contract.ts";
import type { Replay, EntryInfo } from "../protocol/table.ts";

export type View = Record<string, unknown>;
/** Through whose eyes: a seat's, a spectator's, one who sees all hands, or always those of the player whose turn it is. */
export type Eyes = number | "spectator" | "open" | "turn";

/** Where a game or a round of the match begins. */
export interface Chapter {
  moment: number;
  kind: "game" | "round";
  number: number;
}

interface Snapshot {
  view: View;
  own: readonly View[];
}

export class Film {
  /** Moments are counted from 0, the deal; moment k is what lies on the table after k entries. */
  readonly length: number;
  readonly chapters: readonly Chapter[];
  private readonly snapshots: Snapshot[] = [];

  constructor(
    private readonly replay: Replay,
    private readonly every = 24,
  ) {
    this.length = replay.steps.length;
    let now: Snapshot = { view: replay.view as View, own: replay.own };
    this.snapshots.push(now);
    for (let moment = 1; moment <= this.length; moment += 1) {
      now = this.next(now, moment);
      if (moment % every === 0) this.snapshots.push(now);
    }
    this.chapters = chapters(replay);
  }

  /** What these eyes see at a moment: the nearest snapshot and everything that changed since. */
  view(moment: number, eyes: Eyes): View {
    const { view, own } = this.at(moment);
    const seat = seatOf(view, eyes);
    return seat === null ? view : { ...view, ...own[seat] };
  }

  /** Every seat's own part at a moment: hands lie open when a game is over. */
  own(moment: number): readonly View[] {
    return this.at(moment).own;
  }

  seat(moment: number, eyes: Eyes): number | null {
    return seatOf(this.at(moment).view, eyes);
  }

  /** What happened just before a moment. */
  events(moment: number): readonly unknown[] {
    return this.replay.steps[moment - 1]?.events ?? [];
  }

  /** The turn that the game begins with, where it has turns. */
  get firstTurn(): LogPart | null {
    const { turn } = this.at(0).view;
    return typeof turn === "number" ? { kind: "turn", seat: turn } : null;
  }

  what(moment: number): EntryInfo | null {
    return this.replay.steps[moment - 1]?.what ?? null;
  }

  /** The chapter a moment lies in. */
  chapter(moment: number): Chapter | null {
    return this.chapters.findLast((chapter) => chapter.moment <= moment) ?? null;
  }

  private at(moment: number): Snapshot {
    const held = Math.max(0, Math.min(this.length, moment));
    const nearest = Math.floor(held / this.every);
    let now = this.snapshots[nearest] as Snapshot;
    for (let step = nearest * this.every + 1; step <= held; step += 1) now = this.next(now, step);
    return now;
  }

  private next(now: Snapshot, moment: number): Snapshot {
    const step = this.replay.steps[moment - 1];
    if (!step) return now;
    const changed = step.own ?? {};
    const own = now.own.map((fields, seat) => (changed[seat] ? { ...fields, ...changed[seat] } : fields));
    return { view: { ...now.view, ...step.view }, own };
  }
}

function seatOf(view: View, eyes: Eyes): number | null {
  if (eyes === "spectator" || eyes === "open") return null;
  if (eyes !== "turn") return eyes;
  return typeof view["turn"] === "number" ? view["turn"] : null;
}

/** Views count the games or rounds of a match, where it has several. */
function chapters(replay: Replay): Chapter[] {
  const first = replay.view as { game?: number; round?: number };
  const kind = first.game !== undefined ? "game" : "round";
  const start = first[kind];
  if (start === undefined) return [];
  const found: Chapter[] = [{ moment: 0, kind, number: start }];
  replay.steps.forEach((step, place) => {
    const number = step.view?.[kind];
    if (typeof number === "number" && number !== found.at(-1)?.number) found.push({ moment: place + 1, kind, number });
  });
  return found;
}
