// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

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

/** The state after a save: everything changed since the revision of the request, by any editor. */
export interface DeckSaved {
  revision: number;
  head: DraftHead;
  cards: DraftCard[];
  removed: string[];
  conflicts: CardConflict[];
  problems: CellProblem[];
  ready: number;
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

/** The deck's head as the editor last had it, and as it is now. */
export interface HeadChange {
  before: DraftHead;
  after: DraftHead;
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

/** A warning that the author has looked at: it stays silent as long as the cell has this text. */
export interface Kept {
  cell: "card" | "category" | "claim" | "credits" | "licence" | "name" | "number" | "picture" | "story" | "title" | "unit";
  code: string;
  text: string;
  language?: string;
}

/** The new key; the old one has stopped working. */
export interface KeyMade {
  /** The secret that identifies a seat's player */
  key: string;
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
