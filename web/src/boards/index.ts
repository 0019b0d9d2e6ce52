// The boards there are: one line for each game of this package, and those of games from outside (`build/games.ts`).
import outside from "virtual:games";
import { words } from "../i18n/i18n.svelte.ts";
import type { BoardModule } from "./contract.ts";

const modules: Record<string, () => Promise<BoardModule>> = {
  "skip-bo": () => import("./skip-bo/index.ts"),
  "zip-zap": () => import("./zip-zap/index.ts"),
  timeline: () => import("./timeline/index.ts"),
  ...outside,
};

export const games: readonly string[] = Object.keys(modules);

/** A game's board and its words; null for a game that is not played here. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const module = modules[game];
  if (!module) return null;
  const [board] = await Promise.all([module(), words.need(game)]);
  return board;
}
