import { afterEach, describe, expect, it, vi } from "vitest";
import { bytesOf, sha256 } from "../../src/learn/sha256.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("SHA-256", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([true, false])("gives the known answers of FIPS 180-4, in a secure context: %s", async (secure) => {
    if (!secure) vi.stubGlobal("crypto", {});
    expect(await sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(await sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(await sha256(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
  });

  it("is the fingerprint of a seed", async () => {
    const seed = bytesOf("00".repeat(32)) ?? new Uint8Array();
    expect(await sha256(seed)).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  });

  it("reads only whole bytes in hexadecimal", () => {
    expect(bytesOf("00fF")).toEqual(new Uint8Array([0, 255]));
    expect(bytesOf("0")).toBeNull();
    expect(bytesOf("zz")).toBeNull();
  });
});
