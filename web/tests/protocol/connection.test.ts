import { afterEach, describe, expect, it, vi } from "vitest";
import { Connection, type Answer, type ConnectionState, type Socket } from "../../src/protocol/connection.ts";
import type { AnyMessage } from "../../src/protocol/table.ts";

/** The other end of the connection. */
class End implements Socket {
  readonly sent: { type: string; id: string; version?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Open, and answer the hello. */
  greet(): void {
    this.onopen?.();
    this.say({ type: "done", id: this.sent.at(-1)?.id, version: 4 });
  }
}

function table() {
  const ends: End[] = [];
  const received: AnyMessage[] = [];
  const states: ConnectionState[] = [];
  const open = () => {
    ends.push(new End());
    return ends.at(-1) as End;
  };
  const hello = () => ({ table: "ABCDE", token: "secret", version: 4 });
  const connection = new Connection(open, hello, {
    received: (message) => received.push(message),
    changed: (state) => states.push(state),
  });
  return { connection, ends, received, states, last: () => ends.at(-1) as End };
}
const move = { type: "move", move: { type: "pay-toll" } } as const;

afterEach(() => vi.useRealTimers());

describe("a connection to a table", () => {
  it("takes the news of a move for its answer", async () => {
    const { connection, received, last } = table();
    last().greet();
    const answer = connection.ask(move);
    const { id } = last().sent.at(-1) ?? { id: "" };
    last().say({ type: "news", version: 5, what: { kind: "move", seat: 0 }, id });
    expect(await answer).toEqual({ type: "done", id, version: 5 });
    expect(received.map((each) => each.type)).toEqual(["news"]);
  });

  it("waits on when the news are of somebody else's move", async () => {
    const { connection, last } = table();
    last().greet();
    const heard = vi.fn<(answer: Answer) => void>();
    const answer = connection.ask(move).then(heard);
    last().say({ type: "news", version: 5, what: { kind: "move", seat: 1 } });
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
    const { id } = last().sent.at(-1) ?? { id: "" };
    last().say({ type: "refused", id, code: "stale-move", params: { version: 5 } });
    await answer;
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ code: "stale-move" }));
  });

  it("says what was not answered again, with the same id, over the next connection", async () => {
    vi.useFakeTimers();
    const { connection, ends, last, states } = table();
    last().greet();
    const answer = connection.ask(move);
    const first = last().sent.at(-1);
    last().close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ends.length).toBeGreaterThan(1);
    last().greet();
    expect(last().sent.at(-1)).toEqual(first);
    last().say({ type: "done", id: first?.id, version: 5 });
    expect(await answer).toMatchObject({ type: "done", version: 5 });
    expect(states).toContain("lost");
    connection.close();
  });

  it("answers for itself when it has ended", async () => {
    const { connection, last } = table();
    last().greet();
    const answer = connection.ask(move);
    connection.close();
    expect(await answer).toMatchObject({ type: "refused", code: "connection-ended" });
    expect(await connection.ask(move)).toMatchObject({ type: "refused", code: "connection-ended" });
  });
});
