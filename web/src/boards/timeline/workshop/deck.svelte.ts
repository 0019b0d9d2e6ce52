/* eslint-disable svelte/prefer-svelte-reactivity -- maps that are made anew rather than changed */
// A deck while it is edited: what was typed is here at once, in this browser's storage a moment later, and on the server
// 300 ms after the last letter, which answers with the problems. Other editors' changes come in without a reload.
// A letter costs the same in a deck of 20 cards and of 500: whatever looks at all cards waits until cards come or go, or
// until the server has answered.
import { byCard, levelOf, type Level } from "./problems.ts";
import { workshop } from "./api.ts";
import { deckKeys } from "./keys.svelte.ts";
import { absorbed, changesOf, restored, same, textOf, withText, type TextCell, type Working } from "./merge.ts";
import { keepUnsaved, unsaved } from "./unsaved.ts";
import { inOrder, type Order } from "./order.ts";
import { sameTally, tallied } from "./tally.ts";
import { Problem } from "../../../protocol/http.ts";
import type { CellProblem, DraftCard, DraftHead, Kept } from "../../../protocol/table.ts";

const REST_MS = 300;
const AGAIN_MS = 4_000;
const STORE_MS = 100;
const POLL_MS = 7_000;
const LASTING = new Set(["deck-unknown", "deck-key"]);
/** A card of a browser: at random, since an id must not give the date away. */
export const newId = (): string =>
  `c-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, "0")).join("")}`;

export type Saving = "saved" | "saving" | "unsaved";

const clashing = (cards: readonly DraftCard[]): ReadonlySet<string> =>
  new Set(cards.filter((card) => card.other).map((card) => card.id));

export class DeckEditor {
  head = $state.raw<DraftHead>({ language: "en" });
  cards = $state.raw<readonly DraftCard[]>([]);
  problems = $state.raw<readonly CellProblem[]>([]);
  saving = $state<Saving>("saved");
  /** Why the deck can't be saved, where waiting won't help: it was deleted, or the key was replaced. */
  lost = $state.raw<Problem | null>(null);
  /** Why the last save was refused, where another change may help. */
  problem = $state.raw<Problem | null>(null);
  role = $state<"editor" | "owner">("editor");
  reports = $state(0);
  editKeyUsed = $state<number | null>(null);
  changed = $state(0);
  /** The language that is edited. */
  language = $state("en");
  order = $state<Order>("number");
  selected = $state<string | null>(null);
  /** The card removed last, for as long as that can be undone with one press. */
  removed = $state.raw<DraftCard | null>(null);
  /** How far the list is scrolled. */
  scrolled = 0;

  /** The ids of all cards as they are listed. They stay where they are while a card is edited. */
  ids = $state.raw<readonly string[]>([]);
  /** Cards of which there are two texts to choose from. */
  private clashing = $state.raw<ReadonlySet<string>>(new Set());
  /** In how many cards each language has a name. */
  private tally = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Where each card is among the cards. */
  private places: ReadonlyMap<string, number> = new Map();
  private baseHead: DraftHead = this.head;
  /** The cards as the server has them, and as the problems are about them. */
  private base = $state.raw<ReadonlyMap<string, DraftCard>>(new Map());
  private revision = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private storing: ReturnType<typeof setTimeout> | undefined;
  private poll: ReturnType<typeof setInterval> | undefined;
  private request: Promise<void> | null = null;

  private readonly grouped = $derived(byCard(this.problems));
  readonly list = $derived(this.ids.flatMap((id) => this.card(id) ?? []));
  readonly unit = $derived(this.head.unit ?? "year");
  readonly title = $derived(this.head.titles?.[this.language] ?? this.head.titles?.[this.head.language] ?? "");
  /** The languages with texts, the deck's own first. */
  readonly languages = $derived([
    this.head.language,
    ...[...this.tally.keys()].filter((language) => language !== this.head.language).sort(),
  ]);
  private readonly stops = $derived(this.ids.filter((id) => this.level(id) === "stop"));
  /** Cards to look at, those that can't be played first, in the order of the list. */
  readonly wanting = $derived([...this.stops, ...this.ids.filter((id) => this.level(id) === "look")]);
  readonly stopped = $derived(this.stops.length);

  constructor(
    readonly code: string,
    public key: string,
  ) {}

