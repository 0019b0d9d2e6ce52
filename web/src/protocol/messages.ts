// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.
import type { Emote, EntryInfo, TableInfo } from "./common.ts";

export type AnyMessage = Done | Refused | Welcome | Update | Starting | Presence | Emoted | ChatMessage | Reminder | Goodbye;

/** Somebody typed something. */
export interface ChatMessage {
  type: "said";
  /** A seat, counted clockwise from 0 */
  seat: number;
  text: string;
}

/** Who is waited for, and how many milliseconds are left of how many. */
export interface Clock {
  left: number;
  of: number;
}

/** It was done, and is kept: what followed has this version or a lower one. */
export interface Done {
  type: "done";
  /** Chosen by the client; never used again */
  id: string;
  /** How many entries the table's log has */
  version: number;
  hint?: Hint | null;
  /** The table of a rematch */
  table?: string | null;
}

/** Somebody showed how they feel. */
export interface Emoted {
  type: "emoted";
  /** A seat, counted clockwise from 0 */
  seat: number;
  emote: Emote;
}

/** The table ends this connection. Come back after so many milliseconds, or (null) not at all. */
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
}

/** Who is there, how slow everybody's line is (round trip in milliseconds, null: not known), how many look on. */
export interface Presence {
  type: "pulse";
  here: boolean[];
  lag: (number | null)[];
  watching: number;
}

/** It was not done, and nothing changed. */
export interface Refused {
  type: "refused";
  /** Empty where the message had no readable id */
  id: string;
  code: string;
  params?: Record<string, number | string>;
  /** How many entries the table's log has */
  version?: number;
}

/** Everybody waits for this seat; a bot sits in after so many milliseconds (null: never). */
export interface Reminder {
  type: "reminder";
  /** A seat, counted clockwise from 0 */
  seat: number;
  sit_in?: number | null;
}

/** A race begins for all at one instant, so many milliseconds after this message comes in; the card comes then. `own` is what this seat may look at while it waits. */
export interface Starting {
  type: "starting";
  wait: number;
  own?: Record<string, unknown>;
}

/** One entry of the log, for a client that has all before it. `view` and `own` hold only fields that changed: put them over the view one has. With an `id` it is also the answer to the `move` that led to it. */
export interface Update {
  type: "news";
  /** How many entries the table's log has */
  version: number;
  what: EntryInfo;
  /** Of the `move` that this is the answer to, if it is one */
  id?: string;
  /** What happened, in order, as this seat may know it */
  events?: unknown[];
  /** Changed fields that all see alike */
  view?: Record<string, unknown>;
  /** Changed fields that only this seat sees */
  own?: Record<string, unknown>;
  /** One's legal moves now; absent: none */
  moves?: unknown[] | null;
  room?: TableInfo | null;
  clock?: Clock | null;
}

/** Everything from the start: the answer to `hello` goes before it. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** How many entries the table's log has */
  version: number;
  /** Where one sits; null for spectators */
  seat: number | null;
  room: TableInfo;
  /** The game's own view; null before the deal */
  view?: unknown;
  /** One's legal moves now */
  moves?: unknown[] | null;
  clock?: Clock | null;
}
