// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

/** One coin went from the buyer to the owner of a card. */
export interface Bought {
  type: "bought";
  seat: number;
  owner: number;
}

/** The top of another player's discard pile, for one coin (SB-BUY-1). */
export interface BuyDiscard {
  type: "buy-discard";
  seat: number;
  pile: number;
}

/** The top of another player's stock pile, for one coin (SB-BUY-1). */
export interface BuyStock {
  type: "buy-stock";
  seat: number;
}

/** A complete building pile was moved aside. */
export interface Cleared {
  type: "cleared";
  seat: number;
  pile: number;
  cards: number;
}

/** Twelve coins as a 12, where the table plays so (SB-GAP-13). */
export interface CoinTwelve {
  type: "coin-twelve";
  pile: number;
}

/** The coins beside a cleared pile went round, one at a time, from the seat that cleared it. */
export interface CoinsDealt {
  type: "coins-dealt";
  seat: number;
  pile: number;
  shares: number[];
}

/** Coins stand for a number on a building pile. */
export interface CoinsPaid {
  type: "coins-paid";
  seat: number;
  pile: number;
  coins: number;
}

/** What the deck is made of. */
export interface Deck {
  wilds?: number;
  copiesPerNumber?: number;
  tolls?: number[];
  wildTolls?: number[];
}

/** Do not pay; the turn goes to its discard. */
export interface DeclineToll {
  type: "decline-toll";
}

/** End the turn with a hand card on an own discard pile. */
export interface Discard {
  type: "discard";
  card: number;
  pile: number;
}

/** The top of an own discard pile. */
export interface DiscardTop {
  type: "discard";
  pile: number;
}

/** A hand card ended the turn. */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: number;
  pile: number;
}

/** Cards came into a hand; only its owner learns which. */
export interface Drew {
  type: "drew";
  seat: number;
  count: number;
  cards: number[] | null;
}

/** End the turn with no card in hand (SB-GAP-26). */
export interface EndTurn {
  type: "end-turn";
}

export type Event = GameDealt | TurnBegan | Drew | Reshuffled | CoinsPaid | Bought | Played | TurnedUp | TollDue | TollPaid | TollDeclined | Cleared | CoinsDealt | Discarded | GameWon | GameVoid | Scored | MatchEnded;

/** A further game of the match is dealt. */
export interface GameDealt {
  type: "game-dealt";
  game: number;
  starter: number;
  tops: number[];
}

/** Nobody could do anything any more; nobody won. */
export interface GameVoid {
  type: "game-void";
}

/** A stock pile is empty, or (`stalemate`) the fewest cards were left in it. */
export interface GameWon {
  type: "game-won";
  winners: number[];
  stalemate: boolean;
}

/** A card of the own hand. */
export interface Hand {
  type: "hand";
  card: number;
}

/** There is nothing more to play. */
export interface MatchEnded {
  type: "match-ended";
  result: Result;
}

export type Move = Play | Substitute | CoinTwelve | PayToll | DeclineToll | Discard | EndTurn;

/** The switches of Skip-Bo with coins. */
export interface Options {
  deck?: Deck;
  coins?: number;
  stockSize?: number;
  matchTarget?: number | null;
  starter?: "loser" | "random" | "rotate" | "youngest";
  youngest?: number;
  mandatoryStockPlay?: boolean;
  consecutiveWilds?: "allowed" | "forbidden";
  coinAsOne?: boolean;
  coinAsTwelve?: boolean;
  buyLastStockCard?: "forbidden" | "ownerWins";
  unpaidTollDiscard?: boolean;
  recycleBuried?: boolean;
  stalemate?: "fewestStock" | "void";
  showBuriedDiscards?: boolean;
}

/** Pay the open toll and go on. */
export interface PayToll {
  type: "pay-toll";
}

/** A building pile: its number, its top card (None: coins, or nothing yet), the coins beside it, and the numbers that lie there without a card. `wants` is the number that goes on it next (None: the pile is complete, or the match is over), `price` the coins that can stand for it (None: they cannot). */
export interface PileView {
  value: number;
  top: number | null;
  coins: number;
  bare: number[];
  wants: number | null;
  price: number | null;
}

/** Put a card on a building pile. */
export interface Play {
  type: "play";
  source: Hand | Stock | DiscardTop | BuyStock | BuyDiscard;
  pile: number;
}

/** A card went on a building pile, which now stands at `value`. */
export interface Played {
  type: "played";
  seat: number;
  source: Hand | Stock | DiscardTop | BuyStock | BuyDiscard;
  card: number;
  pile: number;
  value: number;
}

/** What everybody sees of a player. `discards` are whole piles, or tops only where the table hides the rest. */
export interface PlayerView {
  stock: number | null;
  stock_count: number;
  hand_count: number;
  discards: number[][];
  discard_counts: number[];
  coins: number;
}

/** Cards became the draw pile again: completed piles, or buried cards of building piles. */
export interface Reshuffled {
  type: "reshuffled";
  cards: number;
  buried: boolean;
}

/** How a match ended. Several winners share the win; none means that nobody won. */
export interface Result {
  winners: number[];
  reason: string;
  scores?: number[];
}

/** Points of the game, and of the match so far. */
export interface Scored {
  type: "scored";
  points: number[];
  scores: number[];
}

/** The top of the own stock pile. */
export interface Stock {
  type: "stock";
}

/** Pay coins as the number the pile wants and put the follow-up on it: one move (SB-SUB-3, SB-GAP-16). */
export interface Substitute {
  type: "substitute";
  source: Hand | Stock | DiscardTop | BuyStock | BuyDiscard;
  pile: number;
}

/** The toll was not paid, by choice or (`able` false) for want of coins. */
export interface TollDeclined {
  type: "toll-declined";
  seat: number;
  pile: number;
  coins: number;
  able: boolean;
}

/** The player has to pay or decline before anything else. */
export interface TollDue {
  type: "toll-due";
  seat: number;
  pile: number;
  coins: number;
}

/** The toll lies beside the pile. */
export interface TollPaid {
  type: "toll-paid";
  seat: number;
  pile: number;
  coins: number;
}

/** It is this seat's turn. */
export interface TurnBegan {
  type: "turn-began";
  seat: number;
}

/** The next card of a stock pile lies face up; `left` cards are in the pile. */
export interface TurnedUp {
  type: "turned-up";
  seat: number;
  card: number;
  left: number;
}

/** The table as one seat sees it; `seat` and `hand` are None for a spectator. `card_price` is what another player's card costs. Buying the stock card of a seat in `sale_wins` makes that seat win (SB-GAP-17). `decline_discards`: declining the open toll leaves a card to discard (SB-GAP-20). `win_points` and `card_points` are what a won game gives, and for each stock card of the others. */
export interface View {
  seat: number | null;
  hand: number[] | null;
  options: Options;
  game: number;
  starter: number;
  phase: "discard" | "over" | "play" | "toll";
  turn: number;
  toll: number;
  toll_pile: number;
  piles: PileView[];
  draw: number;
  completed: number;
  players: PlayerView[];
  scores: number[];
  quiet: number;
  stirred: boolean;
  result: Result | null;
  card_price: number;
  sale_wins: number[];
  decline_discards: boolean;
  win_points: number;
  card_points: number;
}
