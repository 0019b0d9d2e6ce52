// A game's options as its JSON Schema lists them, as fields of a form. No option is known by its name here except the deck,
// which is chosen by its name and not card by card.
import { GROUNDS } from "../protocol/eras.ts";
import type { GameCard } from "../protocol/table.ts";

export type Options = Readonly<Record<string, unknown>>;

interface Shape {
  $ref?: string;
  type?: string;
  enum?: string[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  "x-seats"?: "one" | "each" | "count";
  "x-start"?: number;
}
interface Schema extends Shape {
  $defs?: Record<string, Shape>;
}

interface Common {
  /** The option and, inside of it, the part: `["deck", "wilds"]`. */
  path: readonly string[];
  /** Its message: `option-GAME-deck-wilds`. */
  message: string;
  /** Null means off. */
  optional: boolean;
  /** For options of one group of players: the value is a seat, has a part for each seat, or fits their number. */
  seats: "one" | "each" | "count" | null;
  /** What it begins with when it is switched on; each part of it, where there is one for each seat. */
  start: number;
}
export type Field = Common &
  (
    | { kind: "switch" }
    | { kind: "number"; least: number; most: number }
    | { kind: "choice"; values: readonly string[] }
    | { kind: "numbers"; least: number; most: number; count: number }
    | { kind: "set"; values: readonly string[] | null; count: number }
    | { kind: "deck" }
  );

export function fields(game: Pick<GameCard, "id" | "options">): Field[] {
  const schema = game.options as Schema;
  const defs = schema.$defs ?? {};
  const resolved = (shape: Shape): Shape => (shape.$ref ? (defs[shape.$ref.split("/").at(-1) ?? ""] ?? {}) : shape);

  function walk(shape: Shape, path: readonly string[]): Field[] {
    return Object.entries(resolved(shape).properties ?? {}).flatMap(([name, part]) => one(part, [...path, name]));
  }
  function one(given: Shape, path: readonly string[]): Field[] {
    const optional = given.anyOf?.some((each) => each.type === "null") ?? false;
    const shape = resolved(given.anyOf?.find((each) => each.type !== "null") ?? given);
    const message = `option-${game.id}-${path.join("-")}`;
    const start = given["x-start"] ?? shape.minimum ?? 0;
    const common = { path, message, optional, seats: given["x-seats"] ?? null, start };
    if (shape.type === "object") return shape.properties?.["cards"] ? [{ ...common, kind: "deck" }] : walk(shape, path);
    if (shape.type === "boolean") return [{ ...common, kind: "switch" }];
    if (shape.enum) return [{ ...common, kind: "choice", values: shape.enum }];
    if (shape.type === "integer")
      return [{ ...common, kind: "number", least: shape.minimum ?? 0, most: shape.maximum ?? 1000 }];
    if (shape.type === "array") {
      const items = shape.items ?? {};
      const count = shape.maxItems ?? 50;
      if (items.type === "integer") {
        const least = items.minimum ?? 0;
        const most = items.maximum ?? 100;
        // A handful of numbers of which some are meant is a set; a list of amounts is a list.
        if (most - least < 5 && count <= most - least + 1)
          return [{ ...common, kind: "set", values: spread(least, most), count }];
        return [{ ...common, kind: "numbers", least, most, count }];
      }
      return [{ ...common, kind: "set", values: inTime(items.enum ?? null), count }];
    }
    return [];
  }
  return walk(schema, []);
}

const ERAS: readonly string[] = Object.keys(GROUNDS);
/** A schema has its values by the alphabet; eras are listed in the order of time. */
const inTime = (values: readonly string[] | null) =>
  values?.every((each) => ERAS.includes(each)) ? ERAS.filter((each) => values.includes(each)) : values;

const spread = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, step) => String(least + step));

/** Options in the address of a new table: a deck, and numbers that go with it. */
export function fromAddress(game: Pick<GameCard, "id" | "options">, address: URLSearchParams): Options {
  const given = fields(game).flatMap((field): [string, unknown][] => {
    const [name = "", ...inside] = field.path;
    const value = address.get(name);
    if (!value || inside.length > 0) return [];
    if (field.kind === "deck") return [[name, value]];
    const number = Number(value);
    const fits = field.kind === "number" && Number.isInteger(number) && number >= field.least && number <= field.most;
    return fits ? [[name, number]] : [];
  });
  return Object.fromEntries(given);
}

/** What can be the default of the next table: options that hold for any group of players. */
export function lasting(game: Pick<GameCard, "id" | "options">, options: Options): Options {
  const bound = new Set(fields(game).flatMap((field) => (field.seats ? field.path.slice(0, 1) : [])));
  return Object.fromEntries(Object.entries(options).filter(([name]) => !bound.has(name)));
}

export function valueAt(options: Options, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Options | null | undefined)?.[name], options);
}

export function withValue(options: Options, path: readonly string[], value: unknown): Options {
  const [name = "", ...rest] = path;
  if (rest.length === 0) return { ...options, [name]: value };
  return { ...options, [name]: withValue((options[name] ?? {}) as Options, rest, value) };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from the preset: the rest is left to the rules, which know the number of players. */
export function changes(options: Options, preset: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !same(value, preset[name])));
}

/** What no preset says anything about, such as a match to points or a deck, stays when another preset is chosen. */
export function keptAcross(options: Options, presets: Readonly<Record<string, Options>>): Options {
  const all = Object.values(presets);
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => all.every((preset) => same(preset[name], all[0]?.[name]))),
  );
}

export function presetsOf(game: GameCard): Readonly<Record<string, Options>> {
  return game.presets as Record<string, Options>;
}
