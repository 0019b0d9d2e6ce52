// The leader of a class who sits at the computer of the big screen: it is their remote as well.
import type { Stage } from "../boards/contract.ts";
import { say } from "../i18n/i18n.svelte.ts";
import type { LiveTable } from "../protocol/live.svelte.ts";
import type { Act } from "./controls.svelte.ts";

/** What the leader can do now: the key that goes on, the pause, and everyone's names. */
export function leaderActs(live: LiveTable | null, stage: Stage | null): readonly Act[] {
  const room = live?.room;
  if (!live || !room || room.phase === "over") return [];
  const paused = room.halt?.why === "paused";
  const hidden = room.settings.names === "hidden";
  const usual = (room.settings.name_list ?? []).length > 0 ? "list" : "free";
  const acts: Act[] = [];
  if (room.phase === "lobby") {
    const start = () => void live.ask({ type: "start", trim: true });
    acts.push({ key: "n", label: say("web-lobby-lead"), act: start });
  } else {
    const go = () => void live.ask({ type: "continue", version: live.version });
    if (stage && !paused) acts.push({ key: "n", label: stage.does, act: go });
    const halt = () => void live.ask({ type: paused ? "resume" : "pause" });
    acts.push({ key: "p", label: say(paused ? "web-resume" : "web-pause"), act: halt });
  }
  acts.push({
    key: "h",
    label: say(hidden ? "screen-show-names" : "screen-hide-names"),
    act: () => void live.ask({ type: "settle", settings: { ...room.settings, names: hidden ? usual : "hidden" } }),
  });
  return acts;
}
