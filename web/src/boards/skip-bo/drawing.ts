// The shapes of the cards, in units of 100 by 140.
import { TOP_RANK } from "./cards.ts";

export const paper = "#FBF4E2";
export const ink = "#2C2420";
export const cream = "#F9ECCB";

interface Month {
  colour: string;
  /** On the night ground of a Skip-Bo card. */
  bright: string;
  picture: string;
}
/** The year in twelve cards. */
export const months: readonly Month[] = [
  { colour: "#2F4B7C", bright: "#6F93CF", picture: "snowflake-2" },
  { colour: "#35688F", bright: "#7FB3D8", picture: "skis" },
  { colour: "#2F7480", bright: "#7CC0C4", picture: "ice-skate" },
  { colour: "#2E7462", bright: "#7CC0A0", picture: "nest-eggs" },
  { colour: "#4F7532", bright: "#A3C272", picture: "daisy" },
  { colour: "#86670F", bright: "#E3C65A", picture: "butterfly" },
  { colour: "#A15C12", bright: "#EDA94A", picture: "sailboat" },
  { colour: "#B04A20", bright: "#EE8A56", picture: "strawberry" },
  { colour: "#A5372E", bright: "#E5705F", picture: "acorn" },
  { colour: "#913250", bright: "#DB7A97", picture: "oak-leaf" },
  { colour: "#713D70", bright: "#BE8CC0", picture: "lantern-flame" },
  { colour: "#4A3F7A", bright: "#9A8FD0", picture: "candles" },
];

const edges = [106, 100, 94, 101, 107, 99, 92, 98, 105, 99, 93, 100, 106];

/** The hill at the foot of a number card: laid side by side from 1 to 12, the hills meet. */
export function hill(rank: number): string {
  const left = edges[rank - 1] ?? 100;
  const right = edges[rank] ?? 100;
  return `M6 ${left}C34 ${left - 7} 62 ${right - 5} 94 ${right}V128a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6Z`;
}

/** Where and how large the number stands: the figures of the typeface do not all sit on the line alike. */
export function figure(rank: number): { x: number; y: number; size: number; spacing: number } {
  if (rank >= 10) return { x: 49, y: 85, size: 54, spacing: -3 };
  return { x: 51, y: rank === 7 ? 80 : rank % 2 && rank > 1 ? 83 : 85, size: rank === 7 ? 59 : 64, spacing: -1 };
}

const at = (x: number, y: number, radius: number, angle: number): string =>
  `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;

/** Twelve petals, one for each number that a Skip-Bo card may stand for. */
export function wheel(x: number, y: number, inner: number, outer: number): string[] {
  return months.map((_, month) => {
    const angle = -Math.PI / 2 + (2 * Math.PI * month) / TOP_RANK;
    const belly = (inner + outer) * 0.58;
    const tip = at(x, y, outer, angle);
    const foot = at(x, y, inner, angle);
    return `M${foot}Q${at(x, y, belly, angle - 0.36)} ${tip}Q${at(x, y, belly, angle + 0.36)} ${foot}Z`;
  });
}

/** One knitted stitch: two leaning leaves. */
export function stitch(x: number, y: number, width: number, height: number): string {
  const to = (across: number, down: number) => `${(x + across * width).toFixed(1)} ${(y + down * height).toFixed(1)}`;
  const left = `M${to(0.04, -0.18)}L${to(0.48, 0.42)}L${to(0.48, 1.12)}L${to(0.04, 0.5)}Z`;
  const right = `M${to(0.96, -0.18)}L${to(0.52, 0.42)}L${to(0.52, 1.12)}L${to(0.96, 0.5)}Z`;
  return left + right;
}

/** A chart of stitches as one path for each yarn. */
export function knit(chart: readonly string[], x: number, y: number, width: number, height: number, yarn: string) {
  return chart
    .flatMap((row, down) =>
      [...row].map((sign, across) =>
        sign === yarn ? stitch(x + across * width, y + down * height, width, height) : "",
      ),
    )
    .join("");
}

const COLUMNS = 17;
const ROWS = 27;

/** The eight-petalled rose between two borders. */
export function rose(): string[] {
  const border = [
    "o.o.o.o.o.o.o.o.o",
    ".................",
    "..#...#...#...#..",
    ".###.###.###.###.",
    "..#...#...#...#..",
  ];
  return Array.from({ length: ROWS }, (_, down) => {
    const edge = border[Math.min(down, ROWS - 1 - down)];
    if (edge) return edge;
    return Array.from({ length: COLUMNS }, (_, across) => {
      const a = Math.abs(across - (COLUMNS - 1) / 2);
      const b = Math.abs(down - (ROWS - 1) / 2);
      if (a + b === 0) return "o";
      const small = Math.min(a, b);
      const apart = Math.max(a, b) - small;
      return small >= 1 && small <= 3 && apart >= 1 && apart <= 3 ? "#" : ".";
    }).join("");
  });
}
const roseChart = rose();
export const backCream = knit(roseChart, 6, 6, 88 / COLUMNS, 128 / ROWS, "#");
export const backAccent = knit(roseChart, 6, 6, 88 / COLUMNS, 128 / ROWS, "o");
export const bigWheel = wheel(50, 66, 5.9, 37);
export const smallWheels = [wheel(18, 20, 1.6, 8.2), wheel(82, 120, 1.6, 8.2)];
