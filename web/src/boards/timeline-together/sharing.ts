import type { Sharing } from "../contract.ts";

// Everybody needs a screen of their own: answers are secret until the card is turned.
export default "pass" satisfies Sharing as Sharing;
