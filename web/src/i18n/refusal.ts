import { say, words } from "./i18n.svelte.ts";

type Given = Record<string, number | string>;

/** Why something was refused. A refusal among its parameters is put into words first. Cards have no
 * names here, so a text about them is left out. */
export function refused(code: string, params: Given = {}): string {
  const inner = params["refusal"];
  if (typeof inner !== "string") return words.refusal(code, params);
  const seat = params["seat"];
  const player = typeof seat === "number" ? say("web-seat", { number: seat + 1 }) : "";
  const text = "top" in params ? "" : words.refusal(inner, { ...params, player });
  return words.refusal(code, { ...params, refusal: text }).trim();
}
