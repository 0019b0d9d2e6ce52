import { say, words } from "../i18n/i18n.svelte.ts";

const UNITS = ["kb", "mb", "gb", "tb"] as const;

/** A number of bytes as people say it: two figures are enough. */
export function rounded(size: number): { value: number; unit: (typeof UNITS)[number] } {
  let value = size / 1000;
  let at = 0;
  while (value >= 999.5 && at < UNITS.length - 1) {
    value /= 1000;
    at += 1;
  }
  const unit = UNITS[at] ?? "tb";
  return {
    value: value < 10 && at > 0 ? Math.round(value * 10) / 10 : Math.max(size > 0 ? 1 : 0, Math.round(value)),
    unit,
  };
}

export function bytes(size: number): string {
  const { value, unit } = rounded(size);
  return say(`web-host-bytes-${unit}`, { size: words.number(value) });
}
