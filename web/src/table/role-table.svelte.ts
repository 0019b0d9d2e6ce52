// The table at which this device has a role: open while its page is shown, and left for the rematch with everybody else.
import { untrack } from "svelte";
import type { Role } from "../protocol/table.ts";
import { Problem } from "../protocol/http.ts";
import { LiveTable } from "../protocol/live.svelte.ts";
import { router } from "../router.svelte.ts";
import { storage } from "../storage/storage.svelte.ts";
import { tokenInLink } from "./role-link.ts";

export class RoleTable {
  live = $state.raw<LiveTable | null>(null);
  /** Why there is no table. */
  problem = $state.raw<unknown>(null);
  /** What proves the role; null where this device has none. */
  readonly token = $derived.by(() => storage.roleAt(this.code(), this.role)?.token ?? null);

  /** Made by the page's component. `path` leads to the same page of another table; a link may bring the role's token. */
  constructor(
    private readonly code: () => string,
    private readonly role: Role,
    path: (code: string) => string,
  ) {
    untrack(() => {
      const token = tokenInLink();
      if (token) storage.takeRole({ table: code(), role, number: 0, token });
    });
    $effect(() => this.open());
    $effect(() => {
      const why = this.live?.connectionState === "ended" ? this.live.why : null;
      if (!why) return;
      this.problem = new Problem(why.code, why.params ?? {});
      storage.dropRole(code(), this.token);
    });
    $effect(() => {
      const next = this.live?.room?.next;
      const key = untrack(() => storage.roleAt(code(), role));
      if (!next || !key) return;
      // Another role of this device goes along: a class may be led from the computer of its big screen.
      for (const each of untrack(() => storage.roles.filter((one) => one.table === code()))) {
        storage.takeRole({ ...each, table: next });
      }
      router.go(path(next), true);
    });
  }

  private open(): (() => void) | undefined {
    const { token } = this;
    if (!token) return undefined;
    const opening = new LiveTable(this.code(), token);
    this.live = opening;
    return () => {
      opening.close();
      this.live = null;
    };
  }
}
