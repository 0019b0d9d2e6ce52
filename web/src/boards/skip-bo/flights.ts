// What moves when something has happened: which card or coin goes from where to where, and when it leaves.
import type { Event, Play, View } from "../../protocol/skip-bo.ts";
import { laidOut, TOP_RANK } from "./cards.ts";

/** In milliseconds. */
export interface Pace {
  flight: number;
  turn: number;
  coin: number;
  draw: number;
}
export type Thing = { kind: "card"; card: number | null; as: number | null } | { kind: "coin" };
export interface Flight {
  thing: Thing;
  from: string;
  to: string;
  start: number;
  last: number;
  /** What lies at its end is shown only when it has landed. */
  lands: boolean;
}
/** Something that stays in sight where it was, until it is covered. */
export interface Hold {
  thing: Thing;
  at: string;
  until: number;
}
export interface Plan {
  flights: Flight[];
  holds: Hold[];
  /** Stock piles whose next card is turned up. */
  turned: { at: string; start: number }[];
  /** Places that are not as they were, for those who want no motion. */
  changed: Set<string>;
}

const MOST_COINS = 12;

/** The place of one card of the own hand. */
export const cardSpot = (key: string): string => `card:${key}`;

function from(event: { seat: number; source: Play["source"]; card: number }, before: View): string {
  const { source, seat } = event;
  switch (source.type) {
    case "hand":
      return fromHand(seat, event.card, before);
    case "stock":
      return `stock:${seat}`;
    case "discard":
      return `discard:${seat}:${source.pile}`;
    case "buy-stock":
      return `stock:${source.seat}`;
    case "buy-discard":
      return `discard:${source.seat}:${source.pile}`;
  }
}

function fromHand(seat: number, card: number, before: View): string {
  if (seat !== before.seat || !before.hand) return `hand:${seat}`;
  const alike = before.hand.filter((each) => each === card).length;
  return alike > 0 ? cardSpot(`${card}-${alike - 1}`) : `hand:${seat}`;
}

/** The places of cards that came into the own hand. */
function drawnSpots(cards: readonly number[], after: View): string[] {
  const spots = laidOut(after.hand ?? []);
  const left = new Map<number, string[]>();
  for (const { card, key } of spots) left.set(card, [...(left.get(card) ?? []), cardSpot(key)]);
  return cards.map((card) => left.get(card)?.pop() ?? `hand:${after.seat ?? 0}`);
}

export function planOf(events: readonly Event[], before: View, after: View, pace: Pace): Plan {
  const plan: Plan = { flights: [], holds: [], turned: [], changed: new Set() };
  let now = 0;
  let landed: { card: number; value: number } | null = null;
  const fly = (flight: Omit<Flight, "start"> & { start?: number }) => {
    plan.flights.push({ start: now, ...flight });
    plan.changed.add(flight.to);
  };
  const pay = (count: number, start: string, end: string, gap: number) => {
    const shown = Math.min(count, MOST_COINS);
    for (let nth = 0; nth < shown; nth += 1) {
      fly({ thing: { kind: "coin" }, from: start, to: end, start: now + nth * gap, last: pace.flight, lands: false });
    }
    now += shown * gap + pace.coin;
  };
  for (const event of events) {
    switch (event.type) {
      case "drew": {
        const mine = event.cards !== null && event.seat === after.seat;
        const spots = mine ? drawnSpots(event.cards ?? [], after) : [];
        for (let nth = 0; nth < event.count; nth += 1) {
          const thing: Thing = { kind: "card", card: event.cards?.[nth] ?? null, as: null };
          const to = spots[nth] ?? `hand:${event.seat}`;
          fly({ thing, from: "draw", to, start: now + nth * pace.draw, last: pace.flight, lands: mine });
        }
        now += event.count * pace.draw + pace.flight;
        break;
      }
      case "coins-paid":
      case "toll-paid":
        pay(event.coins, `coins:${event.seat}`, `heap:${event.pile}`, pace.coin / 3);
        if (event.type === "coins-paid") landed = null;
        break;
      case "bought":
        pay(1, `coins:${event.seat}`, `coins:${event.owner}`, pace.coin);
        break;
      case "played": {
        const thing: Thing = { kind: "card", card: event.card, as: event.value };
        const under = before.piles[event.pile];
        if (under?.top !== null && under?.top !== undefined) {
          const covered: Thing = { kind: "card", card: under.top, as: under.value };
          plan.holds.push({ thing: covered, at: `pile:${event.pile}`, until: now + pace.flight });
        }
        fly({ thing, from: from(event, before), to: `pile:${event.pile}`, last: pace.flight, lands: true });
        now += pace.flight;
        landed = { card: event.card, value: event.value };
        break;
      }
      case "turned-up":
        plan.turned.push({ at: `stock:${event.seat}`, start: now });
        plan.changed.add(`stock:${event.seat}`);
        break;
      case "cleared": {
        const top = landed?.card ?? before.piles[event.pile]?.top ?? TOP_RANK;
        const thing: Thing = { kind: "card", card: top, as: TOP_RANK };
        fly({ thing, from: `pile:${event.pile}`, to: "aside", last: pace.turn, lands: false });
        now += pace.turn;
        break;
      }
      case "coins-dealt": {
        const seats = event.shares.length;
        const coins = event.shares.reduce((sum, share) => sum + share, 0);
        for (let nth = 0; nth < Math.min(coins, MOST_COINS); nth += 1) {
          const to = `coins:${(event.seat + nth) % seats}`;
          const start = now + (nth * pace.coin) / 2;
          fly({ thing: { kind: "coin" }, from: `heap:${event.pile}`, to, start, last: pace.flight, lands: false });
        }
        now += (Math.min(coins, MOST_COINS) * pace.coin) / 2;
        break;
      }
      case "discarded": {
        const thing: Thing = { kind: "card", card: event.card, as: null };
        const to = `discard:${event.seat}:${event.pile}`;
        fly({ thing, from: fromHand(event.seat, event.card, before), to, last: pace.flight, lands: true });
        now += pace.flight;
        break;
      }
      case "reshuffled":
        if (!event.buried) {
          const thing: Thing = { kind: "card", card: null, as: null };
          fly({ thing, from: "aside", to: "draw", last: pace.turn, lands: false });
          now += pace.turn;
        }
        break;
    }
  }
  return plan;
}
