// A rule page reduced to the hits of a search, and its blocks grouped into lists.
import type { Block, Page } from "../protocol/table.ts";
import { hits, unmarked, wordsOf } from "./search.ts";

export interface Shown {
  /** Its number among all sections, for links. */
  number: number;
  title: string;
  blocks: readonly Block[];
}
export interface Found {
  lead: boolean;
  sections: readonly Shown[];
  /** The number of passages found; null without a search. */
  count: number | null;
}

function matches(block: Block, wanted: readonly string[]): boolean {
  return hits([unmarked(block.text), ...(block.rules ?? [])].join(" "), wanted) !== null;
}

/** The passages that contain every word of the search. A heading that does brings its whole section. */
export function look(page: Page, query: string): Found {
  const wanted = wordsOf(query);
  const all = page.sections.map((section, number) => ({ number, ...section }));
  if (wanted.length === 0) return { lead: true, sections: all, count: null };
  const lead = matches(page.lead, wanted);
  let count = lead ? 1 : 0;
  const sections: Shown[] = [];
  for (const section of all) {
    const whole = hits(section.title, wanted) !== null;
    const blocks = whole ? section.blocks : section.blocks.filter((block) => matches(block, wanted));
    if (blocks.length === 0) continue;
    count += blocks.length;
    sections.push({ ...section, blocks });
  }
  return { lead, sections, count };
}

export interface Group {
  kind: Block["kind"];
  blocks: readonly Block[];
}

/** Neighbouring items and steps belong to one list. */
export function groups(blocks: readonly Block[]): Group[] {
  const out: { kind: Block["kind"]; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = out.at(-1);
    const listed = block.kind === "item" || block.kind === "step";
    if (listed && last?.kind === block.kind) last.blocks.push(block);
    else out.push({ kind: block.kind, blocks: [block] });
  }
  return out;
}

/** For each rule the first block that states it: the target of links to the rule. */
export function homes(page: Page): Map<Block, readonly string[]> {
  const seen = new Set<string>();
  const out = new Map<Block, readonly string[]>();
  for (const block of [page.lead, ...page.sections.flatMap((section) => section.blocks)]) {
    const fresh = (block.rules ?? []).filter((rule) => !seen.has(rule));
    fresh.forEach((rule) => seen.add(rule));
    out.set(block, fresh);
  }
  return out;
}
