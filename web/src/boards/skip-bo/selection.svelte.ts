// Which card somebody has chosen and what is about to happen with it. Nothing here moves a card: a move is sent, and
// what comes back does.
import type { Move, View } from "../../protocol/skip-bo.ts";
import type { Answer } from "../../protocol/connection.ts";
import { say } from "../../i18n/i18n.svelte.ts";
import { isWild, rank } from "./cards.ts";
import {
  asksFirst,
  cardOf,
  choicesOf,
  discardOn,
  isPurchase,
  layOn,
  targetsOf,
  type Picked,
  type Source,
  type Targets,
} from "./choices.ts";

export interface Situation {
  view: View;
  seat: number | null;
  moves: readonly Move[];
  act: (move: Move) => Promise<Answer>;
}

const NOWHERE: Targets = { plays: [], coins: [], discards: [] };
const REFUSED_FOR = 700;

export class Picking {
  picked = $state.raw<Picked | null>(null);
  /** What is asked about before it is done. */
  asked = $state.raw<Move | null>(null);
  /** What is on its way, and from which place. */
  sending = $state.raw<{ move: Move; spot: string | null } | null>(null);
  /** Why something cannot be done, until the next try. */
  reason = $state.raw<string | null>(null);
  /** The place whose card was just refused. */
  refused = $state<string | null>(null);
  /** The list of what coins can stand for is open. */
  offering = $state(false);

  private readonly situation: () => Situation;
  readonly choices = $derived.by(() => choicesOf(this.situation().moves));
  readonly card = $derived.by(() => {
    const { view, seat } = this.situation();
    return this.picked && seat !== null ? cardOf(this.picked.source, view, seat) : null;
  });
  readonly targets: Targets = $derived.by(() => (this.picked ? targetsOf(this.choices, this.picked.source) : NOWHERE));
  /** The pile that the question is about. */
  readonly askedPile = $derived.by(() => (this.asked && "pile" in this.asked ? this.asked.pile : null));

  constructor(situation: () => Situation) {
    this.situation = situation;
  }

  /** The card is taken up, or put back if it was. */
  choose(picked: Picked): void {
    const again = this.picked?.spot === picked.spot;
    this.letGo();
    if (again || this.sending || !this.mayAct()) return;
    this.picked = picked;
    if (isPurchase(picked.source)) this.consider(picked.source);
  }

  /** A building pile was pointed at. */
  lay(pile: number): void {
    this.reason = null;
    if (this.sending || !this.mayAct()) return;
    if (!this.picked) {
      this.reason = say("web-skip-bo-first-a-card");
      return;
    }
    const move = layOn(this.choices, this.picked.source, pile);
    if (!move) this.refuse(this.whyNot(pile));
    else if (asksFirst(move)) this.asked = move;
    else void this.send(move);
  }

  /** An own discard pile was pointed at: the end of the turn, or a card to be taken from it. */
  toDiscard(pile: number, filled: boolean): void {
    const move = this.picked && discardOn(this.choices, this.picked.source, pile);
    if (move) void this.send(move);
    else if (filled) this.choose({ source: { type: "discard", pile }, spot: `discard:${pile}` });
    else if (this.picked && this.mayAct()) {
      const fromHand = this.picked.source.type === "hand";
      this.refuse(fromHand ? null : say("refusal-must-discard"));
    }
  }

  /** A move that was chosen from a list. */
  ask(move: Move): void {
    this.letGo();
    if (asksFirst(move)) this.asked = move;
    else void this.send(move);
  }

  confirm(): void {
    if (this.asked) void this.send(this.asked);
  }

  /** Not this one after all. */
  letGo(): void {
    this.picked = null;
    this.asked = null;
    this.reason = null;
    this.offering = false;
  }

  async send(move: Move): Promise<void> {
    if (this.sending) return;
    const spot = this.picked?.spot ?? null;
    this.sending = { move, spot };
    this.asked = null;
    this.offering = false;
    const answer = await this.situation().act(move);
    this.sending = null;
    this.picked = null;
    if (answer.type === "refused") this.shake(spot);
  }

  private mayAct(): boolean {
    const { view, seat, moves } = this.situation();
    return seat !== null && view.turn === seat && moves.length > 0;
  }

  /** A card to be bought is asked about at once where only one pile comes into question; empty piles are all alike. */
  private consider(source: Source): void {
    const { view } = this.situation();
    const { plays, coins } = this.targets;
    const piles = plays.length > 0 ? plays : coins;
    const alike = piles.length === 1 || piles.every((pile) => view.piles[pile]?.value === 0);
    if (alike && piles[0] !== undefined) this.asked = layOn(this.choices, source, piles[0]);
  }

  private whyNot(pile: number): string | null {
    const { view, seat } = this.situation();
    if (view.phase === "discard") return say("refusal-must-discard");
    const card = this.card;
    const wanted = (view.piles[pile]?.value ?? 0) + 1;
    if (card === null || seat === null) return null;
    if (isWild(card)) return say("refusal-wild-on-wild");
    const coins = view.players[seat]?.coins ?? 0;
    if (rank(card) === wanted + 1 && wanted > coins) return say("refusal-too-few-coins", { needs: wanted, has: coins });
    return rank(card) === wanted ? null : say("refusal-pile-wants", { rank: wanted });
  }

  private refuse(reason: string | null): void {
    const spot = this.picked?.spot ?? null;
    this.letGo();
    this.reason = reason;
    this.shake(spot);
  }

  private shake(spot: string | null): void {
    this.refused = spot;
    setTimeout(() => (this.refused = null), REFUSED_FOR);
  }
}
