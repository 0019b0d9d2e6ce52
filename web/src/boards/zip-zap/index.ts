export { default as Board } from "./Board.svelte";
export { default as Card } from "./Card.svelte";
export { refusalParams, scores, tell, tellMove } from "./tell.ts";
