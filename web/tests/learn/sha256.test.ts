import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bytesOf, hexOf, plainSha256, sha256 } from "../../src/learn/sha256.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("SHA-256", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("gives the known answers of FIPS 180-4", () => {
    expect(hexOf(plainSha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hexOf(plainSha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hexOf(plainSha256(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
    expect(hexOf(plainSha256(new Uint8Array(1_000_000).fill(97)))).toBe(
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    );
  });

  it("agrees with another implementation at every length around a block", () => {
    for (let length = 0; length < 200; length += 1) {
      const data = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
      expect(hexOf(plainSha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
    }
  });

  it("works with and without a secure context", async () => {
    const seed = bytesOf("00".repeat(32)) ?? new Uint8Array();
    const secure = await sha256(seed);
    vi.stubGlobal("crypto", {});
    expect(await sha256(seed)).toBe(secure);
  });

  it("reads only whole bytes in hexadecimal", () => {
    expect(bytesOf("00fF")).toEqual(new Uint8Array([0, 255]));
    expect(bytesOf("0")).toBeNull();
    expect(bytesOf("zz")).toBeNull();
  });
});
