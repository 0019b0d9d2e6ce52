// One seat's connection to its table. A command is kept until it is answered, over any number of lost connections, and sent
// again with the same id: the table answers it again and carries it out only once.
import { PROTOCOL } from "./constants.ts";
import type { Done, Goodbye, Hello, Refused, AnyCommand, AnyMessage } from "./table.ts";

export type Answer = Done | Refused;
export type Asked = AnyCommand extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;
/** `connecting` for the first time, `open`, `lost` and trying again, or `ended` for good. */
export type ConnectionState = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  received(message: AnyMessage): void;
  changed(state: ConnectionState, why: Refused | Goodbye | null): void;
}

/** The part of a WebSocket that is used here, so that tests can bring their own. */
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
/** Milliseconds of silence after which a connection is pinged. */
const SILENCE = 20_000;
/** Milliseconds in which a socket has to open, and a ping has to be answered. */
const ANSWER_TIME = 8_000;

/** `crypto.randomUUID` exists only in a secure context, which a page of the local network is not. */
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
  private state: ConnectionState = "connecting";

  constructor(
    private readonly open: () => Socket,
    private readonly hello: () => Pick<Hello, "table" | "token" | "version">,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Send a command; resolves with its one answer. After the end of the connection it is refused here. */
  ask(message: Asked): Promise<Answer> {
    const id = newId();
    if (this.state === "ended") return Promise.resolve({ type: "refused", id, code: "connection-ended" });
    return new Promise((answer) => {
      const text = JSON.stringify({ ...message, id });
      this.waiting.set(id, { text, answer });
      if (this.greeted) this.socket?.send(text);
    });
  }

  /** Reconnect now instead of later: the network is back, or the page is visible again. */
  hurry(): void {
    if (this.state === "lost" && !this.socket) this.connect();
  }

  close(): void {
    this.end(null);
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = this.open();
    this.socket = socket;
    this.greeted = false;
    this.watch(ANSWER_TIME);
    socket.onopen = () => {
      this.greeting = newId();
      socket.send(JSON.stringify({ type: "hello", id: this.greeting, protocol: PROTOCOL, ...this.hello() }));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as AnyMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lost(null);
    };
  }

  private receive(message: AnyMessage): void {
    this.watch(SILENCE);
    if (message.type === "done" || message.type === "refused") {
      if (message.id === this.greeting) return this.helloAnswered(message);
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      this.listener.received(message);
      waiting?.answer(message);
      return;
    }
    if (message.type === "goodbye") {
      if (message.again === undefined || message.again === null) return this.end(message);
      return this.lost(message.again);
    }
    this.listener.received(message);
    if (message.type === "news" && message.id) {
      const { id, version } = message;
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      waiting?.answer({ type: "done", id, version });
    }
  }

  private helloAnswered(answer: Answer): void {
    if (answer.type === "refused") {
      const passing = ["store-unavailable", "closing", "too-many-connections"].includes(answer.code);
      return passing ? this.lost(null) : this.end(answer);
    }
    this.greeted = true;
    this.tries = 0;
    this.change("open", null);
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  /** A connection that is silent for this long is pinged, and given up if no answer comes. */
  private watch(silence: number): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      if (!this.greeted) return this.lost(null);
      this.socket?.send(JSON.stringify({ type: "ping", id: newId() }));
      this.pulse = setTimeout(() => this.lost(null), ANSWER_TIME);
    }, silence);
  }

  private lost(again: number | null): void {
    if (this.state === "ended") return;
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
    for (const [id, { answer }] of this.waiting) answer({ type: "refused", id, code: "connection-ended" });
    this.waiting.clear();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    clearTimeout(this.pulse);
    socket?.close();
  }

  private change(state: ConnectionState, why: Refused | Goodbye | null): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.changed(state, why);
  }
}
