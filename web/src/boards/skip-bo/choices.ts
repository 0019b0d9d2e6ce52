// What can be done now, sorted by card and by pile. Everything comes from the list of legal moves and from the view.
import type {
  CoinTwelve,
  DeclineToll,
  Discard,
  EndTurn,
  Move,
  PayToll,
  Play,
  Substitute,
  View,
} from "../../protocol/skip-bo.ts";

export type Source = Play["source"];
/** A chosen card: where it comes from, and which place on the table shows it. */
export interface Picked {
  source: Source;
  spot: string;
}
export type Purchase = Extract<Source, { type: "buy-stock" | "buy-discard" }>;

export interface Choices {
  plays: readonly Play[];
  substitutes: readonly Substitute[];
  twelves: readonly CoinTwelve[];
  discards: readonly Discard[];
  pay: PayToll | null;
  decline: DeclineToll | null;
  end: EndTurn | null;
}

export function choicesOf(moves: readonly Move[]): Choices {
  const of = <T extends Move["type"]>(type: T) =>
    moves.filter((move): move is Extract<Move, { type: T }> => move.type === type);
  return {
    plays: of("play"),
    substitutes: of("substitute"),
    twelves: of("coin-twelve"),
    discards: of("discard"),
    pay: of("pay-toll")[0] ?? null,
    decline: of("decline-toll")[0] ?? null,
    end: of("end-turn")[0] ?? null,
  };
}

/** A name for where a card comes from; two cards of one kind in a hand share it. */
export function keyOf(source: Source): string {
  switch (source.type) {
    case "hand":
      return `hand:${source.card}`;
    case "stock":
      return "stock";
    case "discard":
      return `discard:${source.pile}`;
    case "buy-stock":
      return `buy-stock:${source.seat}`;
    case "buy-discard":
      return `buy-discard:${source.seat}:${source.pile}`;
  }
}

export const isPurchase = (source: Source): source is Purchase =>
  source.type === "buy-stock" || source.type === "buy-discard";

/** What happens when the card is put on a building pile: played as it is, or after coins, or not at all. */
export function layOn(choices: Choices, source: Source, pile: number): Play | Substitute | null {
  const here = (move: Play | Substitute) => move.pile === pile && keyOf(move.source) === keyOf(source);
  return choices.plays.find(here) ?? choices.substitutes.find(here) ?? null;
}

/** The card that follows coins on a building pile, whether or not it could be played there without them. */
export function afterCoins(choices: Choices, source: Source, pile: number): Substitute | null {
  return choices.substitutes.find((move) => move.pile === pile && keyOf(move.source) === keyOf(source)) ?? null;
}

export function discardOn(choices: Choices, source: Source, pile: number): Discard | null {
  if (source.type !== "hand") return null;
  return choices.discards.find((move) => move.card === source.card && move.pile === pile) ?? null;
}

export interface Targets {
  plays: readonly number[];
  /** Piles where coins have to stand for the missing number first. */
  coins: readonly number[];
  discards: readonly number[];
}

export function targetsOf(choices: Choices, source: Source): Targets {
  const piles = [0, 1, 2, 3];
  const laid = piles.map((pile) => layOn(choices, source, pile)?.type ?? null);
  return {
    plays: piles.filter((pile) => laid[pile] === "play"),
    coins: piles.filter((pile) => laid[pile] === "substitute"),
    discards: piles.filter((pile) => discardOn(choices, source, pile) !== null),
  };
}

/** The card that a source shows now; null where nothing lies. */
export function cardOf(source: Source, view: View, seat: number): number | null {
  switch (source.type) {
    case "hand":
      return source.card;
    case "stock":
      return view.players[seat]?.stock ?? null;
    case "discard":
      return view.players[seat]?.discards[source.pile]?.at(-1) ?? null;
    case "buy-stock":
      return view.players[source.seat]?.stock ?? null;
    case "buy-discard":
      return view.players[source.seat]?.discards[source.pile]?.at(-1) ?? null;
  }
}

export interface Cost {
  /** Coins beside the building pile. */
  pile: number;
  /** Coins to the owner of a bought card. */
  owner: number;
  /** Coins that remain. */
  left: number;
}

/** What a move costs, by the prices of the view. */
export function costOf(move: Move, view: View, seat: number): Cost {
  const substitutes = move.type === "substitute" || move.type === "coin-twelve";
  const toll = move.type === "pay-toll" ? view.toll : 0;
  const pile = substitutes ? (view.piles[move.pile]?.price ?? 0) : toll;
  const buys = (move.type === "play" || move.type === "substitute") && isPurchase(move.source);
  const owner = buys ? view.card_price : 0;
  return { pile, owner, left: (view.players[seat]?.coins ?? 0) - pile - owner };
}

/** Who wins if this card is bought; null if nobody does. */
export function winnerBySale(move: Move, view: View): number | null {
  if (move.type !== "play" && move.type !== "substitute") return null;
  const { source } = move;
  return source.type === "buy-stock" && view.sale_wins.includes(source.seat) ? source.seat : null;
}

/** No own card fits anywhere, and none has been chosen: what is left are coins, a purchase, or the end of the turn. */
export const nothingFits = ({ plays, discards, pay, end }: Choices): boolean =>
  discards.length > 0 && pay === null && end === null && !plays.some((move) => !isPurchase(move.source));

/** Whether somebody should be asked before this is done. */
export const asksFirst = (move: Move): boolean =>
  move.type === "substitute" || move.type === "coin-twelve" || (move.type === "play" && isPurchase(move.source));

/** Substitutions by pile, each follow-up once; two empty piles are the same to a coin. */
export function coinOffers(
  choices: Choices,
  view: View,
): { pile: number; moves: readonly (Substitute | CoinTwelve)[] }[] {
  const empty = view.piles.findIndex((pile) => pile.value === 0);
  return [0, 1, 2, 3]
    .filter((pile) => view.piles[pile]?.value !== 0 || pile === empty)
    .map((pile) => ({
      pile,
      moves: [...choices.substitutes, ...choices.twelves].filter((move) => move.pile === pile),
    }))
    .filter((offer) => offer.moves.length > 0);
}

/** What lies at a place beside the hand, by the place's name; null where nothing can be taken. */
export function sourceOf(spot: string, discards: readonly (readonly number[])[]): Source | null {
  const [kind, first = "", second = ""] = spot.split(":");
  if (kind === "stock") return { type: "stock" };
  if (kind === "discard") return discards[Number(first)]?.length ? { type: "discard", pile: Number(first) } : null;
  if (kind === "buy-stock") return { type: "buy-stock", seat: Number(first) };
  if (kind === "buy-discard") return { type: "buy-discard", seat: Number(first), pile: Number(second) };
  return null;
}
