// Games, decks and the rules behind each option, requested once, when they are first needed.
import { http } from "../protocol/http.ts";
import type { DeckCard, GameCard } from "../protocol/table.ts";

class Catalogue {
  games = $state.raw<readonly GameCard[]>([]);
  decks = $state.raw<readonly DeckCard[]>([]);
  /** Rule ids by game and option. */
  rules = $state.raw<Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>({});

  game(id: string): GameCard | null {
    return this.games.find((game) => game.id === id) ?? null;
  }

  async open(): Promise<void> {
    if (this.games.length === 0) this.games = await http.games();
  }

  async openDecks(): Promise<void> {
    if (this.decks.length === 0) this.decks = await http.decks();
  }

  /** A deck that isn't among those of the server, because it was made in the workshop. */
  async openDeck(name: string): Promise<void> {
    await this.openDecks();
    if (this.decks.some((deck) => deck.name === name)) return;
    const { titles, cards, languages, unit, measures } = await http.deck(name);
    const made = { name, titles, cards, small: 0, languages: Object.keys(languages), unit, categories: [], measures };
    this.decks = [...this.decks.filter((deck) => deck.name !== name), made];
  }

  async openRules(game: string, language: string): Promise<void> {
    if (this.rules[game]) return;
    const { page } = await http.rules(game, language);
    const blocks = page.sections.flatMap((section) => section.blocks);
    const found = blocks.filter((block) => block.kind === "house-rule" && block.name);
    this.rules = {
      ...this.rules,
      [game]: Object.fromEntries(found.map((block) => [block.name ?? "", block.rules ?? []])),
    };
  }
}

export const catalogue = new Catalogue();
