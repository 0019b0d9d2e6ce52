// Drawings of game-icons by their names: asked for when they are first drawn, all that one drawing needs in one request.
import { SvelteMap } from "svelte/reactivity";
import { workshop } from "./api.ts";
import type { IconFound } from "../../../protocol/table.ts";

const MOST = 60;

class Drawings {
  private readonly known = new SvelteMap<string, IconFound | null>();
  private readonly asked = new Set<string>();
  private wanted: string[] = [];

  /** The drawing; null while it isn't there, or where there's none of that name. */
  of(name: string): IconFound | null {
    const found = this.known.get(name);
    if (found === undefined && !this.asked.has(name)) this.want(name);
    return found ?? null;
  }

  put(icon: IconFound): void {
    this.asked.add(icon.name);
    this.known.set(icon.name, icon);
  }

  private want(name: string): void {
    this.asked.add(name);
    this.wanted.push(name);
    if (this.wanted.length === 1) queueMicrotask(() => void this.ask());
  }

  private async ask(): Promise<void> {
    const names = this.wanted;
    this.wanted = [];
    for (let from = 0; from < names.length; from += MOST) {
      const some = names.slice(from, from + MOST);
      try {
        const { icons } = await workshop.iconsNamed(some);
        icons.forEach((icon) => this.known.set(icon.name, icon));
      } catch {
        some.forEach((name) => this.asked.delete(name));
      }
    }
  }
}

export const drawings = new Drawings();
