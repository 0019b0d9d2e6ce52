import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { credits } from "./build/credits.ts";
import { games } from "./build/games.ts";
import { hints } from "./build/hints.ts";
import { pictures } from "./build/pictures.ts";
import { words } from "./build/words.ts";

const server = process.env["SPILA_SERVER"] ?? "http://127.0.0.1:8000";

/** The chunk of a module that belongs to one game, except for its badge, which several games' lists show together. Its workshop
 * is apart, since no table needs it, and so is what only a big screen or the phones before it show. */
function ofGame(id: string): string | null {
  const [, game = "", rest = ""] = /(?:\/boards\/|virtual:pictures\/)([\w-]+)(.*)$/.exec(id) ?? [];
  if (rest.startsWith("/workshop/")) return `${game}-workshop`;
  return game && !/^\.|Badge|^\/(screen|hand|report|solo)\//.test(rest) ? `${game}-shared` : null;
}

/** What nobody waits for at a table: big screens, the phones before them and their lobby; what is seldom opened; and what
 * the deck workshop shares with the host's page and with the first screen. */
function later(id: string): string | null {
  const own = /\/src\/(.*)$/.exec(id)?.[1] ?? "";
  if (
    /^(big-screen\/|screens\/(Devices|Tv|Remote)|learn\/(Bunting|standing)|boards\/[\w-]+\/(screen|hand)\/)/.test(own)
  )
    return "screens";
  if (/^(components\/Glyph|protocol\/ask|styles\/forms|boards\/workshop)/.test(own)) return "forms";
  if (/^(components\/NameDialog|new-table\/my-tables)/.test(own)) return "home";
  return /^(options\/(HouseRules|OptionField|TableSettings)|components\/(PreferencesDialog|Switch))/.test(own)
    ? "options"
    : null;
}

export default defineConfig({
  base: "./",
  plugins: [games(), svelte(), words(), pictures(), credits(), hints()],
  build: {
    outDir: process.env["SPILA_PAGE_FOLDER"] ?? "../src/spila/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${(names[0] ?? "").replace(/~.*(?=\.\w+$)/, "").replace(/(\.\w+)$/, "-[hash]$1")}`,
        // Few files, since on a slow phone every file costs more than its bytes: what screens share is merged, and so is
        // what a game's board, lesson and picture on the first screen share. Games are never merged with each other.
        codeSplitting: {
          groups: [
            {
              name: (id) => (ofGame(id) || later(id) ? null : "shared"),
              debugName: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 40_000,
              priority: 1,
            },
            { name: ofGame, debugName: "games", minShareCount: 2 },
            { name: later, debugName: "later", minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
