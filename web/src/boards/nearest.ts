// Which place comes next for an arrow key or a pointer. Boards say where their places are; nothing here knows a game.
export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the nearest box in this direction, or -1 if there is none. */
export function inDirection(from: Box, others: readonly Box[], arrow: Arrow): number {
  const sideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best = -1;
  let least = Infinity;
  for (const [place, box] of others.entries()) {
    const across = box.left + box.width / 2 - x;
    const down = box.top + box.height / 2 - y;
    const ahead = sign * (sideways ? across : down);
    const beside = Math.abs(sideways ? down : across);
    // Left and right stay in the row: what is more beside than ahead belongs to another one.
    if (ahead < 4 || (sideways && beside > Math.max(from.height, box.height) * 0.6)) continue;
    const cost = sideways ? ahead + beside * 3 : ahead * 3 + beside;
    if (cost < least) [least, best] = [cost, place];
  }
  return best;
}

/** The next of these numbers above (`step` > 0) or below `from`; null if there is none. */
export function along(places: Iterable<number>, from: number, step: number): number | null {
  const ahead = [...places].filter((place) => (step > 0 ? place > from : place < from));
  if (ahead.length === 0) return null;
  return step > 0 ? Math.min(...ahead) : Math.max(...ahead);
}

/** The index of the number closest to this one, the first of several; -1 if there is none. */
export function closest(numbers: readonly number[], to: number): number {
  let best = -1;
  let least = Infinity;
  for (const [place, number] of numbers.entries()) {
    const far = Math.abs(number - to);
    if (far < least) [least, best] = [far, place];
  }
  return best;
}
