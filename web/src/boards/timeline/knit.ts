// Stitches of the knitted back: an eight-petalled rose between two borders.
const COLUMNS = 17;
const ROWS = 27;
const BORDER = [
  "#.#.#.#.#.#.#.#.#",
  ".................",
  "..#...#...#...#..",
  ".###.###.###.###.",
  "..#...#...#...#..",
];

/** A chart of `.` ground, `#` cream and `o` accent. */
export function rose(): string[] {
  const rows: string[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    let text = "";
    for (let column = 0; column < COLUMNS; column += 1) {
      const across = Math.abs(column - (COLUMNS - 1) / 2);
      const down = Math.abs(row - (ROWS - 1) / 2);
      const [far, near] = across > down ? [across, down] : [down, across];
      const border = BORDER[Math.min(row, ROWS - 1 - row)]?.[column] ?? ".";
      if (border === "#") text += row === 0 || row === ROWS - 1 ? "o" : "#";
      else if (across + down === 0) text += "o";
      else text += near >= 1 && near <= 3 && far - near >= 1 && far - near <= 3 ? "#" : ".";
    }
    rows.push(text);
  }
  return rows;
}

function stitch(x: number, y: number, w: number, h: number): string {
  const at = (across: number, down: number) => `${(x + across * w).toFixed(1)} ${(y + down * h).toFixed(1)}`;
  return (
    `M${at(0.04, -0.18)}L${at(0.48, 0.42)}L${at(0.48, 1.12)}L${at(0.04, 0.5)}Z` +
    `M${at(0.96, -0.18)}L${at(0.52, 0.42)}L${at(0.52, 1.12)}L${at(0.96, 0.5)}Z`
  );
}

/** All stitches of one kind as one path, in a box of this size. */
export function stitches(chart: readonly string[], kind: string, width: number, height: number): string {
  const w = width / (chart[0]?.length ?? 1);
  const h = height / chart.length;
  let path = "";
  chart.forEach((row, down) => {
    [...row].forEach((each, across) => {
      if (each === kind) path += stitch(across * w, down * h, w, h);
    });
  });
  return path;
}
