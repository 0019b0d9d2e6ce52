import { beforeEach, describe, expect, it } from "vitest";
import { bytesOf, sha256 } from "../../src/learn/sha256.ts";
import type { Asked } from "../../src/protocol/connection.ts";
import { ShareKeeper, checkShares, stored } from "../../src/protocol/shares.ts";
import type { TableInfo } from "../../src/protocol/table.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    },
  });
});

const room = (fields: Partial<TableInfo>): TableInfo =>
  ({ phase: "lobby", seed_hash: "aa", seats: [{ kind: "person" }, { kind: "open" }], ...fields }) as TableInfo;

function keeper(): { asked: Asked[]; share: ShareKeeper } {
  const asked: Asked[] = [];
  const share = new ShareKeeper("TABLE", "token", (message) => {
    asked.push(message);
    return Promise.resolve();
  });
  return { asked, share };
}

describe("a share of the seed", () => {
  it("is committed to once and shown when the deal is announced, even after a reload", async () => {
    const { asked, share } = keeper();
    await share.update(room({}), 0);
    const own = stored()[0]!;
    expect(asked).toEqual([{ type: "commit", commitment: own.commitment }]);
    expect(await sha256(bytesOf(own.value)!)).toBe(own.commitment);
    const shares = [{ seat: 0, commitment: own.commitment }];
    await share.update(room({ shares }), 0);
    expect(asked.length).toBe(1);
    const again = keeper();
    await again.share.update(room({ shares, dealing: true }), 0);
    expect(again.asked).toEqual([{ type: "reveal", value: own.value }]);
  });
  it("is drawn anew when the deal was called off", async () => {
    const { asked, share } = keeper();
    await share.update(room({}), 0);
    const first = stored()[0]!.value;
    await share.update(room({}), 0);
    expect(asked.length).toBe(2);
    expect(stored().map((each) => each.value)).not.toContain(first);
  });
  it("is never sent by somebody who plays alone with bots, by spectators or later", async () => {
    const { asked, share } = keeper();
    await share.update(room({ seats: [{ kind: "person" }, { kind: "bot" }] as TableInfo["seats"] }), 0);
    await share.update(room({}), null);
    await share.update(room({ phase: "playing" }), 0);
    expect(asked).toEqual([]);
  });
  it("is checked after the game", async () => {
    const { share } = keeper();
    await share.update(room({}), 0);
    const { value, commitment } = stored()[0]!;
    const shares = [
      { seat: 0, commitment, value },
      { seat: 1, commitment: "00", value: null },
    ];
    expect(await checkShares("TABLE", "aa", shares)).toEqual({ count: 1, sound: true, own: true });
    expect(await checkShares("TABLE", "bb", shares)).toMatchObject({ sound: false });
    expect(await checkShares("TABLE", "aa", [])).toEqual({ count: 0, sound: true, own: false });
    expect(await checkShares("OTHER", "aa", shares)).toEqual({ count: 1, sound: true, own: null });
    const forged = [{ seat: 0, commitment, value: "11".repeat(32) }];
    expect(await checkShares("TABLE", "aa", forged)).toMatchObject({ sound: false, own: false });
  });
});
