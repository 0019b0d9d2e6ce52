// The address under which others reach this page. One that only this computer knows is of no use to them.
import { http } from "../protocol/http.ts";
import { router } from "../router.svelte.ts";

class PublicAddress {
  /** This browser is on the server's own machine and uses an address that only it knows. */
  readonly local = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  network = $state<string | null>(null);
  private asked = false;

  /** Find out once what the network calls this server. */
  find(): void {
    if (!this.local || this.asked) return;
    this.asked = true;
    void http.address().then(
      ({ url }) => (this.network = url ?? null),
      () => undefined,
    );
  }

  link(path: string): string {
    return this.network ? new URL(path, this.network).toString() : router.href(path);
  }

  /** For people who type it: without the scheme. */
  short(path: string): string {
    return this.link(path).replace(/^https?:\/\//, "");
  }
}

export const address = new PublicAddress();
