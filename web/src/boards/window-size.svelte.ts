// How the window is shaped, for the frame and every board alike.
import { innerHeight, innerWidth } from "svelte/reactivity/window";

const LOW = 480;
const PHONE = 600;
/** A window that is much wider than high counts as low a little earlier. */
const FLAT = 600;
const FLAT_RATIO = 1.6;

class WindowSize {
  readonly width: number = $derived(innerWidth.current ?? window.innerWidth);
  readonly height: number = $derived(innerHeight.current ?? window.innerHeight);
  /** A phone held upright. */
  readonly phone: boolean = $derived(this.width < PHONE && this.height > this.width);
  /** A phone held sideways, or a window at 200%: cloth and own cards lie side by side. */
  readonly low: boolean = $derived(this.height < LOW || (this.height < FLAT && this.width > this.height * FLAT_RATIO));
}

export const windowSize = new WindowSize();
