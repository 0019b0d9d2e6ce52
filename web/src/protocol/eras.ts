// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

/** The last year of each era but the newest. */
export const LAST_YEARS = {
  stone: -3001,
  ancient: 476,
  middle: 1491,
  early: 1788,
  industry: 1913,
} as const;

/** The ground of date sides by era, oldest first. */
export const GROUNDS = {
  stone: { centre: "#7a4e2c", edge: "#4e2e1b" },
  ancient: { centre: "#ae7a2e", edge: "#7a5018" },
  middle: { centre: "#3b6b50", edge: "#213f30" },
  early: { centre: "#7a2e42", edge: "#47182a" },
  industry: { centre: "#355c7a", edge: "#1c3347" },
  modern: { centre: "#4a3c86", edge: "#2a2058" },
} as const;

/** The ground of every card before it is turned. */
export const UNTURNED = {
  centre: "#5f5b57",
  edge: "#3b3835",
} as const;

/** Stands for the era in decks that are not ordered by year. */
export const NO_ERA = "industry";

export type Era = keyof typeof GROUNDS;
