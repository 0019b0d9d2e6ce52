// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.
import type { Animal, Colour, Emote, Language, Pace, Settings } from "./common.ts";

/** The version of the protocol, sent in `hello`. */
export const PROTOCOL = 1;

/** The languages, in the order in which they are offered. */
export const LANGUAGES: readonly Language[] = ["en", "is", "sv", "da", "fi", "nb"];

export const COLOURS: readonly Colour[] = ["plum", "rust", "slate", "moss", "bark", "sea", "ochre", "violet"];

export const ANIMALS: readonly Animal[] = ["rabbit", "fox", "owl", "sheep", "hedgehog", "bear", "deer", "whale"];

/** In the order in which they are offered. */
export const EMOTES: readonly Emote[] = ["hello", "good-luck", "well-played", "thanks", "wow", "laugh", "oops", "cry", "sorry", "think", "hurry", "again"];

/** How long bots think, shortest first. */
export const PACES: readonly Pace[] = ["instant", "quick", "normal", "slow"];

/** What the code of a table is made of. */
export const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export const CODE_LENGTH = 5;

/** Of a new table. */
export const DEFAULT_SETTINGS: Required<Settings> = {
  pace: "normal",
  clock_seconds: null,
  remind_seconds: 45,
  sit_in_seconds: 120,
  sit_in_level: "",
  chat: false,
  undo: true,
  hints: null,
  watching: true,
  relaxed: false,
  practice: false,
  growing: false,
  led: false,
  locked: false,
  names: "free",
  name_list: [],
  until: null,
  report_names: false,
};
