// Invented players for figures and lessons.
import type { Sitter } from "../boards/contract.ts";
import type { Animal, Colour } from "../protocol/table.ts";

const dress: readonly { colour: Colour; animal: Animal }[] = [
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
  ...(dress[place % dress.length] as (typeof dress)[number]),
  here: true,
  lag: null,
});

/** The number of seats of a view. */
export function seatsOf(view: Record<string, unknown>): number {
  for (const field of ["players", "counts", "hands", "scores"]) {
    const found = view[field];
    if (Array.isArray(found)) return found.length;
  }
  return 2;
}

/** The seat whose view it is gets the first name, the others follow clockwise. */
export function figureSitters(view: Record<string, unknown>, seat: number, name: (place: number) => string): Sitter[] {
  const count = seatsOf(view);
  return Array.from({ length: count }, (_, each) => {
    const place = (each - seat + count) % count;
    return sitter(name(place), place);
  });
}
