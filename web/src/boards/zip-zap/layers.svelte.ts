// What this page has seen of the face-up pile: the two cards under the top show their edges.
import { untrack } from "svelte";
import type { View } from "../../protocol/zip-zap.ts";

export interface Layer {
  card: number;
  /** Its place in the pile. */
  key: number;
}

export class Layers {
  shown = $state.raw<readonly Layer[]>([]);

  constructor(view: () => View) {
    $effect.pre(() => {
      const { pile, pile_count } = view();
      const fresh = pile.map((card, place) => ({ card, key: pile_count - pile.length + place + 1 }));
      const first = fresh[0]?.key ?? 0;
      const before = untrack(() => this.shown).filter((layer) => layer.key < first && layer.key >= first - 2);
      this.shown = [...before, ...fresh].slice(-3);
    });
  }
}
