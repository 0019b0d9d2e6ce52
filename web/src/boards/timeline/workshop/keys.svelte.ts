// The decks whose keys this browser keeps, the latest first. There is no account: who has the key has the deck.
export interface KeptDeck {
  code: string;
  /** Both for the author; only the edit key for people who got the link to edit. */
  owner: string;
  editor: string;
  title: string;
  cards: number;
  /** Milliseconds since 1970. */
  used: number;
  /** The author says that the owner's link is in a safe place. */
  safe: boolean;
}

const NAME = "spila.decks";

function read(): readonly KeptDeck[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as KeptDeck[];
  } catch {
    return [];
  }
}

class DeckKeys {
  all = $state.raw<readonly KeptDeck[]>(read());

  of(code: string): KeptDeck | null {
    return this.all.find((deck) => deck.code === code) ?? null;
  }

  /** The strongest key to a deck. */
  key(code: string): string {
    const kept = this.of(code);
    return kept?.owner || kept?.editor || "";
  }

  keep(code: string, change: Partial<Omit<KeptDeck, "code">>): void {
    const empty = { owner: "", editor: "", title: "", cards: 0, safe: false };
    const kept: KeptDeck = { ...empty, ...this.of(code), ...change, code, used: Date.now() };
    this.store([kept, ...this.all.filter((deck) => deck.code !== code)]);
  }

  forget(code: string): void {
    this.store(this.all.filter((deck) => deck.code !== code));
  }

  private store(decks: readonly KeptDeck[]): void {
    this.all = decks;
    try {
      localStorage.setItem(NAME, JSON.stringify(decks));
    } catch {
      // Without storage the keys last for this visit; the page offers them as links to save.
    }
  }
}

export const deckKeys = new DeckKeys();
