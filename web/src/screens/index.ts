// The screens there are, by the first part of the way to them. Each is fetched when it is wanted.
import type { Component } from "svelte";

export interface ScreenModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- `what` is the second part of the way, if it wants one
  default: Component<any>;
}

const screens: Record<string, () => Promise<ScreenModule>> = {
  new: () => import("./NewTable.svelte"),
  t: () => import("./Table.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  replay: () => import("./Replay.svelte"),
  about: () => import("./About.svelte"),
};
const home = (): Promise<ScreenModule> => import("./Home.svelte");

const here = new Map<string, ScreenModule>();

/** A screen: itself if it has been fetched before, so that it can be shown at once, else its coming. */
export function screenOf(name: string): ScreenModule | Promise<ScreenModule> {
  const found = here.get(name);
  if (found) return found;
  return (screens[name] ?? home)().then((module) => {
    here.set(name, module);
    return module;
  });
}
