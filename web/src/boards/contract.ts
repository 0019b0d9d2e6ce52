// What every board gets and gives. A board draws one view and turns taps, drags and keys into moves of the game. It knows
// no socket, no lobby and no rules: legal moves, prices and refusals come from the server, and events say what to animate.
import type { Component, Snippet } from "svelte";
import type { Answer } from "../protocol/connection.ts";
import type { Batch } from "../protocol/live.svelte.ts";
import type { Params } from "../i18n/i18n.svelte.ts";
import type { Sound } from "../sound/score.ts";
import type { ClassReport, DateSide, Front, Replay, ReportRequest, SeatInfo } from "../protocol/table.ts";

export interface Sitter extends SeatInfo {
  /** Whether the player is connected, as far as is known. */
  here: boolean;
  /** The connection's round trip in milliseconds. */
  lag: number | null;
}

/** Texts of cards: fronts at once, date sides only when they have been turned over. */
export interface CardSource {
  front(card: number): Front | null;
  date(card: number): DateSide | null;
  /** Send a note that something is wrong with a revealed card; not where there is no table. */
  report?(card: number, note: string): Promise<void>;
}

export interface BoardProps<V, M, E> {
  view: V;
  /** Whose view this is; null for spectators. */
  seat: number | null;
  /** The legal moves of that seat now. */
  moves: readonly M[];
  seats: readonly Sitter[];
  /** The newest entry of the log: animate it when its version is new. Null: nothing to animate. */
  batch: Batch<E> | null;
  /** Make a move, legal or not. The frame shows why it was refused; the board shows which card it was. */
  act: (move: M) => Promise<Answer>;
  /** Nothing can be done here: a replay, a picture in the rules. */
  still?: boolean;
  /** Small, for a picture in the rules. */
  mini?: boolean;
  /** In a lesson only this move is let through, and the board points at it. */
  only?: M | null;
  /** What a hint pointed at. */
  hinted?: M | null;
  cards?: CardSource | null;
  /** When a race begins, by `performance.now()`; null when none is about to. */
  startsAt?: number | null;
  /** The table plays the race relaxed: fitting cards may be marked. */
  relaxed?: boolean;
  /** Somebody leads who does not play: they go on when they like. */
  led?: boolean;
  /** Those who run the table will see what each person answered. */
  reported?: boolean;
  /** Keys act on this board only (two boards share a screen): which half of the keyboard, or all of it. */
  keys?: "all" | "left" | "right" | "none";
  /** One's own story has been read: bots need not wait for it. */
  seen?: () => void;
  /** The view is the final table of a game: show how it ended, and offer to go on. */
  ended?: Aftermath | null;
  /** Undo, hint, emotes and log of the table, for a board that has a place for them (`BoardModule.actions`). */
  actions?: Snippet | undefined;
}

/** How a game ended, whose turn it is in the next one already, and the way there. */
export interface Aftermath {
  how: unknown;
  turn: number | null;
  /** It is the turn of somebody who sits at this screen. */
  yours: boolean;
  /** Who has said that they are ready, and who has not yet. */
  ready: readonly number[];
  waiting: readonly number[];
  /** Everybody at this screen is ready. */
  pressed: boolean;
  next: () => void;
  /** Go on without those who are awaited; null while they still have time. */
  without: (() => void) | null;
}

/** What can be read aloud with one key. A game has those that make sense for it; `turn` where nobody has turns. */
export type ReadoutName = "hand" | "stock" | "piles" | "opponents" | "coins" | "line" | "card" | "turn";

/** What a text that is read aloud is made from. */
export interface ReadoutContext<V = unknown, M = unknown> {
  view: V;
  /** The legal moves of the reader now. */
  moves: readonly M[];
  speaker: Speaker;
  /** How many seats there are. */
  seats: number;
  /** As few words as possible, for those who know the table well. */
  short: boolean;
  /** What has the focus. */
  focused: Element | null;
}

export type Readouts<V = unknown, M = unknown> = Readonly<
  Partial<Record<ReadoutName, (context: ReadoutContext<V, M>) => string>>
>;

export interface Speaker {
  /** The name of the player in a seat. */
  name(seat: number): string;
  /** The seat of the reader; null for spectators. */
  seat: number | null;
  cards?: CardSource | null;
}

/** How people share one screen: it is passed on with hands covered, everything is open, or each has a half. */
export type Sharing = "pass" | "open" | "split";

/** What a board shows of a whole match after its end. */
export interface FinaleProps {
  replay: Replay;
  seats: readonly Sitter[];
  /** Seats from first to last. */
  order: readonly number[];
  winners: readonly number[];
  cards: CardSource | null;
}

