// How a place with a card is marked: chosen, fitting, on its way, refused, or pointed at by a hint or a lesson.
import { say } from "../../i18n/i18n.svelte.ts";
import { cardName } from "./cards.ts";
import { isPurchase, keyOf, type Source } from "./choices.ts";
import type { Selection } from "./selection.svelte.ts";

export interface Marks {
  spot: string;
  /** The name as it is read out, with what can be done. */
  name: (plain: string, card: number | null) => string;
  fits: boolean;
  picked: boolean;
  flags: {
    spot: string | null;
    still: boolean;
    here: boolean;
    picked: boolean;
    sending: boolean;
    refused: boolean;
    hinted: boolean;
    pointed: boolean;
  };
}

export interface Situation {
  selection: Selection;
  still: boolean;
  /** The place that Tab leads to. */
  here: string;
  /** Sources of moves that need no coins first. */
  playable: ReadonlySet<string>;
  /** The place that a lesson or a hint points at. */
  pointedSpot: string | null;
  lesson: boolean;
  hint: boolean;
}

export function marksOf(source: Source, spot: string, now: Situation): Marks {
  const picked = now.selection.picked?.spot === spot;
  const pointsHere = now.pointedSpot === spot && !picked;
  const purchase = isPurchase(source);
  const fits = now.playable.has(keyOf(source)) || (purchase && now.lesson && now.pointedSpot === spot);
  return {
    spot,
    fits,
    picked,
    name: (plain, card) => {
      if (pointsHere) return say("web-skip-bo-name-hinted", { place: plain });
      if (!fits) return plain;
      return purchase
        ? say("web-skip-bo-name-for-sale", { place: plain, card: card === null ? "" : cardName(card) })
        : say("web-skip-bo-name-fits", { place: plain });
    },
    flags: {
      spot,
      still: now.still,
      here: now.here === spot,
      picked,
      sending: now.selection.sending?.spot === spot,
      refused: now.selection.refused === spot,
      hinted: pointsHere && now.hint,
      pointed: pointsHere && now.lesson,
    },
  };
}
