import type { Fit } from "../workshop.ts";

const CARDS = 12;

/** One card starts the line, all others of a small deck are placed. */
const fit: Fit = (cards) => (cards > CARDS ? {} : { cards: Math.max(1, cards - 1) });
export default fit;
