// What was typed and hasn't reached the server yet, in this browser's storage: a closed tab or a lost connection loses
// nothing. It's small, since it goes as soon as the server has it.
import type { CardChange, DraftHead } from "../../../protocol/table.ts";

export interface Unsaved {
  cards: readonly CardChange[];
  head: DraftHead | null;
}

const nameOf = (code: string): string => `spila.unsaved.${code}`;

export function unsaved(code: string): Unsaved | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(code)) ?? "null") as Unsaved | null;
  } catch {
    return null;
  }
}

export function keepUnsaved(code: string, state: Unsaved): void {
  try {
    if (state.cards.length === 0 && !state.head) localStorage.removeItem(nameOf(code));
    else localStorage.setItem(nameOf(code), JSON.stringify(state));
  } catch {
    // Without storage it lasts for this visit.
  }
}
