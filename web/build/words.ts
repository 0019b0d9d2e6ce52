// The project's own Fluent files as modules. `virtual:words/sv-common` is what the page says in Swedish on any screen,
// `virtual:words/sv-<game>` what only that game's board says, `virtual:words/sv-<game>-lesson` what its lesson says;
// `virtual:words` knows how to fetch them all. Messages are parsed here, once, rather than on every phone at every visit.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Packed } from "../src/i18n/packed.ts";
import { outside } from "./games.ts";

const root = fileURLToPath(new URL("../../src/spila/l10n/", import.meta.url));
/** Words of the command line only. */
const elsewhere = new Set([
  "arena.ftl",
  "check.ftl",
  "cli.ftl",
  "command-line.ftl",
  "deck.ftl",
  "doctor.ftl",
  "help.ftl",
  "server.ftl",
  "store.ftl",
]);
/** What most visits never need, or not at once: the texts are parts of their own (`web-<part>.ftl`). */
const apart = new Set(["class", "host", "learn", "report", "screens", "setup", "speech"]);
/** What is said before a game, but beside its board as well. */
const always = /^(web-game-.+|setting-practice)$/;
const name = "virtual:words";

const languages = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name);

const texts = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".ftl"))
        .sort()
    : [];

/** A language's files by part: a game that has a board in the page is a part (`<game>.ftl` and `web-<game>.ftl`), and so
 * are its lesson (`<game>-lesson.ftl`), what is read aloud (`<game>-speech.ftl`), a few screens (`apart`), and what is shown
 * before a game: settings and the options of all games (`setup`). All the rest is common, also all texts of a game from
 * outside, since its options are among them. */
export function partsOf(language: string): Map<string, string[]> {
  const files = texts(root + language).filter((file) => !elsewhere.has(file));
  const parts = new Map<string, string[]>([["common", []]]);
  for (const file of files) {
    const own = file.replace(/^web-/, "").replace(/\.ftl$/, "");
    const game = own.replace(/-(lesson|speech)$/, "");
    const board = files.includes(`${game}.ftl`) && files.includes(`web-${game}.ftl`);
    const setup = own === "options" || own.endsWith("-options");
    const alone = board || own === "workshop" || (apart.has(own) && file.startsWith("web-"));
    const part = setup ? "setup" : alone ? own : "common";
    parts.set(part, [...(parts.get(part) ?? []), `${root}${language}/${file}`]);
  }
  for (const folder of outside().values()) {
    const own = `${folder}/l10n/${language}`;
    parts.get("common")?.push(...texts(own).map((file) => `${own}/${file}`));
  }
  return parts;
}

type Message = FluentResource["body"][number];

function messages(language: string, part: string): Message[] {
  const parts = partsOf(language);
  const read = (name: string): Message[] =>
    (parts.get(name) ?? []).flatMap((file) => new FluentResource(readFileSync(file, "utf-8")).body);
  if (part === "setup") return read(part).filter((message) => !always.test(message.id));
  return part === "common"
    ? [...read(part), ...read("setup").filter((message) => always.test(message.id))]
    : read(part);
}

/** A part of a language; what is not translated is said in English. */
export function bodyOf(language: string, part: string): Message[] {
  const own = messages(language, part);
  const known = new Set(own.map((message) => message.id));
  const english = language === "en" ? [] : messages("en", part);
  return [...own, ...english.filter((message) => !known.has(message.id))];
}

/** Messages as the page gets them, by name: those without attributes are their text alone (`i18n/packed.ts`). */
export function packed(body: readonly Message[]): Packed {
  return Object.fromEntries(
    body.map(({ id, value, attributes }) => [
      id,
      value === null || Object.keys(attributes).length > 0 ? { value, attributes } : value,
    ]),
  );
}

export function words(): Plugin {
  return {
    name: "spila-words",
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? "\0" + id : null),
    load(id) {
      if (id === "\0" + name) {
        const loaders = languages().map((language) => {
          const parts = [...partsOf("en").keys()];
          const each = parts.map((part) => `"${part}": () => import("${name}/${language}-${part}")`);
          return `"${language}": {${each.join(",")}}`;
        });
        return `export default {${loaders.join(",")}};`;
      }
      if (!id.startsWith(`\0${name}/`)) return null;
      const [, language = "", part = ""] = /^(\w+)-(.+)$/.exec(id.slice(name.length + 2)) ?? [];
      for (const file of partsOf(language).get(part) ?? []) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(packed(bodyOf(language, part))))});`;
    },
  };
}
