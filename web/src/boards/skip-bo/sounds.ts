// Which event sounds like what.
import type { Event } from "../../protocol/skip-bo.ts";
import { outcome, type Sound } from "../../sound/score.ts";
import type { BoardModule } from "../contract.ts";

const sound: Partial<Record<Event["type"], Sound>> = {
  played: "card",
  discarded: "card",
  bought: "coin",
  "coins-paid": "coin",
  "toll-paid": "coin",
  "coins-dealt": "coin",
};
export const sounds: BoardModule["sounds"] = (event, seats) => {
  const known = event as Event;
  if (known.type === "game-won") return outcome(known.winners, seats);
  if (known.type === "match-ended") return outcome(known.result.winners, seats);
  return sound[known.type] ?? null;
};
