// SHA-256 in the browser. `crypto.subtle` is only there in a secure context, and a table in the local network has none;
// then a small implementation of our own (FIPS 180-4) does the work.

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, place) => parseInt(hex.slice(place * 2, place * 2 + 2), 16));
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  return hexOf(subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : plainSha256(bytes));
}

/** The first 32 bits of the fractional part of a prime's root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
/** The constants of the standard, from its own recipe; few browsers ever need them. */
function constants(): { rounds: number[]; start: number[] } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return {
    rounds: primes.map((prime) => fraction(Math.cbrt(prime))),
    start: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
  };
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function plainSha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const { rounds, start } = constants();
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t += 1) words[t] = data.getInt32(block + t * 4);
    for (let t = 16; t < 64; t += 1) {
      const [early, late] = [words[t - 15] ?? 0, words[t - 2] ?? 0];
      const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[t] = (words[t - 16] ?? 0) + first + (words[t - 7] ?? 0) + second;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let t = 0; t < 64; t += 1) {
      const chosen = (e & f) ^ (~e & g);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (rounds[t] ?? 0) + (words[t] ?? 0)) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place] ?? 0) + word));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => out.setInt32(place * 4, word));
  return new Uint8Array(out.buffer);
}
