import type { Event, View } from "../../protocol/zip-zap.ts";
import type { BoardModule } from "../contract.ts";
import Card from "./Card.svelte";

export { default as Board } from "./Board.svelte";
export { Card };
export { sounds } from "./sounds.ts";
export { refusalParams, describeEvent, describeMove, scores, stage } from "./text.ts";
export const logPart: NonNullable<BoardModule["logPart"]> = (event) => {
  const known = event as Event;
  return known.type === "round-dealt" ? { kind: "round", number: known.round } : null;
};
export const actions = true;
export const larger = true;
export const screen: NonNullable<BoardModule["screen"]> = () => import("./screen/Screen.svelte");
export const handheld: NonNullable<BoardModule["handheld"]> = () => import("./hand/Hand.svelte");
export const openHand: BoardModule["openHand"] = { Card, cards: (own) => (own as Partial<View>).hand ?? [] };
/** The card that does not fit is marked where it lies: a notice would only be in the way of a race. */
export const marks: BoardModule["marks"] = (code) => code === "does-not-fit";
export { default as sharing } from "./sharing.ts";
export const readouts: NonNullable<BoardModule["readouts"]> = () => import("./readouts.ts");
