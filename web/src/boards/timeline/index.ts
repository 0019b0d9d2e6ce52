import type { Event, Move, View } from "../../wire/timeline.ts";
import type { BoardModule } from "../contract.ts";
import Board from "./Board.svelte";
import { tellEvent, tellPlace } from "./telling.ts";

export { Board };
export const tell: BoardModule["tell"] = (event, speaker) => tellEvent(event as Event, speaker);
export const tellMove: BoardModule["tellMove"] = (move, view, speaker) =>
  tellPlace(move as Move, view as View, speaker);
/** Timeline is a single game without points (TL-GAP-22). */
export const scores: BoardModule["scores"] = () => null;
