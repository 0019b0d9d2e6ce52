// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

/** Take the top card of the draw pile. */
export interface Draw {
  type: "draw";
}

/** A card was drawn; only the seat that drew it learns which. */
export interface Drew {
  type: "drew";
  seat: number;
  card: number | null;
}

export type Event = Played | SuitNamed | Drew | Passed | Reshuffled | MatchEnded;

/** There is nothing more to play. */
export interface MatchEnded {
  type: "match-ended";
  result: Result;
}

export type Move = Play | PlayEight | Draw | Pass;

/** The options of Olsen-olsen. */
export interface Options {
  handSize?: number;
  drawLimit?: number;
  recycle?: boolean;
}

/** End the turn without playing a card. */
export interface Pass {
  type: "pass";
}

/** A turn ended without a card. */
export interface Passed {
  type: "passed";
  seat: number;
}

/** Play a card that is not an eight. */
export interface Play {
  type: "play";
  card: number;
}

/** Play an eight and name the suit that has to follow. */
export interface PlayEight {
  type: "play-eight";
  card: number;
  suit: number;
}

/** A card lies on top. */
export interface Played {
  type: "played";
  seat: number;
  card: number;
}

/** The played cards, apart from the top one, are the new draw pile. */
export interface Reshuffled {
  type: "reshuffled";
  count: number;
}

/** How a match ended. Several winners share the win; none means that nobody won. */
export interface Result {
  winners: number[];
  reason: string;
  scores?: number[];
}

/** An eight was played, and this suit has to follow. */
export interface SuitNamed {
  type: "suit-named";
  seat: number;
  suit: number;
}

/** The table as one seat sees it; `seat` and `hand` are None for a spectator, all other fields are public. */
export interface View {
  seat: number | null;
  hand: number[] | null;
  options: Options;
  turn: number;
  counts: number[];
  draw: number;
  pile: number;
  top: number;
  suit: number;
  drawn: number;
  passes: number;
  result: Result | null;
}
