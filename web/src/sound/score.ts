// Which sound goes with which event, whatever game it comes from.
export type Sound = "card" | "coin" | "turn" | "refused" | "zap" | "right" | "wrong" | "win" | "start";

const sounds: Record<string, Sound> = {
  played: "card",
  discarded: "card",
  laid: "card",
  bought: "coin",
  "coins-paid": "coin",
  "toll-paid": "coin",
  "coins-dealt": "coin",
  zapped: "zap",
  "start-card": "start",
  "game-won": "win",
  "match-ended": "win",
};

/** At most two sounds for one entry of the log: the last ones tell how it came out. */
export function soundsOf(events: readonly unknown[]): Sound[] {
  const heard: Sound[] = [];
  for (const event of events) {
    const { type, right } = event as { type?: string; right?: boolean };
    const sound = type === "placed" ? (right ? "right" : "wrong") : sounds[type ?? ""];
    if (sound && heard.at(-1) !== sound) heard.push(sound);
  }
  return heard.includes("win") ? ["win"] : heard.slice(-2);
}
