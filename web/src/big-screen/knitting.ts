// Knitting for the cloth of the big screen: stitches large enough to be seen from three metres.
export const STITCH = { width: 9, height: 8 } as const;

/** One stitch: two leaning leaves. */
export function stitch(x: number, y: number): string {
  const { width, height } = STITCH;
  const to = (across: number, down: number) => `${(x + across * width).toFixed(1)} ${(y + down * height).toFixed(1)}`;
  const leaf = (edge: number, inner: number) =>
    `M${to(edge, -0.18)}L${to(inner, 0.42)}L${to(inner, 1.12)}L${to(edge, 0.5)}Z`;
  return leaf(0.04, 0.48) + leaf(0.96, 0.52);
}

/** A chart of stitches in one yarn as a path. */
export function knitted(chart: readonly string[], yarn: string): string {
  return chart
    .flatMap((row, down) =>
      [...row].map((sign, across) => (sign === yarn ? stitch(across * STITCH.width, down * STITCH.height) : "")),
    )
    .join("");
}
