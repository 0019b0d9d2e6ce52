// Fluent messages as the build packs them (`build/words.ts`): by name, with as little around the texts as possible.
import type { FluentResource } from "@fluent/bundle";

type Message = FluentResource["body"][number];
type Pattern = NonNullable<Message["value"]>;
export type Packed = Record<string, Pattern | Pick<Message, "value" | "attributes">>;

export const unpacked = (messages: Packed): Message[] =>
  Object.entries(messages).map(([id, message]) =>
    typeof message === "string" || Array.isArray(message)
      ? { id, value: message, attributes: {} }
      : { id, ...(message as Pick<Message, "value" | "attributes">) },
  );
