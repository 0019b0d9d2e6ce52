// The workshop for decks, where a board brings one. Only its own screens load it.
import type { Component } from "svelte";
import { games } from "./index.ts";

type Start = Component;
type Deck = Component<{ what: string }>;
const starts = import.meta.glob<{ default: Start }>("./*/workshop/Start.svelte");
const decks = import.meta.glob<{ default: Deck }>("./*/workshop/Deck.svelte");

/** The options with which a game can be dealt from a deck of so many cards, where its usual ones want more. */
export type Fit = (cards: number, players: number) => Readonly<Partial<Record<string, number>>>;
/** Games that can be played with any deck of dated cards say so by having such a file. */
const fits = import.meta.glob<Fit>("./*/decks.ts", { eager: true, import: "default" });
const fitOf = (game: string): Fit | undefined => fits[`./${game}/decks.ts`];

export const gamesWithDecks: readonly string[] = games.filter(fitOf);
export const fitted: (game: string, ...deck: Parameters<Fit>) => ReturnType<Fit> = (game, ...deck) =>
  fitOf(game)?.(...deck) ?? {};

async function only<T>(found: Record<string, () => Promise<{ default: T }>>): Promise<T> {
  const load = Object.values(found)[0];
  if (!load) throw new Error("no board has a workshop");
  return (await load()).default;
}

export const startOfDecks = (): Promise<Start> => only(starts);
export const deckByLink = (): Promise<Deck> => only(decks);
