import type { Fit } from "../workshop.ts";

const HAND = 4;

/** As many cards for each player as a small deck has: one lies on the table, and some are left to draw. */
const fit: Fit = (cards, players) => {
  const handSize = Math.max(1, Math.min(HAND, Math.floor((cards - 2) / players)));
  return handSize === HAND ? {} : { handSize };
};
export default fit;
