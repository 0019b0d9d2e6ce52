// A card that was laid is carried to its place, turned, and stays or drops. Only what is seen: the view has long changed.
import type { Placed } from "../../protocol/timeline.ts";

/** `flying` to its place, lying there `front` up, `closing` edge on, `dated`, `dropping` to the box, or `done`. */
export type Phase = "flying" | "front" | "closing" | "dated" | "dropping" | "done";

/** Whether the card still shows its front. */
export const covered = (phase: Phase): boolean => phase === "flying" || phase === "front" || phase === "closing";

export interface Pace {
  flight: number;
  turn: number;
}
const LOOK = 350;
const READ = 1_500;
/** Below this the page moves nothing. */
const STILL = 100;

export function phases(event: Placed, carried: boolean, pace: Pace): [Phase, number][] {
  const travels = pace.flight > STILL;
  const steps: [Phase, number][] = [];
  if (carried && travels) steps.push(["flying", pace.flight + LOOK / 2]);
  if (travels) steps.push(["front", LOOK], ["closing", pace.turn / 2]);
  if (event.right) return [...steps, ["dated", pace.turn * 1.5]];
  return [...steps, ["dated", READ], ["dropping", travels ? pace.turn : pace.flight]];
}

export class Turning {
  /** The card turned last, as long as it is worth showing. */
  last = $state.raw<Placed | null>(null);
  phase = $state<Phase>("done");
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(event: Placed, carried: boolean, pace: Pace): void {
    this.hurry();
    this.last = event;
    this.go(phases(event, carried, pace));
  }

  /** Whatever is under way is over at once. */
  hurry(): void {
    clearTimeout(this.timer);
    this.phase = "done";
  }

  forget(): void {
    this.hurry();
    this.last = null;
  }

  private go(steps: [Phase, number][]): void {
    const [step, ...rest] = steps;
    this.phase = step ? step[0] : "done";
    if (step) this.timer = setTimeout(() => this.go(rest), step[1]);
  }
}
