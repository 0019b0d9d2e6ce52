import type { View } from "../../src/protocol/skip-bo.ts";

/** A small position: pile 0 wants 4, pile 1 wants 12, the others are empty; seat 0 plays. */
export function position(change: Partial<View> = {}): View {
  const pile = (value: number, top: number | null, coins = 0) => ({
    value,
    top,
    coins,
    bare: [],
    wants: value + 1,
    price: value + 1,
  });
  return {
    seat: 0,
    hand: [0, 5, 5, 204, 9],
    options: {},
    game: 1,
    starter: 0,
    phase: "play",
    turn: 0,
    toll: 0,
    toll_pile: 0,
    piles: [pile(3, 3), pile(11, 11, 3), pile(0, null), pile(0, null)],
    draw: 50,
    completed: 0,
    players: [
      {
        stock: 5,
        stock_count: 4,
        hand_count: 5,
        discards: [[12, 11], [], [], []],
        discard_counts: [2, 0, 0, 0],
        coins: 6,
      },
      { stock: 4, stock_count: 1, hand_count: 3, discards: [[7], [], [], []], discard_counts: [1, 0, 0, 0], coins: 9 },
    ],
    scores: [0, 0],
    quiet: 0,
    stirred: true,
    result: null,
    card_price: 1,
    sale_wins: [1],
    decline_discards: false,
    win_points: 25,
    card_points: 5,
    ...change,
  };
}
