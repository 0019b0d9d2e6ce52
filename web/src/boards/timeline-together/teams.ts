// Which team a seat belongs to, who else is in it, and who answers for it: as the rules say it, from what everyone sees.
import { say, words } from "../../i18n/i18n.svelte.ts";
import type { View } from "../../protocol/timeline-together.ts";
import type { Sitter } from "../contract.ts";

export function sideOf(view: View, seat: number): number {
  return view.rules.teams ? seat % view.rules.teams : seat;
}

/** A team by its number, or somebody who plays alone by name. */
export function sideName(view: View, side: number, seats: readonly Sitter[]): string {
  return view.rules.teams ? say("web-timeline-together-team", { number: side + 1 }) : (seats[side]?.name ?? "");
}

/** "You're in team 2, with Ari and Birta." and who answers, where one of them does; empty without teams. */
export function teamOf(view: View, seat: number | null, seats: readonly Sitter[]): string {
  if (!view.rules.teams || seat === null) return "";
  const side = sideOf(view, seat);
  const members = view.players.flatMap((status, at) => (sideOf(view, at) === side && status !== "left" ? [at] : []));
  const others = members.filter((each) => each !== seat).map((each) => seats[each]?.name ?? "");
  const team = say("web-timeline-together-your-team", {
    number: side + 1,
    others: others.length,
    names: words.list(others),
  });
  if (view.rules.teamAnswer !== "captain") return team;
  const captain = members.find((each) => view.players[each] !== "silent") ?? members[0];
  if (captain === undefined) return team;
  const own = captain === seat ? "yes" : "no";
  return `${team} ${say("web-timeline-together-captain", { own, name: seats[captain]?.name ?? "" })}`;
}
