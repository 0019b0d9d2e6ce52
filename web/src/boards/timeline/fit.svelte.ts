// How the words of a card are broken and how large they are drawn. Measures are in units of a card of 100 by 140.
import type { Face } from "./faces.ts";
import { parted } from "./parting.ts";

export const WIDTH = 100;
export const HEIGHT = 140;
export const FRAME = 6;
export const ROOM = WIDTH - 2 * FRAME - 1;

export type Kind = "name" | "claim" | "date";
export interface Line {
  kind: Kind;
  text: string;
  size: number;
  /** Its baseline. */
  y: number;
}
export interface Layout {
  /** Height of the picture. */
  picture: number;
  lines: readonly Line[];
}
/** Width of a text at size 1. */
export type Measure = (text: string, kind: Kind) => number;

const LEADING: Record<Kind, number> = { name: 1.12, claim: 1.16, date: 1.05 };
const GAPS: Record<Kind, number> = { name: 2, claim: 1, date: 0.5 };
const LEAST_PICTURE = 44;
/** How much smaller than people read with ease words may become: all of them where the date would have no room, or one
 * that is too long by itself. */
const LEAST_WORDS = 0.5;
const LEAST_WORD = 0.55;
const FONTS: Record<Kind, string> = {
  name: "700 100px Andika, system-ui, sans-serif",
  claim: "400 100px Andika, system-ui, sans-serif",
  date: "700 100px Corben, Georgia, serif",
};

class Fonts {
  /** Counts up when the page's own fonts have come in, so that cards are set anew. */
  loaded = $state(0);
  private context: CanvasRenderingContext2D | null = null;
  private readonly known = new Map<string, number>();

  constructor() {
    if (typeof document === "undefined" || !("fonts" in document)) return;
    void Promise.allSettled(Object.values(FONTS).map((font) => document.fonts.load(font))).then(() => {
      this.known.clear();
      this.loaded += 1;
    });
  }

  measure: Measure = (text, kind) => {
    const key = kind + text;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.context ??= document.createElement("canvas").getContext("2d");
    if (!this.context) return text.length * 0.58;
    this.context.font = FONTS[kind];
    const width = this.context.measureText(text).width / 100;
    this.known.set(key, width);
    return width;
  };
}

export const fonts = new Fonts();

/**
 * The largest size at which a text fits the width in so many lines. Below the least size it takes more lines instead,
 * and only a word that is too long by itself is drawn smaller still, or divided.
 */
export function fitted(
  text: string,
  kind: Kind,
  [largest, least]: readonly [number, number],
  most: number,
  measure: Measure,
  divide = false,
  room = ROOM,
): { text: string; size: number }[] {
  for (let size = largest; ; size = Math.max(least, size - 0.25)) {
    const lines = broken(text, kind, room / size, measure, divide && size <= least);
    const widest = Math.max(...lines.map((line) => measure(line, kind)));
    const fits = widest * size <= room;
    if (size <= least || (fits && lines.length <= most)) {
      return lines.map((line) => ({ text: line, size: Math.min(size, room / measure(line, kind)) }));
    }
  }
}

/** Lines of about the same length, as few as possible. `divide`: a word that is too long for a line takes several. */
export function broken(text: string, kind: Kind, room: number, measure: Measure, divide = false): string[] {
  const whole = text.match(/[^ \-–]+[-–]?|[-–]/gu) ?? [text]; // not at the spaces of a number
  const words = divide ? whole.flatMap((word) => parted(word, (part) => measure(part, kind) <= room)) : whole;
  const glued = words.map((word, place) =>
    place > 0 && /[-–]$/u.test(words[place - 1] ?? "") && text.includes(words[place - 1] + word) ? "" : " ",
  );
  const set = (width: number) => {
    const lines: string[] = [];
    words.forEach((word, place) => {
      const last = lines.length - 1;
      const longer = last < 0 ? word : lines[last] + (glued[place] ?? " ") + word;
      if (last >= 0 && measure(longer, kind) <= width) lines[last] = longer;
      else lines.push(word);
    });
    return lines;
  };
  const count = set(room).length;
  let best = set(room);
  for (let width = room * 0.96; width > room / 3; width *= 0.96) {
    const narrower = set(width);
    if (narrower.length > count) break;
    best = narrower;
  }
  return best;
}

/** Where everything on a card goes. `px` is how wide it is drawn: no words smaller than people can read, unless the date
 * would have no room. From afar a long date takes two lines rather than be smaller, and a long word is divided where the card has room for the lines. `wide`:
 * units of width, of a card that is broader than usual.
 */
export function layout(face: Face, claim: boolean, px: number, measure: Measure, afar = false, wide = WIDTH): Layout {
  const card: Drawn = { px, measure, afar, wide, divide: afar, scale: 1 };
  const fits = ({ lines }: Layout) => (lines.at(-1)?.y ?? 0) < HEIGHT - FRAME / 2;
  let found = laid(face, claim, card);
  if (afar) return fits(found) ? found : laid(face, claim, { ...card, divide: false });
  for (let scale = 0.9; !fits(found) && scale > LEAST_WORDS; scale *= 0.9)
    found = laid(face, claim, { ...card, scale });
  return found;
}

interface Drawn {
  px: number;
  measure: Measure;
  afar: boolean;
  wide: number;
  divide: boolean;
  scale: number;
}

function laid(face: Face, claim: boolean, { px, measure, afar, wide, divide, scale }: Drawn): Layout {
  const room = wide - 2 * FRAME - 1;
  const fit = (text: string, kind: Kind, sizes: readonly [number, number], lines: number) =>
    fitted(text, kind, sizes, lines, measure, kind === "name" && (divide || hopeless(text, sizes[1])), room);
  const hopeless = (text: string, size: number) =>
    text.split(/[\s-]/u).some((word) => measure(word, "name") * size * LEAST_WORD > room);
  const least = (pixels: number, largest: number) => Math.min(largest, (pixels / px) * wide) * scale;
  const name = claim ? 11 : 13;
  /** Words never grow beyond this, though people could read them better; from afar they have to. */
  const most = afar ? 20 : 17;
  const blocks: [Kind, { text: string; size: number }[]][] = [
    ["name", fit(face.name, "name", [Math.max(name, least(11.5, Math.max(18, most))), least(11.5, most)], 2)],
  ];
  if (claim && face.claim) blocks.push(["claim", fit(face.claim, "claim", [8.6, least(12, 8.2)], 3)]);
  if (face.date) {
    const date = face.date.replace(/\s/gu, "\u00a0");
    const whole = fit(date, "date", [Math.max(17, least(13, 20)), 6], 1);
    const small = afar && (whole[0]?.size ?? 0) < least(11.5, most);
    blocks.push(["date", small ? fit(face.date, "date", [least(11.5, most), least(11.5, most)], 2) : whole]);
  }
  const tall = blocks.reduce(
    (sum, [kind, lines]) => sum + GAPS[kind] + lines.reduce((each, line) => each + line.size * LEADING[kind], 0),
    0,
  );
  const below = HEIGHT - FRAME - 3;
  const rest = Math.min(face.date ? 88 : 96, below - tall);
  const picture = afar ? Math.max(0, rest) : Math.max(LEAST_PICTURE, rest);
  const spare = Math.max(0, below - picture - tall);
  let top = FRAME + picture + spare / 2;
  const lines: Line[] = [];
  for (const [kind, each] of blocks) {
    top += GAPS[kind];
    for (const line of each) {
      lines.push({ kind, text: line.text, size: line.size, y: top + line.size * 0.86 });
      top += line.size * LEADING[kind];
    }
  }
  return { picture, lines };
}
