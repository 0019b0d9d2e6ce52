// The seats as the page shows them: bots get names, and everybody a colour and an animal of their own.
import type { Sitter } from "../boards/contract.ts";
import { ANIMALS, COLOURS } from "../protocol/constants.ts";
import type { Presence, SeatInfo } from "../protocol/table.ts";

export function sitters(
  seats: readonly SeatInfo[],
  pulse: Pick<Presence, "here" | "lag"> | null,
  botName: (number: number) => string,
): Sitter[] {
  const freeColours = COLOURS.filter((each) => seats.every((seat) => seat.colour !== each));
  const freeAnimals = ANIMALS.filter((each) => seats.every((seat) => seat.animal !== each));
  let bots = 0;
  return seats.map((seat, place) => {
    const bare = seat.kind !== "person";
    if (bare) bots += 1;
    return {
      ...seat,
      name: seat.name || (bare ? botName(bots) : ""),
      colour: seat.colour ?? freeColours[(bots - 1) % freeColours.length] ?? "bark",
      animal: seat.animal ?? freeAnimals[(bots - 1) % freeAnimals.length] ?? "bear",
      here: bare || (pulse?.here[place] ?? true),
      lag: pulse?.lag[place] ?? null,
    };
  });
}

/** Whose turn it is, where a game has turns. */
export function turnOf(view: Record<string, unknown> | null): number | null {
  const turn = view?.["turn"];
  return typeof turn === "number" ? turn : null;
}
