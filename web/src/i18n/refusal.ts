import { say, words } from "./i18n.svelte.ts";

type Given = Record<string, number | string>;

/** Why something was refused. A refusal that stands in it as a code gets words of its own; nobody has a name here, and
 * cards have none either, so that what is said of them is left out. */
export function refused(code: string, params: Given = {}): string {
  const inner = params["refusal"];
  if (typeof inner !== "string") return words.refusal(code, params);
  const seat = params["seat"];
  const player = typeof seat === "number" ? say("web-seat", { number: seat + 1 }) : "";
  const told = "top" in params ? "" : words.refusal(inner, { ...params, player });
  return words.refusal(code, { ...params, refusal: told }).trim();
}
