// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

export type Animal = "bear" | "deer" | "fox" | "hedgehog" | "owl" | "rabbit" | "sheep" | "whale";

export type Colour = "bark" | "moss" | "ochre" | "plum" | "rust" | "sea" | "slate" | "violet";

export type Emote = "again" | "cry" | "good-luck" | "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "think" | "well-played" | "wow";

/** What kind of entry this was. */
export interface EntryInfo {
  kind: "back" | "bot" | "expired" | "host" | "kicked" | "left" | "move" | "named" | "opened" | "rematch" | "sat-in" | "seats" | "settled" | "started" | "took" | "undo-agreed" | "undo-asked" | "undo-refused" | "undone";
  seat?: number | null;
  /** A bot did it */
  bot?: boolean;
  /** In a race: who was just too late */
  lead?: Lead | null;
}

export type Language = "da" | "en" | "fi" | "is" | "nb" | "sv";

/** By how many milliseconds a claim came before another. */
export interface Lead {
  /** A seat, counted clockwise from 0 */
  seat: number;
  ms: number;
}

export type Pace = "instant" | "normal" | "quick" | "slow";

/** How a match ended. Several winners share the win; none means that nobody won. */
export interface Result {
  winners: number[];
  reason: string;
  scores?: number[];
}

/** What everybody sees of a seat. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  colour?: Colour | null;
  animal?: Animal | null;
  language?: Language | null;
  /** Of the bot that plays here, or sits in */
  level?: string;
  /** A bot plays: for good, or sitting in for a person */
  bot?: boolean;
  /** The person got up; the seat can be taken back */
  gone?: boolean;
}

/** What the host decides beside the rules. */
export interface Settings {
  /** How long bots think */
  pace?: Pace;
  /** After so long the rules act for a silent player */
  clock_seconds?: number | null;
  /** After so long a silent player is reminded */
  remind_seconds?: number | null;
  /** After so long a bot sits in */
  sit_in_seconds?: number | null;
  /** Which bot sits in; empty for the level that the game names */
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
  /** The game is a race: nobody has a turn, the first to come moves */
  races?: boolean;
  /** The fields of a view that only its seat sees; null for spectators */
  private_fields?: string[];
}

/** Somebody wants to take the last move back. */
export interface UndoInfo {
  /** A seat, counted clockwise from 0 */
  seat: number;
  agreed: number[];
  wanted: number[];
}
