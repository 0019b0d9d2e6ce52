// Search in a text: without accents, in any case, several words in any order.

/** How a letter is typed on a keyboard that does not have it. */
const plain: Record<string, string> = {
  ð: "d",
  þ: "th",
  æ: "ae",
  ø: "o",
  đ: "d",
  ß: "ss",
  "’": "'",
  "“": '"',
  "”": '"',
};

interface Folded {
  text: string;
  /** For each character of `text`, where it came from. */
  from: number[];
}

function folded(text: string): Folded {
  let out = "";
  const from: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const letter = (text[place] ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    for (const each of plain[letter] ?? letter) {
      out += each;
      from.push(place);
    }
  }
  return { text: out, from };
}

export const fold = (text: string): string => folded(text).text;

/** The words of a search, folded. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

export interface Stretch {
  start: number;
  end: number;
}

/** Where the words stand in the text, or null unless every one of them does. */
export function hits(text: string, wanted: readonly string[]): Stretch[] | null {
  const { text: within, from } = folded(text);
  const found: Stretch[] = [];
  for (const word of wanted) {
    let place = within.indexOf(word);
    if (place < 0) return null;
    while (place >= 0) {
      found.push({ start: from[place] ?? 0, end: (from[place + word.length - 1] ?? 0) + 1 });
      place = within.indexOf(word, place + word.length);
    }
  }
  return merged(found);
}

function merged(stretches: Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  for (const each of stretches.sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && each.start <= last.end) last.end = Math.max(last.end, each.end);
    else out.push({ ...each });
  }
  return out;
}

export interface Piece {
  text: string;
  bold: boolean;
  hit: boolean;
}

/** The text without its asterisks. */
export const unmarked = (text: string): string => text.replaceAll("**", "");

/** A text with **bold** words cut into pieces, those that were looked for marked. */
export function pieces(text: string, wanted: readonly string[] = []): Piece[] {
  const runs = text.split("**").map((part, place) => ({ part, bold: place % 2 === 1 }));
  const found = wanted.length > 0 ? (hits(unmarked(text), wanted) ?? []) : [];
  const out: Piece[] = [];
  let place = 0;
  for (const { part, bold } of runs) {
    let rest = place;
    const end = place + part.length;
    for (const hit of found) {
      const start = Math.max(hit.start, rest);
      const stop = Math.min(hit.end, end);
      if (start >= stop) continue;
      if (start > rest) out.push({ text: part.slice(rest - place, start - place), bold, hit: false });
      out.push({ text: part.slice(start - place, stop - place), bold, hit: true });
      rest = stop;
    }
    if (rest < end) out.push({ text: part.slice(rest - place), bold, hit: false });
    place = end;
  }
  return out;
}
