// Dragging with mouse, pen or finger. A shaky tap must not become a drag, so it begins only after 14 pixels.
import type { Attachment } from "svelte/attachments";

const THRESHOLD = 14;

export interface Drag {
  /** The pointer has left the place where it went down. False: there is nothing to take, and no drag. */
  start(event: PointerEvent, from: HTMLElement): boolean;
  /** How far the pointer is now from where it went down, in pixels. */
  move(event: PointerEvent, dx: number, dy: number): void;
  drop(event: PointerEvent): void;
  /** The browser took the pointer away, or the element is gone. */
  cancel(): void;
}

/** Makes an element draggable, or with `handles` (a selector) those inside it. Null: not now. */
export function draggable(drag: Drag | null, handles?: string): Attachment<HTMLElement> {
  return (node) => {
    if (!drag) return;
    let pull: { id: number; from: HTMLElement; x: number; y: number; dragging: boolean } | null = null;

    const down = (event: PointerEvent) => {
      const from = handles ? (event.target as Element).closest<HTMLElement>(handles) : node;
      if (!from || !event.isPrimary || event.button !== 0 || pull) return;
      pull = { id: event.pointerId, from, x: event.clientX, y: event.clientY, dragging: false };
      listen(true);
    };
    const move = (event: PointerEvent) => {
      if (!pull || event.pointerId !== pull.id) return;
      const [dx, dy] = [event.clientX - pull.x, event.clientY - pull.y];
      if (!pull.dragging) {
        if (Math.hypot(dx, dy) < THRESHOLD) return;
        if (!drag.start(event, pull.from)) return end();
        pull.dragging = true;
        node.setPointerCapture(event.pointerId);
      }
      drag.move(event, dx, dy);
    };
    const up = (event: PointerEvent) => {
      if (!pull || event.pointerId !== pull.id) return;
      const { dragging } = pull;
      end();
      if (!dragging) return;
      drag.drop(event);
      // The click that follows belongs to the drag.
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    };
    const lost = (event?: PointerEvent) => {
      if (!pull || (event && event.pointerId !== pull.id)) return;
      const { dragging } = pull;
      end();
      if (dragging) drag.cancel();
    };
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const end = () => {
      pull = null;
      listen(false);
    };
    // A quick pointer leaves the element before its first movement is reported: the window listens for that one too.
    const listen = (on: boolean) => {
      const change = on ? addEventListener : removeEventListener;
      change("pointermove", move);
      change("pointerup", up);
      change("pointercancel", lost);
    };

    node.addEventListener("pointerdown", down);
    return () => {
      lost();
      node.removeEventListener("pointerdown", down);
    };
  };
}
