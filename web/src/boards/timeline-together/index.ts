import type { Event, Move, View } from "../../protocol/timeline-together.ts";
import { outcome } from "../../sound/score.ts";
import type { BoardModule } from "../contract.ts";
import Board from "./Board.svelte";
import * as text from "./text.ts";

export { Board };
export { default as sharing } from "./sharing.ts";
export const worded = true;
export const actions = true;
export const describeEvent: BoardModule["describeEvent"] = (event, speaker) =>
  text.describeEvent(event as Event, speaker);
export const logPart: NonNullable<BoardModule["logPart"]> = (event) => {
  const known = event as Event;
  return known.type === "shown" ? { kind: "card", number: known.round } : null;
};
export const describeMove: BoardModule["describeMove"] = (move, view, speaker) =>
  text.describeMove(move as Move, view as View, speaker);
export const refusalParams: NonNullable<BoardModule["refusalParams"]> = (params, { cards }) => {
  const card = typeof params["card"] === "number" ? cards?.front(params["card"])?.name : undefined;
  return card ? { ...params, card } : params;
};
export const sounds: NonNullable<BoardModule["sounds"]> = (event, seats) => {
  const known = event as Event;
  return known.type === "match-ended" ? outcome(known.result.winners, seats) : null;
};
export const scores: BoardModule["scores"] = () => null;
export const stage: NonNullable<BoardModule["stage"]> = (view) => text.stageOf(view as View);
export const readouts: NonNullable<BoardModule["readouts"]> = () => import("./readouts.ts");
export const screen: NonNullable<BoardModule["screen"]> = () => import("./screen/Screen.svelte");
export const report: NonNullable<BoardModule["report"]> = () => import("./report/Report.svelte");
export const alone: NonNullable<BoardModule["alone"]> = () => import("./solo/Result.svelte");