/** What the big screen shows of a running game: 1920 by 1080 pixels, scaled as a whole. It takes no input. */
export interface ScreenProps<V, E> {
  view: V;
  seats: readonly Sitter[];
  /** The newest entry of the log; null: nothing to animate. */
  batch: Batch<E> | null;
  cards: CardSource | null;
  /** The name of the table. */
  title: string;
  /** What people say now, by seat. */
  emotes: ReadonlyMap<number, string>;
  /** When a race begins, by `performance.now()`; null when none is about to. */
  startsAt: number | null;
  relaxed: boolean;
  /** How many times the remote has said that the story has been read. */
  nexts: number;
  /** The code for joining, where people can join a game that is on: the board shows it itself. */
  code?: string;
  /** What people type to join, without the code. */
  where?: string;
  /** The time that is left for what all decide at the same time. */
  clock?: { until: number; of: number } | null;
  /** The corner at the bottom right is taken by the code for joining. */
  corner: boolean;
  /** For a small set, or seats far away: fewer things, and larger. */
  larger: boolean;
  /** The game is over, with a result or without. */
  over: boolean;
  /** The view is the final table of a game of a match: how it ended, and who is waited for. */
  ended: Aftermath | null;
}

export interface AloneProps<V> {
  view: V;
  cards: CardSource | null;
  /** What was played, for the shared line. */
  deck: string;
  /** Where others play the same cards; null for homework. */
  link: string | null;
  /** Play other cards, by the same rules; null for homework. */
  again: (() => void) | null;
}
/** What the key of those who run a table does now, how far everybody is, and which seats are waited for. */
export interface Stage {
  does: string;
  state: string;
  waiting: readonly number[];
}

/** A part of the log: what happens in one turn, or in one round, game or card where nobody has turns. */
export type LogPart = { kind: "turn"; seat: number } | { kind: "game" | "round" | "card"; number: number };

/** A table of the report that is saved for a spreadsheet. */
export type Sheet = NonNullable<ReportRequest["sheet"]>;

export interface BoardModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game brings its own types
  Board: Component<BoardProps<any, any, any>>;
  /** An event as text, for the log and the screen reader; null for what needs none. */
  describeEvent(event: unknown, speaker: Speaker): string | null;
  /** The part of the log that begins with this event, if one does. */
  logPart?(event: unknown): LogPart | null;
  /** A move as text, for hints and lessons. */
  describeMove(move: unknown, view: unknown, speaker: Speaker): string;
  /** The parameters of a refusal or of a hint's reason, with cards and people named. */
  refusalParams?(params: Record<string, string | number>, speaker: Speaker): Params;
  /** The sound that goes with an event for those in these seats; null for what makes none. Without it a game is silent. */
  sounds?(event: unknown, seats: readonly number[]): Sound | null;
  /** What is read aloud at the press of a key, loaded when the board stands. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game brings its own types
  readouts?: () => Promise<{ default: Readouts<any, any> }>;
  /** Points for the chart of a match after each game or round, if the game has any: one list of numbers by seat. */
  scores(events: readonly unknown[]): readonly number[] | null;
  /** By seat, the cards that stand between somebody and the win, for games without points; `before`: at the last look. */
  remaining?(view: unknown, before: readonly number[]): number[];
  /** Where games of a match follow each other: how one ended, as its board shows it, from the final view and the
   * events that led to it. */
  ending?(view: unknown, events: readonly unknown[]): unknown;
  /** Whether the board itself shows why a move was refused with this code, so that no notice is needed. */
  marks?(code: string): boolean;
  /** How hands are laid open in a replay: the cards among a seat's private fields, and how one is drawn. */
  openHand?: { Card: Component<{ card: number | null }>; cards(own: Record<string, unknown>): readonly number[] };
  /** More about a match that is over than its scores. */
  finale?: () => Promise<{ default: Component<FinaleProps> }>;
  /** While all decide at the same time, or rest between two rounds: what the key of those who run the table does. */
  stage?(view: unknown, seats: readonly Sitter[]): Stage | null;
  /** "pass" where a game does not say. */
  sharing?: Sharing;
  /** The table for a whole room. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game brings its own types
  screen?: () => Promise<{ default: Component<ScreenProps<any, any>> }>;
  /** How somebody did who played alone, to share without giving anything away. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game brings its own types
  alone?: () => Promise<{ default: Component<AloneProps<any>> }>;
  /** That table can also be shown with fewer things, and larger. */
  larger?: boolean;
  /** The report about a class: what was known and what was not. */
  report?: () => Promise<{ default: Component<{ report: ClassReport; save: (sheet: Sheet) => void }> }>;
  /** What belongs to one player, for a phone while the table is on a big screen. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game brings its own types
  handheld?: () => Promise<{ default: Component<BoardProps<any, any, any>> }>;
  /** The cards have texts, for which the server is asked. */
  worded?: boolean;
  /** The board shows the actions of the table itself; otherwise they stand below it. */
  actions?: boolean;
  /** A picture of something that decorates a wide table beside the buttons. */
  thing?: string;
}
