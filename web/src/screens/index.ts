// The screens by the first part of their path. Each is loaded when it is first opened.
import type { Component } from "svelte";
import { words } from "../i18n/i18n.svelte.ts";

export interface ScreenModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- not every screen takes `what`
  default: Component<any>;
}

/** With texts that no table needs at its beginning: those of what is shown before a game, and these parts. */
const worded = (screen: Promise<ScreenModule>, ...parts: string[]): Promise<ScreenModule> =>
  Promise.all([screen, ...["setup", ...parts].map((part) => words.need(part))]).then(([module]) => module);

const screens: Record<string, () => Promise<ScreenModule>> = {
  new: () => worded(import("./NewTable.svelte")),
  t: () => import("./Table.svelte"),
  rules: () => worded(import("./Rules.svelte"), "learn"),
  learn: () => worded(import("./Learn.svelte"), "learn"),
  replay: () => worded(import("./Replay.svelte"), "learn"),
  tv: () => worded(import("./Tv.svelte")),
  remote: () => worded(import("./Remote.svelte")),
  about: () => worded(import("./About.svelte"), "learn"),
  workshop: () => worded(import("./Workshop.svelte")),
  d: () => worded(import("./Deck.svelte")),
  host: () => worded(import("./Host.svelte")),
  p: () => worded(import("./Same.svelte"), "class"),
  report: () => worded(import("./Report.svelte"), "learn", "class"),
};
const home = (): Promise<ScreenModule> => worded(import("./Home.svelte"));

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
