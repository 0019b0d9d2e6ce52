// What a television set can do for the page: stay awake, be filled by it, and send arrow keys and OK from its remote control.
import { inDirection, isArrow } from "../boards/nearest.ts";

/** Keep the screen on while the page is visible, where the browser can (only over HTTPS). Returns how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = (): void => {
    if (ended || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(
      (found) => {
        lock = found;
        if (ended) void found.release();
      },
      () => undefined, // the system may refuse, for example on battery
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}

export async function fullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: "hide" });
  } catch {
    // Some sets show every page in full anyway and refuse.
  }
}

const FOCUSABLE = "button:not(:disabled), a[href], input";

/** Move the focus with an arrow key of the set's remote control. Returns whether the key is used up. */
export function move(event: KeyboardEvent, stage: HTMLElement): boolean {
  if (!isArrow(event.key)) return false;
  const at = document.activeElement;
  const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (at instanceof HTMLInputElement && sideways) return false;
  const all = [...stage.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.getClientRects().length > 0);
  const others = all.filter((each) => each !== at);
  const boxes = others.map((each) => each.getBoundingClientRect());
  const inside = at instanceof HTMLElement && all.includes(at);
  const next = inside ? others[inDirection(at.getBoundingClientRect(), boxes, event.key)] : all[0];
  next?.focus();
  return next !== undefined;
}
