// The sounds there are, and which of them are played for an entry of the log. Which event sounds like what is the boards'.
export type Sound =
  "card" | "coin" | "turn" | "refused" | "zap" | "right" | "wrong" | "win" | "lost" | "start" | "open";

/** At most two sounds for one entry of the log, for those in these seats: the last ones tell how it came out. */
export function soundsOf(
  events: readonly unknown[],
  of?: (event: unknown, seats: readonly number[]) => Sound | null,
  seats: readonly number[] = [],
): Sound[] {
  const found: Sound[] = [];
  for (const event of events) {
    const sound = of?.(event, seats);
    if (sound && found.at(-1) !== sound) found.push(sound);
  }
  const end = found.findLast((sound) => sound === "win" || sound === "lost");
  return end ? [end] : found.slice(-2);
}

/** How an end sounds: it is lost where people sit at this screen and none of them is among the winners. */
export const outcome = (winners: readonly number[], seats: readonly number[]): Sound =>
  seats.length === 0 || seats.some((seat) => winners.includes(seat)) ? "win" : "lost";
