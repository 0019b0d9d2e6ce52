// Words in a box whose size does not depend on them: never cut off, whatever they say.

const STEP = 0.05;

/**
 * The children of the box say the same in fewer and fewer words. The first that fits is shown, as large as it fits:
 * `--fit` of the box is its size, from 1 down to the least. Words are measured when they or the room for them change,
 * before that is drawn, and at no other time.
 */
export const fitted =
  (least: number) =>
  (box: HTMLElement): (() => void) => {
    const show = (ways: readonly HTMLElement[], shown: HTMLElement, size: string): boolean => {
      for (const way of ways) way.style.display = way === shown ? "" : "none";
      if (box.style.getPropertyValue("--fit") !== size) box.style.setProperty("--fit", size);
      return shown.offsetHeight <= box.clientHeight;
    };
    const fit = (): void => {
      const ways = [...box.children] as HTMLElement[];
      for (const way of ways)
        for (let size = 1; size > least - STEP / 2; size -= STEP) if (show(ways, way, size.toFixed(2))) return;
    };
    const words = new MutationObserver(fit);
    words.observe(box, { childList: true, characterData: true, subtree: true });
    const room = new ResizeObserver(fit);
    room.observe(box);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      words.disconnect();
      room.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  };
