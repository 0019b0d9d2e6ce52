// Which event sounds like what.
import type { Event } from "../../protocol/zip-zap.ts";
import type { Sound } from "../../sound/score.ts";
import type { BoardModule } from "../contract.ts";

const sound: Partial<Record<Event["type"], Sound>> = {
  laid: "card",
  zapped: "zap",
  "start-card": "start",
  "match-ended": "win",
};
export const sounds: BoardModule["sounds"] = (event) => sound[(event as Event).type] ?? null;
