// The requests of the deck workshop (docs/workshop.md).
import { ask, send } from "../../../protocol/ask.ts";
import { Problem } from "../../../protocol/http.ts";
import type {
  CardReport,
  DeckDraft,
  DeckFace,
  DeckMade,
  DeckPrint,
  DeckSave,
  DeckSaved,
  IconsFound,
  KeyMade,
  NewDeck,
  NewKey,
  PictureAdded,
  SheetRead,
  SheetText,
  VersionMade,
  Workshop,
} from "../../../protocol/table.ts";

const safe = encodeURIComponent;
const deck = (code: string) => `api/workshop/decks/${safe(code)}`;
const query = (params: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();

/** Teachers send files and tables, not messages. */
const sized = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    const large = error instanceof Problem && error.code === "message-too-large";
    throw large ? new Problem("sheet-too-large", error.params) : error;
  });

export const workshop = {
  about: () => ask<Workshop>("api/workshop"),
  make: (body: NewDeck) => ask<DeckMade>("api/workshop/decks", { body }),
  face: (code: string) => ask<DeckFace>(deck(code)),
  draft: (code: string, key: string, since?: number) =>
    ask<DeckDraft>(`${deck(code)}/draft${since === undefined ? "" : `?since=${since}`}`, { key }),
  save: (code: string, key: string, body: DeckSave) => ask<DeckSaved>(`${deck(code)}/draft`, { key, body }),
  publish: (code: string, key: string) => ask<VersionMade>(`${deck(code)}/versions`, { key, body: {} }),
  remove: (code: string, key: string) => ask<null>(deck(code), { key, method: "DELETE" }),
  newKey: (code: string, key: string, body: NewKey) => ask<KeyMade>(`${deck(code)}/keys`, { key, body }),
  reports: (code: string, key: string) => ask<CardReport[]>(`${deck(code)}/reports`, { key }),
  settle: (code: string, key: string, id: string) =>
    ask<null>(`${deck(code)}/reports/${safe(id)}`, { key, method: "DELETE" }),
  addPicture: (code: string, key: string, file: Blob, author: string, licence: string) =>
    sized(ask<PictureAdded>(`${deck(code)}/pictures?${query({ author, licence })}`, { key, file })),
  print: (code: string, key: string | undefined, body: DeckPrint, signal: AbortSignal) =>
    send(`${deck(code)}/print`, { key, body, signal }),
  exported: (code: string, key: string | undefined, format: "zip" | "csv", lang: string) =>
    send(`${deck(code)}/export?${query({ format, lang })}`, { key }),
  sheet: (body: SheetText) => sized(ask<SheetRead>("api/workshop/sheet", { body })),
  file: (file: Blob, lang: string) => sized(ask<SheetRead>(`api/workshop/file?${query({ lang })}`, { file })),
  icons: (q: string, lang: string, from = 0) =>
    ask<IconsFound>(`api/workshop/icons?${query({ q, lang, ...(from > 0 ? { from } : {}) })}`),
  iconsNamed: (names: readonly string[]) => ask<IconsFound>(`api/workshop/icons?${query({ names: names.join() })}`),
};
