// What the page of a table or of a deck will ask for sooner or later, as `hints.json`: the server names it in the page's
// head, so that everything sets out at once instead of each when the one before has been read.
import type { Plugin, Rolldown } from "vite";

interface Hints {
  /** Files of a table that is being played, and of its lobby. */
  table: string[];
  lobby: string[];
  /** Files of other screens by the first part of their address. */
  screens: Record<string, string[]>;
  /** Files of each game's board. */
  boards: Record<string, string[]>;
  /** Files of words by language, for every screen and by game. */
  words: Record<string, Record<string, string[]>>;
}

/** Screens of the deck workshop, with what each loads when it is there. */
const SCREENS: Record<string, string[]> = {
  d: ["/screens/Deck.svelte", "/workshop/Deck.svelte"],
  workshop: ["/screens/Workshop.svelte", "/workshop/Start.svelte"],
};

export function hints(): Plugin {
  return {
    name: "spila-hints",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entry = chunks.find((chunk) => chunk.isEntry);
      const early = new Set(entry ? filesOf(entry, byFile) : []);
      const late = (chunk: Rolldown.OutputChunk) => filesOf(chunk, byFile).filter((file) => !early.has(file));
      const found: Hints = { table: [], lobby: [], screens: {}, boards: {}, words: {} };
      for (const chunk of chunks) {
        const from = chunk.facadeModuleId ?? "";
        const board = /\/boards\/([\w-]+)\/index\.ts$/.exec(from)?.[1];
        const [, language, part] = /virtual:words\/(\w+)-(.+)$/.exec(from) ?? [];
        const screen = Object.entries(SCREENS).find(([, files]) => files.some((file) => from.endsWith(file)))?.[0];
        const [, ofTable] = /\/screens\/(Table|TablePlay|Lobby)\.svelte$/.exec(from) ?? [];
        if (ofTable && ofTable !== "Lobby") found.table = [...new Set([...found.table, ...late(chunk)])];
        if (ofTable && ofTable !== "TablePlay") found.lobby = [...new Set([...found.lobby, ...late(chunk)])];
        if (screen) found.screens[screen] = [...new Set([...(found.screens[screen] ?? []), ...late(chunk)])];
        else if (board) found.boards[board] = late(chunk);
        else if (language && part) (found.words[language] ??= {})[part] = late(chunk);
      }
      if (found.table.length === 0 || found.lobby.length === 0) this.error("no table among the screens");
      this.emitFile({ type: "asset", fileName: "hints.json", source: JSON.stringify(found) });
    },
  };
}

/** A chunk and what it imports at once. No style sheets: who stays at the door or in the lobby has no use for them, and
 * browsers complain of what is named and not used. */
function filesOf(chunk: Rolldown.OutputChunk, all: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const found = all.get(file);
    if (!found || seen.has(file)) return;
    seen.add(file);
    found.imports.forEach(visit);
  };
  visit(chunk.fileName);
  return [...seen];
}
