// The geometry of the chart of scores.

export interface Spot {
  x: number;
  y: number;
}

/** Round numbers from zero (or below) to the highest value, at most `most` of them. */
export function ticks(lowest: number, highest: number, most = 5): number[] {
  const span = Math.max(1, highest - Math.min(0, lowest));
  const rough = span / Math.max(1, most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 10 * power);
  const first = Math.floor(Math.min(0, lowest) / step) * step;
  const out: number[] = [];
  for (let value = first; value <= Math.max(highest, 1) || out.length < 2; value += step) out.push(value);
  if ((out.at(-1) ?? 0) < highest) out.push((out.at(-1) ?? 0) + step);
  return out;
}

/** Which columns get a label, so that at most `most` stand under the chart; the last one always does. */
export function labelled(columns: number, most: number): Set<number> {
  const every = Math.max(1, Math.ceil((columns - 1) / Math.max(1, most - 1)));
  const out = new Set<number>();
  for (let column = columns - 1; column >= 0; column -= every) out.add(column);
  return out;
}

/** Move labels apart that would lie on each other, as little as possible and inside the frame. */
export function apart(wanted: readonly number[], distance: number, least: number, most: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const out = [...wanted];
  let last = least - distance;
  for (const place of order) last = out[place] = Math.max(out[place] ?? 0, last + distance);
  let next = most + distance;
  for (const place of order.reverse()) next = out[place] = Math.min(out[place] ?? 0, next - distance);
  return out;
}

/** The lines of the chart in a field of this size. */
export function lines(
  totals: readonly (readonly number[])[],
  size: { width: number; height: number },
  range: { low: number; high: number },
): Spot[][] {
  const columns = Math.max(1, totals.length - 1);
  const span = Math.max(1, range.high - range.low);
  return (totals[0] ?? []).map((_, seat) =>
    totals.map((column, place) => ({
      x: (size.width * place) / columns,
      y: size.height - (size.height * ((column[seat] ?? 0) - range.low)) / span,
    })),
  );
}

export const path = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, place) => `${place === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
