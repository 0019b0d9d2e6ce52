// The end of a game of a match. The next game is dealt in the same move, so the final table is the one before that move
// with its events applied, up to the deal.
import type { Event, PileView, PlayerView, Play, View } from "../../protocol/skip-bo.ts";

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

export interface Ending {
  /** The table as it lay when the game ended. */
  view: View;
  /** What happened up to then. */
  events: Event[];
  ended: Ended;
}

/** The end of a game after which another was dealt in the same move; null for every other move. */
export function endingOf(before: View, events: readonly Event[]): Ending | null {
  const dealt = events.findIndex((event) => event.type === "game-dealt");
  const seen = events.slice(0, Math.max(0, dealt));
  const over = seen.find((event) => event.type === "game-won" || event.type === "game-void");
  if (!over) return null;
  const winners = over.type === "game-won" ? over.winners : [];
  // With a result it is nobody's turn any more.
  const result = { winners, reason: over.type === "game-won" && !over.stalemate ? "stock-empty" : "stalemate" };
  const last = seen.reduce(after, before);
  const piles = last.piles.map((each) => ({ ...each, wants: null, price: null }));
  const view = { ...last, piles, phase: "over" as const, toll: 0, toll_pile: 0, result };
  const scored = seen.find((event) => event.type === "scored");
  const ended: Ended = {
    game: before.game,
    target: before.options.matchTarget ?? 0,
    winners,
    stalemate: over.type === "game-void" || over.stalemate,
    points: scored?.points ?? view.scores.map(() => 0),
    scores: view.scores,
    left: view.players.map((player) => player.stock_count),
    win: before.win_points,
    each: before.card_points,
  };
  return { view, events: seen, ended };
}

function after(view: View, event: Event): View {
  switch (event.type) {
    case "played":
      return pile(taken(view, event.seat, event.source, event.card), event.pile, () => ({
        value: event.value,
        top: event.card,
      }));
    case "coins-paid":
      return pile(coins(view, event.seat, -event.coins), event.pile, (old) => ({
        value: old.wants ?? old.value,
        top: null,
        coins: old.coins + event.coins,
        bare: [...old.bare, old.wants ?? old.value],
      }));
    case "toll-paid":
      return pile(coins(view, event.seat, -event.coins), event.pile, (old) => ({ coins: old.coins + event.coins }));
    case "bought":
      return coins(coins(view, event.seat, -view.card_price), event.owner, view.card_price);
    case "turned-up":
      return player(view, event.seat, () => ({ stock: event.card, stock_count: event.left }));
    case "cleared":
      return {
        ...pile(view, event.pile, () => ({ value: 0, top: null, bare: [] })),
        completed: view.completed + event.cards,
      };
    case "coins-dealt":
      return event.shares.reduce(
        (now, share, seat) => coins(now, seat, share),
        pile(view, event.pile, () => ({ coins: 0 })),
      );
    case "discarded":
      return player(taken(view, event.seat, { type: "hand", card: event.card }, event.card), event.seat, (old) => ({
        discards: put(old.discards, event.pile, [...(old.discards[event.pile] ?? []), event.card]),
        discard_counts: put(old.discard_counts, event.pile, (old.discard_counts[event.pile] ?? 0) + 1),
      }));
    case "drew": {
      const hand = event.cards && event.seat === view.seat ? [...(view.hand ?? []), ...event.cards] : view.hand;
      const drawn = { ...view, hand, draw: view.draw - event.count };
      return player(drawn, event.seat, (old) => ({ hand_count: old.hand_count + event.count }));
    }
    case "reshuffled":
      return { ...view, draw: view.draw + event.cards, completed: event.buried ? view.completed : 0 };
    case "scored":
      return { ...view, scores: event.scores };
    default:
      return view;
  }
}

const put = <T>(list: readonly T[], at: number, item: T): T[] => list.map((old, place) => (place === at ? item : old));

function player(view: View, seat: number, change: (old: PlayerView) => Partial<PlayerView>): View {
  const players = view.players.map((old, place) => (place === seat ? { ...old, ...change(old) } : old));
  return { ...view, players };
}

function pile(view: View, at: number, change: (old: PileView) => Partial<PileView>): View {
  return { ...view, piles: view.piles.map((old, place) => (place === at ? { ...old, ...change(old) } : old)) };
}

function coins(view: View, seat: number, more: number): View {
  return player(view, seat, (old) => ({ coins: old.coins + more }));
}

/** The card has left its place; what lies under it is turned up by an event of its own. */
function taken(view: View, seat: number, source: Play["source"], card: number): View {
  switch (source.type) {
    case "hand": {
      const at = seat === view.seat && view.hand ? view.hand.indexOf(card) : -1;
      const hand = at < 0 ? view.hand : (view.hand?.filter((_, place) => place !== at) ?? null);
      return player({ ...view, hand }, seat, (old) => ({ hand_count: old.hand_count - 1 }));
    }
    case "stock":
    case "buy-stock":
      return player(view, source.type === "stock" ? seat : source.seat, (old) => ({
        stock: null,
        stock_count: old.stock_count - 1,
      }));
    case "discard":
    case "buy-discard":
      return player(view, source.type === "discard" ? seat : source.seat, (old) => ({
        discards: put(old.discards, source.pile, (old.discards[source.pile] ?? []).slice(0, -1)),
        discard_counts: put(old.discard_counts, source.pile, (old.discard_counts[source.pile] ?? 1) - 1),
      }));
  }
}
