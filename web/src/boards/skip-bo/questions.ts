// What the notice near the hand says: what to do now, or what a move would cost and bring.
import type { Move, View } from "../../protocol/skip-bo.ts";
import { say } from "../../i18n/i18n.svelte.ts";
import { cardName, toll } from "./cards.ts";
import { cardOf, costOf, isPurchase, winnerBySale, type Choices, type Picked, type Targets } from "./choices.ts";
import { describeResult } from "./text.ts";

export interface Question {
  coins: number;
  title: string;
  text: string;
  /** Somebody else would win by it. */
  danger: string | null;
  yes: string;
  no: string;
}
type NameOf = (seat: number) => string;

export function questionOf(move: Move, view: View, seat: number, name: NameOf): Question | null {
  const price = costOf(move, view, seat);
  const keep = say("web-skip-bo-then-keep", { coins: price.left });
  const no = say("web-skip-bo-key-not-now");
  const coins = price.pile + price.owner;
  if (move.type === "coin-twelve") {
    const title = say("web-skip-bo-ask-coins", { coins });
    const text = `${say("web-skip-bo-then-twelve")} ${keep}`;
    return { coins, title, text, danger: null, yes: say("web-skip-bo-key-twelve"), no };
  }
  if (move.type !== "play" && move.type !== "substitute") return null;
  const { source } = move;
  const number = cardOf(source, view, seat) ?? 0;
  const card = cardName(number);
  const owner = isPurchase(source) ? name(source.seat) : "";
  const winner = winnerBySale(move, view);
  const danger = winner === null ? null : say("web-skip-bo-danger", { owner: name(winner) });
  const tolled = toll(number) > 0 ? [say("web-skip-bo-then-toll", { toll: toll(number) })] : [];
  const then =
    move.type === "play"
      ? say("web-skip-bo-then-pile", { pile: move.pile + 1 })
      : say(owner ? "web-skip-bo-then-bought" : "web-skip-bo-then-own", { card, owner });
  const title =
    move.type === "play"
      ? say("web-skip-bo-ask-buy", { card, owner })
      : say("web-skip-bo-ask-coins", { coins: price.pile });
  const yes = danger
    ? say("web-skip-bo-key-buy-anyhow")
    : move.type === "play"
      ? say("web-skip-bo-key-buy", { card })
      : say("web-skip-bo-key-coins", { coins, card });
  return { coins, title, text: [then, keep, ...tolled].join(" "), danger, yes, no };
}

/** The open toll: pay or decline, and what follows from either. */
export function tollQuestion(view: View, seat: number): Question {
  const player = view.players[seat];
  const declined = say(view.decline_discards ? "web-skip-bo-toll-decline" : "web-skip-bo-toll-decline-at-once");
  const keep = say("web-skip-bo-then-keep", { coins: (player?.coins ?? 0) - view.toll });
  return {
    coins: view.toll,
    title: say("web-skip-bo-ask-toll", { coins: view.toll }),
    text: `${say("web-skip-bo-toll-pay")} ${keep} ${declined}`,
    danger: null,
    yes: say("web-skip-bo-key-pay", { coins: view.toll }),
    no: say("web-skip-bo-key-decline"),
  };
}

export interface Moment {
  view: View;
  seat: number | null;
  choices: Choices;
  picked: Picked | null;
  card: number | null;
  targets: Targets;
  name: NameOf;
}

/** What to do now, in one sentence. */
export function promptOf({ view, seat, choices, picked, card, targets, name }: Moment): string {
  if (view.result) return describeResult(view.result, { name, seat });
  if (view.turn !== seat) return say("web-skip-bo-do-wait", { name: name(view.turn) });
  if (!picked || card === null) {
    if (view.phase === "discard") return say("web-skip-bo-do-discard");
    return say(choices.end ? "web-skip-bo-do-end" : "web-skip-bo-do-choose");
  }
  const params = { card: cardName(card) };
  const lays = targets.plays.length + targets.coins.length > 0;
  const ends = targets.discards.length > 0;
  if (view.phase === "discard") return say("web-skip-bo-do-end-with", params);
  if (lays) return say(ends ? "web-skip-bo-do-lay-or-discard" : "web-skip-bo-do-lay", params);
  return say(ends ? "web-skip-bo-do-discard-this" : "web-skip-bo-do-nothing", params);
}
