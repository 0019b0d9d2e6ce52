// Table codes as people type them: in any case, with blanks, or as a whole link.
import { CODE_ALPHABET, CODE_LENGTH } from "../protocol/constants.ts";

const others = new RegExp(`[^${CODE_ALPHABET}]`, "g");

export function codeIn(typed: string): string {
  const linked = /\/t\/([^/?#]+)/.exec(typed)?.[1];
  return (linked ?? typed).toUpperCase().replace(others, "").slice(0, CODE_LENGTH);
}
