import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compiledEarly, groups } from "./build/chunks.ts";
import { credits } from "./build/credits.ts";
import { games } from "./build/games.ts";
import { hints } from "./build/hints.ts";
import { pictures } from "./build/pictures.ts";
import { words } from "./build/words.ts";

const server = process.env["SPILA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [games(), svelte(), words(), pictures(), credits(), hints(), compiledEarly()],
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
        codeSplitting: { groups: groups(fileURLToPath(new URL("./src/", import.meta.url))) },
      },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
