// Which event sounds like what.
import type { Event } from "../../protocol/timeline.ts";
import { outcome } from "../../sound/score.ts";
import type { BoardModule } from "../contract.ts";

export const sounds: BoardModule["sounds"] = (event, seats) => {
  const known = event as Event;
  if (known.type === "placed") return known.right ? "right" : "wrong";
  return known.type === "match-ended" ? outcome(known.result.winners, seats) : null;
};
