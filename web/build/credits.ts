// Who drew the pictures: `virtual:credits` lists every author of the game-icons set whose work the page or the shipped
// deck shows, with the names of the pictures.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export interface Author {
  name: string;
  licence: string;
  pictures: string[];
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const id = "virtual:credits";

/** The deck's own page of credits: `- **name** (LICENCE, 12): one, two`. */
export function deckAuthors(page: string): Author[] {
  return [...page.matchAll(/^- \*\*(?<name>[^*]+)\*\* \((?<licence>[^,)]+), \d+\): (?<list>.+)$/gm)].map((found) => ({
    name: found.groups?.["name"] ?? "",
    licence: found.groups?.["licence"] ?? "",
    pictures: (found.groups?.["list"] ?? "").split(", "),
  }));
}

/** Picture by picture, who drew it: lines of `author,one two three`. */
export function drawnBy(table: string): Map<string, string> {
  const out = new Map<string, string>();
  for (const line of table.split("\n").slice(1)) {
    const [author = "", pictures = ""] = line.trim().split(",");
    for (const picture of pictures.split(" ").filter(Boolean)) out.set(picture, author);
  }
  return out;
}

/** The page's pictures added to those of the deck, busiest authors first. */
export function together(deck: readonly Author[], pictures: readonly string[], by: Map<string, string>): Author[] {
  const out = new Map(deck.map((author) => [author.name, { ...author, pictures: new Set(author.pictures) }]));
  for (const picture of pictures) {
    const name = by.get(picture);
    if (!name) throw new Error(`nobody is known to have drawn ${picture}`);
    if (!out.has(name)) out.set(name, { name, licence: "CC BY 3.0", pictures: new Set() });
    out.get(name)?.pictures.add(picture);
  }
  return [...out.values()]
    .map((author) => ({ ...author, pictures: [...author.pictures].sort() }))
    .sort((a, b) => b.pictures.length - a.pictures.length || a.name.localeCompare(b.name));
}

export function credits(): Plugin {
  return {
    name: "spila-credits",
    resolveId: (asked) => (asked === id ? "\0" + id : null),
    load(asked) {
      if (asked !== "\0" + id) return null;
      const lists = [path("../src/styles/pictures.json"), ...globSync(path("../src/boards/*/pictures.json"))];
      const page = path("../../docs/credits.md");
      [...lists, page].forEach((file) => this.addWatchFile(file));
      const pictures = lists.flatMap((file) => JSON.parse(readFileSync(file, "utf-8")) as string[]);
      const by = drawnBy(readFileSync(path("../../src/spila/decks/data/game-icons.csv"), "utf-8"));
      return `export default ${JSON.stringify(together(deckAuthors(readFileSync(page, "utf-8")), pictures, by))};`;
    },
  };
}
