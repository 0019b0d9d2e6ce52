import { describe, expect, test } from "vitest";
import { inside, LEAST, middle, pulled, zoomed } from "../../src/boards/timeline/workshop/crop.ts";
import { oneLine } from "../../src/boards/timeline/workshop/lines.ts";
import { pageIn, sheetsOf } from "../../src/boards/timeline/workshop/pdf.ts";
import { fileName } from "../../src/components/save-file.ts";
import { rounded } from "../../src/host/bytes.ts";

describe("the square of a photo", () => {
  const size = { width: 400, height: 300 };
  test("begins as the largest one in the middle", () => {
    expect(middle(size)).toEqual({ x: 50, y: 0, side: 300 });
  });

  test("never leaves the photo, however it is pulled", () => {
    expect(inside({ x: -20, y: 900, side: 100 }, size)).toEqual({ x: 0, y: 200, side: 100 });
    expect(inside({ x: 0, y: 0, side: 5_000 }, size).side).toBe(300);
    expect(inside({ x: 0, y: 0, side: 1 }, size).side).toBe(LEAST);
    const square = { x: 100, y: 100, side: 100 };
    expect(pulled(square, "se", { x: 180, y: 250 }, size)).toEqual({ x: 100, y: 100, side: 150 });
    expect(pulled(square, "nw", { x: -50, y: -80 }, size)).toEqual({ x: 0, y: 0, side: 200 });
    expect(pulled(square, "ne", { x: 120, y: 190 }, size)).toEqual({ x: 100, y: 136, side: LEAST });
  });

  test("keeps its middle when it's zoomed", () => {
    expect(zoomed({ x: 100, y: 100, side: 100 }, 80, size)).toEqual({ x: 110, y: 110, side: 80 });
  });
});

describe("the PDF", () => {
  test("sheets, pages and empty places", () => {
    expect(sheetsOf(27, "both", true)).toEqual({ sheets: 4, pages: 7, empty: 0 });
    expect(sheetsOf(28, "fronts", false)).toEqual({ sheets: 4, pages: 4, empty: 8 });
  });

  test("progress is read from its comments", () => {
    expect(pageIn("…endobj\n%page 1\n7 0 obj…%page 2\n")).toBe(2);
    expect(pageIn("…%page 3")).toBeNull();
  });
});

test("names of files, lines and sizes", () => {
  expect(fileName("Inventions: 6B/7A", "pdf")).toBe("Inventions- 6B-7A.pdf");
  expect(fileName("  ", "zip")).toBe("deck.zip");
  expect(oneLine("two\r\n lines")).toBe("two lines");
  expect(rounded(310_400)).toEqual({ value: 310, unit: "kb" });
  expect(rounded(1_140_000)).toEqual({ value: 1.1, unit: "mb" });
  expect(rounded(999_700)).toEqual({ value: 1, unit: "mb" });
  expect(rounded(12)).toEqual({ value: 1, unit: "kb" });
  expect(rounded(0)).toEqual({ value: 0, unit: "kb" });
});
