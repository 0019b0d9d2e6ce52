// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

/** No start card was playable: the first player to lay any card takes the lead (ZZ-GAP-07). */
export interface AnyCardRace {
  type: "any-card-race";
}

export type Event = IsReady | RoundDealt | StartCard | Laid | Zapped | Freed | AnyCardRace | RoundVoid | RoundOver | MatchEnded;

/** Only this seat may lay now, and any card. */
export interface Freed {
  type: "freed";
  seat: number;
  why: "idle" | "stall" | "ten" | "zap";
}

/** A seat waits for the next round. */
export interface IsReady {
  type: "is-ready";
  seat: number;
}

/** A number card lies on top. `forced` when the referee laid it for a free player. */
export interface Laid {
  type: "laid";
  seat: number;
  card: number;
  forced?: boolean;
}

/** Lay a number card on the pile. */
export interface Lay {
  type: "lay";
  card: number;
}

/** Lay a number card and call ZAP! with it: nothing can come between (ZZ-GAP-16). */
export interface LayZap {
  type: "lay-zap";
  card: number;
}

/** There is nothing more to play. */
export interface MatchEnded {
  type: "match-ended";
  result: Result;
}

export type Move = Lay | LayZap | Zap | Ready;

/** The switches of Zip Zap. Times are kept by the live table; the rules only say what happens then. */
export interface Options {
  removedSuits?: "chosen" | "chosenAny" | "random" | "randomAny";
  chosenSuits?: number[];
  deadStart?: "anyCardRace" | "redeal";
  misplayLockMs?: number;
  idleStallMs?: number | null;
  freeCardMs?: number | null;
  scoring?: "cards" | "onePoint";
  onePointFor?: "firstCard" | "goesOut";
  tieBreak?: "extraRound" | "shared";
  showPlayedCards?: boolean;
}

/** Ready for the next round. */
export interface Ready {
  type: "ready";
}

/** How a match ended. Several winners share the win; none means that nobody won. */
export interface Result {
  winners: number[];
  reason: string;
  scores?: number[];
}

/** A round is dealt; a seat learns only its own hand. */
export interface RoundDealt {
  type: "round-dealt";
  round: number;
  hands: (number[] | null)[];
}

/** How a round ended: who went out, the cards that each seat still held, and the points that the round brought. `worth` is what each of those cards counts, in the same order; None where they count nothing (ZZ-VAR-1). */
export interface RoundEnd {
  seat: number;
  left: number[][];
  worth: number[][] | null;
  points: number[];
}

/** A seat went out. Points of the round, and of the match so far. */
export interface RoundOver {
  type: "round-over";
  seat: number;
  points: number[];
  scores: number[];
}

/** Nobody can play and no start card is left; the round does not count. */
export interface RoundVoid {
  type: "round-void";
}

/** A start card was turned up; when another follows, nobody could play on it. */
export interface StartCard {
  type: "start-card";
  card: number;
}

/** The table as one seat sees it; `seat` and `hand` are None for a spectator. `pile` is only the top of the face-up pile (a number card, or a Zap and the number card under it), or all of it where the table shows played cards. `counts` are cards in each hand, the Zap card included. `wants` is None unless there is a race for fitting cards. `rounds` are those of the match, without extra ones after a tie (ZZ-MATCH-1). `fewest_wins`: the match is won with the fewest points, not the most. `ended` is None while a round is being played. */
export interface View {
  seat: number | null;
  hand: number[] | null;
  options: Options;
  removed: number[];
  round: number;
  phase: "any-card" | "free" | "over" | "pause" | "race";
  counts: number[];
  zaps: boolean[];
  left: number;
  pile: number[];
  pile_count: number;
  owner: number | null;
  why: "idle" | "stall" | "ten" | "zap" | null;
  leader: number | null;
  ready: boolean[];
  scores: number[];
  result: Result | null;
  wants: Wanted | null;
  rounds: number;
  fewest_wins: boolean;
  ended: RoundEnd | null;
}

/** The card that fits on the top of the pile: its number, and its suits (None: any). */
export interface Wanted {
  number: number;
  suits: number[] | null;
}

/** Lay the Zap card on one's own number card. */
export interface Zap {
  type: "zap";
}

/** A Zap card lies on top. */
export interface Zapped {
  type: "zapped";
  seat: number;
  forced?: boolean;
}
