// What people typed may be written from right to left. The marks keep such a name from turning the words and digits beside
// it around; a name from left to right stays as it is.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** A text that is safe to put into a sentence. */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
