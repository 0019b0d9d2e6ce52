// The parts of a table's screen. Each is loaded when it is needed, so that those who come to a running game do not wait
// for the lobby; the game's part is at hand before the deal.
import { words } from "../i18n/i18n.svelte.ts";
import { catalogue } from "../options/catalogue.svelte.ts";
import type Join from "./JoinTable.svelte";
import type Lobby from "./Lobby.svelte";
import type Play from "./TablePlay.svelte";

type Name = "join" | "lobby" | "play";

class TableParts {
  Join = $state.raw<typeof Join | null>(null);
  Lobby = $state.raw<typeof Lobby | null>(null);
  Play = $state.raw<typeof Play | null>(null);
  /** One of them did not come. */
  failed = $state(false);
  private readonly coming = new Map<Name, Promise<void>>();

  /** Loads a part, once; one that did not come is asked for again with the next call. */
  need(name: Name): Promise<void> {
    const before = this.coming.get(name);
    if (before) return before;
    this.failed = false;
    const coming = this.load(name).catch(() => {
      this.failed = true;
      this.coming.delete(name);
    });
    this.coming.set(name, coming);
    return coming;
  }

  private async load(name: Name): Promise<void> {
    if (name === "play") this.Play = (await import("./TablePlay.svelte")).default;
    else if (name === "lobby") {
      // With the games' cards, so that nothing moves under a finger when they come.
      const games = catalogue.open().catch(() => undefined);
      const lobby = await withTexts(import("./Lobby.svelte"));
      await games;
      this.Lobby = lobby;
    } else this.Join = await withTexts(import("./JoinTable.svelte"));
  }
}

/** A part with the texts of what is shown before a game. */
async function withTexts<Part>(part: Promise<{ default: Part }>): Promise<Part> {
  const [module] = await Promise.all([part, words.need("setup")]);
  return module.default;
}

export const tableParts = new TableParts();
