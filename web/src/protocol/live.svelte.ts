// A table as one seat or a spectator knows it now. Screens read it; `ask` and `act` are the only ways to change it.
import { Connection, type Answer, type Asked, type ConnectionState, type Socket } from "./connection.ts";
import { socketAddress } from "./http.ts";
import { ShareKeeper } from "./shares.ts";
import type {
  AnyMessage,
  Cue,
  Emote,
  EntryInfo,
  Goodbye,
  Presence,
  Refused,
  Reminder,
  Role,
  TableInfo,
  Welcome,
} from "./table.ts";

/** One entry of the table's log as it came in: what boards animate and what is announced. */
export interface Batch<E = unknown> {
  version: number;
  what: EntryInfo;
  events: readonly E[];
}
export interface Feeling {
  key: number;
  /** Null: a spectator. */
  seat: number | null;
  emote: Emote;
}
export interface Cued {
  key: number;
  cue: Cue;
}
export interface Saying {
  key: number;
  seat: number;
  text: string;
}

/** The end of a game of a match: the final view, and what led to it. */
export interface Ended {
  view: Record<string, unknown>;
  batch: Batch;
  /** It is shown again after a reload: nothing is animated. */
  again?: boolean;
}

export class LiveTable {
  connectionState = $state<ConnectionState>("connecting");
  /** Why the connection ended, if it has. */
  why = $state.raw<Refused | Goodbye | null>(null);
  room = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  /** What this connection is without a seat; null for spectators. */
  role = $state<Role | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  moves = $state.raw<readonly unknown[]>([]);
  version = $state(0);
  /** The newest entry; null right after a fresh view, when there is nothing to animate. */
  batch = $state.raw<Batch | null>(null);
  /** Entries since this page was opened, oldest first, at most a few hundred. */
  batches = $state.raw<readonly Batch[]>([]);
  /** Games of a match whose end has not been shown yet, oldest first. */
  ended = $state.raw<readonly Ended[]>([]);
  /** When the clock runs out, by `performance.now()`, and how long it had. */
  clock = $state.raw<{ until: number; of: number } | null>(null);
  /** When the race begins, by `performance.now()`. */
  startsAt = $state<number | null>(null);
  pulse = $state.raw<Presence | null>(null);
  reminder = $state.raw<Reminder | null>(null);
  feelings = $state.raw<readonly Feeling[]>([]);
  talk = $state.raw<readonly Saying[]>([]);
  /** What was last sent to the big screens. */
  cued = $state.raw<Cued | null>(null);
  /** How many moves are on their way. */
  pending = $state(0);

  private readonly connection: Connection;
  private readonly share: ShareKeeper | null;
  private counter = 0;

  constructor(
    readonly table: string,
    /** Changes when the player renews it; the connection stays. */
    public token: string | null,
    private readonly welcomed: (room: TableInfo) => void = () => undefined,
  ) {
    this.share = token === null ? null : new ShareKeeper(table, token, (message) => this.ask(message));
    const open = (): Socket => new WebSocket(socketAddress(table)) as unknown as Socket;
    this.connection = new Connection(
      open,
      () => ({ table, token: this.token, version: this.room ? this.version : null }),
      {
        received: (message) => this.received(message),
        changed: (state, why) => this.changed(state, why),
      },
    );
  }

  ask(message: Asked): Promise<Answer> {
    return this.connection.ask(message);
  }

  /** Make a move, if no other has been made since. In a race the order of arrival decides: no version is sent. */
  async act(move: unknown, race = false): Promise<Answer> {
    this.pending += 1;
    try {
      return await this.ask(race ? { type: "move", move } : { type: "move", move, version: this.version });
    } finally {
      this.pending -= 1;
    }
  }

  /** The end of the oldest game has been shown: what happened since is not animated any more. */
  resume(): void {
    if (this.ended.length === 0) return;
    this.ended = this.ended.slice(1);
    this.batch = null;
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
  }

  private changed(state: ConnectionState, why: Refused | Goodbye | null): void {
    this.connectionState = state;
    this.why = why;
  }

  private received(message: AnyMessage): void {
    switch (message.type) {
      case "welcome":
        this.room = message.room;
        this.seat = message.seat;
        this.role = message.role ?? null;
        this.version = message.version;
        this.view = (message.view as Record<string, unknown> | null | undefined) ?? null;
        this.moves = message.moves ?? [];
        this.batch = null;
        this.startsAt = null;
        this.ended = this.endedIn(message);
        this.time(message.clock);
        this.welcomed(message.room);
        void this.share?.update(message.room, message.seat);
        break;
      case "news": {
        // A rematch comes without an entry of the log: nothing is written after the end.
        if (message.what.kind === "rematch" && message.room) this.room = message.room;
        if (message.version <= this.version) break;
        this.version = message.version;
        if (message.room) {
          this.room = message.room;
          void this.share?.update(message.room, this.seat);
        }
        const before = this.view;
        const fresh = { ...this.view, ...message.view, ...message.own };
        this.view = Object.keys(fresh).length > 0 ? fresh : this.view;
        if (!message.kept) this.moves = message.moves ?? [];
        this.batch = { version: message.version, what: message.what, events: message.events ?? [] };
        this.batches = [...this.batches.slice(-299), this.batch];
        if (message.what.kind === "undone") this.ended = [];
        else if (message.ended) {
          const { events, view, own } = message.ended;
          const batch = { ...this.batch, events: this.batch.events.slice(0, events) };
          this.ended = [...this.ended, { view: { ...before, ...view, ...own }, batch }];
        }
        this.reminder = null;
        if (message.what.kind === "move" || message.what.kind === "expired") this.startsAt = null;
        this.time(message.clock);
        break;
      }
      case "starting":
        this.startsAt = performance.now() + message.wait;
        if (message.own && Object.keys(message.own).length > 0) this.view = { ...this.view, ...message.own };
        break;
      case "pulse":
        this.pulse = message;
        break;
      case "emoted":
        this.feelings = [...this.feelings.slice(-9), { key: ++this.counter, seat: message.seat, emote: message.emote }];
        break;
      case "cued":
        this.cued = { key: ++this.counter, cue: message.cue };
        break;
      case "said":
        this.talk = [...this.talk.slice(-99), { key: ++this.counter, seat: message.seat, text: message.text }];
        break;
      case "reminder":
        this.reminder = message.over ? null : message;
        break;
    }
  }

  /** The end of the last game, as long as the table waits for everybody; what this page showed already stays. */
  private endedIn({ ended }: Welcome): readonly Ended[] {
    if (!ended) return [];
    const known = this.ended.find((each) => each.batch.version === ended.version);
    const view = ended.view as Record<string, unknown>;
    const batch: Batch = { version: ended.version, what: { kind: "move" }, events: ended.events };
    return [known ?? { view, batch, again: true }];
  }

  private time(clock: { left: number; of: number } | null | undefined): void {
    this.clock = clock ? { until: performance.now() + clock.left, of: clock.of } : null;
  }
}
