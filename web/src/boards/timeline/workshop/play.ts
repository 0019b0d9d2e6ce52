// From a deck to a table.
import { waysOf } from "../../index.ts";
import { fitted, gamesWithDecks } from "../../workshop.ts";
import { make } from "../../../new-table/create.ts";
import { defaultTable } from "../../../new-table/defaults.ts";
import type { Way } from "../../../new-table/new-table.ts";
import { router } from "../../../router.svelte.ts";
import { storage, type Person } from "../../../storage/storage.svelte.ts";
import type { IconName } from "../../../components/Icon.svelte";

export interface PlayWay {
  way: Way;
  /** The first game that can be played with decks in this way. */
  game: string;
  glyph: IconName;
  /** The new table's page asks who plays; otherwise the table is made at once, for somebody with a name. */
  asks: boolean;
}

const offered: readonly Omit<PlayWay, "game">[] = [
  { way: "bots", glyph: "bot", asks: false },
  { way: "friends", glyph: "link", asks: false },
  { way: "class", glyph: "book", asks: true },
  { way: "screen", glyph: "pass", asks: true },
];

/** How a deck can be played with the games there are. */
export const playWays: readonly PlayWay[] = offered.flatMap((each) => {
  const game = gamesWithDecks.find((id) => waysOf(id).includes(each.way));
  return game === undefined ? [] : [{ ...each, game }];
});

/** How many sit around a screen, or play with friends, when the cards are counted out. */
const MANY = 4;
const SOME = 3;

/** A deck that has been published. */
export interface Published {
  deck: string;
  cards: number;
  title: string;
}

/** Make a table with the deck and go there. */
export async function playDeck(
  { deck, cards, title }: Published,
  { game, way }: PlayWay,
  person: Person,
): Promise<void> {
  const { choice } = defaultTable(game, way, person);
  const bots = choice.bots.slice(0, Math.max(1, Math.min(choice.bots.length, cards - 2)));
  const players = way === "bots" ? 1 + bots.length : Math.max(SOME, 1 + choice.bots.length + choice.open);
  const options = { deck, ...fitted(game, cards, players) };
  await make(game, way === "bots" ? { ...choice, bots } : choice, { title, options });
}

/** Go where a table with the deck is set up. */
export function setUpDeck({ deck, cards, title }: Published, { game, way }: PlayWay): void {
  const fit = Object.entries(fitted(game, cards, MANY)).map(([name, value]) => [name, String(value)]);
  router.go(`new/${game}?${new URLSearchParams([["way", way], ["deck", deck], ...fit, ["title", title]]).toString()}`);
}

/** Whether a name is needed first. */
export const wantsName = ({ asks }: PlayWay): boolean => !asks && !storage.person;
