// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.
import type { Animal, Colour, Emote, Language, Settings } from "./common.ts";

/** Answer somebody who wants to take a move back. */
export interface AnswerUndo {
  type: "agree";
  /** Chosen by the client; never used again */
  id: string;
  agree: boolean;
}

export type AnyCommand = Hello | MakeMove | Ping | Start | ChangeSettings | SetSeatCount | SeatBot | OpenSeat | HandOver | Rename | Leave | ResumeSeat | Undo | AnswerUndo | SendEmote | SendChat | RequestHint | Rematch;

/** Host: another title or other settings, and before the start other house rules. What is not given stays. */
export interface ChangeSettings {
  type: "settle";
  /** Chosen by the client; never used again */
  id: string;
  title?: string | null;
  settings?: Settings | null;
  /** Options of the game: a preset's name, or an object of switches */
  options?: unknown;
}

/** Host: somebody else is host from now on. */
export interface HandOver {
  type: "hand-over";
  /** Chosen by the client; never used again */
  id: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
}

/** The first message on a connection: which table, and who. Without a token one looks on. */
export interface Hello {
  type: "hello";
  /** Chosen by the client; never used again */
  id: string;
  protocol: number;
  table: string;
  token?: string | null;
  /** The last version this client has; gets what came after it */
  version?: number | null;
}

/** Get up. In a running game the rules say what becomes of the cards, or a bot plays on until one is back. */
export interface Leave {
  type: "leave";
  /** Chosen by the client; never used again */
  id: string;
}

/** Make a move of the game. With `version`, only if no move has been made since. */
export interface MakeMove {
  type: "move";
  /** Chosen by the client; never used again */
  id: string;
  /** A move of the game, as listed in `moves` */
  move: unknown;
  version?: number | null;
}

/** Host: the seat is free for anybody who comes; the person who had it is removed. */
export interface OpenSeat {
  type: "open";
  /** Chosen by the client; never used again */
  id: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  /** Chosen by the client; never used again */
  id: string;
}

/** After the end: a new table with the same people, bots and rules. */
export interface Rematch {
  type: "rematch";
  /** Chosen by the client; never used again */
  id: string;
}

/** How one is called, shown and spoken to. */
export interface Rename {
  type: "name";
  /** Chosen by the client; never used again */
  id: string;
  name: string;
  colour?: Colour | null;
  animal?: Animal | null;
  language?: Language | null;
}

/** What would a good player do? */
export interface RequestHint {
  type: "hint";
  /** Chosen by the client; never used again */
  id: string;
}

/** Take the seat back from the bot that sat in. */
export interface ResumeSeat {
  type: "back";
  /** Chosen by the client; never used again */
  id: string;
}

/** Host: a bot of this level takes the seat; the person who had it is removed. */
export interface SeatBot {
  type: "bot";
  /** Chosen by the client; never used again */
  id: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
  /** A level of the game's bots */
  level: string;
}

/** Type something, where the host allows it. */
export interface SendChat {
  type: "say";
  /** Chosen by the client; never used again */
  id: string;
  text: string;
}

/** Show how one feels. */
export interface SendEmote {
  type: "emote";
  /** Chosen by the client; never used again */
  id: string;
  emote: Emote;
}

/** Host, before the start: so many seats. Only open seats and bots at the end go away. */
export interface SetSeatCount {
  type: "seats";
  /** Chosen by the client; never used again */
  id: string;
  count: number;
}

/** Host: deal. Open seats are taken out (`trim`) or else given to bots of this level. */
export interface Start {
  type: "start";
  /** Chosen by the client; never used again */
  id: string;
  level?: string | null;
  trim?: boolean;
}

/** Take the last move back, if it was one's own: at once, or when everybody agrees. */
export interface Undo {
  type: "undo";
  /** Chosen by the client; never used again */
  id: string;
}
