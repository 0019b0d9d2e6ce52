// Silhouettes of the game-icons set (CC BY 3.0), only those that are named. `virtual:pictures` has those of
// `src/styles/pictures.json`, `virtual:pictures/GAME` those of `src/boards/GAME/pictures.json`: a board's pictures load
// with the board. Each maps a name to the inside of an SVG of 512 by 512 in currentColor.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { rounded } from "./outline.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const id = "virtual:pictures";

function listOf(asked: string): string | null {
  if (asked === id) return path("../src/styles/pictures.json");
  return asked.startsWith(`${id}/`) ? path(`../src/boards/${asked.slice(id.length + 1)}/pictures.json`) : null;
}

export function pictures(): Plugin {
  return {
    name: "spila-pictures",
    resolveId: (asked) => (listOf(asked) ? "\0" + asked : null),
    load(asked) {
      const list = asked.startsWith("\0") ? listOf(asked.slice(1)) : null;
      if (!list) return null;
      this.addWatchFile(list);
      const names = JSON.parse(readFileSync(list, "utf-8")) as string[];
      const set = JSON.parse(readFileSync(path("../node_modules/@iconify-json/game-icons/icons.json"), "utf-8")) as {
        icons: Record<string, { body: string }>;
      };
      const found: Record<string, string> = {};
      for (const name of names) {
        const icon = set.icons[name];
        if (!icon) throw new Error(`game-icons has no picture called ${name}`);
        found[name] = icon.body.replace(/ d="([^"]*)"/g, (_, outline: string) => ` d="${rounded(outline)}"`);
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
