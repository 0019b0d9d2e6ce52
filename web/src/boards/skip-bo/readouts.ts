// The table of Skip-Bo as it is read aloud, a part at a time.
import type { Move, View } from "../../protocol/skip-bo.ts";
import { say, words } from "../../i18n/i18n.svelte.ts";
import type { ReadoutContext, Readouts } from "../contract.ts";
import { cardName, cardNames, isWild, laidOut } from "./cards.ts";
import { discardName, stockName } from "./names.ts";

type Context = ReadoutContext<View, Move>;
const sentences = (all: readonly string[]): string => all.map((each) => `${each}.`).join(" ");
const seatOf = ({ view, speaker }: Context): number => speaker.seat ?? view.turn;
const ownerOf = ({ speaker }: Context, seat: number): string | null =>
  seat === speaker.seat ? null : speaker.name(seat);

function hand({ view, moves, short }: Context): string {
  if (view.hand === null) return say("web-skip-bo-speech-no-hand");
  const cards = laidOut(view.hand).map(({ card }) => card);
  if (short || cards.length === 0) return cards.length === 0 ? say("web-skip-bo-speech-hand-empty") : cardNames(cards);
  const fitting = moves.flatMap((move) =>
    move.type === "play" && move.source.type === "hand" ? [move.source.card] : [],
  );
  const fits = cards.filter((card, at) => fitting.includes(card) && cards.indexOf(card) === at);
  return say("web-skip-bo-speech-hand", {
    count: cards.length,
    cards: cardNames(cards),
    fits: fits.length,
    fitting: cardNames(fits),
  });
}

function stock(context: Context): string {
  const seat = seatOf(context);
  const player = context.view.players[seat];
  if (!player) return "";
  if (!context.short || player.stock === null) return stockName(player, ownerOf(context, seat));
  return say("web-skip-bo-speech-stock", { card: cardName(player.stock), cards: player.stock_count });
}

function piles(context: Context): string {
  const { view, short } = context;
  if (short) {
    const wanted = view.piles.map((pile) => words.number(pile.wants ?? 0));
    return say("web-skip-bo-speech-piles", { numbers: words.list(wanted) });
  }
  const building = view.piles.map((pile, at) =>
    say("web-skip-bo-name-pile", {
      pile: at + 1,
      value: pile.value,
      wild: pile.top !== null && isWild(pile.top) ? "yes" : "no",
      next: pile.wants ?? 0,
      coins: pile.coins,
    }),
  );
  const seat = seatOf(context);
  const player = view.players[seat];
  const own = player ? player.discards.map((_, pile) => discardName(player, pile, ownerOf(context, seat))) : [];
  return sentences([...building, ...own, say("web-skip-bo-name-draw", { cards: view.draw })]);
}

function opponents(context: Context): string {
  const { view, speaker, short } = context;
  const count = view.players.length;
  const others = view.players
    .map((_, offset) => (seatOf(context) + 1 + offset) % count)
    .filter((seat) => seat !== speaker.seat);
  return sentences(
    others.flatMap((seat) => {
      const player = view.players[seat];
      if (!player) return [];
      const name = speaker.name(seat);
      if (short) {
        const card = player.stock === null ? "" : cardName(player.stock);
        return [say("web-skip-bo-speech-opponent", { name, card, cards: player.stock_count })];
      }
      const full = player.discards.flatMap((cards, pile) =>
        cards.length > 0 ? [discardName(player, pile, name)] : [],
      );
      const purse = say("web-skip-bo-name-player", { name, coins: player.coins, cards: player.hand_count });
      return [purse, stockName(player, name), ...full];
    }),
  );
}

function coins({ view, speaker, short }: Context): string {
  const own = speaker.seat === null ? null : view.players[speaker.seat];
  const lines = own ? [say("web-skip-bo-speech-coins", { coins: own.coins })] : [];
  if (short && own) return sentences(lines);
  const others = view.players.flatMap((player, seat) =>
    seat === speaker.seat
      ? []
      : [say("web-skip-bo-speech-coins-of", { name: speaker.name(seat), coins: player.coins })],
  );
  return sentences([...lines, ...others]);
}

const readouts: Readouts<View, Move> = { hand, stock, piles, opponents, coins };
export default readouts;
