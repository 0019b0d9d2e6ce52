// The table read aloud at the press of a key, for those who do not see it. The keys are letters with Shift, since boards
// use the letters themselves; screen readers reach the same through a toolbar.
import type { ReadoutName, Readouts } from "../boards/contract.ts";
import { say, words } from "../i18n/i18n.svelte.ts";
import { storage } from "../storage/storage.svelte.ts";
import type { Announcer } from "./announcer.svelte.ts";
import { turnOf } from "./seats.ts";
import type { ShownTable } from "./shown-table.svelte.ts";

export type Reading = ReadoutName | "last" | "earlier" | "later" | "length";

/** With Shift; no game has both that share a letter. Arrows step through what happened. Boards may use Shift with letters of their own, such as those of suits:
 * none of them, in any language, stands here for something that the same game has read aloud. */
const KEYS: readonly (readonly [string, Reading])[] = [
  ["H", "hand"],
  ["S", "stock"],
  ["M", "piles"],
  ["L", "line"],
  ["O", "opponents"],
  ["C", "coins"],
  ["C", "card"],
  ["T", "turn"],
  ["E", "last"],
  ["ArrowLeft", "earlier"],
  ["ArrowRight", "later"],
  ["Q", "length"],
];
const SHOWN_KEYS: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→" };
const OF_THE_FRAME: ReadonlySet<string> = new Set(["turn", "last", "earlier", "later", "length"]);

export interface SpeechKey {
  reading: Reading;
  keys: string;
  label: string;
}

/** Where the keys of a live table are found by what is drawn inside it; null until they have been loaded. */
export interface SpeechHolder {
  speech: Speech | null;
}

export class Speech {
  /** What was read last; the number makes the same text new. */
  said = $state.raw<{ text: string; key: number }>({ text: "", key: 0 });
  private readouts = $state.raw<Readouts | null>(null);
  /** Where in the log the reader is, counted from the newest line; null: nowhere yet. */
  private back: number | null = null;
  private newest = "";
  private turnSince = performance.now();

  /** The keys of this table; empty until the texts have been loaded. */
  readonly keys: readonly SpeechKey[] = $derived.by(() =>
    this.readouts === null
      ? []
      : KEYS.filter(([, reading]) => OF_THE_FRAME.has(reading) || reading in (this.readouts ?? {})).map(
          ([key, reading]) => ({
            reading,
            keys: `Shift + ${SHOWN_KEYS[key] ?? key}`,
            label: say(`web-speech-${reading}`),
          }),
        ),
  );

  constructor(
    private readonly table: ShownTable,
    private readonly announcer: Announcer,
  ) {
    let turn: number | null = null;
    $effect(() => {
      const now = turnOf(table.live?.view ?? null);
      if (now !== turn) this.turnSince = performance.now();
      turn = now;
    });
  }

  /** Load the texts of this table. */
  async load(): Promise<void> {
    const { board, room } = this.table;
    if (!board?.readouts || !room) return;
    const [found] = await Promise.all([board.readouts(), words.need("speech"), words.need(`${room.game}-speech`)]);
    this.readouts = found.default;
  }

  pressed = (event: KeyboardEvent): void => {
    if (!event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || this.table.split) return;
    if ((event.target as HTMLElement).closest("input, textarea, select, dialog, [contenteditable]")) return;
    const name = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const reading = this.keys.find((each) => KEYS.some(([key, its]) => key === name && its === each.reading))?.reading;
    if (!reading) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.read(reading);
  };

  read(reading: Reading): void {
    this.said = { text: this.textOf(reading), key: this.said.key + 1 };
  }

  private textOf(reading: Reading): string {
    switch (reading) {
      case "turn":
        return this.turnText();
      case "last":
        this.back = null;
        return this.logText(0);
      case "earlier":
        return this.logText((this.back ?? -1) + 1);
      case "later":
        return this.logText((this.back ?? 1) - 1);
      case "length": {
        const speech = storage.preferences.speech === "short" ? "long" : "short";
        storage.prefer({ speech });
        return say(`web-speech-is-${speech}`);
      }
      default:
        return this.boardText(reading);
    }
  }

  private boardText(reading: ReadoutName): string {
    const { live, speaker, handing } = this.table;
    if (handing !== null) return say("web-speech-covered");
    if (!live?.view) return "";
    return (
      this.readouts?.[reading]?.({
        view: live.view,
        moves: live.moves,
        speaker,
        seats: this.table.seats.length,
        short: storage.preferences.speech === "short",
        focused: document.activeElement,
      }) ?? ""
    );
  }

  private turnText(): string {
    const { live, room, over, races } = this.table;
    if (over || !live) return say("web-speech-over");
    if (room?.halt) return say("web-speech-paused");
    const wait = Math.ceil(((live.startsAt ?? 0) - performance.now()) / 1000);
    if (races && wait > 0) return say("web-speech-starting", { seconds: wait });
    if (races) return this.boardText("turn") || say("web-speech-race");
    const turn = turnOf(live.view);
    const left = live.clock ? Math.max(0, Math.round((live.clock.until - performance.now()) / 1000)) : -1;
    if (turn === null) return `${this.boardText("turn")} ${left < 0 ? "" : say("web-speech-left", { left })}`.trim();
    const seconds = Math.round((performance.now() - this.turnSince) / 1000);
    const whose = this.table.ownSeats.includes(turn) && this.table.ownSeats.length === 1 ? "you" : "other";
    return say("web-speech-turn-of", { whose, name: this.table.nameOf(turn), seconds, left });
  }

  /** A line of the log, `back` lines before the newest. New lines do not move the reader. */
  private logText(back: number): string {
    const { log } = this.announcer;
    const newest = log.at(-1)?.key ?? "";
    const added = this.newest === "" ? 0 : log.length - 1 - log.findIndex((line) => line.key === this.newest);
    const at = Math.max(0, Math.min(log.length - 1, back + (this.back === null ? 0 : added)));
    this.newest = newest;
    this.back = at;
    const line = log[log.length - 1 - at];
    if (!line) return say("web-speech-nothing");
    if (storage.preferences.speech === "short") return line.text;
    return say("web-speech-event", { at: log.length - at, count: log.length, text: line.text });
  }
}
