// What happens at the table, said once for all seats of this browser: in the log, to screen readers, as a notice, as a
// sound, in the tab's title and as a notification.
import type { LogPart } from "../boards/contract.ts";
import { say } from "../i18n/i18n.svelte.ts";
import type { Batch } from "../protocol/live.svelte.ts";
import { soundsOf } from "../sound/score.ts";
import { play } from "../sound/sounds.ts";
import { storage } from "../storage/storage.svelte.ts";
import { eventLines, type EventLine } from "./log-parts.ts";
import { entryMessage } from "./narration.ts";
import { notify } from "./notifications.ts";
import { turnOf } from "./seats.ts";
import type { ShownTable } from "./shown-table.svelte.ts";

const NOTICE_MS = 7_000;
const LOG_LENGTH = 300;
/** Screen readers may still be reading the line before the last one. */
const SPOKEN_LENGTH = 6;
const SOUND_GAP_MS = 140;
/** A phone that is a hand makes no sounds, those come from the big screen: it says "your turn" to the fingers. */
const BUZZ = [60, 50, 60];
/** Entries that are announced even to those who caused them. */
const alwaysSaid = new Set(["expired", "host"]);

export interface LogLine extends EventLine {
  key: string;
}

export interface NoticeText {
  key: number;
  text: string;
  /** What small windows show instead, where that is less; screen readers read all of it everywhere. */
  brief: string;
  refused: boolean;
}

export class Announcer {
  log = $state.raw<readonly LogLine[]>([]);
  spoken = $state.raw<readonly { key: number; text: string }[]>([]);
  notice = $state.raw<NoticeText | null>(null);

  private announced = 0;
  private notices = 0;
  private turnAnnounced = false;
  private recorded: Promise<void> = Promise.resolve();
  /** Names before the newest entry: somebody who was removed has none afterwards. */
  private names: readonly string[] = [];
  /** The part of the log that the next line belongs to. */
  private part: LogPart | null = null;

  constructor(private readonly table: ShownTable) {
    $effect(() => this.announceEntry());
    $effect(() => {
      this.names = table.seats.map((each) => each.name ?? "");
    });
    $effect(() => this.announceTurn());
    $effect(() => {
      const startsAt = table.live?.startsAt ?? null;
      const left = startsAt === null ? 0 : startsAt - performance.now();
      if (left <= 0) return undefined;
      const timer = setTimeout(() => play("open"), left);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.notice) return undefined;
      const timer = setTimeout(() => this.dismiss(), NOTICE_MS);
      return () => clearTimeout(timer);
    });
  }

  show(text: string, refused = false, brief = text): void {
    this.notice = { text, brief, refused, key: ++this.notices };
  }

  /** A line of this browser's log that no event of the table stands for. */
  note(text: string): void {
    const line = { text, part: this.part, heading: false, key: `note-${++this.notices}` };
    this.log = [...this.log.slice(1 - LOG_LENGTH), line];
  }

  dismiss(): void {
    this.notice = null;
  }

  speak(text: string): void {
    this.spoken = [...this.spoken.slice(1 - SPOKEN_LENGTH), { key: (this.spoken.at(-1)?.key ?? 0) + 1, text }];
  }

  private announceEntry(): void {
    const { first, live, lives, board, interlude, races } = this.table;
    const batch = first?.batch;
    if (!batch || !board || batch.version <= this.announced) return;
    this.announced = batch.version;
    this.record(live?.batch?.version === batch.version ? live.batch : batch);
    if (!this.table.handheld && (!interlude.held || interlude.held.version === batch.version))
      soundsOf(batch.events, board.sounds, this.table.ownSeats).forEach((sound, at) => play(sound, at * SOUND_GAP_MS));
    const entry = entryMessage(batch);
    if (!entry || races) return;
    const own = !alwaysSaid.has(batch.what.kind) && lives.some((each) => each.seat === batch.what.seat);
    if (own) this.dismiss();
    else this.show(say(entry, { name: this.actor(batch) }));
  }

  /** Where cards have names, these are fetched first: no card is announced without its name. */
  private record(batch: Batch): void {
    const entry = this.entryText(batch);
    const { board, cards, speaker } = this.table;
    if (!cards) return this.write(batch, entry);
    batch.events.forEach((event) => board?.describeEvent(event, speaker));
    this.recorded = this.recorded.then(() => cards.settled()).then(() => this.write(batch, entry));
  }

  private write(batch: Batch, entry: string | null): void {
    const { board, live, speaker, nameOf } = this.table;
    const { lead, seat } = batch.what;
    if (!board) return;
    if (this.part === null && seat != null && turnOf(live?.view ?? null) !== null) this.part = { kind: "turn", seat };
    const first = entry === null ? [] : [{ text: entry, part: this.part, heading: false }];
    const { lines, part } = eventLines(batch.events, board, speaker, this.part);
    this.part = part;
    const last = lead
      ? [{ text: say("web-lead", { name: nameOf(lead.seat), ms: lead.ms }), part, heading: false }]
      : [];
    const fresh = [...first, ...lines, ...last].map((line, at) => ({ ...line, key: `${batch.version}-${at}` }));
    if (fresh.length === 0) return;
    this.log = [...this.log.slice(1 - LOG_LENGTH), ...fresh];
    this.speak(fresh.map((line) => line.text).join(" "));
  }

  private entryText(batch: Batch): string | null {
    const entry = entryMessage(batch);
    return entry ? say(entry, { name: this.actor(batch) }) : null;
  }

  private actor({ what: { kind, seat } }: Batch): string {
    return (kind === "kicked" ? this.names[seat ?? 0] : undefined) ?? this.table.nameOf(seat ?? 0);
  }

  private announceTurn(): void {
    const { ownTurn, room, first } = this.table;
    document.title = ownTurn ? `● ${say("web-your-turn")} · ${say("web-title")}` : say("web-title");
    if (ownTurn && !this.turnAnnounced) {
      if (this.table.handheld) navigator.vibrate?.(BUZZ);
      else play("turn", 200);
      const code = first?.table ?? "";
      if (document.visibilityState === "hidden" && storage.preferences.notify && Notification.permission === "granted")
        notify(say("web-turn-title"), say("web-turn-body", { table: room?.title || code }), code);
    }
    this.turnAnnounced = ownTurn;
  }
}
