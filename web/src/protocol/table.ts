// Made by `python -m spila.server.schemas` from the server's message structs. Change those instead.

export type Animal = "bear" | "deer" | "fox" | "hedgehog" | "owl" | "rabbit" | "sheep" | "whale";

/** Answer somebody who wants to take a move back. */
export interface AnswerUndo {
  type: "agree";
  /** Chosen by the client; never used again */
  id: string;
  agree: boolean;
}

export type AnyCommand = Hello | MakeMove | Ping | Start | ChangeSettings | SetSeatCount | SeatBot | OpenSeat | HandOver | Rename | Leave | ResumeSeat | Undo | AnswerUndo | SendEmote | SendChat | RequestHint | Rematch;

export type AnyMessage = Done | Refused | Welcome | Update | Starting | Presence | Emoted | ChatMessage | Reminder | Goodbye;

/** A paragraph, an item of a list, a picture with its caption (`name` is the figure's), or a house rule (`name` is the option's). Text may have **bold** words. */
export interface Block {
  kind: "figure" | "house-rule" | "item" | "step" | "text";
  text: string;
  rules?: string[];
  name?: string;
}

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

export type Colour = "bark" | "moss" | "ochre" | "plum" | "rust" | "sea" | "slate" | "violet";

/** The other side of a card that has been turned at this table. */
export interface DateSide {
  /** As it is printed in that language */
  date: string;
  story: string;
  era: string | null;
}

