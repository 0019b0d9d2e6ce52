// Texts in the chosen language, from the project's Fluent files. What a language lacks is in English: the build puts it
// in (`build/words.ts`). The project's own files are complete, which a test checks.
import parts from "virtual:words";
import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "../protocol/constants.ts";
import type { Language } from "../protocol/table.ts";
import { isolated } from "./direction.ts";
import { unpacked } from "./packed.ts";

export const ownNames: Record<Language, string> = {
  en: "English",
  is: "Íslenska",
  sv: "Svenska",
  da: "Dansk",
  fi: "Suomi",
  nb: "Norsk",
};
export type Params = Record<string, FluentVariable>;

/** The first of the browser's languages that the page has. */
export function preferred(languages: readonly string[]): Language {
  for (const each of languages) {
    const code = each.toLowerCase().split("-")[0] ?? "";
    const known = code === "no" || code === "nn" ? "nb" : code;
    const found = LANGUAGES.find((language) => language === known);
    if (found) return found;
  }
  return "en";
}

/** Below a thousand all our languages write the same digits. The first formatter of numbers takes a browser longer than
 * laying out a board, so most tables never make one. */
const plain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** A number that chooses plural forms and is shown as the page shows numbers. */
class ShownNumber extends FluentNumber {
  override toString(): string {
    return words.number(this.value);
  }
}

const shown = (value: FluentVariable): FluentVariable =>
  typeof value === "number" ? new ShownNumber(value) : typeof value === "string" ? isolated(value) : value;
const allShown = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private readonly needed = new Set(["common"]);
  private readonly coming = new Map<string, Promise<void>>();
  private chosen: Promise<void> = Promise.resolve();
  /** Marks every message, so that text that is not a message stands out. For tests. */
  private mark: (text: string) => string = (text) => text;

  choose(language: Language): Promise<void> {
    this.chosen = this.change(language);
    return this.chosen;
  }

  private async change(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
    const read = new Set<string>();
    while (read.size < this.needed.size) {
      const missing = [...this.needed].filter((part) => !read.has(part));
      const bodies = await Promise.all(
        missing.map((part) => (part === "common" ? load(language, part) : load(language, part).catch(() => []))),
      ); // what one screen needs and cannot be had stops only that screen
      for (const body of bodies) bundle.addResource({ body });
      missing.forEach((part) => read.add(part));
    }
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load texts that not every screen needs, in this language and in any that is chosen later. */
  need(part: string): Promise<void> {
    const coming = this.coming.get(part) ?? this.fetch(part);
    this.coming.set(part, coming);
    coming.catch(() => this.coming.delete(part));
    return coming;
  }

  /** Waits for a language that is being chosen, also where another one is chosen meanwhile. */
  private async fetch(part: string): Promise<void> {
    await this.chosen;
    this.needed.add(part);
    const { bundle, language } = this;
    bundle?.addResource({ body: await load(language, part) });
    if (bundle !== this.bundle) await this.chosen;
  }

  /** Put every message into brackets and make it forty per cent longer. */
  pretend(): void {
    this.mark = (text) => `⟦${text}${"·".repeat(Math.ceil(text.length * 0.4))}⟧`;
  }

  has(name: string): boolean {
    return this.find(name) !== null;
  }

  /** The message, or its attribute (`name.attribute`), with these parameters. */
  say = (name: string, params: Params = {}): string => {
    const found = this.find(name);
    return this.mark(found ? found.bundle.formatPattern(found.pattern, allShown(params), []) : name);
  };

  /** The first of these messages that exists. */
  first = (names: readonly string[], params: Params = {}): string =>
    this.say(names.find((name) => this.has(name)) ?? names[0] ?? "", params);

  /** Why something was refused. */
  refusal = (code: string, params: Params = {}): string =>
    this.first([`refusal-${code}`, `goodbye-${code}`, `error-${code}`, "web-refused"], { code, ...params });

  /** Chromium has no Icelandic numbers, and would take the system's; Danish ones are written in the same way. */
  private readonly numbers = $derived(new Intl.NumberFormat(this.language === "is" ? "da" : this.language));
  number = (value: number): string => (plain(value) ? String(value) : this.numbers.format(value));

  /** "Anna, Bo and Cleo". Not `Intl.ListFormat`, which speaks the system's language where it lacks ours. */
  list = (items: readonly string[]): string =>
    items.length < 2
      ? (items[0] ?? "")
      : this.say("web-and", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });

  private find(name: string) {
    const [id = "", attribute] = name.split(".");
    const message = this.bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return this.bundle && pattern ? { bundle: this.bundle, pattern } : null;
  }
}

async function load(language: Language, part: string) {
  return unpacked((await parts[language]?.[part]?.())?.default ?? {});
}

export const words = new Words();
export const say = words.say;
