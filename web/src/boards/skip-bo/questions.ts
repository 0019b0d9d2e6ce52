// What stands in the notice near the hand: what to do now, or what a move would cost and bring.
import type { Move, View } from "../../protocol/skip-bo.ts";
import { say } from "../../i18n/i18n.svelte.ts";
import { cardName, toll } from "./cards.ts";
import {
  cardOf,
  coinOffers,
  costOf,
  isPurchase,
  nothingFits,
  winnerBySale,
  type Choices,
  type Picked,
  type Targets,
} from "./choices.ts";
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

/** What stands in the notice when nothing is asked. */
export interface Message {
  title?: string;
  text: string;
  /** A move that may be made at once, and its name. */
  key?: { label: string; move: Move };
}

export interface Moment {
  view: View;
  seat: number | null;
  choices: Choices;
  picked: Picked | null;
  card: number | null;
  targets: Targets;
  name: NameOf;
  /** Coins were asked for; whether their pile has been chosen. */
  offering: boolean;
  paying: boolean;
}

/** What to do now. */
export function messageOf(moment: Moment): Message {
  const { view, seat, choices, picked, offering, paying } = moment;
  if (view.result || view.turn !== seat || picked) return { text: promptOf(moment) };
  const offers = coinOffers(choices, view);
  if (offering) {
    const title = say("web-skip-bo-offer-title");
    if (paying) return { title, text: say("web-skip-bo-coins-choose-card") };
    return { title, text: say(offers.length > 0 ? "web-skip-bo-coins-choose" : "web-skip-bo-offer-none") };
  }
  if (!nothingFits(choices) || view.phase === "discard") return { text: promptOf(moment) };
  const title = say("web-skip-bo-nothing");
  const [offer] = offers;
  const [move] = offer?.moves ?? [];
  if (!offer || !move) {
    const buys = choices.plays.length > 0;
    return { title, text: say(buys ? "web-skip-bo-nothing-buy" : "web-skip-bo-nothing-discard") };
  }
  const { pile: coins, owner } = costOf(move, view, seat);
  const cheapest = Math.min(...offers.map((each) => view.piles[each.pile]?.price ?? coins));
  if (offers.length > 1) return { title, text: say("web-skip-bo-nothing-some", { coins: cheapest }) };
  const text = say("web-skip-bo-nothing-coins", { coins, number: view.piles[offer.pile]?.wants ?? 0 });
  if (offer.moves.length > 1 || owner > 0 || move.type !== "substitute") return { title, text };
  const card = cardName(cardOf(move.source, view, seat) ?? 0);
  return { title, text, key: { label: say("web-skip-bo-key-coins", { coins, card }), move } };
}

/** What to do now, in one sentence. */
function promptOf({ view, seat, choices, picked, card, targets, name }: Moment): string {
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
