// The help of a board, loaded when somebody asks for it: nobody needs it to see the table.
import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board has its own props
export class Help<Props extends Record<string, any>> {
  /** What to show; null while it is closed or could not be loaded. */
  shown = $state.raw<Component<Props> | null>(null);

  constructor(private readonly load: () => Promise<{ default: Component<Props> }>) {}

  open = async (): Promise<void> => {
    const found = await this.load().catch(() => null);
    this.shown = found?.default ?? null;
  };

  close = (): void => {
    this.shown = null;
  };
}
