// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.
import type { Animal, Colour, EntryInfo, Language, SeatInfo, Settings, TableInfo } from "./common.ts";

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

/** A card as the editor last had it from the server, and as it is now. Null: not there. */
export interface CardChange {
  before: DraftCard | null;
  after: DraftCard | null;
}

/** Somebody else changed the same cells. Theirs stays, and `mine` is kept beside it as `other`. */
export interface CardConflict {
  card: string;
  cells: string[];
  mine: DraftCard | null;
  theirs: DraftCard | null;
}

/** A note about a card. Nobody knows from whom. */
export interface CardReport {
  id: string;
  /** A code, or the name of a shipped deck */
  deck: string;
  title: string;
  card: string;
  name: string;
  date: string;
  picture: string;
  note: string;
  at: number;
}

/** One problem of a draft. Its text is the message `workshop-problem-CODE` with these params. */
export interface CellProblem {
  /** The card's id; empty: the deck itself */
  card: string;
  cell: "card" | "category" | "claim" | "credits" | "licence" | "name" | "number" | "picture" | "story" | "title" | "unit";
  /** Of a text or title; empty: of all languages */
  language: string;
  code: string;
  /** The card can't be played yet; others are only worth a look */
  blocks: boolean;
  params?: Record<string, number | string>;
  /** Where in the text, in UTF-16 units as JavaScript counts */
  start?: number;
  /** 0: the whole cell */
  end?: number;
  /** Silenced by the author for this very text */
  kept?: boolean;
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

/** Cards to check without saving them. */
export interface DeckCheck {
  head: DraftHead;
  cards: DraftCard[];
}

/** The problems of cards that aren't saved. */
export interface DeckChecked {
  problems: CellProblem[];
  ready: number;
}

/** A deck in the workshop. After `since`, only cards that were changed later. */
export interface DeckDraft {
  code: string;
  role: "editor" | "owner";
  revision: number;
  head: DraftHead;
  cards: DraftCard[];
  /** Ids of cards removed after `since` */
  removed: string[];
  problems: CellProblem[];
  /** Cards that can be played */
  ready: number;
  changed: number;
  /** When the edit key was last used */
  edit_key_used?: number | null;
  picture_bytes?: number;
  /** Open notes about cards */
  reports?: number;
}

/** What everybody with the link may know of a deck. */
export interface DeckFace {
  code: string;
  /** The deck's name in the options of a new table */
  deck: string;
  titles: Record<string, string>;
  language: string;
  unit: string;
  measures: Record<string, string>;
  /** Cards that can be played */
  cards: number;
  /** How many of them have texts in each language */
  languages: Record<string, number>;
  /** Up to four pictures, as SVG insides or addresses */
  pictures: string[];
  may_copy: boolean;
  /** Milliseconds since 1970 */
  changed: number;
}

/** The new deck's code and keys. Keep the keys: they can't be recovered. */
export interface DeckMade {
  code: string;
  /** The secret that identifies a seat's player */
  owner_key: string;
  /** The secret that identifies a seat's player */
  edit_key: string;
  revision: number;
}

/** What to print. */
export interface DeckPrint {
  paper?: "a4" | "letter";
  sides?: "both" | "dates" | "fronts";
  language?: string;
  cutting_lines?: boolean;
  box?: boolean;
  save_ink?: boolean;
  /** Address to play, for the QR code */
  link?: string;
}

/** Changes to a draft, and the revision that the editor last had. */
export interface DeckSave {
  revision: number;
  cards?: CardChange[];
  head?: HeadChange | null;
}

/** The state after a save: everything changed since the revision of the request, whoever changed it. */
export interface DeckSaved {
  revision: number;
  head: DraftHead;
  cards: DraftCard[];
  removed: string[];
  conflicts: CardConflict[];
  problems: CellProblem[];
  ready: number;
}

/** Space on the disk, in bytes. `days`: until it's full at the pace of the last weeks. */
export interface Disk {
  total: number | null;
  used: number | null;
  pictures: number;
  tables: number;
  decks: number;
  backups: number;
  days?: number | null;
}

/** A card as typed. `number` is a year (`c. 1455`, `776 BCE`) or another number, or whatever was typed instead. */
export interface DraftCard {
  id: string;
  number?: string;
  texts?: Record<string, DraftText>;
  approximate?: boolean;
  printed?: string;
  category?: string;
  picture?: DraftPicture | null;
  kept?: Kept[];
  small?: boolean;
  country?: string;
  evidence?: string[];
  /** What somebody else typed at the same time, until an editor chooses */
  other?: DraftCard | null;
}

/** What is true of the whole deck. */
export interface DraftHead {
  language: string;
  titles?: Record<string, string>;
  unit?: string;
  measures?: Record<string, string>;
  licence?: string;
  credits?: string[];
  categories?: string[];
  allow?: string[];
  may_copy?: boolean;
}

/** A card's picture: a game-icon by its name, or an uploaded photo or drawing by its hash. */
export interface DraftPicture {
  kind: "drawing" | "icon" | "photo";
  name: string;
  author?: string;
  licence?: string;
}

/** A card in one language, as typed. */
export interface DraftText {
  name?: string;
  claim?: string;
  story?: string;
}

/** A dated card in a figure, with its date if it lies in the line. */
export interface FigureCard {
  front: Front;
  date: DateSide | null;
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
}

/** The deck's head as the editor last had it, and as it is now. */
export interface HeadChange {
  before: DraftHead;
  after: DraftHead;
}

/** Whether the server can do its work. */
export interface Health {
  status: "ill" | "ok";
  /** Whether the database has just taken a write */
  database: boolean;
  page: boolean;
  version: string;
}

/** Whether anybody may make a deck. */
export interface HostChange {
  open: boolean;
}

/** A deck on the host's page. `kind`: shipped with Spila, in the host's folder, or from the workshop. */
export interface HostDeck {
  code: string;
  kind: "folder" | "shipped" | "workshop";
  title: string;
  cards: number;
  bytes: number;
  /** Milliseconds since 1970 */
  used: number | null;
  /** Tables that were dealt from it */
  tables: number;
  picture: string;
  /** When an unused draft is deleted */
  expires?: number | null;
}

/** Everything on the host's page. */
export interface HostPage {
  open: boolean;
  decks: HostDeck[];
  most_decks: number;
  tables: HostTable[];
  all_tables: number;
  reports: CardReport[];
  disk: Disk;
  draft_days: number;
}

/** A table on the host's page. */
export interface HostTable {
  table: string;
  title: string;
  game: string;
  deck: string;
  seats: Record<string, unknown>[];
  phase: "lobby" | "over" | "playing";
  active: number;
  connections: number;
}

/** A drawing that can be chosen. */
export interface IconFound {
  name: string;
  author: string;
  licence: string;
  /** The inside of an SVG drawing of 512 by 512 in `currentColor` */
  picture: string;
}

/** Drawings, the best matches first, and words to look for as well. */
export interface IconsFound {
  found: number;
  of: number;
  icons: IconFound[];
  also?: string[];
}

/** Take an open seat: this one, or the first. */
export interface Join {
  name: string;
  seat?: number | null;
  colour?: Colour | null;
  animal?: Animal | null;
  language?: Language | null;
}

/** A warning that the author has looked at: it stays silent as long as the cell has this text. */
export interface Kept {
  cell: "card" | "category" | "claim" | "credits" | "licence" | "name" | "number" | "picture" | "story" | "title" | "unit";
  code: string;
  text: string;
  language?: string;
}

/** A table and the token of a seat there. */
export interface Key {
  table: string;
  /** The secret that identifies a seat's player */
  token: string;
}

/** The new key; the old one has stopped working. */
export interface KeyMade {
  /** The secret that identifies a seat's player */
  key: string;
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

/** The new table and all seats of the caller. */
export interface Made {
  table: string;
  seats: Seated[];
}

/** The seats that this browser remembers. */
export interface Mine {
  tables: Key[];
}

/** Where others in the same network find the page, for a client on the server's own machine. */
export interface NetworkAddress {
  /** Null: the server listens on its own machine only */
  url?: string | null;
}

/** Something is wrong with a card: its number at the table, and what. */
export interface NewCardReport {
  card: number;
  note: string;
  language?: string;
}

/** A new deck: empty, with these cards, or a copy of another (`code:K7MQ2`, `version-…`, or a shipped deck). */
export interface NewDeck {
  head: DraftHead;
  cards?: DraftCard[];
  copy?: string;
}

/** Which key to replace. */
export interface NewKey {
  which?: "editor" | "owner";
}

/** A new table. The first `me` is its host; at least one seat has to be `me`. */
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
}

/** The rules of a game in one language. */
export interface Page {
  game: string;
  language: string;
  title: string;
  lead: Block;
  sections: Section[];
}

/** A picture as the server has re-encoded it. */
export interface PictureAdded {
  picture: DraftPicture;
  bytes: number;
  width: number;
  height: number;
  /** Relative to the page's base */
  url: string;
  /** For a drawing: the inside of an SVG of 512 by 512 */
  drawing?: string;
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

/** A column of a table that was pasted or dropped: what it is used for, and for texts in which language. */
export interface SheetColumn {
  use: "" | "approximate" | "category" | "claim" | "icon" | "id" | "name" | "number" | "story";
  /** Of a text; empty: the language of the request */
  language?: string;
}

/** A table as it was read. Nothing is stored: the author takes the cards by saving them. */
export interface SheetRead {
  headings: string[];
  columns: SheetColumn[];
  heading: boolean;
  rows: SheetRow[];
  /** One for each row, good or not */
  cards: DraftCard[];
  problems: CellProblem[];
  ready: number;
  unit: string;
  /** Of a whole deck (a .zip that was exported) */
  head?: DraftHead | null;
  /** Pictures in that file */
  pictures?: number;
}

/** A row of a table: its line in the file, its cells, and the id of the card made of it. */
export interface SheetRow {
  line: number;
  cells: string[];
  card: string;
}

/** A pasted table, or the cells of one that was read before, with the columns as the author wants them. */
export interface SheetText {
  language: string;
  text?: string;
  /** Instead of text; heading first if there's one */
  rows?: string[][];
  /** Whether the first row is a heading; null: guess */
  heading?: boolean | null;
  /** Null: guess from the headings */
  columns?: SheetColumn[] | null;
  /** `year`, a unit, or empty: guess */
  unit?: string;
}

/** A table in a list, or before taking a seat. */
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
  /** The caller's own seat */
  seat?: number | null;
  your_turn?: boolean;
  /** Whether spectators are allowed */
  watching?: boolean;
  /** The game is a race: there are no turns */
  races?: boolean;
}

/** An immutable version of a deck, named by its content. */
export interface VersionMade {
  hash: string;
  /** Its name in the options of a table */
  deck: string;
  cards: number;
}

/** What there is to know before making a deck. */
export interface Workshop {
  /** Whether anybody may make a deck here */
  open: boolean;
  this_year: number;
  /** How many drawings can be searched */
  icons: number;
  /** With word lists for the checks */
  languages: string[];
  limits: WorkshopLimits;
}

/** What the host allows; the same numbers are refused by the server. */
export interface WorkshopLimits {
  /** Decks on this server at most */
  decks: number;
  /** Cards in a deck */
  cards: number;
  card_bytes: number;
  /** Bytes of pictures in a deck */
  pictures: number;
  /** Bytes of one picture after encoding */
  picture_bytes: number;
  /** Bytes of one picture file that is sent */
  upload_bytes: number;
  /** Bytes of a table or deck file that is sent */
  sheet_bytes: number;
  /** Bytes of one save */
  save_bytes: number;
  name: number;
  claim: number;
  story: number;
  draft_days: number;
}
