// The sounds there are, and which of them are played for an entry of the log. Which event sounds like what is the boards'.
export type Sound = "card" | "coin" | "turn" | "refused" | "zap" | "right" | "wrong" | "win" | "start";

/** At most two sounds for one entry of the log: the last ones tell how it came out. */
export function soundsOf(events: readonly unknown[], of?: (event: unknown) => Sound | null): Sound[] {
  const heard: Sound[] = [];
  for (const event of events) {
    const sound = of?.(event);
    if (sound && heard.at(-1) !== sound) heard.push(sound);
  }
  return heard.includes("win") ? ["win"] : heard.slice(-2);
}
