// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

export type Animal = "bear" | "deer" | "fox" | "hedgehog" | "owl" | "rabbit" | "sheep" | "whale";

export type Colour = "bark" | "moss" | "ochre" | "plum" | "rust" | "sea" | "slate" | "violet";

export type Cue = "code" | "larger" | "next" | "page" | "rules" | "smaller" | "sound-off" | "sound-on" | "table";

export type Emote = "again" | "cry" | "good-luck" | "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "think" | "well-played" | "wow";

/** The kind of a log entry, and who caused it. */
export interface EntryInfo {
  kind: "back" | "bot" | "continued" | "dealing" | "expired" | "host" | "joined" | "kicked" | "left" | "move" | "named" | "opened" | "pause-asked" | "paused" | "ready" | "rematch" | "renewed" | "resumed" | "role-given" | "role-revoked" | "sat-in" | "seats" | "settled" | "share" | "shown" | "started" | "stopped" | "took" | "undo-agreed" | "undo-asked" | "undo-refused" | "undone";
  seat?: number | null;
  /** Caused by a bot */
  bot?: boolean;
  /** In a race: who came just too late */
  lead?: Lead | null;
}

/** A card as everyone may see it before its date is known. Its number in the game is its place in the list. */
export interface Front {
  id: string;
  name: string;
  claim: string;
  /** The inside of an SVG drawing of 512 by 512 in `currentColor`: shapes only; or empty */
  picture: string;
  /** The address of a photo, relative to the page's base; or empty */
  photo?: string;
  /** The language that the texts are in */
  language?: string;
}

/** Why a running game waits, or is asked to: a game of the match is over (`game-over`), it is paused (`paused`), or a player asks for a pause (`pause-asked`). `ready` and `waiting` are the people who have agreed to go on, or to the pause, and those who have not. */
export interface HaltInfo {
  why: "game-over" | "pause-asked" | "paused";
  /** Who paused, or asks for it */
  seat?: number | null;
  ready?: number[];
  waiting?: number[];
}

export type Language = "da" | "en" | "fi" | "is" | "nb" | "sv";

/** By how many milliseconds the winning claim was ahead of this seat's. */
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

export type Role = "remote" | "screen";

/** A device that has a role at a table besides the seats. */
export interface RoleInfo {
  /** A role at a table, by its number */
  number: number;
  role: Role;
}

/** What everyone sees of a seat. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  colour?: Colour | null;
  animal?: Animal | null;
  language?: Language | null;
  /** Level of the bot that plays here or stands in */
  level?: string;
  /** A bot plays here, permanently or as a stand-in */
  bot?: boolean;
  /** The player left; the seat can be taken back */
  gone?: boolean;
}

/** What the host decides besides the rules of the game. */
export interface Settings {
  /** How long bots think */
  pace?: Pace;
  /** Seconds after which the rules act for a silent player */
  clock_seconds?: number | null;
  /** Seconds after which a silent player is reminded */
  remind_seconds?: number | null;
  /** Seconds after which a bot plays for a silent player */
  sit_in_seconds?: number | null;
  /** Level of that bot; empty for the game's default */
  sit_in_level?: string;
  /** Whether players may chat */
  chat?: boolean;
  /** Whether moves may be taken back */
  undo?: boolean;
  /** Whether players may ask a bot for advice; null: where one person plays */
  hints?: boolean | null;
  /** Whether spectators are allowed */
  watching?: boolean;
  /** In a race: after the first claim everyone has three seconds */
  relaxed?: boolean;
  /** Whether moves may be taken back that showed something hidden */
  practice?: boolean;
  /** Before the start: once all seats are taken, one more is added */
  growing?: boolean;
  /** Only remotes run the table: nobody with a seat is its host */
  led?: boolean;
  /** Nobody can join any more */
  locked?: boolean;
  /** Players choose a name, choose one of a list, get an animal, or have a hidden name */
  names?: "animals" | "free" | "hidden" | "list";
  /** The names to choose from, with `names` set to `list` */
  name_list?: string[];
  /** Homework, until this time (milliseconds since 1970): everyone plays the same cards alone */
  until?: number | null;
  /** The report for those who run the table says what each player answered from now on */
  report_names?: boolean;
}

/** A player's part of the seed. `commitment` is the SHA-256 of `value`, 32 random bytes; None: it was not shown in time, and does not count. */
export interface Share {
  seat: number;
  commitment: string;
  value?: string | null;
}

/** Everything about a table except the game itself. */
export interface TableInfo {
  /** Also the code for joining */
  table: string;
  title: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  /** Null: nobody with a seat runs the table */
  host: number | null;
  seats: SeatInfo[];
  settings: Settings;
  /** The game's options; a deck only by its name */
  options: unknown;
  preset: string;
  /** SHA-256 of the server's seed, published before the deal */
  seed_hash: string;
  /** The server's seed itself, published after the end */
  seed?: string | null;
  /** The players' parts in the seed of the deal: what they committed to, and once dealt the value */
  shares?: Share[];
  /** The deal is announced and waits for `reveal` of those who have committed */
  dealing?: boolean;
  undo?: UndoInfo | null;
  halt?: HaltInfo | null;
  result?: Result | null;
  /** After the end: the last hash of the table's log, which stands for all of it */
  receipt?: string | null;
  /** The table of the rematch */
  next?: string | null;
  /** The game is a race: there are no turns, the first claim counts */
  races?: boolean;
  /** All decide at the same time, for as long as it takes */
  simultaneous?: boolean;
  /** People can join while the game is played */
  joins?: boolean;
  /** The fields of a view that only its seat sees; null for spectators */
  private_fields?: string[];
  /** Some moves show nothing new and can be taken back */
  undoes?: boolean;
  /** Who won the tables before this one, oldest first */
  series?: number[][];
  /** Big screens and remotes, connected or not */
  roles?: RoleInfo[];
}

/** A player asks to take back the last move. */
export interface UndoInfo {
  /** A seat, counted clockwise from 0 */
  seat: number;
  agreed: number[];
  wanted: number[];
}
