// Made by `python -m spila.server.schemas` from the server's definitions. Change those instead.

export type * from "./bodies.ts";
export type * from "./class-bodies.ts";
export type * from "./commands.ts";
export type * from "./common.ts";
export type * from "./deck-bodies.ts";
export type * from "./host-bodies.ts";
export type * from "./messages.ts";
