/* eslint-disable svelte/prefer-svelte-reactivity -- a set that nothing is drawn from */
// A table that was pasted or dropped, before its rows become cards. The server reads it; what the author then changes (a
// column's use, a cell) is read again. It's kept in this browser until it is taken or thrown away.
import { workshop } from "./api.ts";
import { deckKeys } from "./keys.svelte.ts";
import { byCard } from "./problems.ts";
import { Problem } from "../../../protocol/http.ts";
import type { CellProblem, DraftCard, SheetColumn, SheetRead } from "../../../protocol/table.ts";

const REST_MS = 300;
const NAME = "spila.sheet";

interface Stored {
  read: SheetRead;
  title: string;
  language: string;
}

export class SheetReview {
  read = $state.raw<SheetRead>({
    headings: [], columns: [], heading: false, rows: [], cards: [], problems: [], ready: 0, unit: "year",
  }); // prettier-ignore
  title = $state("");
  /** A change is being read by the server. */
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest = 0;

  private readonly problems = $derived(byCard(this.read.problems));
  readonly bad = $derived(this.read.rows.flatMap((row, at) => (this.blocked(row.card) ? [at] : [])));
  readonly good = $derived(this.read.rows.flatMap((row, at) => (this.blocked(row.card) ? [] : [at])));
  /** A whole deck that was exported: there are no columns to choose. */
  readonly whole = $derived(this.read.head ?? null);

  constructor(
    readonly language: string,
    read: SheetRead,
    title: string,
  ) {
    this.read = read;
    this.title = title || (read.head?.titles?.[read.head.language] ?? "");
    this.store();
  }

  static async ofText(text: string, language: string): Promise<SheetReview> {
    return new SheetReview(language, await workshop.sheet({ language, text }), "");
  }

  /** What is larger than the server reads isn't sent: over a slow line that would take minutes. */
  static async ofFile(file: File, language: string, most = Infinity): Promise<SheetReview> {
    if (file.size > most) throw new Problem("sheet-too-large", { most });
    return new SheetReview(language, await workshop.file(file, language), file.name.replace(/\.\w+$/, ""));
  }

  /** The table that was open when the page was left. */
  static stored(): SheetReview | null {
    try {
      const stored = JSON.parse(sessionStorage.getItem(NAME) ?? "null") as Stored | null;
      return stored && new SheetReview(stored.language, stored.read, stored.title);
    } catch {
      return null;
    }
  }

  problemsOf(row: number): readonly CellProblem[] {
    return this.problems.get(this.read.rows[row]?.card ?? "") ?? [];
  }

  /** The problem of one cell, the worst first. */
  problemAt(row: number, column: number): CellProblem | null {
    const { use = "", language = "" } = this.read.columns[column] ?? {};
    const cell = use === "icon" ? "picture" : use;
    const found = this.problemsOf(row).filter(
      (problem) =>
        problem.cell === cell && (problem.language === "" || problem.language === (language || this.language)),
    );
    return found.find((problem) => problem.blocks) ?? found[0] ?? null;
  }

  /** What is wrong with a row as a whole, or in a cell that isn't there. */
  rowProblem(row: number): CellProblem | null {
    const shown = new Set(this.read.columns.map(({ use }) => (use === "icon" ? "picture" : use) as string));
    return this.problemsOf(row).find((problem) => problem.blocks && !shown.has(problem.cell)) ?? null;
  }

  setColumn(at: number, column: SheetColumn): void {
    const columns = this.read.columns.map((old, each) => {
      if (each === at) return column;
      const taken = column.use !== "" && old.use === column.use && (old.language ?? "") === (column.language ?? "");
      return taken ? { use: "" as const } : old;
    });
    this.read = { ...this.read, columns };
    this.again(0);
  }

  setCell(row: number, column: number, text: string): void {
    const rows = this.read.rows.map((each, at) =>
      at === row ? { ...each, cells: each.cells.map((old, place) => (place === column ? text : old)) } : each,
    );
    this.read = { ...this.read, rows };
    this.again(REST_MS);
  }

  setHeading(heading: boolean): void {
    const { rows, headings } = this.read;
    if (heading && rows[0]) this.read = { ...this.read, heading, headings: rows[0].cells, rows: rows.slice(1) };
    else if (!heading && this.read.heading) {
      const first = { line: 1, cells: headings, card: "" };
      this.read = { ...this.read, heading, headings: [], rows: [first, ...rows] };
    }
    this.again(0);
  }

  setUnit(unit: string): void {
    this.read = { ...this.read, unit };
    this.again(REST_MS);
  }

  private again(after: number): void {
    this.store();
    clearTimeout(this.timer);
    this.busy = true;
    this.timer = setTimeout(() => void this.ask(), after);
  }

  private async ask(): Promise<void> {
    const number = (this.latest += 1);
    const { rows, headings, heading, columns, unit } = this.read;
    const cells = rows.map((row) => row.cells);
    try {
      const read = await workshop.sheet({
        language: this.language,
        rows: heading ? [headings, ...cells] : cells,
        heading,
        columns,
        unit,
      });
      if (number !== this.latest) return; // something was changed meanwhile
      const lines = read.rows.length === rows.length;
      this.read = {
        ...read,
        rows: read.rows.map((row, at) => (lines ? { ...row, line: rows[at]?.line ?? row.line } : row)),
      };
      this.problem = null;
      this.store();
    } catch (error) {
      this.problem = error;
    } finally {
      if (number === this.latest) this.busy = false;
    }
  }

  /** Make a deck of it: every row is a card, also those that can't be played yet. */
  async make(): Promise<string> {
    const language = this.whole?.language ?? this.language;
    const titles = this.title ? { ...this.whole?.titles, [language]: this.title.trim() } : (this.whole?.titles ?? {});
    const head = { ...this.whole, language, titles, unit: this.whole?.unit ?? (this.read.unit || "year") };
    const made = await workshop.make({ head, cards: this.read.cards });
    deckKeys.keep(made.code, {
      owner: made.owner_key,
      editor: made.edit_key,
      title: this.title,
      cards: this.read.cards.length,
    });
    this.drop();
    return made.code;
  }

  /** Its cards, for a deck that is there already. */
  take(): readonly DraftCard[] {
    this.drop();
    return this.read.cards;
  }

  drop(): void {
    clearTimeout(this.timer);
    try {
      sessionStorage.removeItem(NAME);
    } catch {
      // Nothing was stored then.
    }
  }

  private blocked(card: string): boolean {
    return (this.problems.get(card) ?? []).some((problem) => problem.blocks);
  }

  private store(): void {
    try {
      sessionStorage.setItem(NAME, JSON.stringify({ read: this.read, title: this.title, language: this.language }));
    } catch {
      // A very long table is kept for this visit only.
    }
  }
}