/** A Timeline deck. */
export interface DeckCard {
  name: string;
  titles: Record<string, string>;
  cards: number;
  small: number;
  languages: string[];
  unit: string;
  categories: string[];
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

export type Emote = "again" | "cry" | "good-luck" | "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "think" | "well-played" | "wow";

/** Somebody showed how they feel. */
export interface Emoted {
  type: "emoted";
  /** A seat, counted clockwise from 0 */
  seat: number;
  emote: "again" | "cry" | "good-luck" | "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "think" | "well-played" | "wow";
}

/** What kind of entry this was. */
export interface EntryInfo {
  kind: "back" | "bot" | "expired" | "host" | "kicked" | "left" | "move" | "named" | "opened" | "rematch" | "sat-in" | "seats" | "settled" | "started" | "took" | "undo-agreed" | "undo-asked" | "undo-refused" | "undone";
  seat?: number | null;
  /** A bot did it */
  bot?: boolean;
  /** In a race: who was just too late */
  lead?: Lead | null;
}

/** A Timeline card in a figure, with its date if it lies in the line. */
export interface FigureCard {
  front: Front;
  date: DateSide | null;
}

/** A card as everybody may see it before its date is known. Its number in the game is its place in the list. */
export interface Front {
  id: string;
  name: string;
  claim: string;
  /** The inside of an SVG drawing of 512 by 512 in `currentColor`: shapes only; or empty */
  picture: string;
}

/** A game and everything that can be chosen about it. */
export interface GameCard {
  id: string;
  least: number;
  most: number;
  levels: string[];
  /** Options by preset, for the least number of seats */
  presets: Record<string, unknown>;
  /** JSON Schema of the options, with the ids of their rules */
  options: unknown;
}

/** The table ends this connection. Come back after so many milliseconds, or (null) not at all. */
export interface Goodbye {
  type: "goodbye";
  code: string;
  params?: Record<string, number | string>;
  again?: number | null;
}

/** Host: somebody else is host from now on. */
export interface HandOver {
  type: "hand-over";
  /** Chosen by the client; never used again */
  id: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
}

/** Whether the server can do its work. */
export interface Health {
  status: "ill" | "ok";
  /** Whether the database has just taken a write */
  database: boolean;
  page: boolean;
  version: string;
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

/** A move and the reason for it, as a code. */
export interface Hint {
  move: unknown;
  reason: string;
  params?: Record<string, number | string>;
}

/** Sit down on an open seat: this one, or the first. */
export interface Join {
  name: string;
  seat?: number | null;
  colour?: "bark" | "moss" | "ochre" | "plum" | "rust" | "sea" | "slate" | "violet" | null;
  animal?: "bear" | "deer" | "fox" | "hedgehog" | "owl" | "rabbit" | "sheep" | "whale" | null;
  language?: "da" | "en" | "fi" | "is" | "nb" | "sv" | null;
}

/** A table and the token of one's seat there. */
export interface Key {
  table: string;
  /** What proves who sits on a seat */
  token: string;
}

export type Language = "da" | "en" | "fi" | "is" | "nb" | "sv";

/** By how many milliseconds a claim came before another. */
export interface Lead {
  /** A seat, counted clockwise from 0 */
  seat: number;
  ms: number;
}

/** Get up. In a running game the rules say what becomes of the cards, or a bot plays on until one is back. */
export interface Leave {
  type: "leave";
  /** Chosen by the client; never used again */
  id: string;
}

/** A whole lesson: the table at the start, as the learner's seat sees it, and the steps. */
export interface Lesson {
  game: string;
  seat: number;
  view: Record<string, unknown>;
  moves: unknown[];
  steps: LessonStep[];
  cards?: Record<string, string>;
}

/** What follows from a move: the same fields as the news of a table. */
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

/** One thing to do. Without a move there is only something to read. */
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

/** The new table and all seats of the caller. */
export interface Made {
  table: string;
  seats: Seated[];
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

/** The seats that this browser remembers. */
export interface Mine {
  tables: Key[];
}

/** A table to be made. The first `me` is its host; at least one seat has to be. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  name: string;
  /** A preset's name or an object of switches (with an optional `preset`) */
  options?: unknown;
  /** What the table is called; may be empty */
  title?: string;
  settings?: Settings;
  colour?: "bark" | "moss" | "ochre" | "plum" | "rust" | "sea" | "slate" | "violet" | null;
  animal?: "bear" | "deer" | "fox" | "hedgehog" | "owl" | "rabbit" | "sheep" | "whale" | null;
  language?: "da" | "en" | "fi" | "is" | "nb" | "sv" | null;
}

/** Host: the seat is free for anybody who comes; whoever sat there has to go. */
export interface OpenSeat {
  type: "open";
  /** Chosen by the client; never used again */
  id: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
}

export type Pace = "instant" | "normal" | "quick" | "slow";

/** The rules of a game in one language. */
export interface Page {
  game: string;
  language: string;
  title: string;
  lead: Block;
  sections: Section[];
}

/** Are you there? */
export interface Ping {
  type: "ping";
  /** Chosen by the client; never used again */
  id: string;
}

/** Who is there, how slow everybody's line is (round trip in milliseconds, null: not known), how many look on. */
export interface Presence {
  type: "pulse";
  here: boolean[];
  lag: (number | null)[];
  watching: number;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  params?: Record<string, number | string>;
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

/** After the end: a new table with the same people, bots and rules. */
export interface Rematch {
  type: "rematch";
  /** Chosen by the client; never used again */
  id: string;
}

/** Everybody waits for this seat; a bot sits in after so many milliseconds (null: never). */
export interface Reminder {
  type: "reminder";
  /** A seat, counted clockwise from 0 */
  seat: number;
  sit_in?: number | null;
}

/** How one is called, shown and spoken to. */
export interface Rename {
  type: "name";
  /** Chosen by the client; never used again */
  id: string;
  name: string;
  colour?: "bark" | "moss" | "ochre" | "plum" | "rust" | "sea" | "slate" | "violet" | null;
  animal?: "bear" | "deer" | "fox" | "hedgehog" | "owl" | "rabbit" | "sheep" | "whale" | null;
  language?: "da" | "en" | "fi" | "is" | "nb" | "sv" | null;
}

/** A finished game to look at again: the first view, then what changed. Every hand is open. */
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

/** What would a good player do? */
export interface RequestHint {
  type: "hint";
  /** Chosen by the client; never used again */
  id: string;
}

/** How a match ended. Several winners share the win; none means that nobody won. */
export interface Result {
  winners: number[];
  reason: string;
  scores?: number[];
}

/** Take the seat back from the bot that sat in. */
export interface ResumeSeat {
  type: "back";
  /** Chosen by the client; never used again */
  id: string;
}

/** A position of a rule page, as a seat sees it. */
export interface RuleFigure {
  /** A seat, counted clockwise from 0 */
  seat: number;
  view: unknown;
  cards?: Record<string, FigureCard>;
}

/** The rules of a game in a language, with its positions by name. */
export interface RulePage {
  page: Page;
  figures: Record<string, RuleFigure>;
}

/** Host: a bot of this level takes the seat; whoever sat there has to go. */
export interface SeatBot {
  type: "bot";
  /** Chosen by the client; never used again */
  id: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
  /** A level of the game's bots */
  level: string;
}

/** What everybody sees of a seat. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  colour?: "bark" | "moss" | "ochre" | "plum" | "rust" | "sea" | "slate" | "violet" | null;
  animal?: "bear" | "deer" | "fox" | "hedgehog" | "owl" | "rabbit" | "sheep" | "whale" | null;
  language?: "da" | "en" | "fi" | "is" | "nb" | "sv" | null;
  /** Of the bot that plays here, or sits in */
  level?: string;
  /** A bot plays: for good, or sitting in for a person */
  bot?: boolean;
  /** The person got up; the seat can be taken back */
  gone?: boolean;
}

/** Who plays a seat: the caller (`me`, several times for several people around one screen), a bot, or anybody who joins (`open`). */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string | null;
  /** For `me`: another name than the maker's */
  name?: string | null;
  colour?: "bark" | "moss" | "ochre" | "plum" | "rust" | "sea" | "slate" | "violet" | null;
  animal?: "bear" | "deer" | "fox" | "hedgehog" | "owl" | "rabbit" | "sheep" | "whale" | null;
}

/** A seat, and the token that proves it. Keep the token: nobody can give it back. */
export interface Seated {
  table: string;
  /** A seat, counted clockwise from 0 */
  seat: number;
  /** What proves who sits on a seat */
  token: string;
}

/** A heading and what stands under it. */
export interface Section {
  title: string;
  blocks: Block[];
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
  emote: "again" | "cry" | "good-luck" | "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "think" | "well-played" | "wow";
}

/** Host, before the start: so many seats. Only open seats and bots at the end go away. */
export interface SetSeatCount {
  type: "seats";
  /** Chosen by the client; never used again */
  id: string;
  count: number;
}

/** What the host decides beside the rules. */
export interface Settings {
  /** How long bots think */
  pace?: "instant" | "normal" | "quick" | "slow";
  /** After so long the rules act for a silent player */
  clock_seconds?: number | null;
  /** After so long a silent player is reminded */
  remind_seconds?: number | null;
  /** After so long a bot sits in */
  sit_in_seconds?: number | null;
  /** Which bot sits in */
  sit_in_level?: string;
  /** Whether people may type to each other */
  chat?: boolean;
  /** Whether moves may be taken back */
  undo?: boolean;
  /** Whether people may ask what a bot would do */
  hints?: boolean;
  /** Whether others may look on */
  watching?: boolean;
  /** In a race: a claim, then three seconds for everybody */
  relaxed?: boolean;
}

/** Host: deal. Open seats are taken out (`trim`) or else given to bots of this level. */
export interface Start {
  type: "start";
  /** Chosen by the client; never used again */
  id: string;
  level?: string | null;
  trim?: boolean;
}

/** A race begins for all at one instant, so many milliseconds after this message comes in; the card comes then. `own` is what this seat may look at while it waits. */
export interface Starting {
  type: "starting";
  wait: number;
  own?: Record<string, unknown>;
}

/** A table in a list, or before one sits down. */
export interface TableCard {
  table: string;
  title: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  seats: SeatInfo[];
  /** A seat, counted clockwise from 0 */
  host: number;
  /** Last activity, milliseconds since 1970 */
  active: number;
  /** One's own seat */
  seat?: number | null;
  your_turn?: boolean;
  /** Whether spectators are allowed */
  watching?: boolean;
}

/** The table apart from the cards on it. */
export interface TableInfo {
  /** Also the code that people tell each other */
  table: string;
  title: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  /** A seat, counted clockwise from 0 */
  host: number;
  seats: SeatInfo[];
  settings: Settings;
  /** The house rules, as the game has them; a deck only by its name */
  options: unknown;
  preset: string;
  /** SHA-256 of the seed, told before the deal */
  seed_hash: string;
  /** The seed itself, told after the end */
  seed?: string | null;
  undo?: UndoInfo | null;
  result?: Result | null;
  /** The table of the rematch */
  next?: string | null;
}

/** Take the last move back, if it was one's own: at once, or when everybody agrees. */
export interface Undo {
  type: "undo";
  /** Chosen by the client; never used again */
  id: string;
}

/** Somebody wants to take the last move back. */
export interface UndoInfo {
  /** A seat, counted clockwise from 0 */
  seat: number;
  agreed: number[];
  wanted: number[];
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
