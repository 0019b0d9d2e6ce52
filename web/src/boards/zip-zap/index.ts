import type { BoardModule } from "../contract.ts";

export { default as Board } from "./Board.svelte";
export { default as Card } from "./Card.svelte";
export { sounds } from "./sounds.ts";
export { refusalParams, scores, tell, tellMove } from "./text.ts";
export const actions = true;
/** A race cannot be played in turns on one screen. */
export const sharing: NonNullable<BoardModule["sharing"]> = "split";
