import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../../src/", import.meta.url));
const games = readdirSync(`${SOURCES}boards`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Where a game may be named: in its own folder, and in the types generated for it. */
const isOwn = (path: string, game: string): boolean =>
  path.startsWith(`boards/${game}/`) || path === `protocol/${game}.ts`;

/** Files that still name a game. */
const PENDING: readonly string[] = ["new-table/new-table.ts", "options/TableSettings.svelte"];

test("every game is named only in its own folder", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((path) =>
    /\.(ts|svelte|css|html|json)$/u.test(path),
  );
  expect(games.length).toBeGreaterThan(0);
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .filter((path) => !PENDING.includes(path))
    .flatMap((path) => {
      const text = readFileSync(`${SOURCES}${path}`, "utf-8");
      return games.filter((game) => !isOwn(path, game) && text.includes(game)).map((game) => `${path}: ${game}`);
    });
  expect(found).toEqual([]);
});
