// The PDF of a deck. It comes page by page: a comment line `%page N` ends each, which makes the progress.
import type { DeckPrint } from "../../../protocol/table.ts";
import { workshop } from "./api.ts";

const CARDS = 9;

/** Sheets of paper, pages, and places that stay empty on the last sheet. */
export function sheetsOf(
  cards: number,
  sides: "both" | "fronts",
  box: boolean,
): { sheets: number; pages: number; empty: number } {
  const fronts = Math.ceil(cards / CARDS);
  return {
    sheets: fronts + (box ? 1 : 0),
    pages: fronts * (sides === "both" ? 2 : 1) + (box ? 1 : 0),
    empty: fronts * CARDS - cards,
  };
}

const decoder = new TextDecoder("latin1");

/** The last page that these bytes end; null where they end none. A marker may be cut in two, so the end is kept. */
export function pageIn(text: string): number | null {
  const found = [...text.matchAll(/%page (\d+)\n/g)].at(-1);
  return found ? Number(found[1]) : null;
}

export async function pdfOf(
  code: string,
  key: string,
  wanted: DeckPrint,
  signal: AbortSignal,
  progress: (pages: number) => void,
): Promise<Blob> {
  const response = await workshop.print(code, key, wanted, signal);
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: BlobPart[] = [];
  let end = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    const text = end + decoder.decode(value);
    const page = pageIn(text);
    if (page !== null) progress(page);
    end = text.slice(-20);
  }
  return new Blob(parts, { type: "application/pdf" });
}
