// Invented players for figures and lessons.
import type { Sitter } from "../boards/contract.ts";
import type { Animal, Colour } from "../protocol/table.ts";

const looks: readonly { colour: Colour; animal: Animal }[] = [
  { colour: "plum", animal: "rabbit" },
  { colour: "rust", animal: "fox" },
  { colour: "slate", animal: "owl" },
  { colour: "moss", animal: "sheep" },
  { colour: "sea", animal: "whale" },
  { colour: "ochre", animal: "hedgehog" },
  { colour: "violet", animal: "deer" },
  { colour: "bark", animal: "bear" },
];

export const sitter = (name: string, place: number): Sitter => ({
  kind: "person",
  name,
  ...(looks[place % looks.length] as (typeof looks)[number]),
  here: true,
  lag: null,
});

/** The seat whose view it is gets the first name, the others follow clockwise. */
export function figureSitters(seats: number, seat: number, name: (place: number) => string): Sitter[] {
  return Array.from({ length: seats }, (_, each) => {
    const place = (each - seat + seats) % seats;
    return sitter(name(place), place);
  });
}
