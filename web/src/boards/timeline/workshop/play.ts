// From a deck to a table. Another way to play is one more entry in `playWays`, and what it opens in `playDeck`.
import { make } from "../../../new-table/create.ts";
import { defaultTable } from "../../../new-table/defaults.ts";
import type { Person } from "../../../storage/storage.svelte.ts";
import type { GlyphName } from "../../../components/Glyph.svelte";

export type PlayWay = "bots" | "friends";
export const playWays: readonly { way: PlayWay; glyph: GlyphName }[] = [
  { way: "bots", glyph: "bot" },
  { way: "friends", glyph: "link" },
];

const HAND = 4;

/** As many cards for each player as a small deck has: one lies on the table, and some are left to draw. */
export const handSize = (cards: number, players: number): number =>
  Math.max(1, Math.min(HAND, Math.floor((cards - 2) / players)));

/** Make a table with the deck and go there. */
export async function playDeck(
  deck: string,
  cards: number,
  way: PlayWay,
  person: Person,
  title: string,
): Promise<void> {
  const { choice } = defaultTable("timeline", way, person);
  const players = 1 + choice.bots.length + choice.open;
  const bots = choice.bots.slice(0, Math.max(1, Math.min(choice.bots.length, cards - 2)));
  const hand = handSize(cards, way === "bots" ? 1 + bots.length : Math.max(3, players));
  const options = hand === HAND ? { deck } : { deck, handSize: hand };
  await make("timeline", way === "bots" ? { ...choice, bots } : choice, { title, options });
}
