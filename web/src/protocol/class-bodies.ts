// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.
import type { Animal, Colour, Front } from "./common.ts";

/** What was known and what was not. Only those who run the table get it; it goes with the table. */
export interface ClassReport {
  table: string;
  title: string;
  game: string;
  /** The deck's title */
  deck: string;
  /** How many people answered at least one card, or came at all */
  people: number;
  /** The most answers that one card got */
  sides: number;
  cards: ReportedCard[];
  /** The card that started the line */
  first: string;
  first_date: string;
  /** From the deal to the last card, without pauses, rounded up */
  minutes: number;
  /** The report says what each person answered */
  named: boolean;
  persons: ReportedPerson[];
}

/** Who asks, proved by the token of a remote or of the host, and in which language. */
export interface ReportRequest {
  /** The secret that identifies a seat's player */
  token: string;
  lang?: string;
  /** Which table of the report; for CSV only */
  sheet?: "cards" | "people";
}

/** One card that was asked, and how it was answered. */
export interface ReportedCard {
  front: Front;
  date: string;
  era: string | null;
  right: number;
  answers: number;
  wrong: WrongGap | null;
  /** The median time to an answer; null where nobody answered */
  seconds: number | null;
  /** One of the cards that fewest knew */
  look: boolean;
}

/** How one person answered the cards, as far as the report may say it; null: not said for this card. */
export interface ReportedPerson {
  /** Counted from 1; stands for the name where there is none */
  number: number;
  name: string;
  animal: Animal | null;
  colour: Colour | null;
  answers: ("earlier" | "later" | "none" | "right" | null)[];
}

/** The wrong gap that most chose, by the dates on its sides, and how many did. */
export interface WrongGap {
  count: number;
  /** Where the card belongs, seen from there */
  way: "earlier" | "later";
  left?: string | null;
  right?: string | null;
}
