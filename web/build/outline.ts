// Outlines of pictures in whole units. The pictures are 512 units wide and drawn at most half as many pixels wide, so that
// decimals weigh more than they show.

/** For each command, the letters x and y of its numbers; a dot is a number that is no place (radius, angle, flag). */
const shapes: Record<string, string> = {
  m: "xy",
  l: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  t: "xy",
  a: ".....xy",
  z: "",
};
const flags = new Set([3, 4]);

/** The numbers after a command; flags of an arc may stand without anything between them. */
function numbersOf(command: string, text: string): number[] {
  const found: number[] = [];
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy;
  for (let at = 0; ;) {
    at += /^[\s,]*/.exec(text.slice(at))?.[0].length ?? 0;
    if (at >= text.length) return found;
    if (command === "a" && flags.has(found.length % 7)) {
      found.push(Number(text[at]));
      at += 1;
      continue;
    }
    number.lastIndex = at;
    const match = number.exec(text)?.[0];
    if (match === undefined) throw new Error(`no number in "${text.slice(at)}"`);
    found.push(Number(match));
    at += match.length;
  }
}

/** An outline (`d` of a path) with whole numbers, all relative. Each place is rounded by itself, so that errors do not add
 * up along the outline. */
export function rounded(outline: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [shownX, shownY, shownStartX, shownStartY] = [0, 0, 0, 0];
  let result = "";
  let last = "";
  for (const [, letter = "", text = ""] of outline.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d[^a-z]*)*)/gi)) {
    let command = letter.toLowerCase();
    const relative = letter === command;
    const shape = shapes[command];
    if (shape === undefined) throw new Error(`unknown command "${letter}"`);
    if (command === "z") {
      [x, y, shownX, shownY] = [startX, startY, shownStartX, shownStartY];
      result += "z";
      last = "z";
      continue;
    }
    const numbers = numbersOf(command, text);
    for (let from = 0; from < numbers.length; from += shape.length) {
      let [endX, endY] = [x, y];
      const shown = numbers.slice(from, from + shape.length).map((number, at) => {
        if (shape[at] === "x") {
          endX = relative ? x + number : number;
          return Math.round(endX) - shownX;
        }
        if (shape[at] === "y") {
          endY = relative ? y + number : number;
          return Math.round(endY) - shownY;
        }
        return flags.has(at) ? number : Math.round(number);
      });
      [x, y, shownX, shownY] = [endX, endY, Math.round(endX), Math.round(endY)];
      if (command === "m") [startX, startY, shownStartX, shownStartY] = [x, y, shownX, shownY];
      else if (shown.every((number, at) => number === 0 || shape[at] === ".")) continue;
      // A line may follow a move without its letter.
      const bare = command === last || (command === "l" && last === "m");
      result += `${bare ? "" : command}${shown.map((number, at) => (number < 0 || (at === 0 && !bare) ? "" : " ") + number).join("")}`;
      last = command;
      if (command === "m") command = "l";
    }
  }
  return result;
}
