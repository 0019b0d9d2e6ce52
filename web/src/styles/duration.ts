// Durations of the style sheet as numbers. A build may write 420ms as .42s, so a number says nothing without its unit.

/** A CSS time in milliseconds; 0 for whatever is no time. */
export function milliseconds(text: string): number {
  const found = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(ms|s)\s*$/iu.exec(text);
  if (!found) return 0;
  return Number(found[1]) * (found[2]?.toLowerCase() === "s" ? 1000 : 1);
}

/** A custom property of this element that holds a time, in milliseconds. */
export function durationOf(element: Element, property: `--${string}`): number {
  return milliseconds(getComputedStyle(element).getPropertyValue(property));
}
