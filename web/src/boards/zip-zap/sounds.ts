// Which event sounds like what.
import type { Event } from "../../protocol/zip-zap.ts";
import { outcome, type Sound } from "../../sound/score.ts";
import type { BoardModule } from "../contract.ts";

const sound: Partial<Record<Event["type"], Sound>> = {
  laid: "card",
  zapped: "zap",
  "start-card": "start",
  "round-void": "wrong",
};
export const sounds: BoardModule["sounds"] = (event, seats) => {
  const known = event as Event;
  if (known.type === "round-over") return outcome([known.seat], seats);
  if (known.type === "match-ended") return outcome(known.result.winners, seats);
  return sound[known.type] ?? null;
};
