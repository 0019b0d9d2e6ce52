// How each game shows itself on the home page, apart from its board: nobody needs the board to choose a game.
import type { Component } from "svelte";
import { words } from "../i18n/i18n.svelte.ts";

type Fan = Component<{ width?: number }>;
const found = import.meta.glob<{ default: Fan }>("./*/Fan.svelte");

/** A game's fan of cards, with the texts on them; null for a game without one. */
export async function fanOf(game: string): Promise<Fan | null> {
  const load = found[`./${game}/Fan.svelte`];
  if (!load) return null;
  const [fan] = await Promise.all([load(), words.need(game)]);
  return fan.default;
}
