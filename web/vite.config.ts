import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { credits } from "./build/credits.ts";
import { hints } from "./build/hints.ts";
import { pictures } from "./build/pictures.ts";
import { words } from "./build/words.ts";

const server = process.env["SPILA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte(), words(), pictures(), credits(), hints()],
  build: {
    outDir: "../src/spila/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${(names[0] ?? "").replace(/~.*(?=\.\w+$)/, "").replace(/(\.\w+)$/, "-[hash]$1")}`,
        // A screen's shared parts in few files: on a slow phone every file costs more than its bytes. Boards stay apart
        // from them, or what two boards share would bring large parts of a third game along.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: (id) => !/\/boards\/(?!index|fans)|virtual:pictures\/|svelte\/src\/reactivity\/window/u.test(id),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 40_000,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
