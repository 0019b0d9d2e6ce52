import { ANIMALS, COLOURS } from "../protocol/constants.ts";
import type { Person } from "../storage/storage.svelte.ts";

const any = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(Math.random() * list.length)] ?? otherwise;

/** Somebody with this name, and an animal and a colour at random. */
export const anyPerson = (name = ""): Person => ({
  name,
  colour: any(COLOURS, "plum"),
  animal: any(ANIMALS, "rabbit"),
});
