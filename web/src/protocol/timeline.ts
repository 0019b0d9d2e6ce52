// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

/** One card: a year (BCE negative, TL-GAP-07) or another number to order by, and what filters ask for. */
export interface Card {
  id: string;
  value: number;
  approximate?: boolean;
  category?: string;
  small?: boolean;
}

/** Cards in the order of their ids. Seats see card numbers, so that order must not follow the dates. */
export interface Deck {
  id: string;
  unit: string;
  cards: Card[];
}

/** A seat has a new card. `top` is the front now on top of the pile, where the table shows it. */
export interface Drew {
  type: "drew";
  seat: number;
  card: number;
  top: number | null;
}

/** These seats are out; their cards went to the box with dates unseen. */
export interface Eliminated {
  type: "eliminated";
  seats: number[];
}

export type Event = Placed | Drew | Recycled | TookBack | Stuck | TurnBegan | RoundEnded | Eliminated | PlayerLeft | TieBreak | MatchEnded;

/** A card of the line, date side up. */
export interface LineCard {
  card: number;
  value: number;
}

/** There is nothing more to play. */
export interface MatchEnded {
  type: "match-ended";
  result: Result;
}

export type Move = Place;

/** The switches, and the deck with its dates. */
export interface Options {
  handSize?: number;
  handicap?: number[] | null;
  starter?: "chosen" | "random";
  first?: number;
  showPileTop?: boolean;
  emptyPile?: "endGame" | "noDraw" | "recycle";
  earlyDecision?: boolean;
  maxRounds?: number | null;
  turnSeconds?: number | null;
  edition?: "large" | "small";
  categories?: string[] | null;
  eras?: ("ancient" | "early" | "industry" | "middle" | "modern" | "stone")[] | null;
  spread?: boolean;
  deck?: Deck;
}

/** Lay the card at a place of the timeline: 0 is left of all, k right of k cards (TL-TURN-5). */
export interface Place {
  type: "place";
  card: number;
  place: number;
}

/** A card was laid and turned: right ones stay, wrong ones go to the box. */
export interface Placed {
  type: "placed";
  seat: number;
  card: number;
  place: number;
  value: number;
  right: boolean;
}

/** A player left; the cards went to the box with dates unseen (TL-GAP-24). */
export interface PlayerLeft {
  type: "player-left";
  seat: number;
}

/** The box was shuffled into a new pile. */
export interface Recycled {
  type: "recycled";
  cards: number;
  top: number | null;
}

/** How a match ended. Several winners share the win; none means that nobody won. */
export interface Result {
  winners: number[];
  reason: string;
  scores?: number[];
}

/** Everybody still in has had a turn; these seats have no cards left. */
export interface RoundEnded {
  type: "round-ended";
  round: number;
  finished: number[];
}

/** The switches of Timeline: all that everybody may know of the options. */
export interface Rules {
  handSize?: number;
  handicap?: number[] | null;
  starter?: "chosen" | "random";
  first?: number;
  showPileTop?: boolean;
  emptyPile?: "endGame" | "noDraw" | "recycle";
  earlyDecision?: boolean;
  maxRounds?: number | null;
  turnSeconds?: number | null;
  edition?: "large" | "small";
  categories?: string[] | null;
  eras?: ("ancient" | "early" | "industry" | "middle" | "modern" | "stone")[] | null;
  spread?: boolean;
}

/** A hand was emptied by a wrong card with nothing to draw; that seat has no further turns. */
export interface Stuck {
  type: "stuck";
  seat: number;
}

/** Several seats finished in one round and play on. */
export interface TieBreak {
  type: "tie-break";
  seats: number[];
}

/** There was nothing to draw, so the misplaced card came back (TL-GAP-11). */
export interface TookBack {
  type: "took-back";
  seat: number;
  card: number;
}

/** It is this seat's turn. */
export interface TurnBegan {
  type: "turn-began";
  seat: number;
}

/** The table as everybody sees it: fronts lie open, dates only in the line. `cards`: how many are in play. */
export interface View {
  seat: number | null;
  rules: Rules;
  deck: string;
  unit: string;
  cards: number;
  hands: number[][];
  line: LineCard[];
  pile: number;
  pile_top: number | null;
  box: number;
  alive: boolean[];
  first: number;
  turn: number;
  round: number;
  tie_break: boolean;
  result: Result | null;
}
