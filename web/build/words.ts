// The project's own Fluent files as modules. `virtual:words/sv-common` is what the page says in Swedish on any screen,
// `virtual:words/sv-timeline` what only Timeline's board says; `virtual:words` knows how to fetch them all. Messages are
// taken apart here, once, rather than by everybody's telephone at every visit.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../src/spila/l10n/", import.meta.url));
/** Words of the command line only. */
const elsewhere = new Set(["arena.ftl", "check.ftl", "cli.ftl", "deck.ftl", "server.ftl", "store.ftl"]);
const name = "virtual:words";

const languages = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name);

/** A language's files by part: a game that has words of its own for the page is a part, all the rest is common. */
export function partsOf(language: string): Map<string, string[]> {
  const files = readdirSync(root + language).filter((file) => file.endsWith(".ftl") && !elsewhere.has(file));
  const parts = new Map<string, string[]>([["common", []]]);
  for (const file of files.sort()) {
    const own = file.replace(/^web-/, "").replace(/\.ftl$/, "");
    const part = files.includes(`${own}.ftl`) && files.includes(`web-${own}.ftl`) ? own : "common";
    parts.set(part, [...(parts.get(part) ?? []), `${root}${language}/${file}`]);
  }
  return parts;
}

export function words(): Plugin {
  return {
    name: "spila-words",
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? "\0" + id : null),
    load(id) {
      if (id === "\0" + name) {
        const loaders = languages().map((language) => {
          const parts = [...partsOf(language).keys()];
          const each = parts.map((part) => `"${part}": () => import("${name}/${language}-${part}")`);
          return `"${language}": {${each.join(",")}}`;
        });
        return `export default {${loaders.join(",")}};`;
      }
      if (!id.startsWith(`\0${name}/`)) return null;
      const [, language = "", part = ""] = /^(\w+)-(.+)$/.exec(id.slice(name.length + 2)) ?? [];
      const files = partsOf(language).get(part) ?? [];
      files.forEach((file) => this.addWatchFile(file));
      const body = files.flatMap((file) => new FluentResource(readFileSync(file, "utf-8")).body);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
    },
  };
}
