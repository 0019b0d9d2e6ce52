// Which event sounds like what.
import type { Event } from "../../protocol/skip-bo.ts";
import type { Sound } from "../../sound/score.ts";
import type { BoardModule } from "../contract.ts";

const sound: Partial<Record<Event["type"], Sound>> = {
  played: "card",
  discarded: "card",
  bought: "coin",
  "coins-paid": "coin",
  "toll-paid": "coin",
  "coins-dealt": "coin",
  "game-won": "win",
  "match-ended": "win",
};
export const sounds: BoardModule["sounds"] = (event) => sound[(event as Event).type] ?? null;
