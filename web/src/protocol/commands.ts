// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.
import type { Animal, Colour, Cue, Emote, Language, Role, Settings } from "./common.ts";

/** Answer a player who asks to take back a move. */
export interface AnswerUndo {
  type: "agree";
  /** Chosen by the client; never used again */
  id: string;
  agree: boolean;
}

export type AnyCommand = Hello | MakeMove | Ping | Start | CommitShare | RevealShare | ChangeSettings | SetSeatCount | SeatBot | OpenSeat | HandOver | Continue | Stop | RenameSeat | GrantRole | RevokeRole | CueScreens | Rename | RenewToken | ListConnections | Leave | ResumeSeat | Undo | AnswerUndo | SendEmote | SendChat | RequestHint | Ready | Pause | Resume | StillHere | HurryBots | Seen | Rematch;

/** Host: change title or settings, and before the start the house rules. Omitted fields stay as they are. */
export interface ChangeSettings {
  type: "settle";
  /** Chosen by the client; never used again */
  id: string;
  title?: string | null;
  settings?: Settings | null;
  /** Options of the game: the name of a preset, or an object */
  options?: unknown;
}

/** Before the start: contribute to the seed of the deal. `commitment` is the SHA-256 of 32 random bytes, which the client keeps to itself until the deal is announced. */
export interface CommitShare {
  type: "commit";
  /** Chosen by the client; never used again */
  id: string;
  commitment: string;
}

/** Host or remote, where all decide at the same time or rest between two rounds: go on without those who have not decided. With `version`, only if the game has not gone on since. */
export interface Continue {
  type: "continue";
  /** Chosen by the client; never used again */
  id: string;
  version?: number | null;
}

/** Host or remote: tell the big screens what to show. */
export interface CueScreens {
  type: "cue";
  /** Chosen by the client; never used again */
  id: string;
  cue: Cue;
}

/** Host or remote: a device that says hello with this token becomes a big screen or a remote. The client draws the token, at least 24 random bytes, and keeps it. */
export interface GrantRole {
  type: "grant";
  /** Chosen by the client; never used again */
  id: string;
  role: Role;
  /** The secret that identifies a seat's player */
  token: string;
}

/** Host: make another player the host. */
export interface HandOver {
  type: "hand-over";
  /** Chosen by the client; never used again */
  id: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
}

/** The first message on a connection: which table, and who. The token proves a seat or a role; without one the client is a spectator. */
export interface Hello {
  type: "hello";
  /** Chosen by the client; never used again */
  id: string;
  protocol: number;
  table: string;
  token?: string | null;
  /** The last version this client has; it gets what came after */
  version?: number | null;
}

/** Let bots move at once until it is a person's turn, if nobody else plays. */
export interface HurryBots {
  type: "hurry";
  /** Chosen by the client; never used again */
  id: string;
}

/** Leave the seat. In a running game the rules say what happens to the cards, or a bot plays on. */
export interface Leave {
  type: "leave";
  /** Chosen by the client; never used again */
  id: string;
}

/** List the open connections of your seat to this server. */
export interface ListConnections {
  type: "connections";
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

/** Host: open the seat for anyone; the person who had it is removed. */
export interface OpenSeat {
  type: "open";
  /** Chosen by the client; never used again */
  id: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
}

/** Pause the game: at once if nobody else plays, otherwise when everyone agrees. */
export interface Pause {
  type: "pause";
  /** Chosen by the client; never used again */
  id: string;
}

/** Ask for an answer, to check the connection. */
export interface Ping {
  type: "ping";
  /** Chosen by the client; never used again */
  id: string;
}

/** Continue after a game of the match, or agree to a pause. With `without`, a minute after the end of a game: continue without those who have not answered; bots stand in for them. */
export interface Ready {
  type: "ready";
  /** Chosen by the client; never used again */
  id: string;
  without?: boolean;
}

/** After the end: make a new table with the same players, bots and rules. */
export interface Rematch {
  type: "rematch";
  /** Chosen by the client; never used again */
  id: string;
}

/** Change your name, colour, animal or language. */
export interface Rename {
  type: "name";
  /** Chosen by the client; never used again */
  id: string;
  name: string;
  colour?: Colour | null;
  animal?: Animal | null;
  language?: Language | null;
}

/** Host or remote: give the player in this seat another name. */
export interface RenameSeat {
  type: "rename";
  /** Chosen by the client; never used again */
  id: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
  name: string;
}

/** Replace the token of your seat and close all other connections of the seat. The client draws the new token, at least 24 random bytes, and keeps it. */
export interface RenewToken {
  type: "renew";
  /** Chosen by the client; never used again */
  id: string;
  /** The secret that identifies a seat's player */
  token: string;
}

/** Ask a bot for a good move. */
export interface RequestHint {
  type: "hint";
  /** Chosen by the client; never used again */
  id: string;
}

/** End a pause, or decline one that was asked for. */
export interface Resume {
  type: "resume";
  /** Chosen by the client; never used again */
  id: string;
}

/** Take the seat back from the stand-in. */
export interface ResumeSeat {
  type: "back";
  /** Chosen by the client; never used again */
  id: string;
}

/** When the deal is announced: reveal the committed bytes. */
export interface RevealShare {
  type: "reveal";
  /** Chosen by the client; never used again */
  id: string;
  value: string;
}

/** Host or remote: this role ends, and its connections with it. */
export interface RevokeRole {
  type: "revoke";
  /** Chosen by the client; never used again */
  id: string;
  /** A role at a table, by its number */
  number: number;
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

/** The player has read what the last move revealed: bots stop waiting, if nobody else plays. */
export interface Seen {
  type: "seen";
  /** Chosen by the client; never used again */
  id: string;
}

/** Send a chat message, if the host allows chat. */
export interface SendChat {
  type: "say";
  /** Chosen by the client; never used again */
  id: string;
  text: string;
}

/** Send an emote. */
export interface SendEmote {
  type: "emote";
  /** Chosen by the client; never used again */
  id: string;
  emote: Emote;
}

/** Host, before the start: set the number of seats. Only open seats and bots at the end are removed. */
export interface SetSeatCount {
  type: "seats";
  /** Chosen by the client; never used again */
  id: string;
  count: number;
}

/** Host: start the game. Open seats are removed (`trim`) or given to bots of this level. */
export interface Start {
  type: "start";
  /** Chosen by the client; never used again */
  id: string;
  level?: string | null;
  trim?: boolean;
}

/** Answer a reminder: the player is still thinking, so no bot takes over yet. */
export interface StillHere {
  type: "here";
  /** Chosen by the client; never used again */
  id: string;
}

/** Host or remote: end the game for everyone, without a winner. What was played is kept. */
export interface Stop {
  type: "stop";
  /** Chosen by the client; never used again */
  id: string;
}

/** Take back your own last move: at once, or when everyone agrees. */
export interface Undo {
  type: "undo";
  /** Chosen by the client; never used again */
  id: string;
}
