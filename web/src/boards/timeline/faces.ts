// What a card shows: its front from the deck, its date only where the table knows it.
import type { CardSource } from "../contract.ts";
import type { View } from "../../protocol/timeline.ts";
import { eraOf, eras, orderOf, plainDate, type Era, type Order, type Say } from "./dates.ts";

export interface Face {
  card: number;
  name: string;
  claim: string;
  /** The inside of an SVG of 512 by 512. */
  picture: string;
  /** The address of a photo instead of a drawing. */
  photo?: string;
  /** Null on a front. */
  date: string | null;
  era: Era | null;
  /** Years where nothing is said. */
  order?: Order;
  story: string;
}

const WAITING = "…";

export function frontOf(card: number, cards: CardSource | null | undefined): Face {
  const front = cards?.front(card) ?? null;
  return {
    card,
    name: front?.name ?? WAITING,
    claim: front?.claim ?? "",
    picture: front?.picture ?? "",
    photo: front?.photo ?? "",
    date: null,
    era: null,
    story: "",
  };
}

/** A card that has been turned; its value stands in until the date side has come in. */
export function datedOf(
  card: number,
  value: number,
  unit: string,
  cards: CardSource | null | undefined,
  say: Say,
): Face {
  const side = cards?.date(card) ?? null;
  const known = eras.find((era) => era === side?.era);
  return {
    ...frontOf(card, cards),
    date: side?.date ?? plainDate(value, unit, say),
    era: known ?? eraOf(value, unit),
    order: orderOf(unit),
    story: side?.story ?? "",
  };
}

export function lineOf(view: Pick<View, "line" | "unit">, cards: CardSource | null | undefined, say: Say): Face[] {
  return view.line.map((each) => datedOf(each.card, each.value, view.unit, cards, say));
}
