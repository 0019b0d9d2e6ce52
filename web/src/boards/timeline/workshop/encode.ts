// A photo as it leaves this device: only the square that was chosen, small, and drawn anew, so that nothing of where and
// when it was taken stays in the file.
import type { Square } from "./crop.ts";

const SIDE = 512;
const SIDES = [SIDE, 384, 256];
const QUALITIES = [0.86, 0.76, 0.66, 0.56, 0.45];

const blobOf = (canvas: HTMLCanvasElement, kind: string, quality: number): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, kind, quality));

export function drawn(photo: CanvasImageSource, square: Square, side: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws no pictures");
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff"; // under a transparent picture
  context.fillRect(0, 0, side, side);
  context.drawImage(photo, square.x, square.y, square.side, square.side, 0, 0, side, side);
  return canvas;
}

/** The square as WebP, or JPEG in a browser that can't write WebP, with at most so many bytes. */
export async function encoded(photo: CanvasImageSource, square: Square, most: number): Promise<Blob> {
  for (const side of SIDES) {
    const canvas = drawn(photo, square, Math.min(side, Math.max(64, Math.round(square.side))));
    for (const quality of QUALITIES) {
      let blob = await blobOf(canvas, "image/webp", quality);
      if (blob?.type !== "image/webp") blob = await blobOf(canvas, "image/jpeg", quality);
      if (blob && blob.size <= most) return blob;
    }
  }
  throw new Error("a picture of 256 pixels has more than the allowed bytes");
}

/** The photo the right way up, whatever its camera noted about that, turned by quarters of a circle. */
export async function opened(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: "from-image" });
}

export async function turnedRight(photo: ImageBitmap): Promise<ImageBitmap> {
  const canvas = document.createElement("canvas");
  canvas.width = photo.height;
  canvas.height = photo.width;
  const context = canvas.getContext("2d");
  if (!context) return photo;
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(photo, 0, 0);
  return createImageBitmap(canvas);
}
