// Dragging a card. A tap must never become a drag by a shaky hand, so it begins only after 14 pixels.
const THRESHOLD = 14;

export interface DragHost {
  /** Somebody pulls at this place; false where there is nothing to take. */
  begin(spot: string): boolean;
  /** It was let go over this place, or over none; true if the card stays there. */
  drop(spot: string | null): boolean;
  /** The browser took the pointer away. */
  cancel(): void;
  /** Where the card that follows the finger is drawn. */
  layer(): HTMLElement | null;
}

interface Pull {
  id: number;
  from: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

/** Makes the cards of a board draggable: for `{@attach}`. */
export function draggable(host: DragHost): (board: HTMLElement) => () => void {
  return (board) => {
    let pull: Pull | null = null;
    let swallow = false;

    const place = (ghost: HTMLElement, dx: number, dy: number) => {
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg) scale(1.04)`;
    };
    const lift = (from: HTMLElement): HTMLElement | null => {
      const layer = host.layer();
      const tops = from.querySelectorAll(".top .card, svg.card");
      const card = from.querySelector(".top svg") ?? tops[tops.length - 1];
      if (!layer || !card) return null;
      const rect = card.getBoundingClientRect();
      const origin = layer.getBoundingClientRect();
      const ghost = document.createElement("div");
      ghost.style.position = "absolute";
      ghost.style.left = `${rect.left - origin.left}px`;
      ghost.style.top = `${rect.top - origin.top}px`;
      ghost.style.width = `${rect.width}px`;
      ghost.style.zIndex = "99";
      ghost.append(card.cloneNode(true));
      layer.append(ghost);
      from.dataset["dragged"] = "";
      return ghost;
    };
    const end = (glideHome: boolean) => {
      const { ghost, from } = pull ?? {};
      pull = null;
      if (!ghost || !from) return;
      const gone = () => {
        ghost.remove();
        delete from.dataset["dragged"];
      };
      if (!glideHome) return gone();
      const home = ghost.animate([{}, { transform: "none" }], { duration: 180, easing: "cubic-bezier(.3,0,.2,1)" });
      home.onfinish = home.oncancel = gone;
    };

    const down = (event: PointerEvent) => {
      swallow = false;
      const from = (event.target as Element).closest<HTMLElement>("[data-source]");
      if (!from || !event.isPrimary || event.button !== 0 || pull) return;
      pull = { id: event.pointerId, from, x: event.clientX, y: event.clientY, ghost: null };
    };
    const move = (event: PointerEvent) => {
      if (!pull || event.pointerId !== pull.id) return;
      const dx = event.clientX - pull.x;
      const dy = event.clientY - pull.y;
      if (!pull.ghost) {
        if (Math.hypot(dx, dy) < THRESHOLD) return;
        if (!host.begin(pull.from.dataset["source"] ?? "")) {
          pull = null;
          return;
        }
        pull.ghost = lift(pull.from);
        board.setPointerCapture(event.pointerId);
      }
      if (pull.ghost) place(pull.ghost, dx, dy);
    };
    const up = (event: PointerEvent) => {
      if (!pull || event.pointerId !== pull.id) return;
      if (!pull.ghost) {
        pull = null;
        return;
      }
      swallow = true;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const spot = under && board.contains(under) ? under.closest<HTMLElement>("[data-spot]") : null;
      end(!host.drop(spot?.dataset["spot"] ?? null));
    };
    const cancel = (event: PointerEvent) => {
      if (!pull || event.pointerId !== pull.id) return;
      if (pull.ghost) host.cancel();
      end(true);
    };
    // A drag that ends where it began is no tap.
    const click = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    };

    board.addEventListener("pointerdown", down);
    board.addEventListener("pointermove", move);
    board.addEventListener("pointerup", up);
    board.addEventListener("pointercancel", cancel);
    board.addEventListener("click", click, true);
    return () => {
      end(false);
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("pointermove", move);
      board.removeEventListener("pointerup", up);
      board.removeEventListener("pointercancel", cancel);
      board.removeEventListener("click", click, true);
    };
  };
}
