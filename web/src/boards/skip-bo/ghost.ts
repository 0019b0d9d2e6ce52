// The copy of a card that follows the pointer while the card itself stays, faded, where it is.
const HOME = { duration: 180, easing: "cubic-bezier(.3,0,.2,1)" };

export class Ghost {
  private element: HTMLElement | null = null;
  private from: HTMLElement | null = null;

  /** Copy the top card of a place into a layer above the table. */
  lift(from: HTMLElement, layer: HTMLElement | undefined): void {
    const tops = from.querySelectorAll(".top .card, svg.card");
    const card = from.querySelector(".top svg") ?? tops[tops.length - 1];
    if (!layer || !card) return;
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
    this.element = ghost;
    this.from = from;
  }

  follow(dx: number, dy: number): void {
    if (this.element) this.element.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg) scale(1.04)`;
  }

  /** The drag is over: the copy disappears, or first goes back to where its card is. */
  end(goesHome: boolean): void {
    const { element, from } = this;
    this.element = this.from = null;
    if (!element || !from) return;
    const gone = () => {
      element.remove();
      delete from.dataset["dragged"];
    };
    if (!goesHome) return gone();
    const home = element.animate([{}, { transform: "none" }], HOME);
    home.onfinish = home.oncancel = gone;
  }
}
