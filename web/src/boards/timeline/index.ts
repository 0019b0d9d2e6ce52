import type { Event, Move, View } from "../../protocol/timeline.ts";
import type { BoardModule } from "../contract.ts";
import Board from "./Board.svelte";
import * as text from "./text.ts";

export { Board };
export { sounds } from "./sounds.ts";
export { default as sharing } from "./sharing.ts";
export const worded = true;
export const actions = true;
export const describeEvent: BoardModule["describeEvent"] = (event, speaker) =>
  text.describeEvent(event as Event, speaker);
export const logPart: NonNullable<BoardModule["logPart"]> = (event) => {
  const known = event as Event;
  return known.type === "turn-began" ? { kind: "turn", seat: known.seat } : null;
};
export const describeMove: BoardModule["describeMove"] = (move, view, speaker) =>
  text.describePlace(move as Move, view as View, speaker);
export const refusalParams: NonNullable<BoardModule["refusalParams"]> = (params, { name, cards }) => {
  const card = typeof params["card"] === "number" ? cards?.front(params["card"])?.name : undefined;
  const player = typeof params["seat"] === "number" ? name(params["seat"]) : undefined;
  return { ...params, ...(card ? { card } : {}), ...(player ? { player } : {}) };
};
export const larger = true;
export const screen: NonNullable<BoardModule["screen"]> = () => import("./screen/Screen.svelte");
export const handheld: NonNullable<BoardModule["handheld"]> = () => import("./hand/Hand.svelte");
export const finale: NonNullable<BoardModule["finale"]> = () => import("./Finale.svelte");
/** Timeline is a single game without points (TL-GAP-22). */
export const scores: BoardModule["scores"] = () => null;
export const remaining: NonNullable<BoardModule["remaining"]> = (view, before) => text.handsLeft(view as View, before);
export const readouts: NonNullable<BoardModule["readouts"]> = () => import("./readouts.ts");
