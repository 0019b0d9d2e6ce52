// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.
import type { Animal, Colour, EntryInfo, Front, Language, Role, SeatInfo, Settings, TableInfo } from "./common.ts";

/** A paragraph, a list item, a figure with its caption (`name` is that of the figure), or a house rule (`name` is that of the option). The text may contain **bold** words. */
export interface Block {
  kind: "figure" | "house-rule" | "item" | "step" | "text";
  text: string;
  rules?: string[];
  name?: string;
}

/** How the server sees the caller, so that a host can check a proxy. */
export interface Caller {
  /** The address that limits are counted by */
  address: string;
  /** The other end of the connection: the proxy, if there is one */
  peer: string;
  /** Whether `X-Forwarded-For` was sent, and whether it came from a trusted proxy */
  forwarded: "ignored" | "none" | "used";
}

/** The date side of a card that has been revealed at this table. */
export interface DateSide {
  /** As it is printed in that language */
  date: string;
  story: string;
  era: string | null;
  /** The language that the story is in */
  language?: string;
}

/** A deck of dated cards. */
export interface DeckCard {
  name: string;
  titles: Record<string, string>;
  cards: number;
  small: number;
  languages: string[];
  unit: string;
  categories: string[];
  /** What the number says, by language; empty for years */
  measures?: Record<string, string>;
}

/** A dated card in a figure, with its date if it lies in the line. */
export interface FigureCard {
  front: Front;
  date: DateSide | null;
}

/** A game and everything that can be chosen about it. */
export interface GameCard {
  id: string;
  least: number;
  most: number;
  levels: string[];
  /** The level of stand-ins unless the table says otherwise */
  stand_in: string;
  /** Options by preset, for the least number of seats */
  presets: Record<string, unknown>;
  /** JSON Schema of the options, with the ids of their rules */
  options: unknown;
  /** Whether there is a first game to play along with */
  lesson: boolean;
  /** Nobody has a turn: the first to come moves */
  races: boolean;
  /** How many people can share one screen */
  most_around_screen: number;
  /** All decide at the same time: somebody can lead without playing */
  simultaneous: boolean;
}

/** Whether the server can do its work. */
export interface Health {
  status: "ill" | "ok";
  /** Whether the database has just taken a write */
  database: boolean;
  page: boolean;
  version: string;
}

/** Take an open seat: this one, or the first. */
export interface Join {
  name: string;
  seat?: number | null;
  colour?: Colour | null;
  animal?: Animal | null;
  language?: Language | null;
}

/** A table and the token of a seat or a role there. */
export interface Key {
  table: string;
  /** The secret that identifies a seat's player */
  token: string;
}

/** A lesson: the initial position, as the learner's seat sees it, and the steps. `deck`, `cards` and `turned` are as in a figure. */
export interface Lesson {
  game: string;
  seat: number;
  seats: number;
  view: Record<string, unknown>;
  moves: unknown[];
  steps: LessonStep[];
  deck?: string;
  cards?: Record<string, string>;
  turned?: Record<string, number>;
}

/** The update that follows a move, with the same fields as the update of a table. */
export interface LessonNews {
  seat: number;
  events?: unknown[];
  view?: Record<string, unknown>;
  own?: Record<string, unknown>;
  moves?: unknown[];
}

/** A first game, scripted. The text of a step is the message `lesson-GAME-STEP`. */
export interface LessonPage {
  lesson: Lesson;
  cards?: Record<string, FigureCard>;
}

/** One step. Without a move there is only text to read. */
export interface LessonStep {
  name: string;
  move?: unknown;
  news?: LessonNews[];
  turned?: Record<string, number>;
}

/** The server answers. */
export interface Live {
  status: "ok";
}

/** The new table, all seats of the caller, and the caller's role if one was asked for. */
export interface Made {
  table: string;
  seats: Seated[];
  role?: RoleKey | null;
}

/** The seats and roles that this browser remembers. */
export interface Mine {
  tables: Key[];
}

/** Where others in the same network find the page, for a client on the server's own machine. */
export interface NetworkAddress {
  /** Null: the server listens on its own machine only */
  url?: string | null;
}

/** A new table. The first `me` is its host. Only a device with a `role` may make a table without a `me`; then the first who joins is host. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  name: string;
  /** A preset's name or an object of switches (with an optional `preset`) */
  options?: unknown;
  /** The name of the table; may be empty */
  title?: string;
  settings?: Settings;
  colour?: Colour | null;
  animal?: Animal | null;
  language?: Language | null;
  /** The caller is a big screen or a remote of the table */
  role?: Role | null;
}

/** The rules of a game in one language. */
export interface Page {
  game: string;
  language: string;
  title: string;
  lead: Block;
  sections: Section[];
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  params?: Record<string, number | string>;
}

/** A finished game as a replay: the first view, then the changes. Every hand is open. */
export interface Replay {
  room: TableInfo;
  /** As spectators saw it */
  view: unknown;
  /** What each seat alone saw, put over `view` */
  own: Record<string, unknown>[];
  steps: ReplayStep[];
}

/** One entry, as in `news`. */
export interface ReplayStep {
  what: EntryInfo;
  events?: unknown[];
  view?: Record<string, unknown>;
  /** Changed fields of each seat's own, by seat */
  own?: Record<string, Record<string, unknown>>;
}

/** A role at a table, and the token that proves it. Keep the token: it can't be recovered. */
export interface RoleKey {
  table: string;
  role: Role;
  number: number;
  /** The secret that identifies a seat's player */
  token: string;
}

/** A position of a rule page, as a seat sees it, and how many seats there are. */
export interface RuleFigure {
  /** A seat, counted clockwise from 0 */
  seat: number;
  seats: number;
  view: unknown;
  cards?: Record<string, FigureCard>;
}

/** The rules of a game in a language, with its positions by name. */
export interface RulePage {
  page: Page;
  figures: Record<string, RuleFigure>;
}

/** Who plays a seat: the caller (`me`, several times for several people around one screen), a bot, or anybody who joins (`open`). */
export interface SeatRequest {
  kind: "bot" | "me" | "open";
  level?: string | null;
  /** For `me`: another name than the maker's */
  name?: string | null;
  colour?: Colour | null;
  animal?: Animal | null;
}

/** A seat, and the token that proves it. Keep the token: it can't be recovered. */
export interface Seated {
  table: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
  /** The secret that identifies a seat's player */
  token: string;
}

/** A heading and its blocks. */
export interface Section {
  title: string;
  blocks: Block[];
}

/** A table in a list, or before taking a seat. */
export interface TableCard {
  table: string;
  title: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  seats: SeatInfo[];
  host: number | null;
  /** Last activity, milliseconds since 1970 */
  active: number;
  /** The caller's own seat */
  seat?: number | null;
  your_turn?: boolean;
  /** Whether spectators are allowed */
  watching?: boolean;
  /** The game is a race: there are no turns */
  races?: boolean;
  /** People can join while the game is played */
  joins?: boolean;
  /** The caller's own role */
  role?: Role | null;
  /** Homework, until this time: milliseconds since 1970 */
  until?: number | null;
  /** The report about the table says what each player answered */
  report_names?: boolean;
  /** How players come by their names */
  names?: "animals" | "free" | "hidden" | "list";
  /** The names that can still be chosen, where they come from a list */
  free_names?: string[] | null;
}
