// One seat's line to its table. A message is kept until its answer comes, over any number of broken connections, and
// sent again with the same id: the table answers it again and plays it only once.
import { PROTOCOL } from "./constants.ts";
import type { Done, Goodbye, Hello, Refused, AnyCommand, AnyMessage } from "./table.ts";

export type Answer = Done | Refused;
export type Asked = AnyCommand extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;
/** `connecting` for the first time, `open`, `lost` and trying again, or `ended` for good. */
export type Line = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  told(message: AnyMessage): void;
  line(line: Line, why: Refused | Goodbye | null): void;
}

/** What this needs of a WebSocket; tests bring their own end of the line. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

interface Waiting {
  text: string;
  answer(answer: Answer): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const QUIET = 20_000;
const PATIENCE = 8_000;

/** Works where `crypto.randomUUID` does not: a page of the local network has no secure context. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  private socket: Socket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private greeted = false;
  private greeting = "";
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private line: Line = "connecting";

  constructor(
    private readonly open: () => Socket,
    private readonly hello: () => Pick<Hello, "table" | "token" | "version">,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Say something; resolves with its one answer. A line that has ended answers for itself. */
  ask(message: Asked): Promise<Answer> {
    const id = newId();
    if (this.line === "ended") return Promise.resolve({ type: "refused", id, code: "line-ended" });
    return new Promise((answer) => {
      const text = JSON.stringify({ ...message, id });
      this.waiting.set(id, { text, answer });
      if (this.greeted) this.socket?.send(text);
    });
  }

  /** Try now instead of when the time has come: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.line === "lost" && !this.socket) this.connect();
  }

  close(): void {
    this.end(null);
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = this.open();
    this.socket = socket;
    this.greeted = false;
    this.expect(PATIENCE);
    socket.onopen = () => {
      this.greeting = newId();
      socket.send(JSON.stringify({ type: "hello", id: this.greeting, protocol: PROTOCOL, ...this.hello() }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as AnyMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lost(null);
    };
  }

  private hear(message: AnyMessage): void {
    this.expect(QUIET);
    if (message.type === "done" || message.type === "refused") {
      if (message.id === this.greeting) return this.greetedBack(message);
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      this.listener.told(message);
      waiting?.answer(message);
      return;
    }
    if (message.type === "goodbye") {
      if (message.again === undefined || message.again === null) return this.end(message);
      return this.lost(message.again);
    }
    this.listener.told(message);
    if (message.type === "news" && message.id) {
      const { id, version } = message;
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      waiting?.answer({ type: "done", id, version });
    }
  }

  private greetedBack(answer: Answer): void {
    if (answer.type === "refused") {
      const passing = ["store-unavailable", "closing", "too-many-connections"].includes(answer.code);
      return passing ? this.lost(null) : this.end(answer);
    }
    this.greeted = true;
    this.tries = 0;
    this.change("open", null);
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  /** A line on which nothing is heard for long is asked whether it is there, and given up if it does not answer. */
  private expect(patience: number): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      if (!this.greeted) return this.lost(null);
      this.socket?.send(JSON.stringify({ type: "ping", id: newId() }));
      this.pulse = setTimeout(() => this.lost(null), PATIENCE);
    }, patience);
  }

  private lost(again: number | null): void {
    if (this.line === "ended") return;
    this.drop();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.change("lost", null);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), again ?? wait);
  }

  private end(why: Refused | Goodbye | null): void {
    this.drop();
    clearTimeout(this.timer);
    this.change("ended", why);
    for (const [id, { answer }] of this.waiting) answer({ type: "refused", id, code: "line-ended" });
    this.waiting.clear();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    clearTimeout(this.pulse);
    socket?.close();
  }

  private change(line: Line, why: Refused | Goodbye | null): void {
    if (line === this.line) return;
    this.line = line;
    this.listener.line(line, why);
  }
}
