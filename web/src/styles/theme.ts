// The look of the page as attributes of <html>, which select the values of tokens.css.
import type { Preferences } from "../storage/storage.svelte.ts";

export function attributes(preferences: Preferences, darkOutside: boolean): Record<string, string> {
  const theme = preferences.theme === "auto" ? (darkOutside ? "dark" : "light") : preferences.theme;
  return { theme, contrast: preferences.contrast, motion: preferences.motion, cards: preferences.cards };
}

export function applyPreferences(preferences: Preferences, darkOutside: boolean): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes(preferences, darkOutside))) root.dataset[name] = value;
  const wood = getComputedStyle(root).getPropertyValue("--wood").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", wood);
}

/** Whether motion is to be avoided. */
export function calm(): boolean {
  return (
    document.documentElement.dataset["motion"] === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
