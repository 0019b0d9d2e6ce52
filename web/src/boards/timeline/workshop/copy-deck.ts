import { workshop } from "./api.ts";
import { deckKeys } from "./keys.svelte.ts";

/** Copy a deck (`code:K7MQ2`, or one that comes with Spila), and keep the keys of the copy. Its code. */
export async function copyDeck(name: string, title: string, language: string): Promise<string> {
  const made = await workshop.make({ head: { language }, copy: name });
  deckKeys.keep(made.code, { owner: made.owner_key, editor: made.edit_key, title });
  return made.code;
}
