// The boards there are: one folder for each game, named by the game's id, and those of games from outside
// (`build/games.ts`). Nothing else has to be registered.
import outside from "virtual:games";
import { words } from "../i18n/i18n.svelte.ts";
import type { BoardModule, Sharing } from "./contract.ts";

const found = import.meta.glob<BoardModule>("./*/index.ts");
/** Where a game stands on the home page; those that do not say come last. */
const orders = import.meta.glob<number>("./*/order.ts", { eager: true, import: "default" });

/** How a game can be played, where not in all the usual ways. */
const ways = import.meta.glob<readonly string[]>("./*/ways.ts", { eager: true, import: "default" });

/** How people share one screen, where they do not pass it on. */
const sharings = import.meta.glob<Sharing>("./*/sharing.ts", { eager: true, import: "default" });

const idOf = (path: string): string => path.split("/")[1] ?? "";
const orderOf = (game: string): number => orders[`./${game}/order.ts`] ?? Infinity;

const modules: Record<string, () => Promise<BoardModule>> = {
  ...Object.fromEntries(Object.entries(found).map(([path, load]) => [idOf(path), load])),
  ...outside,
};

export const games: readonly string[] = Object.keys(modules).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));

export const waysOf = (game: string): readonly string[] =>
  ways[`./${game}/ways.ts`] ?? ["friends", "tv", "screen", "bots"];

export const sharingOf = (game: string): Sharing => sharings[`./${game}/sharing.ts`] ?? "pass";

const loaded = new Map<string, BoardModule>();

/** A game's board and its texts; null for a game that has no board here. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = modules[game];
  if (!load) return null;
  const [board] = await Promise.all([load(), words.need(game)]);
  loaded.set(game, board);
  return board;
}

/** A board that has been loaded, so that it can be drawn at once; else null. */
export const loadedBoard = (game: string): BoardModule | null => loaded.get(game) ?? null;
