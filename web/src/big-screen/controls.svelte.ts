// What a big screen shows besides the table, and larger or not: by its own keys, or as the remote says.
import { say } from "../i18n/i18n.svelte.ts";
import type { Cue } from "../protocol/table.ts";
import { storage } from "../storage/storage.svelte.ts";
import { isArrow } from "../boards/nearest.ts";
import { fullScreen } from "./set.ts";

/** How long the bar stays that nobody uses. */
const BAR_MS = 8_000;
const VOLUME = 0.6;

export interface Act {
  key: string;
  label: string;
  pressed?: boolean;
  act: () => void;
}

export class ScreenControls {
  shows = $state<"table" | "code" | "rules">("table");
  /** The page of the rules. */
  page = $state(0);
  /** How many times the remote has said that the story has been read. */
  nexts = $state(0);
  bar = $state(false);
  readonly larger = $derived(storage.preferences.screen === "larger");
  readonly acts = $derived.by<readonly Act[]>(() => {
    const acts: Act[] = [
      ...this.leader(),
      { key: "f", label: say("screen-full"), act: () => void fullScreen() },
      { key: "r", label: say("web-rules"), pressed: this.shows === "rules", act: () => this.rules() },
    ];
    const larger = { key: "l", label: say("screen-larger"), pressed: this.larger };
    return this.grows() ? [...acts, { ...larger, act: () => this.enlarge(!this.larger) }] : acts;
  });
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `grows`: the game's table can be shown larger. `leader`: what the person can do who leads the game from this set. */
  constructor(
    private readonly grows: () => boolean,
    private readonly leader: () => readonly Act[] = () => [],
  ) {}

  cue(cue: Cue): void {
    if (cue === "table" || cue === "code") this.shows = cue;
    else if (cue === "rules") this.open();
    else if (cue === "page") this.page += 1;
    else if (cue === "larger" || cue === "smaller") this.enlarge(cue === "larger");
    else if (cue === "next") this.nexts += 1;
    else if (cue === "sound-off") storage.prefer({ volume: 0 });
    else if (storage.preferences.volume === 0) storage.prefer({ volume: VOLUME });
  }

  /** A key that nothing on the page has used. Returns whether it is used up. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return false;
    const act = this.acts.find((each) => each.key === event.key.toLowerCase());
    if (this.bar) this.showBar();
    if (act) act.act();
    else if (event.key === "Escape" && (this.bar || this.shows !== "table")) this.close();
    else if (!isArrow(event.key) || this.bar) return false;
    else if (this.shows === "rules")
      this.page = Math.max(0, this.page + (event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1));
    else this.showBar();
    return true;
  }

  close(): void {
    this.bar = false;
    this.shows = "table";
    clearTimeout(this.timer);
  }

  showBar(): void {
    this.bar = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.bar = false), BAR_MS);
  }

  private rules(): void {
    if (this.shows === "rules") this.close();
    else this.open();
  }

  private open(): void {
    this.close();
    this.page = 0;
    this.shows = "rules";
  }

  private enlarge(larger: boolean): void {
    storage.prefer({ screen: larger ? "larger" : "normal" });
  }
}
