import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The classes of components' styles are written at every element: short ones save a hundredth of the page. */
const taken = new Map();
function cssHash({ hash, filename }) {
  const short = `s${hash(filename).slice(0, 4)}`;
  const other = taken.get(short);
  if (other && other !== filename) throw new Error(`${other} and ${filename} would have the same class: ${short}`);
  taken.set(short, filename);
  return short;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
