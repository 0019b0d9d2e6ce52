// Which modules share a file. Few files, since on a slow phone every file costs more than its bytes; but a running table is
// what most people open, so that nothing it does not draw at first lies in a file it waits for.
import type { Plugin, Rolldown } from "vite";

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** The chunk of a module that belongs to one game, except for its badge, which several games' lists show together. Its workshop
 * is apart, since no table needs it, and so is what only a big screen or the phones before it show. */
function ofGame(id: string): string | null {
  const [, game = "", rest = ""] = /(?:\/boards\/|virtual:pictures\/)([\w-]+)(.*)$/.exec(id) ?? [];
  if (rest.startsWith("/workshop/")) return `${game}-workshop`;
  return game && !/^\.|Badge|^\/(screen|hand|report|solo)\//.test(rest) ? `${game}-shared` : null;
}

/** What nobody waits for at a table: big screens, the phones before them and their lobby; what is seldom opened; and what
 * the deck workshop shares with the host's page and with the first screen. */
function later(id: string): string | null {
  const own = /\/src\/(.*)$/.exec(id)?.[1] ?? "";
  if (
    /^(big-screen\/|screens\/(Devices|Tv|Remote)|learn\/(Bunting|standing)|boards\/[\w-]+\/(screen|hand)\/)/.test(own)
  )
    return "screens";
  if (/^(components\/Glyph|protocol\/ask|styles\/forms|boards\/workshop)/.test(own)) return "forms";
  if (/^(components\/NameDialog|new-table\/my-tables)/.test(own)) return "home";
  return /^(options\/(HouseRules|OptionField|TableSettings)|components\/(PreferencesDialog|Switch))/.test(own)
    ? "options"
    : null;
}

/** Everything that these modules import at once, directly or not, and themselves. */
function reached(from: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  from.forEach(visit);
  return seen;
}

/** Groups of modules for the bundler. `source` is the page's own folder. */
export function groups(source: string): Rolldown.CodeSplittingGroup[] {
  let sets: { always: Set<string>; table: Set<string>; home: Set<string> } | null = null;
  /** `base`: what every visit begins with. `table`: what else a running table draws. */
  function early(id: string, graph: Graph): string | null {
    const boards = graph.getModuleInfo(`${source}boards/index.ts`)?.dynamicallyImportedIds ?? [];
    sets ??= {
      always: reached([`${source}main.ts`], graph),
      table: reached([`${source}screens/Table.svelte`, `${source}screens/TablePlay.svelte`, ...boards], graph),
      home: reached([`${source}screens/Home.svelte`], graph),
    };
    if (ofGame(id)) return null;
    if (sets.always.has(id) || (sets.table.has(id) && sets.home.has(id))) return "base";
    return sets.table.has(id) ? "table" : null;
  }
  return [
    { name: (id, graph) => early(id, graph), debugName: "early", minShareCount: 2, priority: 2 },
    {
      name: (id, graph) => (ofGame(id) || later(id) || early(id, graph) ? null : "shared"),
      debugName: "shared",
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 40_000,
      priority: 1,
    },
    { name: ofGame, debugName: "games", minShareCount: 2 },
    { name: later, debugName: "later", minShareCount: 2 },
  ];
}

const COMPILED = "//# allFunctionsCalledOnLoad\n";

/** Asks browsers to compile all of a file while it is being fetched, beside the page's own thread, instead of each
 * function when it is first called: in the files that a running table waits for, most functions are called before the
 * board is seen. Browsers that do not know the comment go on as before. It has to be the first thing in a file. */
export function compiledEarly(): Plugin {
  return {
    name: "spila-compiled-early",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk" && awaited(chunk)) chunk.code = COMPILED + chunk.code;
      },
    },
  };
}

/** Whether a running table's first board waits for this file. */
const awaited = ({ name, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  /(\/index\.(html|ts)|\/screens\/Table(Play)?\.svelte)$/.test(facadeModuleId ?? "") ||
  /^(base|table|.+-shared)$/.test(name);
