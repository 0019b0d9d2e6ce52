// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

/** Pick the gap, or another one than before: 0 is before all cards, k behind k of them (TT-TURN-1, TT-TURN-2). */
export interface Answer {
  type: "answer";
  gap: number;
}

/** A seat has picked a gap, or another one than before. */
export interface Answered {
  type: "answered";
  seat: number;
}

/** One card: a year (BCE negative, TL-GAP-07) or another number to order by, and what filters ask for. */
export interface Card {
  id: string;
  value: number;
  approximate?: boolean;
  category?: string;
  small?: boolean;
}

/** The next card is open: the one with this number. */
export interface CardShown {
  type: "shown";
  card: number;
  round: number;
}

/** Cards in the order of their ids. Seats see card numbers, so that order must not follow the dates. */
export interface Deck {
  id: string;
  unit: string;
  cards: Card[];
}

export type Event = Answered | Turned | ReadyForNext | CardShown | TalkOver | LivesLost | PlayerJoined | PlayerLeft | MatchEnded;

/** A card of the line, date side up. */
export interface LineCard {
  card: number;
  value: number;
}

/** These seats have no lives left. */
export interface LivesLost {
  type: "out";
  seats: number[];
}

/** There is nothing more to place. */
export interface MatchEnded {
  type: "match-ended";
  result: Result;
}

export type Move = Answer | Ready;

/** The switches, and the deck with its dates. */
export interface Options {
  cards?: number;
  difficulty?: "easy" | "hard" | "mixed";
  easyFirst?: boolean;
  answerSeconds?: number | null;
  lookSeconds?: number | null;
  nearMisses?: boolean;
  streaks?: boolean;
  speed?: boolean;
  lives?: number | null;
  teams?: number | null;
  teamAnswer?: "captain" | "majority";
  talkSeconds?: number | null;
  ranking?: "all" | "never" | "top";
  edition?: "large" | "small";
  categories?: string[] | null;
  eras?: ("ancient" | "early" | "industry" | "middle" | "modern" | "stone")[] | null;
  deck?: Deck;
}

/** Somebody came while the game was on. */
export interface PlayerJoined {
  type: "joined";
  seat: number;
}

/** Somebody left for good; their answer to the open card does not count. */
export interface PlayerLeft {
  type: "player-left";
  seat: number;
}

/** Ready for the next card (TT-NEXT-1), or to answer after talking (TT-TEAM-4). */
export interface Ready {
  type: "ready";
}

/** A seat has seen enough of the turned card. */
export interface ReadyForNext {
  type: "ready";
  seat: number;
}

/** How a match ended. Several winners share the win; none means that nobody won. */
export interface Result {
  winners: number[];
  reason: string;
  scores?: number[];
}

/** The switches of Timeline together: all that everybody may know of the options. */
export interface Rules {
  cards?: number;
  difficulty?: "easy" | "hard" | "mixed";
  easyFirst?: boolean;
  answerSeconds?: number | null;
  lookSeconds?: number | null;
  nearMisses?: boolean;
  streaks?: boolean;
  speed?: boolean;
  lives?: number | null;
  teams?: number | null;
  teamAnswer?: "captain" | "majority";
  talkSeconds?: number | null;
  ranking?: "all" | "never" | "top";
  edition?: "large" | "small";
  categories?: string[] | null;
  eras?: ("ancient" | "early" | "industry" | "middle" | "modern" | "stone")[] | null;
}

/** A side with its points: a seat, or a team. `place` counts from 1; equal points share a place. */
export interface Standing {
  side: number;
  points: number;
  place: number;
}

/** Teams have talked: answers are taken from now on. */
export interface TalkOver {
  type: "talk-over";
}

/** The card shows its date and goes to its place. `spread` is how many sides had picked each gap, of which `first` to `last` were right; `seats` had it right, where everybody may know. */
export interface Turned {
  type: "turned";
  card: number;
  value: number;
  place: number;
  first: number;
  last: number;
  spread: number[];
  seats?: number[];
}

/** A card that was turned: where it is in the line, and how many sides picked each gap there was before. `first` to `last` were the right gaps: with equal dates in the line there are several (TT-LINE-2). `right` are the seats that had it right, where everybody may know (TT-INFO-3). */
export interface TurnedCard {
  card: number;
  place: number;
  first: number;
  last: number;
  spread: number[];
  right?: number[];
}

/** The table as everybody sees it, and what only its own seat knows: its answer and how it is doing. `cards` is how many cards of the deck are in play, `rounds` how many are placed in all. `answered` are the seats that have picked a gap for this card, `ready` those that have seen enough of it once it is turned, or that have talked enough while teams are `talking`; `missing` is how many answers an open card still waits for. */
export interface View {
  seat: number | null;
  answer: number | null;
  right: boolean | null;
  points: number | null;
  streak: number | null;
  mistakes: number | null;
  rules: Rules;
  deck: string;
  unit: string;
  cards: number;
  rounds: number;
  round: number;
  card: number | null;
  line: LineCard[];
  players: ("in" | "left" | "new" | "out" | "silent")[];
  answered: number[];
  ready: number[];
  missing: number;
  talking: boolean;
  history: TurnedCard[];
  ranking: Standing[];
  result: Result | null;
}
