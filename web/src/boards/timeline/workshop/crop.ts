// Which square of a photo becomes the picture of a card, in pixels of the photo.
export interface Size {
  width: number;
  height: number;
}
export interface Square {
  x: number;
  y: number;
  side: number;
}

export const LEAST = 64;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(least, value), most);

/** The square moved and resized so that it lies inside of the photo. */
export function inside({ x, y, side }: Square, { width, height }: Size): Square {
  const most = Math.min(width, height);
  const kept = between(Math.min(LEAST, most), side, most);
  return { side: kept, x: between(0, x, width - kept), y: between(0, y, height - kept) };
}

/** The largest square in the middle. */
export function middle(size: Size): Square {
  const side = Math.min(size.width, size.height);
  return { side, x: (size.width - side) / 2, y: (size.height - side) / 2 };
}

/** The same middle with another side. */
export function zoomed(square: Square, side: number, size: Size): Square {
  const by = (square.side - side) / 2;
  return inside({ side, x: square.x + by, y: square.y + by }, size);
}

export type Corner = "nw" | "ne" | "sw" | "se";

/** One corner pulled to a point of the photo; the opposite one stays. */
export function pulled(square: Square, corner: Corner, to: { x: number; y: number }, size: Size): Square {
  const [left, top] = [corner.endsWith("w"), corner.startsWith("n")];
  const fixed = { x: left ? square.x + square.side : square.x, y: top ? square.y + square.side : square.y };
  const room = Math.min(left ? fixed.x : size.width - fixed.x, top ? fixed.y : size.height - fixed.y);
  const wanted = Math.max(Math.abs(to.x - fixed.x), Math.abs(to.y - fixed.y));
  const side = between(Math.min(LEAST, room), wanted, room);
  return { side, x: left ? fixed.x - side : fixed.x, y: top ? fixed.y - side : fixed.y };
}
