import type { Sharing } from "../contract.ts";

// A race cannot be played in turns on one screen.
export default "split" satisfies Sharing as Sharing;
