// From the choices on the page to the request for a table.
import { waysOf } from "../boards/index.ts";
import { say } from "../i18n/i18n.svelte.ts";
import { ANIMALS, COLOURS } from "../protocol/constants.ts";
import type { Language, NewTable, SeatRequest, Settings } from "../protocol/table.ts";
import type { Person } from "../storage/storage.svelte.ts";

/** The ways in which a game can be played, the usual one first. */
export const ways = (game: string): readonly Way[] => waysOf(game) as readonly Way[];

/** With friends online, led by a teacher, with the table on a TV, several people around one screen, one person alone, or
 * alone against bots. */
export type Way = "friends" | "class" | "tv" | "screen" | "alone" | "bots";
/** Others join with screens of their own. */
export const joined = (way: Way): boolean => way === "friends" || way === "tv" || way === "class";

export interface Choice {
  way: Way;
  /** Everybody at this screen, the maker of the table first. */
  people: readonly Person[];
  /** Levels of the bots that play. */
  bots: readonly string[];
  /** How many seats are kept free for friends. */
  open: number;
}

export function seatsOf(choice: Choice): SeatRequest[] {
  const here = choice.way === "class" ? [] : choice.way === "screen" ? choice.people : choice.people.slice(0, 1);
  return [
    ...here.map(({ name, colour, animal }): SeatRequest => ({ kind: "me", name, colour, animal })),
    ...Array.from({ length: joined(choice.way) ? choice.open : 0 }, (): SeatRequest => ({ kind: "open" })),
    ...choice.bots.map((level): SeatRequest => ({ kind: "bot", level })),
  ];
}

/** The choices before anything has been chosen. */
export function usual(way: Way, person: Person): Choice {
  const people = way === "screen" ? [person, other([person])] : [person];
  return { way, people, bots: way === "bots" ? ["easy", "easy"] : [], open: joined(way) ? 1 : 0 };
}

/** Another person: without a name, with a colour and an animal that nobody has. */
export function other(people: readonly Person[]): Person {
  const colour = COLOURS.find((each) => people.every((person) => person.colour !== each)) ?? "plum";
  const animal = ANIMALS.find((each) => people.every((person) => person.animal !== each)) ?? "rabbit";
  return { name: "", colour, animal };
}

export function asked(
  game: string,
  choice: Choice,
  language: Language,
  rest: { title?: string; options?: unknown; settings?: Settings } = {},
): NewTable {
  const maker = choice.people[0] ?? other([]);
  const person = choice.way === "class" ? { name: say("web-way-class"), role: "remote" as const } : maker;
  return { game, seats: seatsOf(choice), ...person, language, ...rest };
}

/** Tables to be dealt as soon as they are opened: everybody who plays is there already. */
const eager = new Set<string>();
export const dealAtOnce = (table: string): void => void eager.add(table);
/** Tables whose lobby offers a big screen at once. */
const shown = new Set<string>();
export const offerScreen = (table: string): void => void shown.add(table);
export const offersScreen = (table: string): boolean => shown.has(table);
export const takeEager = (table: string): boolean => eager.delete(table);
