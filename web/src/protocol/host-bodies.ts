// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

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

/** Something is wrong with a card: its number at the table, and what. */
export interface NewCardReport {
  card: number;
  note: string;
  language?: string;
}
