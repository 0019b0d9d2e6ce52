import type { Sharing } from "../contract.ts";

// Nobody's cards are a secret.
export default "open" satisfies Sharing as Sharing;
