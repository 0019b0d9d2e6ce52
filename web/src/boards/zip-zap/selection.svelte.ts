// What was asked of the table and what became of it: cards on their way, refusals, the lock, and whether the Zap goes
// along with the next card.
import type { Answer } from "../../protocol/connection.ts";
import type { Move, View } from "../../protocol/zip-zap.ts";
import { say } from "../../i18n/i18n.svelte.ts";
import { ZAP } from "./cards.ts";
import { nothing, type Wanted } from "./keyboard.ts";

const SHOWN = 1_600;
const TOO_LATE = 600;

export interface Situation {
  view: View;
  seat: number | null;
  moves: readonly Move[];
  still: boolean;
  /** The start has not come yet. */
  waiting: boolean;
  racing: boolean;
  only: Move | null;
  /** The own line's round trip in milliseconds. */
  lag: number | null;
  act: (move: Move) => Promise<Answer>;
}

export class Selection {
  onWay = $state.raw<readonly number[]>([]);
  /** The next card takes the Zap with it. */
  armed = $state(false);
  refused = $state.raw<{ card: number; text: string } | null>(null);
  lockedFor = $state<number | null>(null);
  readying = $state(false);
  /** What the keys have said so far. */
  wanted = $state.raw<Wanted>(nothing);
  /** When somebody else's card last covered the pile. */
  coveredAt = 0;

  /** The board is gone: answers that come now concern nobody here. */
  private away = false;
  private refusedTimer: ReturnType<typeof setTimeout> | undefined;
  private lockTimer: ReturnType<typeof setTimeout> | undefined;

  readonly holdsZap = $derived.by(() => this.situation().view.hand?.includes(ZAP) ?? false);
  readonly zapNow = $derived.by(() => this.situation().moves.some((move) => move.type === "zap"));
  readonly canReady = $derived.by(
    () => !this.situation().still && this.situation().moves.some((move) => move.type === "ready"),
  );
  readonly mayLay = $derived.by(() => {
    const { view, seat, still, waiting, racing } = this.situation();
    if (still || seat === null || waiting || this.lockedFor !== null) return false;
    return racing || (view.phase === "free" && view.owner === seat);
  });

  private readonly situation: () => Situation;
  constructor(situation: () => Situation) {
    this.situation = situation;
    $effect(() => {
      if (!this.holdsZap || situation().view.phase === "pause") this.armed = false;
    });
    $effect(() => () => {
      this.away = true;
      clearTimeout(this.refusedTimer);
      clearTimeout(this.lockTimer);
    });
  }

  able = (card: number): boolean => {
    const { only } = this.situation();
    const through = only ? "card" in only && only.card === card : true;
    return this.mayLay && card !== ZAP && through && !this.onWay.includes(card);
  };

  lay = async (card: number, zap: boolean): Promise<Answer | null> => {
    if (!this.able(card)) return null;
    const withZap = (zap || this.armed) && this.holdsZap;
    this.armed = false;
    return this.send(this.situation().only ?? { type: withZap ? "lay-zap" : "lay", card }, card);
  };

  callZap = (): void => {
    const { still, seat, only, waiting } = this.situation();
    if (still || seat === null || !this.holdsZap || (only && only.type !== "zap")) return;
    if (this.zapNow && !waiting) void this.send({ type: "zap" }, ZAP);
    else if (only) return;
    else if (this.armed || performance.now() - this.coveredAt > TOO_LATE) this.armed = !this.armed;
    else this.refuse(ZAP, { type: "refused", id: "", code: "not-the-owner" }, -1);
  };

  ready = async (): Promise<void> => {
    if (!this.canReady || this.readying) return;
    this.readying = true;
    await this.situation().act({ type: "ready" });
    this.readying = false;
  };

  private async send(move: Move, card: number): Promise<Answer | null> {
    if (this.onWay.includes(card)) return null;
    const on = this.situation().view.pile_count;
    this.onWay = [...this.onWay, card];
    this.wanted = nothing;
    const answer = await this.situation().act(move);
    if (this.away) return null;
    this.onWay = this.onWay.filter((each) => each !== card);
    if (answer.type === "refused") this.refuse(card, answer, on);
    else this.refused = null;
    return answer;
  }

  private refuse(card: number, answer: Extract<Answer, { type: "refused" }>, on: number): void {
    const { view, racing } = this.situation();
    const locked = Number(answer.params?.["ms"] ?? 0); // none for a card that was only late
    if (racing && locked > 0) this.lock(locked);
    const late = view.pile_count !== on;
    this.refused = {
      card,
      text: late
        ? say("web-zip-zap-too-late")
        : answer.code === "does-not-fit" && view.wants
          ? say("web-zip-zap-wants", { number: view.wants.number })
          : say("web-zip-zap-back"),
    };
    clearTimeout(this.refusedTimer);
    this.refusedTimer = setTimeout(() => (this.refused = null), SHOWN);
  }

  /** The lock runs at the server: what is sent a round trip before its end arrives after it. */
  private lock(ms: number): void {
    const left = Math.max(0, ms - (this.situation().lag ?? 0));
    this.lockedFor = left;
    clearTimeout(this.lockTimer);
    this.lockTimer = setTimeout(() => (this.lockedFor = null), left);
  }
}
