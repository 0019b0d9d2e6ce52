// The start of a round is at one instant for everybody; until then there is only the own hand.
export class Countdown {
  private now = $state(performance.now());
  private readonly startsAt: () => number | null;
  /** Seconds left, at most three. */
  readonly count: number = $derived.by(() => {
    const startsAt = this.startsAt();
    return startsAt === null ? 0 : Math.max(0, Math.min(3, Math.ceil((startsAt - this.now) / 1000)));
  });
  readonly running: boolean = $derived.by(() => {
    const startsAt = this.startsAt();
    return startsAt !== null && this.now < startsAt;
  });

  constructor(startsAt: () => number | null) {
    this.startsAt = startsAt;
    $effect(() => {
      const until = startsAt();
      if (until === null) return;
      let timer: ReturnType<typeof setTimeout>;
      const tick = () => {
        // Not read back from the state: the effect would depend on it, and run again for as long as time goes on.
        const now = performance.now();
        this.now = now;
        const left = until - now;
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
      };
      tick();
      return () => clearTimeout(timer);
    });
  }
}
