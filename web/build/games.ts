// Boards of games from outside this package. SPILA_GAME_FOLDERS names the folders of their packages, separated by
// colons; `<folder>/web/index.ts` is the board, `<folder>/l10n` has the texts. The folder's name with hyphens is the
// game's id, as in Python. Such a board imports the page's own modules as `spila-web/…`.
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const name = "virtual:games";
const source = fileURLToPath(new URL("../src/", import.meta.url));

/** The folders of games from outside, by the id of the game. */
export function outside(): Map<string, string> {
  const named = (process.env["SPILA_GAME_FOLDERS"] ?? "").split(":").filter(Boolean);
  return new Map(named.map((folder) => [basename(folder).replaceAll("_", "-"), resolve(folder)]));
}

export function games(): Plugin {
  return {
    name: "spila-games",
    resolveId(id, importer) {
      if (id === name) return "\0" + name;
      if (id.startsWith("spila-web/")) return source + id.slice("spila-web/".length);
      const foreign = [...outside().values()].some((folder) => importer?.startsWith(folder));
      const bare = !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("\0");
      return foreign && bare ? this.resolve(id, source + "main.ts", { skipSelf: true }) : null;
    },
    load(id) {
      if (id !== "\0" + name) return null;
      const boards = [...outside()].filter(([, folder]) => existsSync(`${folder}/web/index.ts`));
      const loaders = boards.map(([game, folder]) => `"${game}": () => import("${folder}/web/index.ts")`);
      return `export default {${loaders.join(",")}};`;
    },
  };
}
