// Which card is chosen and what is about to be done with it. Nothing here moves a card or judges a move: moves are sent,
// also those that are not in the list of legal ones, and the rules answer with the reason of a refusal.
import type { Move, View } from "../../protocol/skip-bo.ts";
import type { Answer } from "../../protocol/connection.ts";
import { say } from "../../i18n/i18n.svelte.ts";
import {
  afterCoins,
  asksFirst,
  cardOf,
  choicesOf,
  discardOn,
  isPurchase,
  layOn,
  nothingFits,
  targetsOf,
  type Picked,
  type Source,
  type Targets,
} from "./choices.ts";
import { movesOn } from "./offers.ts";

export interface Situation {
  view: View;
  seat: number | null;
  moves: readonly Move[];
  act: (move: Move) => Promise<Answer>;
  /** Whether a second tap lays a card that fits only one pile. */
  quick?: boolean;
}

const NOWHERE: Targets = { plays: [], coins: [], discards: [] };
const REFUSED_FOR = 700;

export class Selection {
  picked = $state.raw<Picked | null>(null);
  /** The move that waits for a confirmation. */
  asked = $state.raw<Move | null>(null);
  /** The move that was sent and is not answered yet, and the place its card comes from. */
  sending = $state.raw<{ move: Move; spot: string | null } | null>(null);
  /** What to do first, until the next try. */
  advice = $state.raw<string | null>(null);
  /** The place whose card was just refused. */
  refused = $state<string | null>(null);
  /** Coins were asked for instead of a card: the piles show their price. */
  offering = $state(false);
  /** The pile that coins were chosen for, where several cards could follow. */
  paying = $state<number | null>(null);

  private readonly situation: () => Situation;
  readonly choices = $derived.by(() => choicesOf(this.situation().moves));
  readonly card = $derived.by(() => {
    const { view, seat } = this.situation();
    return this.picked && seat !== null ? cardOf(this.picked.source, view, seat) : null;
  });
  readonly targets: Targets = $derived.by(() => (this.picked ? targetsOf(this.choices, this.picked.source) : NOWHERE));

  readonly myTurn = $derived.by(() => this.mayAct());

  constructor(situation: () => Situation) {
    this.situation = situation;
  }

  /** Choose a card, or put it back if it is the chosen one. */
  choose(picked: Picked): void {
    const again = this.picked?.spot === picked.spot;
    const followed = this.paying === null ? null : afterCoins(this.choices, picked.source, this.paying);
    if (followed) return this.ask(followed);
    if (again && this.quick()) return;
    this.letGo();
    if (again || this.sending || !this.mayAct()) return;
    this.picked = picked;
    if (isPurchase(picked.source)) this.consider(picked.source);
  }

  /** Put the chosen card on a building pile. Returns whether that is a legal move. */
  lay(pile: number): boolean {
    this.advice = null;
    if (this.sending || !this.mayAct()) return false;
    if (!this.picked && this.payOn(pile)) return true;
    if (!this.picked) {
      this.advice = say("web-skip-bo-first-a-card");
      return false;
    }
    const { source } = this.picked;
    const move = layOn(this.choices, source, pile);
    if (move && asksFirst(move)) this.asked = move;
    else void this.send(move ?? { type: "play", source, pile });
    return move !== null;
  }

  /** Put the chosen card on an own discard pile, or choose the card on that pile. Returns whether a legal move was made. */
  toDiscard(pile: number, filled: boolean): boolean {
    const source = this.picked?.source ?? null;
    const move = source && discardOn(this.choices, source, pile);
    if (move) void this.send(move);
    else if (!source && nothingFits(this.choices)) this.advice = say("web-skip-bo-do-discard");
    else if (filled) this.choose({ source: { type: "discard", pile }, spot: `discard:${pile}` });
    else if (source && this.mayAct()) {
      // Only cards of the hand can be named in such a move; for others there is nothing to send.
      if (source.type === "hand") void this.send({ type: "discard", card: source.card, pile });
      else this.shake(this.picked?.spot ?? null);
    }
    return Boolean(move);
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

  letGo(): void {
    this.picked = null;
    this.asked = null;
    this.advice = null;
    this.offering = false;
    this.paying = null;
  }

  /** Send a move. A refused one keeps the selection, unless the table has changed meanwhile. */
  async send(move: Move): Promise<void> {
    if (this.sending) return;
    const spot = this.picked?.spot ?? null;
    const { view, act } = this.situation();
    this.sending = { move, spot };
    this.asked = null;
    this.offering = false;
    this.paying = null;
    const answer = await act(move);
    this.sending = null;
    const refused = answer.type === "refused";
    if (!refused || this.situation().view !== view) this.picked = null;
    if (refused) this.shake(spot);
  }

  /** A second tap lays a card that fits only one pile. Returns whether it was laid. */
  private quick(): boolean {
    const [pile] = this.targets.plays;
    const { view, quick } = this.situation();
    const alike = this.targets.plays.length === 1 || this.targets.plays.every((each) => view.piles[each]?.value === 0);
    return quick !== false && pile !== undefined && alike && this.asked === null && this.lay(pile);
  }

  /** Coins for this pile: asked about at once where only one card could follow. */
  private payOn(pile: number): boolean {
    if (!this.offering && !nothingFits(this.choices)) return false;
    const [first, ...more] = movesOn(pile, this.choices);
    if (!first) return false;
    if (more.length === 0) this.ask(first);
    else {
      this.offering = true;
      this.paying = pile;
    }
    return true;
  }

  private mayAct(): boolean {
    const { view, seat, moves } = this.situation();
    return seat !== null && view.turn === seat && moves.length > 0;
  }

  /** A purchase is asked about at once where only one pile comes into question; empty piles are all alike. */
  private consider(source: Source): void {
    const { view } = this.situation();
    const { plays, coins } = this.targets;
    const piles = plays.length > 0 ? plays : coins;
    const alike = piles.length === 1 || piles.every((pile) => view.piles[pile]?.value === 0);
    if (alike && piles[0] !== undefined) this.asked = layOn(this.choices, source, piles[0]);
  }

  private shake(spot: string | null): void {
    this.refused = spot;
    setTimeout(() => (this.refused = null), REFUSED_FOR);
  }
}
