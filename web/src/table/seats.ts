// The seats as the page shows them: bots get names, people without one that of their animal, and everybody a colour and
// an animal of their own.
import type { Sitter } from "../boards/contract.ts";
import { say } from "../i18n/i18n.svelte.ts";
import { ANIMALS, COLOURS } from "../protocol/constants.ts";
import type { Animal, Presence, SeatInfo } from "../protocol/table.ts";

export function sitters(
  seats: readonly SeatInfo[],
  pulse: Pick<Presence, "here" | "lag"> | null,
  botName: (number: number) => string,
  animalName: (animal: Animal) => string,
): Sitter[] {
  const freeColours = COLOURS.filter((each) => seats.every((seat) => seat.colour !== each));
  const freeAnimals = ANIMALS.filter((each) => seats.every((seat) => seat.animal !== each));
  let bots = 0;
  const animals = new Map<string, number>();
  return seats.map((seat, place) => {
    const bare = seat.kind !== "person";
    if (bare) bots += 1;
    const animal = !bare && !seat.name && seat.animal ? animalName(seat.animal) : "";
    const nth = (animals.get(animal) ?? 0) + 1;
    animals.set(animal, nth);
    return {
      ...seat,
      name: seat.name || (bare ? botName(bots) : nth > 1 && animal ? `${animal} ${nth}` : animal),
      colour: seat.colour ?? freeColours[(bots - 1) % freeColours.length] ?? "bark",
      animal: seat.animal ?? freeAnimals[(bots - 1) % freeAnimals.length] ?? "bear",
      here: bare || (pulse?.here[place] ?? true),
      lag: pulse?.lag[place] ?? null,
    };
  });
}

/** The same in the language of the page. */
export function shownSeats(seats: readonly SeatInfo[], pulse: Pick<Presence, "here" | "lag"> | null): Sitter[] {
  const bot = (number: number) => say("web-bot-name", { number });
  return sitters(seats, pulse, bot, (animal) => say("web-animal", { animal }));
}

/** Whose turn it is, where a game has turns. */
export function turnOf(view: Record<string, unknown> | null): number | null {
  const turn = view?.["turn"];
  return typeof turn === "number" ? turn : null;
}
