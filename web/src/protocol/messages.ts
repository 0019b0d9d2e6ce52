// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.
import type { Cue, Emote, EntryInfo, Role, TableInfo } from "./common.ts";

export type AnyMessage = Done | Refused | Welcome | Update | Starting | Presence | Emoted | Cued | ChatMessage | Reminder | Goodbye;

/** A player sent a chat message. */
export interface ChatMessage {
  type: "said";
  /** A seat, counted clockwise from 0 */
  seat: number;
  text: string;
}

/** The clock of the player to move: milliseconds left, and in total. */
export interface Clock {
  left: number;
  of: number;
}

/** What the host, or a remote, lets the big screens show. */
export interface Cued {
  type: "cued";
  cue: Cue;
}

/** The command was carried out and stored; everything it caused has this version or a lower one. */
export interface Done {
  type: "done";
  /** Chosen by the client; never used again */
  id: string;
  /** How many entries the table's log has */
  version: number;
  hint?: Hint | null;
  /** The table of a rematch */
  table?: string | null;
  connections?: OwnConnection[] | null;
}

/** A player sent an emote, or a spectator. */
export interface Emoted {
  type: "emoted";
  /** Null: a spectator */
  seat: number | null;
  emote: Emote;
}

/** The last game of the match, while the table waits for everybody: its final view, and what its last entry did up to then. So a page that is loaded anew can still show how the game ended. */
export interface EndedGame {
  /** How many entries the table's log has */
  version: number;
  view: unknown;
  events: unknown[];
}

/** A game of the match ended, and the next one was dealt at once: how the table lay in between. `view` and `own` are changes like those of the update, up to the end; the first `events` of the update led to it. */
export interface GameEnded {
  events: number;
  view?: Record<string, unknown>;
  own?: Record<string, unknown>;
}

/** The server closes this connection. Reconnect after `again` milliseconds, or (null) not at all. */
export interface Goodbye {
  type: "goodbye";
  code: string;
  params?: Record<string, number | string>;
  again?: number | null;
}

/** A move and the reason for it, as a code. */
export interface Hint {
  move: unknown;
  reason: string;
  params?: Record<string, number | string>;
  chance?: number | null;
  runner_up?: RunnerUp;
}

/** A connection of your own seat: for how many seconds it has been open, its round trip in milliseconds (null: unknown), and whether it is the one that asked. */
export interface OwnConnection {
  seconds: number;
  lag: number | null;
  this: boolean;
}

/** Who is connected, the round trip of each seat in milliseconds (null: unknown), the number of spectators, and that of the connections of big screens and of remotes. */
export interface Presence {
  type: "pulse";
  here: boolean[];
  lag: (number | null)[];
  watching: number;
  screens?: number;
  remotes?: number;
}

/** The command was refused and nothing changed. */
export interface Refused {
  type: "refused";
  /** Empty if the command had no readable id */
  id: string;
  code: string;
  params?: Record<string, number | string>;
  /** How many entries the table's log has */
  version?: number;
}

/** Everyone is waiting for this seat; a bot stands in after `sit_in` milliseconds (null: never). With `over` the player has answered: nobody is waited for any more. */
export interface Reminder {
  type: "reminder";
  /** A seat, counted clockwise from 0 */
  seat: number;
  sit_in?: number | null;
  over?: boolean;
}

/** The best of the other moves. */
export interface RunnerUp {
  move: unknown;
  /** Of 100 games that go on like this, how many this seat wins */
  chance: number;
}

/** A race starts for everyone at the same instant, `wait` milliseconds after this message arrives; the card is sent then. `own` is what this seat may already look at. */
export interface Starting {
  type: "starting";
  wait: number;
  own?: Record<string, unknown>;
}

/** One entry of the log, for a client that has all earlier ones. `view` and `own` hold only changed fields, to be merged into the client's view. With an `id` it is also the answer to the `move` that caused it. */
export interface Update {
  type: "news";
  /** How many entries the table's log has */
  version: number;
  what: EntryInfo;
  /** The id of the `move` that this update answers, if any */
  id?: string;
  /** What happened, in order, as far as this seat may know */
  events?: unknown[];
  /** Changed public fields */
  view?: Record<string, unknown>;
  /** Changed private fields of this seat */
  own?: Record<string, unknown>;
  /** The seat's legal moves; absent if there are none */
  moves?: unknown[] | null;
  room?: TableInfo | null;
  clock?: Clock | null;
  /** The end of a game of the match before this deal */
  ended?: GameEnded | null;
  /** Where many decide at the same time: this is all that came after this version */
  since?: number | null;
  /** The seat's legal moves are what they were; `moves` is absent */
  kept?: boolean;
}

/** The complete table, sent after the answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** How many entries the table's log has */
  version: number;
  /** The client's seat; null for spectators */
  seat: number | null;
  room: TableInfo;
  /** The game's own view; null before the deal */
  view?: unknown;
  /** The seat's legal moves */
  moves?: unknown[] | null;
  clock?: Clock | null;
  ended?: EndedGame | null;
  /** The client's role, if it has one instead of a seat */
  role?: Role | null;
  /** The number of that role */
  number?: number | null;
}
