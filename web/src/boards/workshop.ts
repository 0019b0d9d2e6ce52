// The workshop for decks, where a board brings one. Only its own screens load it.
import type { Component } from "svelte";

type Start = Component;
type Deck = Component<{ what: string }>;
const starts = import.meta.glob<{ default: Start }>("./*/workshop/Start.svelte");
const decks = import.meta.glob<{ default: Deck }>("./*/workshop/Deck.svelte");

async function only<T>(found: Record<string, () => Promise<{ default: T }>>): Promise<T> {
  const load = Object.values(found)[0];
  if (!load) throw new Error("no board has a workshop");
  return (await load()).default;
}

export const startOfDecks = (): Promise<Start> => only(starts);
export const deckByLink = (): Promise<Deck> => only(decks);
