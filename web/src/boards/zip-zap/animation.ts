// Cards fly by the Web Animations API on the very elements that stay, so nothing is left behind and input stays live.
import { durationOf } from "../../styles/duration.ts";

const LONGEST = 100;
const SWELL = 420;

/** Whether somebody wants less motion: the page's durations say so. */
export function calm(element: Element): boolean {
  return durationOf(element, "--turn") <= LONGEST;
}

/** A card that lies here now came from there. */
export function fly(card: HTMLElement, from: Element | null): void {
  if (calm(card)) {
    card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80 });
    return;
  }
  if (!from) return;
  const [start, end] = [from.getBoundingClientRect(), card.getBoundingClientRect()];
  if (!start.width || !end.width) return;
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const scale = Math.min(1, Math.max(0.3, start.width / end.width));
  card.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], {
    duration: LONGEST,
    easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  });
}

/** A Zap swells once. */
export function swell(card: HTMLElement): void {
  if (calm(card)) return;
  card.animate([{ scale: 1 }, { scale: 1.14, offset: 0.35 }, { scale: 1 }], { duration: SWELL, easing: "ease-out" });
}

/** A card that does not fit tilts, and is home again. */
export function shake(card: Element): void {
  if (calm(card)) return;
  card.animate([{ rotate: "0deg" }, { rotate: "-5deg" }, { rotate: "4deg" }, { rotate: "0deg" }], {
    duration: 280,
    easing: "cubic-bezier(0.3, 0, 0.2, 1)",
  });
}
