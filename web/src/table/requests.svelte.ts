// Everything that is asked of the table from the frame around the board. Each refusal is shown as a notice.
import { say, words, type Params } from "../i18n/i18n.svelte.ts";
import { endedOnce } from "../i18n/sentences.ts";
import type { Answer, Asked } from "../protocol/connection.ts";
import type { LiveTable } from "../protocol/live.svelte.ts";
import { play } from "../sound/sounds.ts";
import type { Announcer } from "./announcer.svelte.ts";
import type { ShownTable } from "./shown-table.svelte.ts";

export class TableRequests {
  private hint = $state.raw<{ move: unknown; version: number } | null>(null);
  /** The move of the last hint, until anything happens at the table. */
  readonly hinted = $derived.by(
    () => (this.hint?.version === this.table.first?.version ? this.hint?.move : null) ?? null,
  );

  constructor(
    private readonly table: ShownTable,
    private readonly announcer: Announcer,
  ) {}

  readonly ask = async (message: Asked, live = this.table.live): Promise<Answer | null> =>
    live ? this.answered(await live.ask(message)) : null;

  readonly act =
    (live: LiveTable) =>
    async (move: unknown): Promise<Answer> => {
      this.announcer.dismiss();
      const races = live.room?.races ?? false;
      const answer = await live.act(move, races);
      if (answer.type === "refused" && this.table.board?.marks?.(answer.code)) {
        play("refused");
        this.announcer.speak(this.refusal(answer));
        return answer;
      }
      return this.answered(answer);
    };

  readonly requestHint = async (): Promise<void> => {
    const answer = await this.ask({ type: "hint" });
    const { board, live, speaker } = this.table;
    if (answer?.type !== "done" || !answer.hint || !board) return;
    const { move, reason, params, chance, runner_up: other } = answer.hint;
    this.hint = { move, version: this.table.first?.version ?? 0 };
    const describe = (each: unknown) => board.describeMove(each, live?.view, speaker);
    const described = describe(move);
    const why = say(`reason-${reason}`, this.named(params ?? {}));
    const brief = endedOnce(
      chance == null
        ? say("web-hint-shown", { move: described, reason: why })
        : say("web-hint-chance", { move: described, reason: why, chance }),
    );
    const hint =
      chance == null || !other
        ? brief
        : endedOnce(
            say("web-hint-chances", {
              move: described,
              reason: why,
              chance,
              other: describe(other.move),
              otherChance: other.chance,
            }),
          );
    this.announcer.show(hint, false, brief);
    this.announcer.note(say("web-hint-logged", { hint }));
  };

  readonly undo = async (): Promise<void> => {
    const answer = await this.ask({ type: "undo" });
    if (answer?.type === "done" && this.table.live?.room?.undo) this.announcer.show(say("web-undo-waiting"));
  };

  private answered(answer: Answer): Answer {
    if (answer.type === "refused") {
      play("refused");
      this.announcer.show(this.refusal(answer), true);
    }
    return answer;
  }

  private refusal({ code, params }: Answer & { type: "refused" }): string {
    return words.refusal(code, this.named(params ?? {}));
  }

  /** Parameters of a message with the names of cards and players, which the board knows. */
  private named(given: Record<string, number | string>): Params {
    const { board, speaker } = this.table;
    return board?.refusalParams?.(given, speaker) ?? given;
  }
}
