// The end of a game of a match, as the pad between two games shows it.
import type { Event, View } from "../../protocol/skip-bo.ts";

export interface Ended {
  game: number;
  target: number;
  /** Nobody, where the game is void. */
  winners: readonly number[];
  /** Nobody could go on. */
  stalemate: boolean;
  /** By seat: what this game gave, what everybody has now, and the cards left in the stock piles. */
  points: readonly number[];
  scores: readonly number[];
  left: readonly number[];
  /** What a won game gives, and for each card left in the stock piles of the others. */
  win: number;
  each: number;
}

/** How a game ended, from its final view and the events that led to it. */
export function endingOf(view: View, events: readonly Event[]): Ended {
  const scored = events.find((event) => event.type === "scored");
  return {
    game: view.game,
    target: view.options.matchTarget ?? 0,
    winners: view.result?.winners ?? [],
    stalemate: view.result?.reason !== "stock-empty",
    points: scored?.points ?? view.scores.map(() => 0),
    scores: view.scores,
    left: view.players.map((player) => player.stock_count),
    win: view.win_points,
    each: view.card_points,
  };
}