  async open(): Promise<void> {
    const draft = await workshop.draft(this.code, this.key);
    const stored = unsaved(this.code);
    this.take({
      revision: draft.revision,
      head: stored?.head ? { ...draft.head, ...stored.head } : draft.head,
      baseHead: draft.head,
      cards: stored ? restored(draft.cards, stored.cards) : draft.cards,
      base: new Map(draft.cards.map((card) => [card.id, card])),
    });
    this.role = draft.role;
    this.problems = draft.problems;
    this.reports = draft.reports ?? 0;
    this.editKeyUsed = draft.edit_key_used ?? null;
    this.changed = draft.changed;
    this.language = this.head.language;
    this.sort();
    this.remember();
    if (stored) this.touched();
  }

  /** While somebody edits: other editors' changes come in, and nothing is left unsaved at the end. */
  watch(): () => void {
    const leave = () => void (document.visibilityState === "hidden" ? this.store() : this.refresh());
    this.poll = setInterval(() => document.visibilityState === "visible" && void this.refresh(), POLL_MS);
    const store = () => this.store();
    document.addEventListener("visibilitychange", leave);
    addEventListener("pagehide", store);
    return () => {
      clearInterval(this.poll);
      document.removeEventListener("visibilitychange", leave);
      removeEventListener("pagehide", store);
      store();
      void this.save();
    };
  }

  card(id: string | null): DraftCard | null {
    const { cards } = this;
    return (id === null ? null : cards[this.places.get(id) ?? -1]) ?? null;
  }

  problemsOf(id: string): readonly CellProblem[] {
    return this.grouped.get(id) ?? [];
  }

  level(id: string): Level {
    return this.clashing.has(id) ? "look" : levelOf(this.problemsOf(id));
  }

  /** Whether the problems are about the text as it stands now. */
  checked(card: DraftCard, cell: TextCell): boolean {
    const known = this.base.get(card.id);
    return known !== undefined && textOf(known, this.language)[cell] === textOf(card, this.language)[cell];
  }

  /** How many cards have a name in this language. */
  translated(language: string): number {
    return this.tally.get(language) ?? 0;
  }

  change(id: string, change: (card: DraftCard) => DraftCard): void {
    const at = this.places.get(id);
    const before = at === undefined ? undefined : this.cards[at];
    if (at === undefined || !before) return;
    const after = change(before);
    const cards = [...this.cards];
    cards[at] = after;
    this.cards = cards;
    if ((before.other ?? null) !== (after.other ?? null)) this.clashing = clashing(cards);
    if (!sameTally(before, after)) this.tally = tallied(cards);
    this.touched();
  }

  setText(id: string, cell: TextCell, text: string): void {
    this.change(id, (card) => withText(card, this.language, cell, text));
  }

  setHead(change: Partial<DraftHead>): void {
    this.head = { ...this.head, ...change };
    this.touched();
  }

  setTitle(title: string): void {
    this.setHead({ titles: { ...this.head.titles, [this.language]: title } });
  }

  add(...cards: readonly DraftCard[]): void {
    this.lay([...this.cards, ...cards]);
    this.touched();
  }

  remove(id: string): void {
    const at = this.ids.indexOf(id);
    this.removed = this.card(id);
    this.lay(this.cards.filter((card) => card.id !== id));
    if (this.selected === id) this.selected = this.ids[Math.min(at, this.ids.length - 1)] ?? null;
    this.touched();
  }

  restore(): void {
    if (!this.removed) return;
    this.add(this.removed);
    this.selected = this.removed.id;
    this.removed = null;
    this.sort();
  }

  /** The author has looked at a warning: it stays silent for this text. */
  keep(problem: CellProblem): void {
    const { cell, code, language } = problem;
    this.change(problem.card, (card) => {
      const text =
        cell === "name" || cell === "claim" || cell === "story" ? textOf(card, language || this.language)[cell] : "";
      const kept: Kept = { cell, code, text: (cell === "number" ? card.number : text) ?? "", language };
      return { ...card, kept: [...(card.kept ?? []), kept] };
    });
    this.problems = this.problems.map((each) => (each === problem ? { ...each, kept: true } : each));
  }

  /** Of two texts typed at the same time, the author takes one. */
  settle(id: string, other: boolean): void {
    this.change(id, (card) => ({ ...(other && card.other ? card.other : card), id, other: null }));
  }

  select(id: string | null): void {
    this.selected = id;
    this.removed = null;
  }

  sort(order: Order = this.order): void {
    this.order = order;
    this.ids = inOrder(this.cards, order, this.unit, this.head.language, this.language).map((card) => card.id);
  }

