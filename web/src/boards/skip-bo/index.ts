import mug from "../../styles/mug.svg";
import type { Event, Move, View } from "../../protocol/skip-bo.ts";
import type { BoardModule } from "../contract.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { cardName } from "./cards.ts";
import { endingOf } from "./ending.ts";
import * as text from "./text.ts";

export { Board };
export { sounds } from "./sounds.ts";
export const thing = mug;
export const actions = true;
export const describeEvent: BoardModule["describeEvent"] = (event, speaker) =>
  text.describeEvent(event as Event, speaker);
export const logPart: NonNullable<BoardModule["logPart"]> = (event) => {
  const known = event as Event;
  if (known.type === "turn-began") return { kind: "turn", seat: known.seat };
  return known.type === "game-dealt" ? { kind: "game", number: known.game } : null;
};
export const describeMove: BoardModule["describeMove"] = (move, view, speaker) =>
  text.describeMove(move as Move, view as View, speaker);
export const scores: BoardModule["scores"] = (events) => text.scoresOf(events as readonly Event[]);
export const remaining: NonNullable<BoardModule["remaining"]> = (view) => text.stocksOf(view as View);
export const ending: NonNullable<BoardModule["ending"]> = (view, events) =>
  endingOf(view as View, events as readonly Event[]);
export const larger = true;
export const screen: NonNullable<BoardModule["screen"]> = () => import("./screen/Screen.svelte");
export const handheld: NonNullable<BoardModule["handheld"]> = () => import("./hand/Hand.svelte");
export const openHand: BoardModule["openHand"] = { Card, cards: (own) => (own as Partial<View>).hand ?? [] };
export const refusalParams: NonNullable<BoardModule["refusalParams"]> = (params, speaker) => ({
  ...params,
  ...("card" in params ? { card: cardName(Number(params["card"])) } : {}),
  ...("seat" in params ? { player: speaker.name(Number(params["seat"])) } : {}),
});
export const readouts: NonNullable<BoardModule["readouts"]> = () => import("./readouts.ts");
