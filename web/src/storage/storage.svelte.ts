// What this browser stores: the person's name, their seats, preferences and the last choices for a new table. The names in
// `localStorage` are older than those used here and stay, so that nothing stored is lost.
import type { TableDefaults } from "../new-table/defaults.ts";
import type { Animal, Colour, Language, Role } from "../protocol/table.ts";

export interface Person {
  name: string;
  colour: Colour;
  animal: Animal;
}
export interface Seat {
  table: string;
  seat: number;
  token: string;
}
/** A role of this device at a table: its big screen, or the host's remote. */
export interface RoleKey {
  table: string;
  role: Role;
  number: number;
  token: string;
}
export interface Preferences {
  language: Language | null;
  theme: "auto" | "light" | "dark";
  contrast: "normal" | "high";
  motion: "auto" | "less";
  cards: "normal" | "large";
  /** 0 to 1. */
  volume: number;
  notify: boolean;
  /** A second tap lays a card that fits only one pile. */
  quick: boolean;
  /** How much is read aloud at the press of a key. */
  speech: "long" | "short";
  /** On a big screen: fewer things, and larger. */
  screen: "normal" | "larger";
}

const DEFAULT_PREFERENCES: Preferences = {
  language: null,
  theme: "auto",
  contrast: "normal",
  motion: "auto",
  cards: "normal",
  volume: 0.6,
  notify: false,
  quick: true,
  speech: "long",
  screen: "normal",
};

function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`spila.${name}`);
    return text === null ? otherwise : ({ ...otherwise, ...JSON.parse(text) } as T);
  } catch {
    return otherwise;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`spila.${name}`, JSON.stringify(value));
  } catch {
    // Without storage everything lasts for this visit.
  }
}

/** What this browser remembers. Until version 0.1 preferences and defaults had other names: `taste` and `habits`. */
class BrowserStorage {
  person = $state.raw<Person | null>(read<{ is: Person | null }>("person", { is: null }).is);
  seats = $state.raw<readonly Seat[]>(read<{ all: Seat[] }>("seats", { all: [] }).all);
  roles = $state.raw<readonly RoleKey[]>(read<{ all: RoleKey[] }>("roles", { all: [] }).all);
  preferences = $state.raw<Preferences>(read("preferences", read("taste", DEFAULT_PREFERENCES)));
  defaults = $state.raw<Readonly<Record<string, TableDefaults>>>(read("defaults", read("habits", {})));

  /** The offer of a lesson has been seen. */
  welcomed = $state(read<{ is: boolean }>("welcomed", { is: false }).is);

  greeted(): void {
    this.welcomed = true;
    write("welcomed", { is: true });
  }

  /** By the table whose cards are played: the own table with the same ones. */
  copies = $state.raw<Readonly<Record<string, string>>>(read("copies", {}));

  copied(table: string, copy: string): void {
    this.copies = { ...this.copies, [table]: copy };
    write("copies", this.copies);
  }

  be(person: Person): void {
    this.person = person;
    write("person", { is: person });
  }

  sit(...seats: Seat[]): void {
    const others = this.seats.filter((old) => !seats.some((one) => one.table === old.table && one.seat === old.seat));
    this.seats = [...seats, ...others].slice(0, 100);
    write("seats", { all: this.seats });
  }

  /** Forget the seats at a table, or one of them. */
  forget(table: string, seat?: number): void {
    this.seats = this.seats.filter((one) => one.table !== table || (seat !== undefined && one.seat !== seat));
    write("seats", { all: this.seats });
  }

  /** Forget a token that is no longer valid. Another window of this browser may have stored a new one meanwhile. */
  drop(table: string, token: string | null): void {
    this.seats = read<{ all: Seat[] }>("seats", { all: [...this.seats] }).all;
    this.seats = this.seats.filter((one) => one.table !== table || one.token !== token);
    write("seats", { all: this.seats });
  }

  at(table: string): readonly Seat[] {
    return this.seats.filter((one) => one.table === table).sort((a, b) => a.seat - b.seat);
  }

  takeRole(role: RoleKey): void {
    const others = this.roles.filter((old) => old.table !== role.table || old.role !== role.role);
    this.roles = [role, ...others].slice(0, 40);
    write("roles", { all: this.roles });
  }

  dropRole(table: string, token: string | null): void {
    this.roles = this.roles.filter((one) => one.table !== table || one.token !== token);
    write("roles", { all: this.roles });
  }

  roleAt(table: string, role: Role): RoleKey | null {
    return this.roles.find((one) => one.table === table && one.role === role) ?? null;
  }

  setDefaults(game: string, defaults: TableDefaults): void {
    this.defaults = { ...this.defaults, [game]: defaults };
    write("defaults", this.defaults);
  }

  prefer(change: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...change };
    write("preferences", this.preferences);
  }
}

export const storage = new BrowserStorage();
