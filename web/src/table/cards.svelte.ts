// Cards with text on them at one table, in the reader's language. Each side is requested when it is first drawn, all that
// one drawing needs in one request. Boards ask for dates of turned cards only.
import { SvelteMap } from "svelte/reactivity";
import type { CardSource } from "../boards/contract.ts";
import { http } from "../protocol/http.ts";
import type { DateSide, Front } from "../protocol/table.ts";

class Sides<Side> {
  private readonly known = new SvelteMap<number, Side>();
  private readonly asked = new Set<number>();
  private wanted: number[] = [];
  /** The last request; done when it is answered or has failed. */
  coming: Promise<void> = Promise.resolve();

  constructor(private readonly fetch: (cards: readonly number[]) => Promise<readonly Side[]>) {}

  of(card: number): Side | null {
    const found = this.known.get(card);
    if (found === undefined && !this.asked.has(card)) this.want(card);
    return found ?? null;
  }

  private want(card: number): void {
    this.asked.add(card);
    this.wanted.push(card);
    if (this.wanted.length === 1) this.coming = Promise.resolve().then(() => this.ask());
  }

  /** What failed is requested again when it is drawn again. */
  private async ask(): Promise<void> {
    const cards = this.wanted;
    this.wanted = [];
    try {
      (await this.fetch(cards)).forEach((side, at) => this.known.set(cards[at] ?? 0, side));
    } catch {
      cards.forEach((card) => this.asked.delete(card));
    }
  }
}

export class TableCards implements CardSource {
  private readonly fronts: Sides<Front>;
  private readonly dates: Sides<DateSide>;

  constructor(
    private readonly table: string,
    private readonly language: string,
  ) {
    this.fronts = new Sides((cards) => http.fronts(table, cards, language));
    this.dates = new Sides((cards) => http.dates(table, cards, language));
  }

  front(card: number): Front | null {
    return this.fronts.of(card);
  }

  /** Everything that was wanted so far is here, or could not be fetched. */
  async settled(): Promise<void> {
    await Promise.all([this.fronts.coming, this.dates.coming]);
  }

  date(card: number): DateSide | null {
    return this.dates.of(card);
  }

  report(card: number, note: string): Promise<void> {
    return http.report(this.table, { card, note, language: this.language });
  }
}
