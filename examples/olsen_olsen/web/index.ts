// The board of Olsen-olsen for the page: what `spila-web/boards/contract.ts` asks of every board.
import { say, words } from "spila-web/i18n/i18n.svelte.ts";
import type { BoardModule, Speaker } from "spila-web/boards/contract.ts";
import { cardName, suitName } from "./cards.ts";
import type { Event, Move } from "./types.ts";

export { default as Board } from "./Board.svelte";

export const describeEvent: BoardModule["describeEvent"] = (given, speaker: Speaker) => {
  const event = given as Event;
  switch (event.type) {
    case "played":
      return say("web-olsen-olsen-played", { name: speaker.name(event.seat), card: cardName(event.card) });
    case "suit-named":
      return say("web-olsen-olsen-named", { name: speaker.name(event.seat), suit: suitName(event.suit) });
    case "drew":
      return say("web-olsen-olsen-drew", { name: speaker.name(event.seat) });
    case "passed":
      return say("web-olsen-olsen-passed", { name: speaker.name(event.seat) });
    case "reshuffled":
      return say("web-olsen-olsen-reshuffled");
    case "match-ended":
      return say(`olsen-olsen-result-${event.result.reason}`, {
        winners: words.list(event.result.winners.map((seat) => speaker.name(seat))),
        count: event.result.winners.length,
        scores: (event.result.scores ?? []).map((score, seat) => `${speaker.name(seat)}: ${score}`).join(", "),
      });
  }
};

export const describeMove: BoardModule["describeMove"] = (given) => {
  const move = given as Move;
  const card = "card" in move ? { card: cardName(move.card) } : {};
  return say(`olsen-olsen-move-${move.type}`, "suit" in move ? { ...card, suit: move.suit } : card);
};

export const refusalParams: BoardModule["refusalParams"] = (params, speaker) => ({
  ...params,
  ...("card" in params ? { card: cardName(Number(params["card"])) } : {}),
  ...("top" in params ? { top: cardName(Number(params["top"])) } : {}),
  ...("seat" in params ? { player: speaker.name(Number(params["seat"])) } : {}),
});

export const scores: BoardModule["scores"] = () => null;
