// All HTTP requests. A refusal is thrown as a `Problem` with the server's code.
import type {
  ClassReport,
  DateSide,
  DeckCard,
  DeckFace,
  Front,
  GameCard,
  Join,
  Key,
  LessonPage,
  Made,
  NetworkAddress,
  NewCardReport,
  NewTable,
  Replay,
  ReportRequest,
  RoleKey,
  RulePage,
  Seated,
  TableCard,
} from "./table.ts";

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

/** An address of the server, also where it is served below a sub-path: the page has a <base>. */
export function at(path: string): string {
  return new URL(path, document.baseURI).toString();
}

/** Where a table's socket is opened. A server with several workers finds the table's own by the code in the address. */
export function socketAddress(table: string): string {
  return at(`ws?table=${encodeURIComponent(table)}`).replace(/^http/, "ws");
}

async function asked<T>(path: string, body?: unknown): Promise<T> {
  const response = await answered(path, body);
  return (await response.json().catch(() => null)) as T;
}

async function answered(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(
      at(path),
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Problem("server-away");
  }
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  const problem = answer as { code?: string; params?: Record<string, string | number> } | null;
  throw new Problem(problem?.code ?? "server-away", problem?.params ?? {});
}

const safe = encodeURIComponent;
export const http = {
  games: () => asked<GameCard[]>("api/games"),
  decks: () => asked<DeckCard[]>("api/decks"),
  deck: (name: string) => asked<DeckFace>(`api/workshop/deck-names/${safe(name)}`),
  address: () => asked<NetworkAddress>("api/address"),
  make: (table: NewTable) => asked<Made>("api/tables", table),
  table: (code: string) => asked<TableCard>(`api/tables/${safe(code)}`),
  join: (code: string, join: Join) => asked<Seated>(`api/tables/${safe(code)}/seats`, join),
  openScreen: (code: string) => asked<RoleKey>(`api/tables/${safe(code)}/screens`, {}),
  mine: (tables: Key[]) => asked<TableCard[]>("api/mine", { tables }),
  replay: (code: string) => asked<Replay>(`api/tables/${safe(code)}/replay`),
  fronts: (code: string, cards: readonly number[], lang: string) =>
    asked<Front[]>(`api/tables/${safe(code)}/cards?of=${cards.join()}&lang=${lang}`),
  dates: (code: string, cards: readonly number[], lang: string) =>
    asked<DateSide[]>(`api/tables/${safe(code)}/dates?of=${cards.join()}&lang=${lang}`),
  same: (code: string, join: Join) => asked<Seated>(`api/tables/${safe(code)}/same`, join),
  classReport: (code: string, request: ReportRequest) =>
    asked<ClassReport>(`api/tables/${safe(code)}/class-report`, request),
  classSheet: (code: string, request: ReportRequest) =>
    answered(`api/tables/${safe(code)}/class-report/csv`, request).then((response) => response.blob()),
  report: (code: string, report: NewCardReport) => asked<void>(`api/tables/${safe(code)}/reports`, report),
  rules: (game: string, lang: string) => asked<RulePage>(`api/rules/${safe(game)}?lang=${lang}`),
  lesson: (game: string, lang: string) => asked<LessonPage>(`api/lessons/${safe(game)}?lang=${lang}`),
};
