// The drawings' geometry: shapes of 100 by 100, cards of 100 by 140.
export const PAPER = "#FBF4E2";
export const CREAM = "#F9ECCB";
export const BOLT = "M58 2 18 56h26L34 98 84 38H55L72 2Z";
export const FIR = "M50 5 73 34h-9l18 25H71l20 25H57v12H43V84H9l20-25H18l18-25h-9Z";
export const TOADSTOOL =
  "M5 55C5 25 25 7 50 7s45 18 45 48c0 7-5 10-13 10H64c0 11 3 19 8 26 2 4-1 6-6 6H34c-5 0-8-2-6-6 5-7 8-15 8-26H18C10 65 5 62 5 55Z";
/** The toadstool's dots: x, y, radius. */
export const DOTS = (
  [
    [34, 33, 7.5],
    [60, 24, 6],
    [73, 46, 8],
    [49, 50, 6],
    [21, 52, 4.5],
  ] as const
)
  .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
  .join("");
export const FISH = "M3 52C16 24 50 19 72 43c7-6 15-12 24-15-5 14-5 32 0 47-9-3-17-9-24-15C50 85 16 80 3 52Z";
export const SAIL = "M50 50V4c24 2 38 16 36 34-8-8-22-4-36 12Z";
export const SAILS = ["#6FC3A0", "#F0836F", "#F5C64F", "#79B6EC"] as const;
/** Every fourth of the sixteen patches along a joker's foot. */
export const PATCHES = "M6 126h5.5v8h-5.5ZM28 126h5.5v8h-5.5ZM50 126h5.5v8h-5.5ZM72 126h5.5v8h-5.5Z";

const round = (value: number): number => Math.round(value * 100) / 100;
const around = (radius: number, angle: number, x = 50, y = 50, wide = 1, high = 1): string =>
  `${round(x + radius * wide * Math.cos(angle))} ${round(y + radius * high * Math.sin(angle))}`;

export const RAYS = Array.from({ length: 8 }, (_, ray) => {
  const angle = (Math.PI / 4) * ray;
  return `M${around(29, angle - 0.27)}L${around(48, angle)}L${around(29, angle + 0.27)}Z`;
}).join("");

/** A paper burst with so many points. */
function burst(points: number, outer: number, inner: number, x: number, y: number, wide: number, high: number): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) =>
    around(corner % 2 ? inner : outer, -Math.PI / 2 + (Math.PI * corner) / points, x, y, wide, high),
  );
  return `M${corners.join("L")}Z`;
}
export const CARD_BURST = burst(10, 41, 31, 50, 60, 0.98, 1.12);
export const KEY_BURST = burst(12, 37, 30, 50, 50, 1, 1);

/** Grounds and figures of the suits: toadstool, fir, fish, sun, joker. */
export const GROUND = ["#BD3A2C", "#0E3B2A", "#2969AA", "#EDB535", "#33264A"] as const;
export const FIGURE = [CREAM, CREAM, CREAM, "#3A2606", CREAM] as const;
export const ZAP_GROUND = "#2E2333";

export function stitch(x: number, y: number, wide: number, high: number): string {
  const at = (u: number, v: number): string => `${round(x + u * wide)} ${round(y + v * high)}`;
  const half = (outer: number, inner: number): string =>
    `M${at(outer, -0.18)}L${at(inner, 0.42)}L${at(inner, 1.12)}L${at(outer, 0.5)}Z`;
  return half(0.04, 0.48) + half(0.96, 0.52);
}

/** The stitches of one yarn in a chart. */
export function knit(chart: readonly string[], yarn: string, x: number, y: number, wide: number, high: number): string {
  return chart
    .flatMap((row, line) =>
      [...row].map((mark, place) => (mark === yarn ? stitch(x + place * wide, y + line * high, wide, high) : "")),
    )
    .join("");
}

function rose(): string[] {
  const [wide, high, petal] = [17, 27, 3];
  const rim = ["o.o.o.o.o.o.o.o.o", ".".repeat(wide), "..#...#...#...#..", ".###.###.###.###.", "..#...#...#...#.."];
  return Array.from({ length: high }, (_, y) => {
    const edge = rim[Math.min(y, high - 1 - y)];
    if (edge) return edge;
    return Array.from({ length: wide }, (_, x) => {
      const [a, b] = [Math.abs(x - 8), Math.abs(y - 13)];
      const [far, near] = [Math.max(a, b), Math.min(a, b)];
      if (far === 0) return "o";
      return near >= 1 && near <= petal && far - near >= 1 && far - near <= petal ? "#" : ".";
    }).join("");
  });
}
const back = rose();
const [STITCH, ROW] = [88 / 17, 128 / 27];
export const BACK = {
  ground: "#842F30",
  yarn: "#9C3A3A",
  cream: "#F6E3C4",
  gold: "#F0BE55",
  rose: knit(back, "#", 6, 6, STITCH, ROW),
  rim: knit(back, "o", 6, 6, STITCH, ROW),
  wide: STITCH,
  high: ROW,
  plain: stitch(0, 0, STITCH, ROW) + stitch(0, -ROW, STITCH, ROW) + stitch(0, ROW, STITCH, ROW),
} as const;

/** A loose card lies a little askew, always the same card in the same way. */
export const tilt = (card: number): number => ((card * 37) % 9) / 2 - 2;
