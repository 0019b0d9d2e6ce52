import type { Event, Move, View } from "../../protocol/timeline.ts";
import type { BoardModule } from "../contract.ts";
import Board from "./Board.svelte";
import { handsLeft, tellEvent, tellPlace } from "./text.ts";

export { Board };
export { sounds } from "./sounds.ts";
/** Nobody's cards are a secret. */
export const sharing: NonNullable<BoardModule["sharing"]> = "open";
export const worded = true;
export const tell: BoardModule["tell"] = (event, speaker) => tellEvent(event as Event, speaker);
export const tellMove: BoardModule["tellMove"] = (move, view, speaker) =>
  tellPlace(move as Move, view as View, speaker);
export const finale: NonNullable<BoardModule["finale"]> = () => import("./Finale.svelte");
/** Timeline is a single game without points (TL-GAP-22). */
export const scores: BoardModule["scores"] = () => null;
export const remaining: NonNullable<BoardModule["remaining"]> = (view, before) => handsLeft(view as View, before);
