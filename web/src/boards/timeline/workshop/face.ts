// A card of a draft as the game will show it.
import type { Face } from "../faces.ts";
import type { Say } from "../dates.ts";
import type { DraftCard, DraftHead } from "../../../protocol/table.ts";
import { drawings } from "./icons.svelte.ts";
import { textOf } from "./merge.ts";
import { nameOf } from "./order.ts";
import { shownDate } from "./years.ts";

/** The inside of its drawing, and the address of its photo; each may be empty. */
export function pictureOf(card: DraftCard): { picture: string; photo: string } {
  const { kind, name } = card.picture ?? { kind: "icon", name: "" };
  if (!name) return { picture: "", photo: "" };
  if (kind === "photo") return { picture: "", photo: `pictures/${name}.webp` };
  return { picture: drawings.of(name)?.picture ?? "", photo: "" };
}

/** Its front, and with a date its date side, in this language; what lacks is in the deck's own language. */
export function faceOf(card: DraftCard, head: DraftHead, language: string, say: Say, dated: boolean): Face {
  const own = textOf(card, language);
  const fallback = own.name ? own : textOf(card, head.language);
  const { date, era } = shownDate(card, head.unit ?? "year", head.language, say);
  return {
    card: 0,
    name: nameOf(card, language, head.language) || "?",
    claim: own.claim ?? fallback.claim ?? "",
    ...pictureOf(card),
    date: dated ? date : null,
    era: dated ? era : null,
    story: "",
  };
}
