// This browser's part in the seed of a deal: a random number, committed to in the lobby and shown when the deal is announced.
// Nobody is asked anything. What was drawn is stored, so that it survives a reload and can be checked after the game.
import { sha256, bytesOf, hexOf } from "../learn/sha256.ts";
import type { Asked } from "./connection.ts";
import type { Share, TableInfo } from "./table.ts";

export interface OwnShare {
  table: string;
  token: string;
  value: string;
  commitment: string;
  /** The server's commitment as it was when this number was drawn. */
  published: string;
}

const NAME = "spila.shares";
const KEPT = 50;

export function stored(): OwnShare[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as OwnShare[];
  } catch {
    return [];
  }
}

function store(share: OwnShare): void {
  const others = stored().filter((each) => each.table !== share.table || each.token !== share.token);
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, share].slice(-KEPT)));
  } catch {
    // Without storage the number lasts as long as the page.
  }
}

export class ShareKeeper {
  private own: OwnShare | null;
  private busy = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly ask: (message: Asked) => Promise<unknown>,
  ) {
    this.own = stored().find((each) => each.table === table && each.token === token) ?? null;
  }

  /** The table is now like this. Where nobody else can sit down nothing is sent. */
  async update(room: TableInfo, seat: number | null): Promise<void> {
    if (seat === null || room.phase !== "lobby" || this.busy) return;
    const announced = room.shares?.find((share) => share.seat === seat)?.commitment;
    const known = announced !== undefined && announced === this.own?.commitment;
    this.busy = true;
    try {
      if (room.dealing) {
        if (known && this.own) await this.ask({ type: "reveal", value: this.own.value });
      } else if (!known && room.seats.filter((each) => each.kind !== "bot").length > 1) {
        const bytes = crypto.getRandomValues(new Uint8Array(32));
        const [value, commitment] = [hexOf(bytes), await sha256(bytes)];
        this.own = { table: this.table, token: this.token, value, commitment, published: room.seed_hash };
        store(this.own);
        await this.ask({ type: "commit", commitment });
      }
    } finally {
      this.busy = false;
    }
  }
}

export interface Checked {
  /** How many numbers are in the seed. */
  count: number;
  /** Whether each is the one that was committed to, and the server's commitment is the one that was seen before. */
  sound: boolean;
  /** Whether this browser's number is among them; null if it drew none. */
  own: boolean | null;
}

/** Check the shares of a finished game against their commitments and against what this browser drew. */
export async function checkShares(table: string, published: string, shares: readonly Share[]): Promise<Checked> {
  const shown = shares.flatMap((share) => (share.value ? [{ ...share, value: share.value }] : []));
  const hashes = await Promise.all(shown.map((share) => sha256(bytesOf(share.value) ?? new Uint8Array())));
  const drawn = stored().filter((each) => each.table === table);
  return {
    count: shown.length,
    sound:
      shown.every((share, place) => hashes[place] === share.commitment) &&
      drawn.every((each) => each.published === published),
    own: drawn.length === 0 ? null : drawn.every((each) => shown.some((share) => share.value === each.value)),
  };
}
