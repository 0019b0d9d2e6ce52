/** What an author may allow: the licence, and the word for it in messages (`workshop-licence-…`). */
export const licences = [
  { licence: "CC BY 4.0", word: "named" },
  { licence: "CC BY-SA 4.0", word: "alike" },
  { licence: "CC0", word: "free" },
  { licence: "all rights reserved", word: "closed" },
] as const;

/** A licence as people write it: those of drawings come as identifiers, `CC-BY-3.0`. */
export const licenceName = (licence: string): string => licence.replace(/^CC-/, "CC ").replace(/-(?=\d)/, " ");