  /** Everything typed is on the server; throws where it can't be. */
  async settled(): Promise<void> {
    clearTimeout(this.timer);
    while (this.dirty) {
      await this.save();
      if (this.saving === "unsaved") throw this.lost ?? this.problem ?? new Problem("server-away");
    }
    await this.request;
  }

  get dirty(): boolean {
    return !same(this.head, this.baseHead) || changesOf({ cards: this.cards, base: this.base }).length > 0;
  }

  private touched(): void {
    this.storing ??= setTimeout(() => this.store(), STORE_MS);
    if (this.saving === "saved") this.saving = "saving";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), REST_MS);
  }

  /** Into this browser's own storage, until the server has it. */
  private store(): void {
    clearTimeout(this.storing);
    this.storing = undefined;
    const head = same(this.head, this.baseHead) ? null : this.head;
    keepUnsaved(this.code, { cards: changesOf({ cards: this.cards, base: this.base }), head });
  }

  private async save(): Promise<void> {
    clearTimeout(this.timer);
    while (this.request) await this.request;
    if (!this.dirty || this.lost) return;
    this.request = this.sendChanges().finally(() => (this.request = null));
    await this.request;
  }

  private async sendChanges(): Promise<void> {
    const sent = { head: this.head, cards: this.cards };
    const head = same(sent.head, this.baseHead) ? null : { before: this.baseHead, after: sent.head };
    this.saving = "saving";
    try {
      const cards = changesOf({ cards: sent.cards, base: this.base });
      const answer = await workshop.save(this.code, this.key, { revision: this.revision, cards, head });
      this.take(absorbed(this.working(), sent, answer));
      this.problems = answer.problems;
      this.problem = null;
      this.changed = Date.now();
      this.remember();
      this.saving = this.dirty ? "saving" : "saved";
      if (this.saving === "saving") this.timer = setTimeout(() => void this.save(), REST_MS);
    } catch (error) {
      this.failed(error);
    }
    this.store();
  }

  private failed(error: unknown): void {
    this.saving = "unsaved";
    const problem = error instanceof Problem ? error : new Problem("server-away");
    if (LASTING.has(problem.code)) this.lost = problem;
    else {
      this.problem = problem.code === "server-away" ? null : problem;
      this.timer = setTimeout(() => void this.save(), AGAIN_MS);
    }
  }

  /** What others have changed meanwhile. */
  private async refresh(): Promise<void> {
    if (this.request || this.lost) return;
    if (this.dirty) return this.save();
    const sent = { head: this.head, cards: this.cards };
    try {
      const draft = await workshop.draft(this.code, this.key, this.revision);
      if (this.request || draft.revision <= this.revision) return;
      this.take(absorbed(this.working(), sent, draft));
      this.problems = draft.problems;
      this.reports = draft.reports ?? 0;
    } catch (error) {
      if (error instanceof Problem && LASTING.has(error.code)) this.lost = error;
    }
  }

  private working(): Working {
    const { revision, head, baseHead, cards, base } = this;
    return { revision, head, baseHead, cards, base };
  }

  private take(state: Working): void {
    this.head = state.head;
    this.baseHead = state.baseHead;
    this.base = state.base;
    this.revision = state.revision;
    this.lay(state.cards);
  }

  /** All cards anew. Those that are listed stay where they are; others come last. */
  private lay(cards: readonly DraftCard[]): void {
    this.cards = cards;
    this.places = new Map(cards.map((card, at) => [card.id, at]));
    this.clashing = clashing(cards);
    this.tally = tallied(cards);
    const known = new Set(this.ids);
    const fresh = cards.filter((card) => !known.has(card.id)).map((card) => card.id);
    const stay = this.ids.filter((id) => this.places.has(id));
    if (fresh.length > 0 || stay.length < this.ids.length) this.ids = [...stay, ...fresh];
  }

  private remember(): void {
    deckKeys.keep(this.code, { title: this.title, cards: this.cards.length });
  }
}

let latest: DeckEditor | null = null;

/** The editor of a deck. Going to print or share and back again doesn't open it anew. */
export function editorOf(code: string, key: string): { editor: DeckEditor; ready: Promise<void> } {
  if (latest?.code === code && latest.key === key && !latest.lost) return { editor: latest, ready: Promise.resolve() };
  const editor = new DeckEditor(code, key);
  return {
    editor,
    ready: editor.open().then(() => {
      latest = editor;
    }),
  };
}
