// Where a word may be divided that is too long for its card, by rules that hold in our languages well enough: the last
// consonant before a vowel begins the next syllable, and letters that are one sound stay together.
const VOWEL = /[aeiouyáéíóúýàèâêôåäöæøœü]/iu;
const LETTER = /\p{L}/u;
const ONE_SOUND = /^(?:ch|sh|th|ph|ck)$/iu;
/** These begin a syllable together, as in Danne-brog; and these after a third consonant, as in Franken-stein. */
const ONSET = /^(?:[bcdfgkpt]r|[bcfgkp]l)$/iu;
const ONSET_OF_THREE = /^s[tkp]$/iu;
const LEAST = 3;

/** The places before which a word can be divided. */
export function divisions(word: string): number[] {
  const letters = [...word];
  const is = (place: number, kind: RegExp) => kind.test(letters[place] ?? "");
  const consonant = (place: number) => is(place, LETTER) && !is(place, VOWEL);
  const found: number[] = [];
  for (let place = 1; place + 1 < letters.length; place++) {
    if (!consonant(place) || !is(place + 1, VOWEL)) continue;
    const pair = (letters[place - 1] ?? "") + letters[place]!;
    const two = ONE_SOUND.test(pair) || ONSET.test(pair);
    const together = consonant(place - 1) && (two || (ONSET_OF_THREE.test(pair) && consonant(place - 2)));
    const at = together ? place - 1 : place;
    if (at >= LEAST && letters.length - at >= LEAST) found.push(letters.slice(0, at).join("").length);
  }
  return found;
}

/** The word in as few parts as fit, of about the same length, each but the last with a hyphen; whole where none fit. */
export function parted(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const middle = word.length / 2;
  const near = divisions(word).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const head = (at: number) => `${word.slice(0, at)}-`;
  const halves = near.find((at) => fits(head(at)) && fits(word.slice(at)));
  if (halves !== undefined) return [head(halves), word.slice(halves)];
  const longest = Math.max(0, ...near.filter((at) => fits(head(at))));
  if (longest === 0) return [word];
  const rest = parted(word.slice(longest), fits);
  return rest.every(fits) ? [head(longest), ...rest] : [word];
}
