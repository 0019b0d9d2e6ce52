// Cards fly on the big screen from where they lay to where they lie. The stage is scaled, so ways are measured in its pixels.
import { durationOf } from "../styles/duration.ts";

const STILL = 100;

/** Let this element come from there. */
export function flyFrom(element: HTMLElement | null | undefined, from: DOMRect | null | undefined): void {
  if (!element || !from || from.width === 0) return;
  const duration = durationOf(element, "--flight");
  const to = element.getBoundingClientRect();
  if (duration < STILL || to.width === 0) return;
  const scale = to.width / element.offsetWidth || 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: "none" }], {
    duration,
    easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  });
}

/** Where a marked place of the stage is now. */
export function rectOf(root: HTMLElement | undefined, at: string): DOMRect | null {
  return root?.querySelector(`[data-at="${CSS.escape(at)}"]`)?.getBoundingClientRect() ?? null;
}
