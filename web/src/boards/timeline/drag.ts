// Dragging with mouse, pen or finger. A tap stays a tap until the pointer has moved 14 pixels.
import type { Attachment } from "svelte/attachments";

const THRESHOLD = 14;

export interface Drag {
  start(event: PointerEvent): void;
  move(event: PointerEvent): void;
  drop(event: PointerEvent): void;
  cancel(): void;
}

export function draggable(drag: Drag | null): Attachment<HTMLElement> {
  return (node) => {
    if (!drag) return;
    let from: { id: number; x: number; y: number } | null = null;
    let dragging = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      if (!dragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) >= THRESHOLD) {
        dragging = true;
        node.setPointerCapture(event.pointerId);
        drag.start(event);
      }
      if (dragging) drag.move(event);
    };
    const up = (event: PointerEvent) => {
      if (dragging) {
        drag.drop(event);
        // The click that follows belongs to the drag.
        node.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
      }
      end();
    };
    const lost = () => {
      if (dragging) drag.cancel();
      end();
    };
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const end = () => {
      from = null;
      dragging = false;
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", lost);
    return () => {
      lost();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", lost);
    };
  };
}
