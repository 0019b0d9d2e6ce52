// SHA-256 in the browser. `crypto.subtle` exists only in a secure context, and a table in the local network has none: then
// a library is loaded.

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, place) => parseInt(hex.slice(place * 2, place * 2 + 2), 16));
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (subtle) return hexOf(new Uint8Array(await subtle.digest("SHA-256", bytes)));
  const library = await import("@noble/hashes/sha2.js");
  return hexOf(library.sha256(bytes));
}
