// What happened, in the parts in which it is listed: a turn, a round, a game or a card.
import type { BoardModule, LogPart, Speaker } from "../boards/contract.ts";

export interface EventLine {
  text: string;
  /** The same object for all lines of a part; null before the first part that is known. */
  part: LogPart | null;
  /** The line says that the turn begins, which the heading of its part says too. */
  heading: boolean;
}

/** Events as lines. `part` is the one that the first of them still belongs to, and the answer has the one after the last. */
export function eventLines(
  events: readonly unknown[],
  board: Pick<BoardModule, "describeEvent" | "logPart">,
  speaker: Speaker,
  part: LogPart | null,
): { lines: EventLine[]; part: LogPart | null } {
  const lines = events.flatMap((event) => {
    const begun = board.logPart?.(event) ?? null;
    part = begun ?? part;
    const text = board.describeEvent(event, speaker);
    return text === null ? [] : [{ text, part, heading: begun?.kind === "turn" }];
  });
  return { lines, part };
}

/** Lines that follow each other and belong to the same part. */
export function inParts<Line extends EventLine>(lines: readonly Line[]): { part: LogPart | null; lines: Line[] }[] {
  const parts: { part: LogPart | null; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last && last.part === line.part) last.lines.push(line);
    else parts.push({ part: line.part, lines: [line] });
  }
  return parts.map((each) => ({ ...each, lines: each.lines.filter((line) => !line.heading) }));
}
