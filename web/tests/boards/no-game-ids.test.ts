import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../../src/", import.meta.url));
const games = readdirSync(`${SOURCES}boards`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${SOURCES}boards/${entry.name}/index.ts`))
  .map((entry) => entry.name);
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((path) => /\.(ts|svelte|css|html|json)$/u.test(path))
  .map((path) => ({ path, text: readFileSync(`${SOURCES}${path}`, "utf-8") }));

/** Where a game may be named: in its own folder, in the types generated for it, and in those of a game whose name begins
 * with its name. */
const isOwn = (path: string, game: string): boolean =>
  new RegExp(`^(boards/${game}(-[a-z-]+)?/|protocol/${game}(-[a-z-]+)?\\.ts$)`, "u").test(path);

/** A game's id however it is written: skip-bo, skip_bo, SkipBo, skip bo. */
const named = (text: string, game: string): boolean =>
  new RegExp(`(?<![a-z])${game.replaceAll("-", "[-_ ]?")}(?![a-z])`, "iu").test(text);

test("every game is named only in its own folder", () => {
  expect(games.length).toBeGreaterThan(2);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(({ path, text }) =>
    games.filter((game) => !isOwn(path, game) && named(text, game)).map((game) => `${path}: ${game}`),
  );
  expect(found).toEqual([]);
  expect(named("const skipBo = 1", "skip-bo")).toBe(true);
  expect(named("skipping", "skip-bo")).toBe(false);
});

test("no board computes what the rules say", () => {
  const computed = /\b(whyNot|priceOf|nextOn|roundsFor|pointsOf|handsVictoryTo)\b/u;
  const boards = files.filter(({ path }) => path.startsWith("boards/"));
  expect(boards.filter(({ text }) => computed.test(text)).map(({ path }) => path)).toEqual([]);
});

test("outside the boards nothing knows the events or the cards of a game", () => {
  const events = new Set(
    files
      .filter(({ path }) => games.some((game) => path === `protocol/${game}.ts`))
      .flatMap(({ text }) => [...text.matchAll(/type: "([a-z-]+)"/gu)].map((match) => match[1] ?? "")),
  );
  expect(events.size).toBeGreaterThan(20);
  const shared = new Set(["move", "claim", "place", "play", "stock", "hand", "bought"]);
  const shell = files.filter(({ path }) => !path.startsWith("boards/") && !path.startsWith("protocol/"));
  const found = shell.flatMap(({ path, text }) => [
    ...[...events]
      .filter((each) => !shared.has(each) && text.includes(`=== "${each}"`))
      .map((each) => `${path}: ${each}`),
    ...[...text.matchAll(/(?<!BoardModule)\["(hand|line|counts|hands|players|scores|piles|stock)"\]/gu)].map(
      (match) => `${path}: ${match[0]}`,
    ),
  ]);
  expect(found).toEqual([]);
});
