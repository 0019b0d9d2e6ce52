// How the page shall look, as attributes of <html> that the tokens answer to.
import type { Taste } from "../storage/storage.svelte.ts";

export function attributes(taste: Taste, darkOutside: boolean): Record<string, string> {
  const theme = taste.theme === "auto" ? (darkOutside ? "dark" : "light") : taste.theme;
  return { theme, contrast: taste.contrast, motion: taste.motion, cards: taste.cards };
}

export function dress(taste: Taste, darkOutside: boolean): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes(taste, darkOutside))) root.dataset[name] = value;
  const wood = getComputedStyle(root).getPropertyValue("--wood").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", wood);
}

/** Whether things shall not travel across the page. */
export function calm(): boolean {
  return (
    document.documentElement.dataset["motion"] === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
