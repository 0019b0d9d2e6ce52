// The screens by the first part of their path. Each is loaded when it is first opened.
import type { Component } from "svelte";
import { words } from "../i18n/i18n.svelte.ts";

export interface ScreenModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- not every screen takes `what`
  default: Component<any>;
}

/** With the texts of what is read and looked back at, which no table needs before its end. */
const worded = (screen: Promise<ScreenModule>): Promise<ScreenModule> =>
  Promise.all([screen, words.need("learn")]).then(([module]) => module);

const screens: Record<string, () => Promise<ScreenModule>> = {
  new: () => import("./NewTable.svelte"),
  t: () => import("./Table.svelte"),
  rules: () => worded(import("./Rules.svelte")),
  learn: () => worded(import("./Learn.svelte")),
  replay: () => worded(import("./Replay.svelte")),
  tv: () => import("./Tv.svelte"),
  remote: () => import("./Remote.svelte"),
  about: () => worded(import("./About.svelte")),
  workshop: () => import("./Workshop.svelte"),
  d: () => import("./Deck.svelte"),
  host: () => import("./Host.svelte"),
  p: () => Promise.all([import("./Same.svelte"), words.need("class")]).then(([screen]) => screen),
  report: () => Promise.all([worded(import("./Report.svelte")), words.need("class")]).then(([screen]) => screen),
};
const home = (): Promise<ScreenModule> => import("./Home.svelte");

const loaded = new Map<string, ScreenModule>();

/** A screen: itself where it has been loaded before, so that it is shown at once, else a promise of it. */
export function screenOf(name: string): ScreenModule | Promise<ScreenModule> {
  const found = loaded.get(name);
  if (found) return found;
  return (screens[name] ?? home)().then((module) => {
    loaded.set(name, module);
    return module;
  });
}
