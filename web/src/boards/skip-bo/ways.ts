// Getting about with the arrow keys: to the nearest place in that direction, however the table is laid out.
export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
export const isWay = (key: string): key is Way => /^Arrow(Left|Right|Up|Down)$/.test(key);

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of the one to go to, or -1 where the table ends. */
export function nearest(from: Box, others: readonly Box[], way: Way): number {
  const sideways = way === "ArrowLeft" || way === "ArrowRight";
  const sign = way === "ArrowRight" || way === "ArrowDown" ? 1 : -1;
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best = -1;
  let least = Infinity;
  for (const [place, box] of others.entries()) {
    const across = box.left + box.width / 2 - x;
    const down = box.top + box.height / 2 - y;
    const ahead = sign * (sideways ? across : down);
    const beside = Math.abs(sideways ? down : across);
    // Going sideways one stays in the row: what is more beside than ahead lies in another one.
    if (ahead < 4 || (sideways && beside > Math.max(from.height, box.height) * 0.6)) continue;
    const cost = sideways ? ahead + beside * 3 : ahead * 3 + beside;
    if (cost < least) [least, best] = [cost, place];
  }
  return best;
}
